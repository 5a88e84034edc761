// Part of `npm run format`: puts the no-break spaces and apostrophes of French typography into the words of data/fr.
// data/fr/french.test.ts checks the same in what is read; the text of elements, which is not in quotes, is for the
// writer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'data/fr';
/** Its pattern is no text. */
const LEFT_OUT = /\.test\.tsx?$|line-breaks\.ts$/;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
  .map((file) => join(FOLDER, file));
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const formatted = formatSource(source);
  if (formatted !== source) writeFileSync(file, formatted);
}

/**
 * A module with its texts in French typography.
 * @param {string} source
 */
function formatSource(source) {
  // Comments, and whole strings without a line end; a template is a string of parts between `${` and `}`.
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    (token, offset) => {
      if (token.startsWith('/') || /(?:from|import\(?) ?$/.test(source.slice(0, offset))) return token;
      const [quote = ''] = token;
      const text = token.slice(1, -1);
      if (quote === '`') return quote + formatTemplate(text) + quote;
      const formatted = formatText(text.replace(/\\'/g, '’'));
      return quote === '"' ? `"${formatted.replaceAll("'", '’')}"` : `'${formatted}'`;
    },
  );
}

/** @param {string} template */
function formatTemplate(template) {
  return template
    .split(/(\$\{[^}]*\})/)
    .map((part) => (part.startsWith('${') ? part : formatText(part.replaceAll("'", '’'))))
    .join('');
}

/** @param {string} text */
function formatText(text) {
  return text
    .replace(/ (?=:(?:\s|$)|»)/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/[ \u00a0]+(?=[;!?](?:\s|$|»))/g, '')
    .replaceAll('...', '…')
    .replace(/(?<=\d|^) (?=[%$¢](?![\p{L}{]))/gu, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')
    .replace(/(?<=\d(?:er|e)?) (?=\p{Ll}|°C)/gu, '\u00a0')
    .replace(/(?<=(?<!\p{L})[Ss]emaines?) (?=\d)/gu, '\u00a0')
    .replace(/^ (?=(?:semaines?|jours?|mois|ans|heures?|minutes?|secondes?|min|cm|mm|kg|g)(?!\p{L}))/gu, '\u00a0');
}
