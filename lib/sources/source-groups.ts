/** A topic with the keys under it. */
interface SourceGroup<Topic, Key> {
  id: Topic;
  keys: readonly Key[];
}

/**
 * Every key once, by topic in the order of the topics; keys without a topic come last, as the topic 'rest', so that a new
 * source is never left out. Topics without keys are left out.
 */
export function listSourceGroups<Topic extends string, Key extends string>(
  keys: readonly Key[],
  topics: readonly SourceGroup<Topic, Key>[],
): SourceGroup<Topic | 'rest', Key>[] {
  const left = new Set(keys);
  const groups = topics.map(({ id, keys: named }) => ({ id, keys: named.filter((key) => left.delete(key)) }));
  return [...groups, { id: 'rest' as const, keys: [...left] }].filter((group) => group.keys.length > 0);
}

/** Hosts of the Government of Canada and of the provinces and territories; their subdomains count too. */
const GOVERNMENT_HOSTS =
  /(^|\.)(canada\.ca|gc\.ca|gov\.[a-z]{2}\.ca|gouv\.qc\.ca|quebec\.ca|gnb\.ca|ontario\.ca|alberta\.ca|saskatchewan\.ca|novascotia\.ca|princeedwardisland\.ca|yukon\.ca)$/;

/** Whether an address is one of a government in Canada, by its host alone. */
export function isGovernmentPage(url: string): boolean {
  return GOVERNMENT_HOSTS.test(new URL(url).host);
}
