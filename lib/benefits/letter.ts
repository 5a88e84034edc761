import { addDays, differenceInCalendarDays, isBefore } from 'date-fns';
import { federalLeave, jobLeaves } from '@/data/benefits/job-leave';
import { type NoticeLaw, notices } from '@/data/benefits/notice';
import { letterText as english } from '@/data/en/benefits/letter-text';
import * as englishDates from '@/data/en/dates';
import { letterText as french } from '@/data/fr/benefits/letter-text';
import * as frenchDates from '@/data/fr/dates';
import type { LanguageCode } from '@/data/languages';
import { findCertificateRule } from './notice';
import type { ParentRole } from './types';

/** Whether the certificate is with the letter, comes later, or only when it is asked for. */
export type CertificateWay = 'with' | 'follows' | 'if-asked';

/** What a letter says. What is unknown is left to be filled in by hand. */
export interface LetterFacts {
  law: NoticeLaw;
  role: ParentRole;
  writtenOn: Date;
  dueDate?: Date | undefined;
  bornOn?: Date | undefined;
  /** The first day of leave; of the other parent unknown: the day of the birth. */
  firstDay?: Date | undefined;
  /** The last day of pregnancy leave, where it is not as long as the law has it. */
  pregnancyLast?: Date | undefined;
  /** The first day back at work. */
  back?: Date | undefined;
  certificate: CertificateWay;
  name: string;
  job: string;
  employer: string;
}

/** One of the leaves of a letter, both its days included. */
export interface LetterLeave {
  of: 'pregnancy' | 'other-parent' | 'parental';
  first?: Date | undefined;
  last?: Date | undefined;
}

/** A letter in its parts, as it is shown and printed. */
export interface Letter {
  language: LanguageCode;
  title: string;
  /** Who writes when to whom. */
  head: string[];
  paragraphs: string[];
  confirm: string;
  questions: string[];
  /** What follows the questions, above the signature. */
  closing: string[];
  foot: string[];
  fileName: string;
}

const getJobLeave = (law: NoticeLaw) => (law === 'FED' ? federalLeave : jobLeaves[law]);

/**
 * The leaves of a letter, one after the other: of who gives birth the pregnancy leave, as long as the law has it, and the
 * parental leave until the return; in Quebec the other parent's own weeks come before theirs. A leave that the return
 * leaves no day for is left out.
 */
export function listLetterLeaves({
  law,
  role,
  firstDay,
  pregnancyLast,
  back,
}: Pick<LetterFacts, 'law' | 'role' | 'firstDay' | 'pregnancyLast' | 'back'>): LetterLeave[] {
  const { pregnancyWeeks, otherParentOnlyWeeks } = getJobLeave(law);
  const lastOfAll = back && addDays(back, -1);
  const weeks = role === 'birth' ? pregnancyWeeks : otherParentOnlyWeeks;
  if (role === 'other' && weeks === undefined) return [{ of: 'parental', first: firstDay, last: lastOfAll }];

  const whole = firstDay && weeks !== undefined ? addDays(firstDay, 7 * weeks - 1) : undefined;
  const isAfterBegin = pregnancyLast !== undefined && !(firstDay && pregnancyLast < firstDay);
  const last = role === 'birth' && isAfterBegin ? pregnancyLast : whole;
  const ofFirst = role === 'birth' ? 'pregnancy' : 'other-parent';
  if (last && lastOfAll && !isBefore(last, lastOfAll)) return [{ of: ofFirst, first: firstDay, last: lastOfAll }];
  return [
    { of: ofFirst, first: firstDay, last },
    { of: 'parental', first: last && addDays(last, 1), last: lastOfAll },
  ];
}

const texts = {
  en: { words: english, dates: englishDates, tag: 'en-CA' },
  fr: { words: french, dates: frenchDates, tag: 'fr-CA' },
};

/** Until when the answer is asked for: our own choice. */
const DAYS_TO_ANSWER = 14;

/** A letter that gives notice of leave, in either language whatever that of the page is. */
export function writeLetter(language: LanguageCode, facts: LetterFacts): Letter {
  const { words } = texts[language];
  const { law, role, writtenOn, dueDate, bornOn, firstDay, back, certificate } = facts;
  const isBirth = role === 'birth';
  const kind = law === 'QC' || law === 'NU' ? law : 'usual';
  const write = (date: Date | undefined) => (date ? formatDay(language, date) : words.blank);
  const begin = firstDay ?? (isBirth ? undefined : (bornOn ?? dueDate));
  const leaves = listLetterLeaves({ ...facts, firstDay: begin });
  const days = begin && back && differenceInCalendarDays(back, begin);
  const child = bornOn
    ? words.born(write(bornOn))
    : isBirth
      ? words.pregnant(write(dueDate))
      : words.expecting(write(dueDate));
  return {
    language,
    title: words.titles[kind],
    head: [
      [facts.name.trim() || words.blank, facts.job.trim()].filter(Boolean).join(', '),
      write(writtenOn),
      words.to(facts.employer.trim() || words.blank),
    ],
    paragraphs: [
      words.greeting,
      child,
      [
        ...leaves.map((leave, index) =>
          (index === 0 ? words.firstLeave : words.nextLeave)({
            leave: nameLeave(language, law, leave.of),
            first: write(leave.first),
            last: write(leave.last),
          }),
        ),
        ...(days && days > 0 ? [words.length({ weeks: Math.floor(days / 7), days: days % 7 })] : []),
        words.back(write(back)),
        ...(isBirth || firstDay || bornOn ? [] : [words.movesWithBirth]),
      ].join(' '),
      bornOn ? words.changes : isBirth ? words.early : words.earlyForOther,
      ...(findCertificateRule(law, role, bornOn !== undefined)
        ? [(bornOn ? words.certificateOfBirth : words.certificate)[certificate]]
        : []),
    ],
    confirm: words.confirm(write(addDays(writtenOn, DAYS_TO_ANSWER))),
    questions: Object.values(words.questions),
    closing: [...(law === 'FED' ? [words.stayInformed] : []), words.thanks],
    foot: [words.signature, words.receivedBy],
    fileName: words.fileNames[kind],
  };
}

/** A letter as a text alone, to be copied or saved. */
export function getLetterText({ title, head, paragraphs, confirm, questions, closing, foot }: Letter): string {
  const list = [confirm, ...questions.map((question) => `- ${question}`)].join('\n');
  const [from, ...rest] = head;
  return [title, [from, ...rest].join('\n'), ...paragraphs, list, ...closing, ...foot].join('\n\n').concat('\n');
}

function nameLeave(language: LanguageCode, law: NoticeLaw, of: LetterLeave['of']): string {
  const { words } = texts[language];
  if (of === 'pregnancy') return words.pregnancyLeave[notices[law].pregnancyLeaveName];
  if (of === 'other-parent') return words.otherParentLeave;
  return law === 'NB' ? words.childCareLeave : words.parentalLeave;
}

/** A day with its weekday, as the language writes it, with plain spaces. */
function formatDay(language: LanguageCode, date: Date): string {
  const { dates, tag } = texts[language];
  const parts = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).formatToParts(date);
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return dates
    .longDate({ weekday: find('weekday'), month: find('month'), day: find('day'), year: find('year') })
    .replaceAll('\u00a0', ' ');
}
