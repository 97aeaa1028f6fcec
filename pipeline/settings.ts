/** What a build is made of. */
interface Build {
  /** The content folder. */
  folder: string;
  /** Whether the sample form host of `tools/` stands in for the form's provider. */
  hasSampleForm: boolean;
  /** Whether quotes that nobody has verified are left out. */
  isRelease: boolean;
}

const content = { folder: "content", hasSampleForm: false, isRelease: false };

const builds: Record<string, Build> = {
  /** What the owner looks at before it goes live. */
  preview: content,
  /** What `npm start` shows. */
  demo: { ...content, hasSampleForm: true },
  /** The made-up site that the tests of the code expect. */
  launched: {
    folder: "tests/fixtures/launched",
    hasSampleForm: true,
    isRelease: false,
  },
  /** What is published: `npm run release` makes it, after the launch check. */
  release: { ...content, isRelease: true },
};

/**
 * The build that the environment variable BUILD names. Without one, the preview.
 *
 * @throws {Error} if there is no build of that name
 */
export function currentBuild(): Build {
  const name = process.env["BUILD"] || "preview";
  const build = Object.hasOwn(builds, name) && builds[name];
  if (build) return build;
  throw new Error(
    `There is no build "${name}": choose ${Object.keys(builds).join(", ")}.`,
  );
}
