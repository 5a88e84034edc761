const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const [first, ...others] = JSON.parse(readFileSync(path.join(root, 'data/languages.json'), 'utf8')).map(
  (/** @type {{ code: string }} */ { code }) => code,
);
const asked = process.env.SITE_LANGUAGE || first;
const OWN = new RegExp(`[\\\\/]data[\\\\/](${[first, ...others].join('|')})(?:[\\\\/]|$)`);

/**
 * Resolves modules for jest. Words come in the language of the folder that asks for them, so that a test can compare
 * two; everything else gets those of SITE_LANGUAGE, as in a build.
 * @param {string} request
 * @param {{ basedir: string, defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
  const [, name] = /^@\/words\/(.*)$/.exec(request) ?? [];
  if (name === undefined) return options.defaultResolver(request, options);
  const language = OWN.exec(options.basedir)?.[1] ?? asked;
  return options.defaultResolver(path.join(root, 'data', language, name), options);
};
