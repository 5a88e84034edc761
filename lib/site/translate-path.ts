const WEEK = /^week-(\d+)$/;

/**
 * An address of this site in a language, by the parts that it translates. What follows '?' or '#' is the same in every
 * language. scripts/setup/translate-path.mjs says the same to the build; a test compares the two.
 * @param path Starts with '/', with English names: '/development/week-20'.
 * @example translatePath('/development/week-20', { development: 'developpement', week: 'semaine' })
 * // '/developpement/semaine-20'
 */
export function translatePath(path: string, slugs: Record<string, string>): string {
  const [address = ''] = path.split(/[?#]/, 1);
  const translated = address
    .split('/')
    .map((part) => part.replace(WEEK, `${slugs.week ?? 'week'}-$1`))
    .map((part) => slugs[part] ?? part)
    .join('/');
  return translated + path.slice(address.length);
}
