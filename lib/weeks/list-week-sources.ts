import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/weeks/types';
import { findWarningSigns } from './find-warning-signs';
import type { WeeklyRecord } from './find-weekly-record';
import { listAppointments } from './list-appointments';
import { listWarningStatements } from './list-warning-statements';

/** Every source that a week's page rests on, once each, in the order of its claims. */
export function listWeekSources(record: WeeklyRecord): SourceKey[] {
  const warningSigns = findWarningSigns(record.week);
  const statements: Statement[] = [
    ...record.developmentMilestones,
    ...record.motherChanges,
    ...record.tips,
    ...(warningSigns ? listWarningStatements(warningSigns) : []),
  ];
  const keys = [
    ...(record.size?.length?.sources ?? []),
    ...(record.size?.weight?.sources ?? []),
    ...statements.flatMap(({ sources = [] }) => sources),
    ...listAppointments(record.week).flatMap(({ sources }) => sources),
  ];
  return [...new Set(keys)];
}
