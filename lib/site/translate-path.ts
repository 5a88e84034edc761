/** The part of a path that is translated: 'week' of 'week-20', and what has no ending but that of a page. */
const NAME = /^week(?=-\d+(\.html)?$)|^[^.]+(?=(\.html)?$)/;

/**
 * An address of this site, or the path of a file of it, in a language, by the parts that it translates. What follows '?'
 * or '#' is the same in every language.
 * @param path Has English names: '/development/week-20', 'development/week-20.html'.
 * @example translatePath('/development/week-20', { development: 'developpement', week: 'semaine' })
 * // '/developpement/semaine-20'
 */
export function translatePath(path: string, slugs: Record<string, string>): string {
  const [address = ''] = path.split(/[?#]/, 1);
  const translated = address.split('/').map((part) => part.replace(NAME, (name) => slugs[name] ?? name));
  return translated.join('/') + path.slice(address.length);
}
