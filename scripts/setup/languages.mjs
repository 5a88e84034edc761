import { readFileSync } from 'node:fs';

/** @typedef {{ code: string, tag: string, name: string, prefix: string, slugs: Record<string, string> }} Language */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));

/**
 * The languages of the site with the parts of addresses that each translates; that of the root first.
 * @type {Language[]}
 */
export const languages = readJson('languages.json').map((/** @type {Language} */ language) => ({
  ...language,
  slugs: readJson(`${language.code}/slugs.json`),
}));

/**
 * The language that a build is made in, by its code in the environment: the first one unless another is asked for.
 * @throws for a code that is no language of the site
 */
export function getBuildLanguage(code = process.env.SITE_LANGUAGE || languages[0]?.code) {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`SITE_LANGUAGE: the site has no language '${code}' (data/languages.json).`);
  return language;
}
