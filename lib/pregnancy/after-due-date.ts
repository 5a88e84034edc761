import { afterDueDate, callToday } from '@/words/after-due-date';
import type { GestationalAge } from './gestational-age';
import { isPostTerm } from './term';

/** What to do from the due date on: from 42 weeks 0 days on to call the same day. */
export const describeAfterDueDate = (age: GestationalAge): string => (isPostTerm(age) ? callToday : afterDueDate.text);
