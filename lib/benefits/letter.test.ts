/** @jest-environment node */
import { addDays, differenceInCalendarDays } from 'date-fns';
import { type NoticeLaw, notices } from '@/data/benefits/notice';
import { letterText as english } from '@/data/en/benefits/letter-text';
import { letterText as french } from '@/data/fr/benefits/letter-text';
import { fc } from '@/scripts/testing/properties';
import { getLetterText, type LetterFacts, listLetterLeaves, writeLetter } from './letter';
import { day, write } from './test-households';

const laws = Object.keys(notices) as NoticeLaw[];

const facts: LetterFacts = {
  law: 'ON',
  role: 'birth',
  writtenOn: day('2026-11-29'),
  dueDate: day('2027-03-15'),
  firstDay: day('2027-03-01'),
  back: day('2028-03-01'),
  certificate: 'if-asked',
  name: 'Ana Roy',
  job: 'cook',
  employer: 'Café Nord',
};

const describe = (leaves: ReturnType<typeof listLetterLeaves>) =>
  leaves.map(({ of, first, last }) => `${of} ${first ? write(first) : '?'} ${last ? write(last) : '?'}`);

it.each([
  // 17 weeks from March 1.
  ['ON', 'birth', ['pregnancy 2027-03-01 2027-06-27', 'parental 2027-06-28 2028-02-29']],
  ['QC', 'birth', ['pregnancy 2027-03-01 2027-07-04', 'parental 2027-07-05 2028-02-29']],
  ['QC', 'other', ['other-parent 2027-03-01 2027-04-04', 'parental 2027-04-05 2028-02-29']],
  ['ON', 'other', ['parental 2027-03-01 2028-02-29']],
  // We print no length of this leave: it is filled in by hand.
  ['SK', 'birth', ['pregnancy 2027-03-01 ?', 'parental ? 2028-02-29']],
] as const)('in %s the leave of %s is %j', (law, role, leaves) => {
  expect(describe(listLetterLeaves({ ...facts, law, role }))).toEqual(leaves);
});

it('has one leave where the return leaves no day for the next', () => {
  expect(describe(listLetterLeaves({ ...facts, back: day('2027-06-28') }))).toEqual([
    'pregnancy 2027-03-01 2027-06-27',
  ]);
  expect(describe(listLetterLeaves({ ...facts, back: day('2027-06-29') }))).toHaveLength(2);
});

it('takes the last day of the first leave that was typed', () => {
  expect(describe(listLetterLeaves({ ...facts, pregnancyLast: day('2027-05-31') }))).toEqual([
    'pregnancy 2027-03-01 2027-05-31',
    'parental 2027-06-01 2028-02-29',
  ]);
});

it('leaves no day between two leaves, nor one between them and the return', () => {
  const anyDay = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(new Date(2025, 0, 1), days));
  fc.assert(
    fc.property(
      fc.constantFrom(...laws),
      fc.constantFrom('birth' as const, 'other' as const),
      anyDay,
      fc.integer({ min: 1, max: 700 }),
      (law, role, firstDay, length) => {
        const back = addDays(firstDay, length);
        const leaves = listLetterLeaves({ law, role, firstDay, back });
        expect(leaves[0]?.first).toEqual(firstDay);
        expect(leaves.at(-1)?.last).toEqual(addDays(back, -1));
        const [one, two] = leaves;
        if (one?.last && two?.first) expect(differenceInCalendarDays(two.first, one.last)).toBe(1);
      },
    ),
  );
});

it('writes the letter in English with its days, names and weeks', () => {
  const text = getLetterText(writeLetter('en', facts));
  expect(text).toMatch(/^Notice of leave\n\nAna Roy, cook\nSunday, November 29, 2026\nTo: Café Nord\n/);
  expect(text).toContain('My baby is due on Monday, March 15, 2027.');
  expect(text).toContain(
    'I will take pregnancy leave from Monday, March 1, 2027 to Sunday, June 27, 2027. After that I will take parental leave from Monday, June 28, 2027 to Tuesday, February 29, 2028.',
  );
  // 366 days.
  expect(text).toContain('That is 52 weeks and 2 days in all. I plan to be back at work on Wednesday, March 1, 2028.');
  expect(text).toContain(english.certificate['if-asked']);
  expect(text).toContain('by Sunday, December 13, 2026');
  expect(text).toContain('Received by');
  expect(text).not.toContain(english.blank.concat('.'));
});

it('writes it in French, with the first of a month, whatever the language of the page is', () => {
  const text = getLetterText(writeLetter('fr', { ...facts, law: 'QC', certificate: 'with' }));
  expect(text).toMatch(/^Avis de congé\n/);
  expect(text).toContain('\n\nMadame, Monsieur,\n\nJe suis enceinte.');
  expect(text).toContain(`\n\n${french.thanks}\n\nSignature`);
  expect(text).toContain('La date prévue de l’accouchement est le lundi 15 mars 2027.');
  expect(text).toContain('Je prendrai un congé de maternité du lundi 1er mars 2027 au dimanche 4 juillet 2027.');
  expect(text).toContain(french.certificate.with);
});

it.each([
  ['NB', 'other', english.childCareLeave],
  ['QC', 'other', english.otherParentLeave],
  ['BC', 'birth', english.pregnancyLeave.maternity],
  ['NL', 'birth', english.pregnancyLeave.pregnancy],
] as const)('in %s calls a leave of %s by its name', (law, role, name) => {
  expect(getLetterText(writeLetter('en', { ...facts, law, role }))).toContain(`I will take ${name} from`);
});

it.each([
  ['ON', 'en', 'Notice of leave', 'notice-of-leave.txt'],
  ['NU', 'en', 'Request for leave', 'request-for-leave.txt'],
  ['ON', 'fr', 'Préavis de congé', 'preavis-de-conge.txt'],
  ['QC', 'fr', 'Avis de congé', 'avis-de-conge.txt'],
  ['NU', 'fr', 'Demande de congé', 'demande-de-conge.txt'],
] as const)('in %s, in %s, is called %j', (law, language, title, fileName) => {
  expect(writeLetter(language, { ...facts, law })).toMatchObject({ title, fileName });
});

it('asks in federal workplaces alone to hear of jobs', () => {
  for (const law of laws) {
    expect(getLetterText(writeLetter('en', { ...facts, law })).includes(english.stayInformed)).toBe(law === 'FED');
  }
});

it('says of the other parent that the leave begins with the birth, where no day is given', () => {
  const text = getLetterText(writeLetter('en', { ...facts, role: 'other', firstDay: undefined }));
  expect(text).toContain('My child is due on Monday, March 15, 2027.');
  expect(text).toContain('I will take parental leave from Monday, March 15, 2027');
  expect(text).toContain(english.movesWithBirth);
  expect(text).not.toContain('pregnant');
  expect(text).not.toContain('certificate');
});

it('says when the child was born, and nothing of an early baby, once it is here', () => {
  const text = getLetterText(writeLetter('en', { ...facts, bornOn: day('2027-03-03') }));
  expect(text).toContain('My child was born on Wednesday, March 3, 2027.');
  expect(text).not.toContain('comes early');
  expect(text).not.toContain('due');
});

it('speaks of a certificate after the birth too, and of no due date in it', () => {
  for (const law of laws) {
    for (const certificate of ['with', 'follows', 'if-asked'] as const) {
      const text = getLetterText(writeLetter('en', { ...facts, law, certificate, bornOn: day('2027-03-03') }));
      expect(text).toContain(english.certificateOfBirth[certificate]);
      expect(text).not.toContain(english.certificate[certificate]);
    }
  }
});

it("speaks to the other parent's employer of a certificate where the law wants one: in New Brunswick", () => {
  for (const law of laws) {
    for (const bornOn of [undefined, day('2027-03-03')]) {
      const say = { en: english, fr: french } as const;
      for (const language of ['en', 'fr'] as const) {
        const words = bornOn ? say[language].certificateOfBirth : say[language].certificate;
        const text = getLetterText(
          writeLetter(language, { ...facts, law, role: 'other', certificate: 'with', bornOn }),
        );
        expect(text.includes(words.with)).toBe(law === 'NB');
        expect(/certificat/.test(text)).toBe(law === 'NB');
      }
    }
  }
});

it("names New Brunswick's leave to a French employer in French", () => {
  const text = getLetterText(writeLetter('fr', { ...facts, law: 'NB', role: 'other' }));
  expect(text).toContain('un congé pour prendre soin d’un enfant');
  expect(text).not.toContain('child care');
});

it('leaves what is unknown to be filled in by hand', () => {
  const text = getLetterText(
    writeLetter('en', { ...facts, name: ' ', employer: '', dueDate: undefined, firstDay: undefined, back: undefined }),
  );
  expect(text).toContain(`My baby is due on ${english.blank}.`);
  expect(text).toContain(`from ${english.blank} to ${english.blank}`);
  expect(text).not.toMatch(/undefined|Invalid/);
  expect(text).not.toContain('in all');
});

it('fits on a page: at most 45 lines of 85 letters', () => {
  for (const law of laws) {
    for (const language of ['en', 'fr'] as const) {
      const lines = getLetterText(writeLetter(language, { ...facts, law, certificate: 'follows' }))
        .split('\n')
        .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 85)), 0);
      expect(lines).toBeLessThanOrEqual(45);
    }
  }
});

it.each([
  ['en', english],
  ['fr', french],
] as const)('says under every law what happens when dates change, in %s', (language, words) => {
  for (const law of laws) {
    for (const role of ['birth', 'other'] as const) {
      const text = getLetterText(writeLetter(language, { ...facts, law, role }));
      expect(text).toContain(words.changes);
    }
  }
});
