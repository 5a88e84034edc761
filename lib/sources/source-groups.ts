/** A heading with the keys under it. */
interface SourceGroup<Key> {
  id: string;
  title: string;
  keys: Key[];
}

/**
 * Every key once, by topic in the order of the topics; keys without a topic come last, so that a new source is never
 * left out. Topics without keys are left out.
 * @param restTitle heading of the keys without a topic
 */
export function listSourceGroups<Key extends string>(
  keys: readonly Key[],
  topics: readonly SourceGroup<Key>[],
  restTitle: string,
): SourceGroup<Key>[] {
  const left = new Set(keys);
  const groups = topics.map(({ id, title, keys: named }) => ({
    id,
    title,
    keys: named.filter((key) => left.delete(key)),
  }));
  return [...groups, { id: 'rest', title: restTitle, keys: [...left] }].filter((group) => group.keys.length > 0);
}

/** Hosts of the Government of Canada and of the provinces and territories; their subdomains count too. */
const GOVERNMENT_HOSTS =
  /(^|\.)(canada\.ca|gc\.ca|gov\.[a-z]{2}\.ca|gouv\.qc\.ca|quebec\.ca|gnb\.ca|ontario\.ca|alberta\.ca|saskatchewan\.ca|novascotia\.ca|princeedwardisland\.ca|yukon\.ca)$/;

/** Whether an address is one of a government in Canada, by its host alone. */
export function isGovernmentPage(url: string): boolean {
  return GOVERNMENT_HOSTS.test(new URL(url).host);
}
