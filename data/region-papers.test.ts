/** @jest-environment node */

import { afterBirthTasks, type DayMeaning } from './after-birth/papers';
import { regionPapers } from './after-birth/region-papers';
import { regionPapersWords } from './en/after-birth/papers';
import { nationalTasks } from './en/after-birth/papers/national';
import { type ProvinceCode, provinceCodes } from './provinces';
import type { Statement } from './statement';

/** As the sources have them: null where no page names a day. */
const registrationDays: Record<ProvinceCode, [number, DayMeaning] | null> = {
  AB: [365, 'usual-way-ends'],
  BC: [30, 'no-fee-until'],
  MB: [5, 'free-until'],
  NB: null,
  NL: null,
  NS: [30, 'by-law'],
  ON: [30, 'by-law'],
  PE: [30, 'by-law'],
  QC: [30, 'no-fee-until'],
  SK: [15, 'by-law'],
  NT: [30, 'by-law'],
  NU: null,
  YT: [30, 'by-law'],
};
const TERRITORIES: readonly ProvinceCode[] = ['NT', 'NU', 'YT'];
/** Where the registration form has the health card in it, whichever form one uses. */
const HEALTH_CARD_IN_FORM: readonly ProvinceCode[] = ['BC', 'PE', 'QC', 'SK'];
const DAYS_OF_FIFTEEN_WEEKS = 105;

const textOf = (statements: readonly Statement[] = []) => statements.map(({ text }) => text).join(' ');

describe.each(provinceCodes)('the papers of %s', (code) => {
  const { tasks, days, brings } = regionPapers[code];
  const words = regionPapersWords[code];
  const register = textOf(words.tasks.register);

  it('have the day of the registration that its source gives, and with what it means', () => {
    const day = registrationDays[code];
    expect(days.register).toEqual(day === null ? undefined : { daysAfterBirth: day[0], meaning: day[1] });
  });

  it('say the day, or that it was not found', () => {
    const day = registrationDays[code];
    if (day === null) expect(register).toMatch(/We have not found by which day/);
    else expect(register).toMatch(code === 'AB' ? /one year/ : new RegExp(`\\b${day[0]} days\\b`));
  });

  it('name each task once, and none that the registration form brings', () => {
    expect(new Set(tasks).size).toBe(tasks.length);
    expect(tasks.filter((task) => (brings as readonly string[]).includes(task))).toEqual([]);
  });

  it('leave out no paper', () => {
    const covered: readonly string[] = [...tasks, ...brings];
    // Only Manitoba's own benefit may have to be asked for.
    const expected = afterBirthTasks.filter((task) => task !== 'provincial-benefit' || code === 'MB');
    expect(expected.filter((task) => !covered.includes(task))).toEqual([]);
  });

  it('let one ask for the child benefit in one place only', () => {
    const asked = tasks
      .flatMap((task) => words.tasks[task] ?? [])
      .filter(({ text }) => /\b(the|Canada) child benefit\b/i.test(text));
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(tasks.includes('child-benefit')).toBe(!brings.includes('child-benefit'));
  });

  it('bring the Social Insurance Number in every province, and in no territory', () => {
    expect(brings.includes('social-insurance-number')).toBe(!TERRITORIES.includes(code));
  });

  it('bring the health card only where every form has it', () => {
    expect(brings.includes('health-card')).toBe(HEALTH_CARD_IN_FORM.includes(code));
  });

  it('start the vaccines in time, and see the parent about six weeks after the birth', () => {
    expect(days['first-vaccines']).toEqual({
      daysAfterBirth: DAYS_OF_FIFTEEN_WEEKS - 1,
      meaning: 'too-late-after',
    });
    expect(days['own-check-up']).toEqual({ daysAfterBirth: 42, meaning: 'usual' });
  });

  it('say nothing of what is no task here, and each special case once', () => {
    expect(Object.keys(words.tasks).filter((task) => !(tasks as readonly string[]).includes(task))).toEqual([]);
    const ids = words.special.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('born-elsewhere');
  });

  it('repeat nothing that is said for all of Canada', () => {
    const national = new Set(
      Object.values(nationalTasks).flatMap(({ text }) => text.map((statement) => statement.text)),
    );
    const own = [...Object.values(words.tasks).flat(), ...words.special.flatMap(({ text }) => text)];
    expect(own.filter(({ text }) => national.has(text))).toEqual([]);
  });
});

it('puts the certificate before the health card in Nunavut, which asks for it, and the health card first in Ontario', () => {
  const { NU, ON } = regionPapers;
  expect(NU.tasks.indexOf('certificate')).toBeLessThan(NU.tasks.indexOf('health-card'));
  expect(ON.tasks.indexOf('health-card')).toBeLessThan(ON.tasks.indexOf('register'));
});
