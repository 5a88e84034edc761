/**
 * A path of a file or an address in a language, by the parts that it translates: 'development/week-20.html' becomes
 * 'developpement/semaine-20.html'. lib/site/translate-path.ts says the same to pages; a test compares the two.
 * @param {string} path
 * @param {Record<string, string>} slugs
 */
export function translatePath(path, slugs) {
  return path.replace(/[^/?#]+?(?=\.html$|\/|[?#]|$)/g, (part, offset) => {
    if (/[?#]/.test(path.slice(0, offset))) return part;
    const [, week] = /^week-(\d+)$/.exec(part) ?? [];
    return week ? `${slugs.week ?? 'week'}-${week}` : (slugs[part] ?? part);
  });
}
