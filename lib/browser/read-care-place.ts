import type { StoredKey } from '@/data/stored-values';
import { type CarePlace, getCarePlace } from '@/lib/emergency/care-place';
import { findWhereabouts, parseWhereNow } from '@/lib/emergency/where-now';

/**
 * Who comes in an emergency where the visitor is, for scripts without React.
 * @param read what is stored under a key; null for nothing, and where the browser refuses its storage
 */
export function readCarePlace(read: (key: StoredKey) => string | null): CarePlace {
  const whereabouts = findWhereabouts(parseWhereNow(read('whereNow')), new Date());
  return getCarePlace(read('region') === 'NU' ? 'NU' : undefined, whereabouts);
}
