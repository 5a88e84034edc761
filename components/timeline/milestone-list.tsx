import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format/dates';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { findNextMilestone, type Milestone, milestones } from '@/lib/timeline/milestones';
import * as words from '@/words/milestones';

interface MilestoneListProps {
  /** The chosen week: earlier milestones are shown quietly, the next one is marked. */
  week: number;
  dueDate: Date | undefined;
  heading: 'h3' | 'h4';
  /** What can be done with a milestone. */
  renderAction?: (milestone: Milestone) => ReactNode;
}

/** The milestones of a pregnancy, with their days once a due date is known. */
export function MilestoneList({ week, dueDate, heading: Heading, renderAction }: MilestoneListProps) {
  const next = findNextMilestone(week);
  return (
    <ol className="divide-y divide-line border-line border-y">
      {milestones.map((milestone) => {
        const { title, text } = milestone;
        const isNext = milestone === next;
        return (
          <li key={milestone.week} className="py-4">
            <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm tabular-nums">
              <span className="font-semibold text-spruce">{words.week(milestone.week)}</span>
              {dueDate && <span>{formatDate(getWeekStart(dueDate, milestone.week))}</span>}
              {isNext && <strong className="rounded-full bg-spruce px-2.5 text-on-spruce">{words.next}</strong>}
              {milestone.week <= week && <span>{words.reached}</span>}
            </p>
            <Heading className="mt-1 font-semibold font-serif text-lg leading-tight">{title}</Heading>
            <p className="mt-1.5">{text}</p>
            {renderAction?.(milestone)}
          </li>
        );
      })}
    </ol>
  );
}
