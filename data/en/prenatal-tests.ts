import type { Statement } from '@/data/statement';

export const page = {
  title: 'Prenatal tests in Canada: until when, and who pays',
  description:
    'Prenatal screening in your province or territory: which tests, in which weeks, and who pays. Also NIPT, scans, the diabetes test and the strep swab.',
  shortTitle: 'Prenatal tests',
};

export const title = 'Prenatal tests: until when, and who pays';
export const regionsTitle = 'Screening where you live';
export const when = 'When';
/** Beside the name of a region. */
export const testWithWeeks = (test: string, weeks: string) => `${test} · ${weeks}`;
/** `inRegion` as 'in Ontario'. Above what holds in most regions. */
export const notFound = (inRegion: string) =>
  `We have not found which screening tests are offered ${inRegion}, or in which weeks. So ask early:`;
export const whomToAsk = 'No provider yet?';
export const everywhereTitle = 'Tests in all of Canada';
export const everywhereLead = 'Your provider orders these. Ask about each one, and you may say no.';
/** Leads to the page of the week in which a test begins. */
export const aboutWeek = (week: number) => `What else week ${week} brings`;

export const afterResult: { title: string; statements: Statement[] } = {
  title: 'After a result that worries you',
  statements: [
    { text: 'Call your provider. Ask who explains the result to you, and soon.' },
    { text: 'Ask which other test could make it certain, and what it means for you.' },
    { text: 'You decide what comes next. Nobody may push you.', sources: ['bc-screening-questions'] },
  ],
};
