// Part of `npm run format`: puts the no-break spaces and apostrophes of French typography into the words of data/fr.
// data/fr/french.test.ts checks the same in what is read; the text of elements, which is not in quotes, is for the
// writer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'data/fr';
/** Code within a template, which may hold templates with simple code of their own. */
const CODE = /\$\{(?:[^{}`]|\{[^{}]*\}|`(?:[^`\\]|\\.)*`)*\}/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/;
const TEMPLATE = new RegExp(`\`(?:${CODE.source}|[^\`\\\\]|\\\\.)*\``);
const TOKEN = new RegExp([COMMENT, STRING, TEMPLATE].map(({ source }) => source).join('|'), 'g');
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
 * @returns {string}
 */
function formatSource(source) {
  return source.replace(TOKEN, (token, offset) => {
    if (token.startsWith('/') || /(?:from|import\(?) ?$/.test(source.slice(0, offset))) return token;
    const [quote = ''] = token;
    const text = token.slice(1, -1);
    if (quote === '`') return quote + formatTemplate(text) + quote;
    const formatted = formatText(text.replace(/\\'/g, '’'));
    return quote === '"' ? `"${formatted.replaceAll("'", '’')}"` : `'${formatted}'`;
  });
}

/**
 * The texts of a template and, within its code, those of its strings.
 * @param {string} template
 * @returns {string}
 */
function formatTemplate(template) {
  return template
    .split(new RegExp(`(${CODE.source})`))
    .map((part) => (part.startsWith('${') ? formatSource(part) : formatText(part.replaceAll("'", '’'))))
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
