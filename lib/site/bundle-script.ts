import { buildSync, transformSync } from 'esbuild';
import { languageCode } from '@/words/language';

/** The scripts that stand in the HTML of a page: files of lib/browser/in-page, with the syntax that each may use. */
const inPageScripts = {
  'await-copy': 'es2020',
  'await-first-box': 'es2020',
  'await-greeting': 'es2020',
  'await-leave-facts': 'es2020',
  'await-own-date': 'es2020',
  'await-region': 'es2020',
  'await-timer': 'es2020',
  // These also have to run in browsers that are too old for the rest of the site.
  'early-timer': 'es5',
  'early-use': 'es5',
  'own-answers': 'es2020',
  'own-day': 'es2020',
  'own-find-care': 'es2020',
  'own-movements': 'es2020',
  'own-papers': 'es2020',
  'own-region-fold': 'es2020',
  'own-sign-band': 'es2020',
  'quick-exit': 'es5',
  'restore-scroll': 'es5',
  'take-fragment': 'es2020',
  'try-storage': 'es2020',
  'week-to-dos': 'es2020',
} as const satisfies Record<string, Syntax>;

type Syntax = 'es5' | 'es2020';

export type InPageScript = keyof typeof inPageScripts;

/** The text of a script that stands in the HTML of a page. Runs esbuild, so only pages being built may call it. */
export function bundleInPageScript(name: InPageScript): string {
  return bundleScript(`lib/browser/in-page/${name}.ts`, inPageScripts[name]);
}

/**
 * One script of a TypeScript file and all that it imports, with the words of the language that the site is built in.
 * Runs esbuild, so only pages being built may call it.
 * @param file its path in this repository
 * @throws where the file needs syntax that esbuild cannot rewrite for the browsers it is for
 */
export function bundleScript(file: string, syntax: Syntax): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
    alias: { '@/words': `./data/${languageCode}` },
  });
  // Rewritten once bundled: what is not used of the imported files is left out by then, and their constants are variables.
  return transformSync(outputFiles?.[0]?.text ?? '', { target: syntax, charset: 'utf8', minify: true }).code.trim();
}
