import { type CanIGroup, type CanITopic, canITopics } from '@/data/can-i/topics';
import { type CanIEntry, canIEntries } from './entries';

/** The page of a topic: its path, in English. */
export const getTopicPath = (topic: CanITopic) => `/can-i/${topic}`;

/** The address of an entry, on the page of its topic: '/can-i/food#feta'. */
export const getEntryPath = ({ topic, id }: Pick<CanIEntry, 'topic' | 'id'>) => `${getTopicPath(topic)}#${id}`;

/**
 * An entry of any topic.
 * @throws Error for an id that no entry has.
 */
export function getCanIEntry(id: string): CanIEntry {
  const entry = canIEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`The look-up has no entry '${id}'`);
  return entry;
}

/** The entries of a topic in their order. */
export const listTopicEntries = (topic: CanITopic): CanIEntry[] => canIEntries.filter((entry) => entry.topic === topic);

/** Entries that stand together under a heading. */
export interface EntryGroup {
  id: CanIGroup;
  entries: CanIEntry[];
}

/** The groups of a topic in their order, without those that have no entry. */
export function listEntryGroups(topic: CanITopic): EntryGroup[] {
  const entries = listTopicEntries(topic);
  return canITopics[topic].groups
    .map((id) => ({ id, entries: entries.filter(({ group }) => group === id) }))
    .filter((group) => group.entries.length > 0);
}

/**
 * Groups in two columns of about the same length, in their order: the first holds at least one, and ends where half of
 * the entries are nearest.
 */
export function splitIntoColumns(groups: readonly EntryGroup[]): [EntryGroup[], EntryGroup[]] {
  const count = (part: readonly EntryGroup[]) => part.reduce((sum, { entries }) => sum + entries.length, 0);
  const half = count(groups) / 2;
  const ends = groups.map((_, index) => index + 1);
  const distance = (end: number) => Math.abs(count(groups.slice(0, end)) - half);
  const [end = 0] = ends.toSorted((one, other) => distance(one) - distance(other));
  return [groups.slice(0, end), groups.slice(end)];
}
