import { asksWhereNow } from '@/lib/emergency/asks-where-now';
import { type CarePlace, getCarePlace } from '@/lib/emergency/care-place';
import { findWhereabouts, type Whereabouts } from '@/lib/emergency/where-now';
import { useToday } from './clock';
import { useBirthday } from './use-birthday';
import { useDueDate } from './use-pregnancy';
import { useRegionCode } from './use-region';
import { useWhereNow } from './use-where-now';

/**
 * Who comes in an emergency where the visitor is, and where they go: 911 and the hospital until the page has mounted.
 * Texts need not ask: `BodyText` says both, and a style shows one.
 */
export function useCarePlace(): CarePlace {
  return getCarePlace(useRegionCode(), useWhereabouts());
}

/** What the visitor answered of where they are, as long as that counts. */
export function useWhereabouts(): Whereabouts | undefined {
  const known = useWhereNow();
  const today = useToday();
  return today && known.status === 'known' ? findWhereabouts(known.value, today) : undefined;
}

/** Whether to ask the visitor where they are. */
export function useWhereNowQuestion(): boolean {
  const region = useRegionCode();
  const today = useToday();
  const dueDate = useDueDate();
  const birthday = useBirthday();
  const whereabouts = useWhereabouts();
  return today !== undefined && asksWhereNow({ region, dueDate, birthday, whereabouts }, today);
}
