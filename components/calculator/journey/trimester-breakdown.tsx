import { DayRange } from '@/components/ui/day-range';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { getTrimesterStatus, type TrimesterStatus } from '@/lib/pregnancy/trimesters';
import * as words from '@/words/calculator/journey';

const statusLooks: Record<TrimesterStatus, string> = {
  completed: 'border-spruce text-spruce',
  'in-progress': 'border-spruce bg-spruce text-on-spruce',
  'not-started': 'border-line text-ink-soft',
};

/** When each trimester is, and which are over. */
export function TrimesterBreakdown({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { first, second, third } = pregnancy.trimesters;
  const trimesters = [
    { trimester: 1, range: first },
    { trimester: 2, range: second },
    { trimester: 3, range: third },
  ] as const;
  return (
    <section>
      <h3 className="mb-3 text-xl">{words.trimesterBreakdown}</h3>
      <ul className="divide-y divide-line border-line border-y">
        {trimesters.map(({ trimester, range }) => {
          const status = getTrimesterStatus(trimester, pregnancy);
          return (
            <li key={trimester} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div>
                <h4 className="font-semibold">{words.trimesters[trimester]}</h4>
                <p className="text-ink-soft tabular-nums">
                  <DayRange {...range} />
                </p>
              </div>
              <span className={`rounded-full border px-3 py-0.5 font-semibold text-sm ${statusLooks[status]}`}>
                {words.trimesterStatus[status]}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
