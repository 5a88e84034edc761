'use client';

import { LinkProblem } from '@/components/share/link-problem';
import { awaitGreetingScript } from '@/lib/browser/await-greeting-script';
import { useLocationSearch } from '@/lib/browser/use-location-search';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { isPlausibleDueDate, type StoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { parseSharedDate } from '@/lib/share/parse-shared-date';
import { OwnWeek } from './own-week';
import { SharedDueDate } from './shared-due-date';
import './shared-greeting.css';

/** At the top of the home page: the due date that a link brought along, or the visitor's own week. */
export function SharedGreeting() {
  const today = useToday();
  const search = useLocationSearch();
  const known = usePregnancy();
  const isReady = today !== undefined && search !== undefined && known.status === 'known';
  return (
    <>
      <div
        data-island="shared-greeting"
        data-greeting={isReady ? 'ready' : undefined}
        // The script below sets the attribute before React does.
        suppressHydrationWarning
        className="pt-6 empty:hidden md:-mb-6"
      >
        {isReady && <Greeting today={today} search={search} pregnancy={known.value} />}
      </div>
      <script>{awaitGreetingScript}</script>
    </>
  );
}

interface GreetingProps {
  today: Date;
  search: string;
  pregnancy: StoredPregnancy | undefined;
}

function Greeting({ today, search, pregnancy }: GreetingProps) {
  const ownDueDate = parseCalendarDate(pregnancy?.dueDate ?? '');
  const shared = parseSharedDate(search, today);
  if (shared.status === 'date') {
    const hasOther = ownDueDate !== undefined && ownDueDate.getTime() !== shared.dueDate.getTime();
    return <SharedDueDate dueDate={shared.dueDate} today={today} hasOther={hasOther} />;
  }
  if (shared.status === 'problem') return <LinkProblem problem={shared.problem} />;
  if (!ownDueDate || !isPlausibleDueDate(ownDueDate, today)) return null;
  return <OwnWeek dueDate={ownDueDate} today={today} />;
}
