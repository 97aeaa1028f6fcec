import { notInRelease } from "../support/release";
import { siteContent } from "../support/content";

const quote = {
  ...{ slug: "jo", quote: "It rings.", author: "Jo", title: "Agent, Reno" },
  ...{ initials: "J", verified: true, permission: true, rating: 5 as const },
};
const content = {
  ...siteContent,
  testimonials: { ...siteContent.testimonials, items: [quote] },
};

test("a release of the content has nothing that the content does not say", () => {
  expect(notInRelease({ content }, content)).toEqual([]);
});

test("a picture's file, which the build makes, is no difference", () => {
  const closing = { ...content.closing, image: { src: "/static/a.jpg" } };
  expect(notInRelease({ content: { ...content, closing } }, content)).toEqual(
    [],
  );
});

test.each([
  ["verified", { ...quote, verified: false }],
  ["permitted", { ...quote, permission: false }],
])("a quote that is not %s is in no release", (_, item) => {
  const testimonials = { ...content.testimonials, items: [item] };
  expect(notInRelease({ content }, { ...content, testimonials })).toEqual([
    ...["jo", "It rings.", "Jo", "Agent, Reno", "J"],
  ]);
});

test("another form and a text of another version are in no release", () => {
  const host = "http://localhost:9001";
  const { site, closing } = content;
  const served = {
    ...content,
    site: { ...site, form: { ...site.form, host } },
    closing: { ...closing, text: "Ask us in June." },
  };
  expect(notInRelease(served, content).sort()).toEqual(
    ["Ask us in June.", host].sort(),
  );
});
