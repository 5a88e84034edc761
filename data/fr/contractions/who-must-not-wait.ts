import { LATE_TERM_WEEKS, TERM_WEEKS } from '@/data/labour-rules';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/who-must-not-wait');

export const whoMustNotWaitTitle: Words<English['whoMustNotWaitTitle']> = 'Qui ne doit pas attendre';

/** One of the two lists of who must not wait, whatever the rules about minutes say. */
interface NoWaitList extends Statement {
  title: string;
  items: Statement[];
}

/** The two lists, which the question 'Is one of these true for you?' asks for too. */
export const whoMustNotWait: { go: NoWaitList; call: NoWaitList } = {
  go: {
    title: 'Première liste : partir dès que les contractions commencent',
    text: 'Allez à l’hôpital dès que les contractions commencent, et appelez en route, si vous êtes dans un de ces cas :',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
    items: [
      {
        text: 'Votre placenta est bas. (Allez à l’hôpital tout de suite aussi pour tout saignement.)',
        sources: ['ciusss-hospital'],
      },
      { text: 'On vous a dit que votre bébé est petit.', sources: ['ciusss-hospital'] },
      { text: 'Votre tension artérielle est élevée.', sources: ['ciusss-hospital'] },
      { text: 'Vous avez peu de liquide autour du bébé.', sources: ['ciusss-hospital'] },
      {
        text: 'Vous avez eu une césarienne, ou on en a prévu une.',
        sources: ['ciusss-hospital', 'nygh-when-to-call'],
      },
      { text: 'Vous avez déjà eu une opération à l’utérus.' },
      { text: 'On vous a fait un point au col de l’utérus (cerclage).' },
      {
        text: 'Votre bébé n’a pas la tête en bas : il se présente par le siège ou est couché en travers.',
      },
    ],
  },
  call: {
    title: 'Deuxième liste : appeler dès que les contractions commencent',
    text: 'Appelez dès que les contractions commencent, et n’attendez pas la règle 5-1-1, si vous êtes dans un de ces cas :',
    items: [
      { text: 'Vous avez déjà accouché, et c’est allé vite.', sources: ['sunnybrook-labour'] },
      { text: 'Vous attendez des jumeaux ou plus.' },
      {
        text: 'Vous portez le streptocoque du groupe B. (Si vous perdez vos eaux : allez à l’hôpital tout de suite.)',
        sources: ['gbs-alberta', 'westcoast-midwives'],
      },
      {
        text: `Vous êtes à moins de ${TERM_WEEKS} semaines, et deux contractions sont venues en une heure.`,
        sources: ['fraser-labour'],
      },
      { text: `Vous êtes à ${LATE_TERM_WEEKS} semaines ou plus.` },
      { text: 'On vous a dit de venir tôt.', sources: ['waters-break'] },
      { text: 'Vous prenez de l’insuline ou un anticoagulant.' },
      { text: 'Vous avez des plaies d’herpès.' },
      { text: 'Vous n’avez pas eu de suivi de grossesse.' },
      { text: 'Vous avez un trouble de la coagulation.' },
      { text: 'Vous avez une maladie du cœur.' },
    ],
  },
};
