import { test } from "../support/journey";

test("An address that does not exist says so, and leads home", async ({
  visitor,
  content: { hero, notFound },
}) => {
  visitor.allow(/404 \(Not Found\)/);
  await visitor.open("/no/such/page");
  await visitor.expectInView({ role: "heading", name: notFound.heading });
  await visitor.expectAddress("/no/such/page");
  await visitor.click({ role: "link", name: notFound.link });
  await visitor.expectAddress("/");
  await visitor.expectInView({ role: "heading", name: hero.heading });
});
