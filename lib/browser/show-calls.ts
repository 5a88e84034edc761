import { healthLineNumbers } from '@/data/health-lines';
import { getDialledNumber, parseProviderPhone } from '@/lib/contractions/provider-phone';
import { findProvinceCode } from '@/lib/resources/provinces';
import { readStoredText } from './read-stored';
import { showNumber } from './show-number';

/**
 * Puts into the links of components/emergency/call-links whom the visitor can call: the number of one's own, else that of
 * the region's line, else the link to the numbers of all lines.
 */
export function showCalls(part: HTMLElement): void {
  const own = parseProviderPhone(readStoredText('providerPhone'));
  const region = findProvinceCode(readStoredText('region'));
  const [line] = region ? healthLineNumbers[region] : [];
  for (const calls of part.querySelectorAll<HTMLElement>('[data-calls]')) {
    show(calls, 'own', own === undefined ? undefined : { printed: own, dialled: getDialledNumber(own) });
    show(calls, 'line', own ? undefined : line);
    const find = calls.querySelector<HTMLElement>('[data-call="find"]');
    if (find) find.hidden = Boolean(own ?? line);
  }
}

function show(calls: HTMLElement, kind: string, number: { printed: string; dialled: string } | undefined): void {
  const link = calls.querySelector<HTMLAnchorElement>(`[data-call="${kind}"]`);
  if (link) showNumber(link, number);
}
