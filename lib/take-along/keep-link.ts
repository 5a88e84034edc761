import type { ProvinceCode } from '@/data/provinces';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { findProvinceCode } from '@/lib/resources/provinces';
import { href } from '@/lib/site/href';
import { writeLinkData } from './link-data';

/** What the link to come back holds, and nothing else of the visitor. */
export interface KeptDates {
  /** yyyy-MM-dd */
  dueDate: string;
  region?: ProvinceCode;
}

/**
 * The link by which a visitor finds their due date and region again where the browser has lost them. Both stand behind
 * '#': no host is sent them.
 * @param origin Scheme and host that the site is served from, such as 'https://example.ca'.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getKeepLink('https://example.ca', new Date(2027, 3, 10), 'ON')
 * // 'https://example.ca/take-along#keep=1.2027-04-10.ON'
 */
export function getKeepLink(origin: string, dueDate: Date, region?: ProvinceCode): string {
  const content = formatCalendarDate(dueDate) + (region ? `.${region}` : '');
  return `${origin}${href(`/take-along#${writeLinkData('keep', content)}`)}`;
}

/** Reads the content of such a link; undefined for what `getKeepLink` does not write. */
export function parseKeptDates(content: string): KeptDates | undefined {
  const [dueDate = '', code, ...others] = content.split('.');
  const region = code === undefined ? undefined : findProvinceCode(code);
  if (!parseCalendarDate(dueDate) || others.length > 0 || (code !== undefined && !region)) return undefined;
  return { dueDate, ...(region && { region }) };
}
