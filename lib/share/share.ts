import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { formatNumber } from '@/lib/format/numbers';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { href } from '@/lib/site/href';
import * as words from '@/words/share/message';

/**
 * The address that shows this due date to whoever opens it. It holds the date and nothing else of the visitor.
 * @param origin Scheme and host that the site is served from, such as 'https://example.ca'.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getShareUrl(new Date(2027, 5, 8), 'https://example.ca') // 'https://example.ca/?date=2027-06-08'
 */
export function getShareUrl(dueDate: Date, origin: string): string {
  return `${origin}${href(`/?date=${formatCalendarDate(dueDate)}`)}`;
}

/**
 * What a shared message says: the due date, the days to go and the gestational age, in whole sentences. On the due
 * date and after it, it says so in place of the days to go.
 */
export function getShareText({ dueDate, gestationalAge }: PregnancyCalculation): string {
  const date = formatPlainLongDate(dueDate);
  const age = formatWeeksAndDays(gestationalAge);
  const daysToGo = PREGNANCY_DAYS - (gestationalAge.weeks * 7 + gestationalAge.days);
  if (daysToGo > 1) return words.daysToGo({ date, days: formatNumber(daysToGo), age });
  if (daysToGo === 1) return words.oneDayToGo({ date, age });
  if (daysToGo === 0) return words.dueToday({ date, age });
  if (daysToGo === -1) return words.dueYesterday({ date, age });
  return words.daysPast({ date, days: formatNumber(-daysToGo), age });
}

interface ShareContent {
  /** What the message says, without the link. */
  text: string;
  url: string;
}

interface ShareLinks {
  facebook: string;
  twitter: string;
  email: string;
  sms: string;
  pinterest: string;
}

/**
 * Links that open a network or an app with a message ready to send. Nothing is sent until the visitor sends it there.
 * Facebook may leave the quote out; it shows a preview of the link. Pinterest asks for a picture itself.
 */
export function getShareLinks({ text, url }: ShareContent): ShareLinks {
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${encode({ u: url, quote: text })}`,
    twitter: `https://twitter.com/intent/tweet?${encode({ text, url })}`,
    // RFC 6068: line breaks are CRLF.
    email: `mailto:?${encode({ subject: words.subject, body: `${text}\r\n\r\n${url}` })}`,
    // Android reads the body after '?', iOS after '&'; both take this form.
    sms: `sms:?&${encode({ body: `${text} ${url}` })}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${encode({ url, description: text })}`,
  };
}

/** A query. Spaces become %20, as mail and message apps show a plus sign as it is. */
function encode(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
