import type { ReadStored } from '@/lib/browser/stored-change';
import { getDialledNumber, parseProviderPhone } from '@/lib/contractions/provider-phone';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { isCounted } from '@/lib/pregnancy/term';
import { getMovementPart } from '@/lib/weeks/movement-parts';

/**
 * Shows on the page of movements what it knows of the visitor: the number of their maternity unit on the button that
 * calls it, and which part is about their week, which then stands first.
 */
export function showOwnMovements(read: ReadStored): void {
  showNumber(parseProviderPhone(read('maternityPhone')));
  showPart(parseStoredDueDate(read('pregnancy')));
}

function showNumber(number: string | undefined): void {
  const call = document.querySelector<HTMLAnchorElement>('[data-unit-call]');
  const add = document.querySelector<HTMLElement>('[data-unit-add]');
  const change = document.querySelector<HTMLElement>('[data-unit-change]');
  if (!call || !add || !change) return;
  call.hidden = !number;
  add.hidden = Boolean(number);
  change.hidden = !number;
  call.href = number ? `tel:${getDialledNumber(number)}` : '#content';
  for (const place of document.querySelectorAll('[data-unit-number]')) place.textContent = number ?? '';
}

function showPart(dueDate: Date | undefined): void {
  const parts = document.querySelector<HTMLElement>('[data-movement-parts]');
  if (!parts) return;
  const now = new Date();
  if (isCounted(dueDate, now)) parts.dataset.own = getMovementPart(getGestationalAge(dueDate, now).weeks);
  else delete parts.dataset.own;
}
