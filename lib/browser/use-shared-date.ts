import { parseSharedDate, type SharedDate } from '@/lib/share/shared-date';
import { useLocationSearch } from './location';

/** The due date that the page's address carries; undefined until the page has mounted. */
export function useSharedDate(today: Date | undefined): SharedDate | undefined {
  const search = useLocationSearch();
  return today && search !== undefined ? parseSharedDate(search, today) : undefined;
}
