import { isValid } from 'date-fns';

/**
 * Refuses a `Date` that holds no time.
 * @throws RangeError 'Invalid time value', the same error that formatting such a date gives.
 */
export function assertValidDate(date: Date): void {
  if (!isValid(date)) throw new RangeError('Invalid time value');
}
