import type { ReactNode } from 'react';
import {
  BORN_CHART_START_WEEK,
  COMPARISON_MAX_DIFFERENCE_PERCENT,
  CROWN_HEEL_START_WEEK,
  LAST_SHOWN_WEEK,
} from '@/data/fetal-size';
import { FASTEST_WEEK, HEART_RATE_START_WEEK, HEART_SEEN_WEEKS, USUAL_HEART_RATE } from '@/data/heart';
import {
  BEST_SCAN_END_DAY,
  BEST_SCAN_START_DAY,
  CONCEPTION_DAY,
  CYCLE_DAYS,
  FIRST_WEEK,
  FIRST_WEEK_WITH_LENGTH,
  HEART_START_DAY,
  LAST_WEEK,
  LONG_CYCLE_DAYS,
  MULTIPLES_BIRTH_WEEK,
  PREGNANCY_DAYS,
  SECOND_TRIMESTER_DAY,
  STANDARD_CYCLE_DAYS,
  THIRD_TRIMESTER_DAY,
  USUAL_BIRTH_END_DAY,
  USUAL_BIRTH_START_DAY,
  WEEK_WITHOUT_LENGTH,
} from '@/data/pregnancy-rules';
import type { Statement } from '@/data/statement';

export const title = 'About this site';
export const intro = 'How we count, where each figure comes from, and what happens to what you enter.';

export const privacyTitle = 'Privacy in five sentences';
export const privacy: string[] = [
  'This site sets no cookies, has no accounts and no trackers, and asks no other company for anything while you use it.',
  'What you enter is worked out in your browser and stays there, on this device.',
  'It leaves only when you send it yourself: by a link you share, a file you save, or a newsletter you sign up for.',
  'Whoever hosts these pages can see that a page was asked for, as with every website, but not what you enter.',
  'Below you see what is stored right now, and you can erase all of it at any time.',
];

export const storedTitle = 'What is stored on this device';
export const whatIsStored =
  'This list is all that the site ever stores about you. Your browser may also keep the pages themselves, so that they open without a connection: they hold nothing of yours.';
export const newPhone = 'On a new phone? Take it along';
export const forget = 'Forget everything on this device';

export const disclaimerTitle = 'Not medical advice';
/** In plain words. */
export const medicalDisclaimer: Statement[] = [
  {
    text: 'This site gives general information. It is not medical advice. It cannot examine you, and it does not know your health.',
  },
  {
    text: 'A due date is an estimate. Your provider knows your pregnancy: where we differ, your provider is right.',
  },
  {
    text: 'If something feels wrong, call. Do not lose time on this site.',
  },
];
export const support = (link: (text: string) => ReactNode) => (
  <>If a pregnancy has ended, there is {link('support after a loss')}.</>
);

export const dueDateTitle = 'How the due date is found';
/** How the due date is found, one line for each way in. Constants: data/pregnancy-rules.ts. */
export const dueDateMethods: Statement[] = [
  {
    text: `From your last period: its first day plus ${PREGNANCY_DAYS} days, which is ${PREGNANCY_DAYS / 7} weeks. That assumes a cycle of ${STANDARD_CYCLE_DAYS} days. If yours is longer or shorter, the due date moves by the same number of days.`,
    sources: ['msd-dating'],
  },
  {
    text: `From conception: that day plus ${PREGNANCY_DAYS - CONCEPTION_DAY} days. After IVF, conception is the day of the transfer minus the age of the embryo.`,
    sources: ['msd-dating'],
  },
  {
    text: `From an ultrasound: the day of the scan plus ${PREGNANCY_DAYS} days, minus how far along you were at the scan. An early scan is the better guide: from ${BEST_SCAN_START_DAY / 7} weeks to ${Math.floor(BEST_SCAN_END_DAY / 7)} weeks and ${BEST_SCAN_END_DAY % 7} days.`,
    sources: ['sogc-303', 'sogc-388'],
  },
  {
    text: 'Your weeks are always counted back from the due date. A date is a day on your calendar, wherever in Canada you are.',
  },
];

interface Method {
  id: string;
  title: string;
  statements: Statement[];
}

export const methodsTitle = 'How the other figures come about';
export const methods: Method[] = [
  {
    id: 'trimesters',
    title: 'Trimesters and the birth range',
    statements: [
      {
        text: `We count the second trimester from ${SECOND_TRIMESTER_DAY / 7} weeks and the third from ${THIRD_TRIMESTER_DAY / 7} weeks. Other definitions differ by up to two weeks.`,
      },
      {
        text: `The usual birth range runs from ${USUAL_BIRTH_START_DAY / 7} to ${USUAL_BIRTH_END_DAY / 7} weeks. It is a range and not a promise: your provider may plan another time for you.`,
        sources: ['preterm-halton'],
      },
      {
        text: `Twins are often born between weeks 35 and 37, triplets between weeks 32 and 34, and quadruplets in week 30 or 31. We show weeks ${MULTIPLES_BIRTH_WEEK.twins}, ${MULTIPLES_BIRTH_WEEK.triplets} and ${MULTIPLES_BIRTH_WEEK.quads}. That is a rough guide: their due date is the same as for one baby.`,
        sources: ['multiples', 'twins-trust'],
      },
    ],
  },
  {
    id: 'size',
    title: 'Size',
    statements: [
      {
        text: `Lengths and weights come from published growth charts. They stand for about the middle of the week; babies differ. In weeks ${LAST_WEEK} to ${LAST_SHOWN_WEEK} they are those of ${LAST_WEEK} weeks 0 days. Before ${CROWN_HEEL_START_WEEK} weeks length is head to bottom, from then on head to heel.`,
        sources: ['who-2017', 'intergrowth-crl', 'intergrowth-newborn', 'hadlock-1992', 'robinson-1975', 'williams'],
      },
      {
        text: `Lengths of weeks ${CROWN_HEEL_START_WEEK} to ${BORN_CHART_START_WEEK - 1} are rounded averages. From week ${BORN_CHART_START_WEEK} they were measured in babies born at that age, so the step from week ${BORN_CHART_START_WEEK - 1} to ${BORN_CHART_START_WEEK} looks bigger than it is.`,
        sources: ['williams', 'intergrowth-newborn'],
      },
      { text: 'Where we have no figure, we use words.' },
      {
        text: `To compare, we chose things you know, such as a puck or a lobster. Their typical length is within ${COMPARISON_MAX_DIFFERENCE_PERCENT}% of that of the baby. In weeks ${FIRST_WEEK} to ${FIRST_WEEK_WITH_LENGTH - 1} and ${WEEK_WITHOUT_LENGTH} they are only a picture for the week.`,
      },
    ],
  },
  {
    id: 'heart-rate',
    title: 'Heart rate',
    statements: [
      {
        text: `The heart is usually first seen between ${HEART_SEEN_WEEKS.from} and ${HEART_SEEN_WEEKS.to} weeks. Its rate rises quickly to about week ${FASTEST_WEEK}, and slows a little after that. From ${HEART_RATE_START_WEEK} weeks we show the usual range at rest, ${USUAL_HEART_RATE.min} to ${USUAL_HEART_RATE.max} beats a minute.`,
        sources: ['heart-start', 'heart-rate-5867', 'sogc-396'],
      },
      {
        text: `Heartbeats so far are a rough count. We add up the days from ${HEART_START_DAY / 7} weeks on, each at a simple rate for its week.`,
      },
      { text: 'None of these can tell you that your baby is well. If you are worried, call your provider.' },
    ],
  },
  {
    id: 'tests',
    title: 'Tests, visits and benefits',
    statements: [
      {
        text: 'The usual time for each test and vaccine comes with its source, unless it is our own choice. Provinces differ, and your provider decides.',
      },
      {
        text: 'Benefit amounts change each year, so we show the year beside them. If the official page says something else, go by that page.',
      },
    ],
  },
  {
    id: 'own-choice',
    title: 'What is our own choice',
    statements: [
      {
        text: `How cycle length and IVF move the due date follows common practice. Our limits of ${CYCLE_DAYS.min} to ${CYCLE_DAYS.max} days for a cycle are our own, and above ${LONG_CYCLE_DAYS} days we say that an early scan is the better guide.`,
      },
      { text: 'Some times, such as when to pack your bag, are our own choice too.' },
    ],
  },
];

export const checkingTitle = 'How we check';
/** How far the texts are checked: said here once, for all pages. The log behind it is docs/facts-to-confirm.md. */
export const checking: Statement[] = [
  {
    text: "What we say about your health, your dates and your money comes from health authorities, hospitals, groups of providers and laws, most of them Canadian. Most lines that tell you to call, and what we say about tests, vaccines and money, name a source below the text. So does much of what we say about your baby's growth and your region. Everyday advice often does not.",
  },
  {
    text: 'We read them in stored copies, so a page may have changed since. Some we know only through what others copied from them, such as the tables of the growth charts. A page that we have not read yet is no source of ours. If it is a government page, we may still lead you there.',
  },
  {
    text: 'A sentence without a number often has no source. It is what is commonly said or advised in Canada.',
  },
  {
    text: 'No doctor, midwife or nurse has reviewed our texts yet. The contraction timer and the lists of when to call will come first. They are worded with care. Where sources differ, we usually chose the earlier call; where we did not, we wrote down why.',
  },
  {
    text: 'Some things change by year or by region, and a person has to read them again: benefit amounts for the coming year, leave from work in some regions, and who pays for a test or a vaccine. There we say so, or send you to the official page.',
  },
];

export const mistakes = (contact: string) => `Have you found a mistake? Please tell us: ${contact}`;

export const sourcesTitle = 'Sources';
/** What sources are about; 'rest' are those of no topic. */
export const sourceTopics = {
  dating: 'Due dates and weeks',
  growth: 'Size and heart rate',
  care: 'Visits, tests and vaccines',
  labour: 'Labour and when to call',
  everyday: 'Everyday life and your baby',
  benefits: 'Leave and benefits',
  'find-care': 'Who looks after you',
  visits: 'Visits and tests',
  'after-birth': 'After the birth',
  'leaving-home': 'Leaving home to give birth',
  'can-i': 'Food, medicines and everyday questions',
  regions: 'Provinces and territories',
  loss: 'After a loss',
  rest: 'More sources',
};
export const sourceCount = (count: number) => `These are the ${count} publications on file.`;
export const checkedSince = (date: string) => `We checked our record of each of them on ${date} or later.`;
export const unreadSources = (count: number) =>
  `${count} of them we have found but not read yet, and some we read in a copy: it says so below each.`;
export const topicWithCount = (topic: string, count: number) => `${topic} (${count})`;
/** A publication in a list, as HTML. */
export const publication = ({ title, publisher }: { title: string; publisher: string }) => `${title}, ${publisher}`;
/** How we know a publication whose own page we did not read. */
export const publicationStates = {
  'copy-read': 'Read in a copy.',
  'address-cited': 'Not read yet.',
  'to-confirm': 'Not read yet.',
};

export const allHealthLines = 'The thirteen lines and their numbers';
export const healthLinesTitle = 'Health lines';
export const healthLines =
  'The health line of each province and territory. Where its name is a link, it leads to the page on which we read its number.';
export const lineOfRegion = ({ region, line }: { region: string; line: ReactNode }) => (
  <>
    {region}: {line}
  </>
);
/** Follows the name of a health line. */
export const withNumbers = (numbers: ReactNode) => <>, {numbers}</>;

export const namesTitle = 'Baby names';
export const names = ({
  birthYear,
  source,
  publisher,
}: {
  birthYear: number;
  source: ReactNode;
  publisher: ReactNode;
}) => (
  <>
    The most frequent names are those of babies born in {birthYear}, from {source}, {publisher}. That page gives the
    rank of five of them; we have not yet checked the order of the others.
  </>
);

export const madeTitle = 'What it is made of';
export const made =
  'The site is free. Most pictures are from Fluent Emoji by Microsoft, under the MIT licence; the others are our own drawings. The typefaces Fraunces and Figtree are under the SIL Open Font Licence.';
export const contact = (address: string) => `Contact: ${address}`;
