import { addDays, subMonths } from 'date-fns';
import { type CertificateRule, type NoticeLaw, notices } from '@/data/benefits/notice';
import type { ParentRole } from './types';

/** The day by which the employer should have a letter. */
export interface NoticeDay {
  law: NoticeLaw;
  /** 'plan' where a law wants to hear of the plan long before the leave begins. */
  of: 'plan' | 'leave';
  day: Date;
  isPast: boolean;
}

/** When a leave begins, as far as that is known. */
export interface LeaveBegin {
  role: ParentRole;
  firstDay?: Date | undefined;
  dueDate?: Date | undefined;
}

/** The weeks of notice before the leave of a parent; undefined where no number can be printed. */
export const getNoticeWeeks = (law: NoticeLaw, role: ParentRole): number | undefined =>
  role === 'birth' ? notices[law].pregnancyWeeks : notices[law].parentalWeeks;

/** Whether these weeks were read in old or second-hand texts alone. */
export const isUsualOnly = (law: NoticeLaw, role: ParentRole): boolean =>
  notices[law].usual.includes(role === 'birth' ? 'pregnancy' : 'parental');

/** Whether the letter of a parent takes a certificate along; undefined where no law that we have read names one. */
export function findCertificateRule(law: NoticeLaw, role: ParentRole, isBorn: boolean): CertificateRule | undefined {
  const { certificate, certificateAfterBirth, certificateOfOther } = notices[law];
  if (role === 'other') return certificateOfOther;
  return isBorn ? certificateAfterBirth : certificate;
}

/**
 * The last careful day for a letter: the weeks counted back from the first day of leave and one day more, as 'at least'
 * leaves out both ends where the law says how days are counted (Interpretation Act, section 27). On a weekend the Friday
 * before. Public holidays are not known here: what shows the day says so.
 */
export const getLastCarefulDay = (firstDay: Date, weeks: number): Date => toWeekday(addDays(firstDay, -7 * weeks - 1));

/** The day by which a plan has to be told: months before the due date, or the last day of a shorter month. */
export const getPlanDay = (dueDate: Date, months: number): Date => toWeekday(subMonths(dueDate, months));

/** The days on which a letter is due, the earliest first. Empty where a number or a date is missing. */
export function listNoticeDays(law: NoticeLaw, { role, firstDay, dueDate }: LeaveBegin, today: Date): NoticeDay[] {
  const weeks = getNoticeWeeks(law, role);
  const { planMonths } = notices[law];
  const toDay = (of: NoticeDay['of'], day: Date): NoticeDay => ({ law, of, day, isPast: day < today });
  return [
    ...(role === 'birth' && planMonths && dueDate ? [toDay('plan', getPlanDay(dueDate, planMonths))] : []),
    ...(weeks !== undefined && firstDay ? [toDay('leave', getLastCarefulDay(firstDay, weeks))] : []),
  ];
}

/** The same day, or the Friday before a weekend. */
function toWeekday(day: Date): Date {
  const weekday = day.getDay();
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}
