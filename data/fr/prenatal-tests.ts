import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/prenatal-tests');

export const page: Words<English['page']> = {
  title: 'Tests prénataux au Canada\u00a0: jusqu’à quand, et qui paie',
  description:
    'Le dépistage prénatal dans votre province ou territoire\u00a0: quels tests, à quelles semaines, et qui paie. Et aussi échographies, diabète et streptocoque.',
  shortTitle: 'Tests prénataux',
};

export const title: Words<English['title']> = 'Tests prénataux\u00a0: jusqu’à quand, et qui paie';
export const regionsTitle: Words<English['regionsTitle']> = 'Le dépistage là où vous habitez';
export const when: Words<English['when']> = 'Quand';
export const testWithWeeks: Words<English['testWithWeeks']> = (test, weeks) => `${test} · ${weeks}`;
export const notFound: Words<English['notFound']> = (inRegion) =>
  `Nous n’avons pas trouvé quels tests de dépistage sont offerts ${inRegion}, ni à quelles semaines. Demandez donc tôt\u00a0:`;
export const whomToAsk: Words<English['whomToAsk']> = 'Personne ne vous suit encore?';
export const everywhereTitle: Words<English['everywhereTitle']> = 'Les tests partout au Canada';
export const everywhereLead: Words<English['everywhereLead']> =
  'La personne qui vous suit les demande. Posez vos questions sur chacun\u00a0: vous pouvez dire non.';
export const aboutWeek: Words<English['aboutWeek']> = (week) => `Tout sur la semaine ${week}`;

export const afterResult: { title: string; statements: Statement[] } = {
  title: 'Si un résultat vous inquiète',
  statements: [
    { text: 'Appelez la personne qui vous suit. Demandez qui vous expliquera le résultat, et bientôt.' },
    { text: 'Demandez quel autre test pourrait donner une certitude, et ce qu’il suppose pour vous.' },
    {
      text: 'La suite, c’est vous qui la décidez. Personne n’a le droit de vous pousser.',
      sources: ['bc-screening-questions'],
    },
  ],
};
