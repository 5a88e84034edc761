import type { LabourSignId } from '@/data/labour/signs';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/signs-of-labour');

export const page: Words<English['page']> = {
  title: 'Début du travail\u00a0: quand partir, quand appeler',
  description:
    'Premier bébé ou non, avant 37\u00a0semaines, loin de l’hôpital\u00a0: quand partir, quand appeler. Puis chaque signe du travail, et un chronomètre de contractions.',
  shortTitle: 'Signes du travail',
};

export const lookFirst: Words<English['lookFirst']> = {
  lead: 'D’abord ici\u00a0:',
  beforeTerm: 'avant 37\u00a0semaines',
  risk: 'jumeaux, streptocoque\u00a0B, césarienne ou autre risque',
};
export const timer: Words<English['timer']> = 'Chronométrer vos contractions';
export const timerNote: Words<English['timerNote']> = 'Le chronomètre dit quand appeler et quand partir.';
export const atTheFirst: Words<English['atTheFirst']> = 'Dès que les contractions commencent';
export const signsTitle: Words<English['signsTitle']> = 'Les signes, un par un';
export const toRules: Words<English['toRules']> = 'Quand partir, quand appeler';
export const farTitle: Words<English['farTitle']> = 'Loin de l’hôpital, et la règle 5-1-1';
export const onward: Words<English['onward']> = 'Pour la suite';

export const signs: Record<LabourSignId, { title: string; statements: Statement[] }> = {
  contractions: {
    title: 'Des contractions plus rapprochées et plus fortes',
    statements: [
      {
        text: 'Le ventre se serre et durcit, puis se relâche. Souvent, c’est comme de fortes crampes menstruelles.',
        sources: ['inspq-labour-start', 'nord-montreal-birth'],
      },
      {
        text: 'La douleur est parfois dans le bas du ventre. Elle peut aussi partir du bas du dos, puis venir devant.',
        sources: ['inspq-labour-start'],
      },
      {
        text: 'Pendant le travail, elles prennent un rythme\u00a0: plus fortes, plus longues, plus proches. Le repos ou la marche ne les arrête pas.',
        sources: ['mothers-labour-signs', 'inspq-labour-start'],
      },
      {
        text: 'Chaque personne les sent à sa façon. Les vôtres peuvent changer d’un accouchement à l’autre.',
        sources: ['inspq-labour-start'],
      },
    ],
  },
  water: {
    title: 'Vous perdez vos eaux',
    statements: [
      {
        text: 'Le liquide sort d’un coup, ou coule peu à peu sans que vous puissiez le retenir.',
        sources: ['mothers-labour-signs', 'fraser-labour'],
      },
      {
        text: 'Environ 1\u00a0personne sur\u00a010 perd ses eaux avant le début des contractions.',
        sources: ['inspq-labour-start'],
      },
      {
        text: 'Mettez une serviette hygiénique. Quand vous appelez, on demande souvent la quantité et la couleur.',
        sources: ['fraser-labour'],
      },
    ],
  },
  show: {
    title: 'Le bouchon muqueux, ou du sang',
    statements: [
      {
        text: 'Le bouchon est épais, comme de la gelée\u00a0: clair, ou avec un peu de rose ou de sang. Il sort en entier, en morceaux ou sans qu’on le voie.',
        sources: ['inspq-labour-start', 'nord-montreal-birth', 'mothers-labour-signs'],
      },
      {
        text: 'Il sort parfois des jours ou des semaines avant le travail, parfois pendant.',
        sources: ['inspq-labour-start', 'nord-montreal-birth', 'mothers-labour-signs'],
      },
      {
        text: 'Dès 37\u00a0semaines, appelez le jour même la personne qui vous suit, même s’il est clair. Du sang rouge vif, un saignement comme des menstruations, ou tout saignement avec un placenta bas? Allez à l’hôpital tout de suite. Avant 37\u00a0semaines\u00a0: appelez ou partez tout de suite.',
        sources: ['ciusss-hospital', 'fraser-labour', 'carleton-labour-signs', 'wrhn-childbirth'],
      },
    ],
  },
  pain: {
    title: 'Mal de dos, crampes et pression',
    statements: [
      {
        text: 'Le travail peut commencer par un mal dans le bas du dos, ou par des crampes comme celles des menstruations. Une douleur qui va et vient compte comme des contractions.',
        sources: ['inspq-labour-start'],
      },
    ],
  },
  lower: {
    title: 'Votre bébé est plus bas',
    statements: [
      {
        text: 'Dans les dernières semaines, le bébé peut descendre. On respire alors mieux. Une pression en bas qui va et vient avant 37\u00a0semaines\u00a0: appelez ou allez à l’hôpital tout de suite.',
        sources: ['mothers-labour-signs'],
      },
      {
        text: 'Si vous avez déjà accouché, il ne descend souvent que pendant le travail.',
        sources: ['mothers-labour-signs'],
      },
    ],
  },
  movement: {
    title: 'Votre bébé bouge moins',
    statements: [
      {
        text: 'Ce n’est pas un signe du travail\u00a0: un bébé ne bouge pas moins parce que le travail approche.',
        sources: ['sogc-441'],
      },
    ],
  },
  practice: {
    title: 'Les contractions de pratique (Braxton Hicks)',
    statements: [
      {
        text: 'Elles vont et viennent sans rythme. Elles ne deviennent pas plus longues, plus fortes et plus proches.',
        sources: ['mothers-labour-signs'],
      },
      {
        text: 'Aucune page ne peut dire lesquelles vous avez. Ce que cette page dit sur quand partir et quand appeler compte pour elles aussi, même si elles sont légères, sans rythme, ou cessent avec le repos.',
      },
      { text: 'Vous n’arrivez pas à le dire? Appelez, jour et nuit.', sources: ['fraser-labour'] },
    ],
  },
};
