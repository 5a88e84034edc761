/** @jest-environment node */
import { addDays, differenceInCalendarDays } from 'date-fns';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { calculatePregnancy, describePregnancy } from './pregnancy';

/** Whether two results say the same. Thousands of deep comparisons by `expect` would take a minute. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Any day from 2000 to 2060. */
const anyDay = fc.integer({ min: 0, max: 21_915 }).map((day) => new Date(2000, 0 /* Jan */, 1 + day));
const dayOfPregnancy = fc.integer({ min: 0, max: 300 });
const timeOfDay = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });

describe('the arithmetic of every pregnancy', () => {
  it('has 280 days from last period to due date, whatever the time of day', () => {
    fc.assert(
      fc.property(anyDay, timeOfDay, dayOfPregnancy, (lmpDate, { hour, minute }, day) => {
        const date = new Date(lmpDate.getFullYear(), lmpDate.getMonth(), lmpDate.getDate(), hour, minute);
        const result = calculatePregnancy({ method: 'lmp', date }, addDays(lmpDate, day));
        return differenceInCalendarDays(result.dueDate, result.lmpDate) === 280 && isSame(result.lmpDate, lmpDate);
      }),
      manyRuns,
    );
  });

  it('has age and days left that add up to 280 until the due date, and no days left after it', () => {
    fc.assert(
      fc.property(anyDay, dayOfPregnancy, (lmpDate, day) => {
        const { gestationalAge, daysLeft } = calculatePregnancy(
          { method: 'lmp', date: lmpDate },
          addDays(lmpDate, day),
        );
        const age = gestationalAge.weeks * 7 + gestationalAge.days;
        return age === day && gestationalAge.days < 7 && daysLeft === Math.max(0, 280 - day);
      }),
      manyRuns,
    );
  });

  it('is the same by all three methods', () => {
    const scanDay = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(anyDay, scanDay, dayOfPregnancy, (lmpDate, scan, day) => {
        const now = addDays(lmpDate, day);
        const byPeriod = calculatePregnancy({ method: 'lmp', date: lmpDate }, now);
        const byConception = calculatePregnancy({ method: 'conception', date: addDays(lmpDate, 14) }, now);
        const weeks = Math.floor(scan / 7);
        const byScan = { method: 'ultrasound', date: addDays(lmpDate, scan), weeks, days: scan % 7 } as const;
        return isSame(byConception, byPeriod) && isSame(calculatePregnancy(byScan, now), byPeriod);
      }),
      manyRuns,
    );
  });

  it('does not depend on the time of day', () => {
    fc.assert(
      fc.property(anyDay, dayOfPregnancy, timeOfDay, (dueDate, day, { hour, minute }) => {
        const today = addDays(dueDate, day - 280);
        const now = new Date(today.getFullYear(), today.getMonth(), today.getDate(), hour, minute);
        return isSame(describePregnancy(dueDate, now), describePregnancy(dueDate, today));
      }),
      manyRuns,
    );
  });

  it('never goes back as days pass', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -30, max: 330 }),
        fc.integer({ min: 0, max: 40 }),
        (dueDate, day, later) => {
          const before = describePregnancy(dueDate, addDays(dueDate, day - 280));
          const after = describePregnancy(dueDate, addDays(dueDate, day - 280 + later));
          const ageInDays = ({ gestationalAge }: typeof before) => gestationalAge.weeks * 7 + gestationalAge.days;
          return (
            ageInDays(after) >= ageInDays(before) &&
            after.pregnancyProgress >= before.pregnancyProgress &&
            after.trimester >= before.trimester &&
            after.daysLeft <= before.daysLeft
          );
        },
      ),
      manyRuns,
    );
  });

  it('has trimesters without a gap, the last of which ends on the due date', () => {
    fc.assert(
      fc.property(anyDay, (dueDate) => {
        const { trimesters, lmpDate } = describePregnancy(dueDate, dueDate);
        return (
          isSame(trimesters.first.start, lmpDate) &&
          isSame(trimesters.second.start, addDays(trimesters.first.end, 1)) &&
          isSame(trimesters.third.start, addDays(trimesters.second.end, 1)) &&
          isSame(trimesters.third.end, dueDate)
        );
      }),
      manyRuns,
    );
  });
});
