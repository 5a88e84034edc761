/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { languages } from '@/data/languages';
import { loadModules } from '@/scripts/lint/list-words';

const css = readFileSync('components/about/publication.css', 'utf8');

it.each(languages)('says in $name that a link opens in a new tab, in the words of other links', ({ code, prefix }) => {
  const { 'ui/external-link': words } = loadModules(`data/${code}`, (path) => path === 'ui/external-link.ts');
  const { opensInNewTab } = words as { opensInNewTab: string };
  expect(css).toContain(
    `.publications${prefix && `:lang(${code})`} a[target]::after {\n  content: "\\a0" / " ${opensInNewTab}"`,
  );
});
