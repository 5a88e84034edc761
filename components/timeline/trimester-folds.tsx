import type { ComponentType, ReactNode } from 'react';
import { SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { getTrimester, type Trimester } from '@/lib/pregnancy/trimesters';
import { getAppointmentHash, isRegional } from '@/lib/timeline/appointment-windows';
import { type TimelineEntry as Entry, listTimelineEntries } from '@/lib/timeline/trimester-entries';
import type { Appointment } from '@/lib/weeks/appointments';
import * as words from '@/words/timeline/trimesters';
import type { FoldProps } from './plain-fold';
import { TimelineEntry } from './timeline-entry';

interface TrimesterFoldsProps {
  /** `Fold`, or in static markup `PlainFold`. */
  Fold: ComponentType<FoldProps>;
  /** Of the ids of the folds, which the page may hold twice, once hidden. */
  idPrefix: string;
  appointments: Appointment[];
  dueDate: Date | undefined;
  /** The visitor's own week, if that is known. */
  week: number | undefined;
  hasRegions: boolean;
  /** Where the visitor lives, if that is known. */
  region?: ProvinceCode | undefined;
  /** What can be done with an entry. */
  renderAction?: (entry: Entry) => ReactNode;
}

/** All milestones and appointments, folded by trimester. */
export function TrimesterFolds({
  Fold,
  idPrefix,
  appointments,
  dueDate,
  week,
  hasRegions,
  region,
  renderAction,
}: TrimesterFoldsProps) {
  const entries = listTimelineEntries(appointments);
  return ([1, 2, 3] as const).map((trimester) => {
    const own = entries.filter((entry) => entry.trimester === trimester);
    const count = own.filter(({ appointment }) => !hasRegions || !appointment || !isRegional(appointment)).length;
    return (
      <Fold
        key={trimester}
        id={`${idPrefix}${trimester}`}
        title={words.titles[trimester]}
        note={week === undefined ? words.weeks[trimester](WEEKS) : words.where[describeWhere(trimester, week)](count)}
        hashes={own.flatMap(({ hash, appointment }) =>
          appointment ? [hash, getAppointmentHash(appointment.id)] : [hash],
        )}
      >
        <ol className="divide-y divide-line border-line border-y">
          {own.map((entry) => (
            <TimelineEntry
              key={entry.hash}
              entry={entry}
              dueDate={dueDate}
              week={week}
              hasRegions={hasRegions}
              region={region}
              action={renderAction?.(entry)}
            />
          ))}
        </ol>
      </Fold>
    );
  });
}

const WEEKS = { second: SECOND_TRIMESTER_DAY / 7, third: THIRD_TRIMESTER_DAY / 7 };

function describeWhere(trimester: Trimester, week: number): keyof typeof words.where {
  const own = getTrimester(week * 7);
  if (trimester === own) return 'here';
  return trimester < own ? 'behind' : 'ahead';
}
