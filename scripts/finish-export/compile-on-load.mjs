/**
 * The first line by which a script asks browsers that know it (Chromium 136 and later) to compile all of its functions
 * while it is loaded, beside the page. Else each is compiled when it is first called, and the page answers nothing
 * meanwhile: on a slow phone that was most of the time until the widgets answered. To others it is a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Chromium compiles beside the page only what is at least this long, in bytes. */
const MIN_LENGTH = 30_000;

/**
 * The large scripts that pages load once they are painted, each with the hint.
 * @param pages the HTML of finished pages
 * @param files a Map from path to text, which holds the scripts
 * @returns a Map from the path of each script to its text
 * @throws when a page loads a script that is not among the files
 */
export function hintCompileOnLoad(pages, files, { basePath = '' } = {}) {
  const urls = pages.flatMap((html) => /<script data-scripts="([^"]+)"/.exec(html)?.[1].split(' ') ?? []);
  const paths = [...new Set(urls)].map((url) => url.slice(basePath.length + 1));
  const missing = paths.find((path) => files.get(path) === undefined);
  if (missing) throw new Error(`A page loads ${missing}, which the export does not hold.`);
  return new Map(
    paths.filter((path) => files.get(path).length >= MIN_LENGTH).map((path) => [path, COMPILE_HINT + files.get(path)]),
  );
}
