import { askNurse, noReasonNeeded, type WarningSigns } from '@/data/warning-signs';
import type { Statement } from '@/data/weeks/types';
import { listSignGroups } from './list-sign-groups';

/** Every sentence of a list of when to call, in its order, as a visitor reads it whose region nobody knows. */
export function listWarningStatements({ groups, furtherHelp }: WarningSigns): Statement[] {
  return [...listSignGroups(groups, undefined).flatMap(({ signs }) => signs), ...furtherHelp, askNurse, noReasonNeeded];
}
