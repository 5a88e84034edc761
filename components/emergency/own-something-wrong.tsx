'use client';

import { asWidget } from '@/components/ui/widget-boundary';
import { useToday } from '@/lib/browser/clock';
import { useIsStored } from '@/lib/browser/use-is-stored';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { SomethingWrong } from './something-wrong';

/** The red-edged line for pages, not widgets: it leads to the list of the own week, or of the time after the birth. */
export const OwnSomethingWrong = asWidget(
  function OwnSomethingWrong() {
    return (
      <div data-island="something-wrong">
        <SomethingWrong stage={useStage()} />
      </div>
    );
  },
  () => <SomethingWrong />,
);

/** Completed weeks; after a birth, unless a due date was entered since; neither until the page has mounted. */
function useStage(): number | 'after-birth' | undefined {
  const today = useToday();
  const dueDate = useDueDate();
  const hasBirth = useIsStored('birth');
  if (today && isCurrentDueDate(dueDate, today)) return getGestationalAge(dueDate, today).weeks;
  return hasBirth ? 'after-birth' : undefined;
}
