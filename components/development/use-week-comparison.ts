import { useState } from 'react';
import { openPage } from '@/lib/browser/platform';
import { getWeekPath } from '@/lib/weeks/weeks';
import type { WeekComparison } from './week-comparison';

interface OpenComparison {
  week: number;
  /** Absent while it loads. */
  Part?: typeof WeekComparison;
}

/** Opens the comparison of a week; where it cannot be loaded, the week's page, which shows it too. */
export function useWeekComparison() {
  const [opened, setOpened] = useState<OpenComparison>();

  function open(week: number) {
    setOpened({ week });
    import('./week-comparison').then(
      ({ WeekComparison: Part }) => setOpened((now) => (now?.week === week ? { week, Part } : now)),
      () => {
        setOpened(undefined);
        openPage(getWeekPath(week));
      },
    );
  }

  return { opened, open, close: () => setOpened(undefined) };
}
