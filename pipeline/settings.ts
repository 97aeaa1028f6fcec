/** A kind of build. */
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

const form = Number(process.env["FORM_PORT"] ?? 9001);

/**
 * Where the site and the sample form host listen, which serves forms and its
 * script from an origin each; set PORT and FORM_PORT to run two at once.
 */
export const ports = {
  site: Number(process.env["PORT"] ?? 9000),
  form,
  script: Number(process.env["FORM_SCRIPT_PORT"] ?? form + 1),
};
