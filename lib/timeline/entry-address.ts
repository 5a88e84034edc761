import { addAddress } from '@/lib/calendar/entry-rules';
import { href } from '@/lib/site/href';
import * as words from '@/words/timeline/calendar-file';
import type { CalendarEntry } from './calendar-event';

/** What entries of a calendar lead to. */
export interface EntryLinks {
  /** Scheme and host that the site is served from. */
  origin: string;
  /** The visitor's link to come back, where they want it in the entries. */
  keepLink?: string | undefined;
}

/** The address of an entry's page, in the language of the site. */
export const getEntryAddress = ({ path }: CalendarEntry, { origin }: EntryLinks) => origin + href(path);

/** The text of an entry as a calendar shows it: the address of its page is its last line, but for the link to come back. */
export function describeEntry(entry: CalendarEntry, links: EntryLinks): string {
  const text = addAddress(entry.description, getEntryAddress(entry, links));
  return links.keepLink ? addAddress(text, words.toComeBack(links.keepLink)) : text;
}
