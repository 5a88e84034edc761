import { readFileSync } from 'node:fs';

/** @typedef {{ code: import('../../data/languages').LanguageCode, tag: string, name: string, prefix: string }} Language */

/**
 * The languages of the site, that of the root first.
 * @type {Language[]}
 */
export const languages = JSON.parse(readFileSync(new URL('../../data/languages.json', import.meta.url), 'utf8'));

/**
 * The language that a build is made in, by its code in the environment: the first one unless another is asked for.
 * @throws for a code that is no language of the site
 */
export function getBuildLanguage(code = process.env.SITE_LANGUAGE || languages[0]?.code) {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`SITE_LANGUAGE: the site has no language '${code}' (data/languages.json).`);
  return language;
}
