import { isRecord, parseJson } from '@/lib/json/json';

const VERSION = 1;

/** The longest number that networks carry has 15 digits (ITU-T E.164); the shortest to call in Canada, 811, has 3. */
const DIALLED = /^\+?\d{3,15}(,\d+)?$/;

/**
 * A number as a link dials it. The comma is a pause, after which telephones dial the extension.
 * @example getDialledNumber('(613) 555-0100 ext 12') // '6135550100,12'
 */
export function getDialledNumber(number: string): string {
  return number.replace(/ext|poste/i, ',').replace(/[^\d+,]/g, '');
}

/** Whether a number has 3 to 15 digits, both included, before its extension. */
export function canBeDialled(number: string): boolean {
  return DIALLED.test(getDialledNumber(number));
}

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeProviderPhone(number: string): string {
  return JSON.stringify({ version: VERSION, number });
}

/** Reads what was stored; undefined for none, and for what cannot be dialled. Never throws. */
export function parseProviderPhone(text: string | null): string | undefined {
  const value = parseJson(text ?? '');
  const number = isRecord(value) ? value.number : undefined;
  return typeof number === 'string' && canBeDialled(number) ? number : undefined;
}
