import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const title = 'Vous hésitez devant cette grossesse?';

/** What the page says before anything else. */
export const intro =
  'Vous pouvez la poursuivre, l’interrompre ou penser à l’adoption. C’est votre décision, pas celle de quelqu’un d’autre.';

/** Of the first line that one can call. */
export const talk = {
  title: 'Parler, en privé et gratuitement',
  statement: {
    text: 'La Ligne d’accès ne juge pas. Elle connaît les trois voies.',
    sources: ['action-canada-supports'],
  } satisfies Statement,
  call: 'Appeler',
  text: 'Texter',
  alsoCall: 'Une deuxième ligne\u00a0:',
};

/** The ways that there are: in words of one kind, and in an order that says nothing. */
export const ways = {
  title: 'Trois voies',
  continuing: {
    title: 'La poursuivre',
    statements: [
      { text: 'Le suivi peut commencer avant que vous ayez décidé. Il ne vous engage à rien.' },
      { text: 'Il y a de l’argent, du congé et de l’aide, aussi sans partenaire ou sans carte d’assurance maladie.' },
    ] satisfies Statement[],
    links: { '/find-care': 'Qui vous suit', '/benefits': 'Argent et congé' },
  },
  abortion: {
    title: 'L’avortement',
    statements: [
      {
        text: 'Au début, il peut se faire avec des pilules. Appelez bientôt\u00a0: demandez ce qui est possible à votre stade, et où.',
        sources: ['action-canada-access', 'nb-family-planning'],
      },
      {
        text: 'Un médecin ou une infirmière praticienne peut prescrire les pilules, à bien des endroits par téléphone. Demandez ce qui est gratuit avec votre carte, et sans carte.',
        sources: ['action-canada-access'],
      },
    ] satisfies Statement[],
    links: { '/support': 'Si une grossesse a pris fin' },
  },
  adoption: {
    title: 'L’adoption',
    statements: [
      {
        text: 'Une personne de la province ou d’un organisme agréé explique vos choix et vos droits. Demandez si c’est gratuit pour vous, comme au Manitoba.',
        sources: ['manitoba-birth-parents'],
      },
      {
        text: 'Vous pouvez changer d’avis avant de signer. Demandez combien de jours vous avez ensuite. La Ligne d’accès, ou votre bureau des services à l’enfant et à la famille, peut dire qui appeler.',
        sources: ['manitoba-birth-parents'],
      },
    ] satisfies Statement[],
    links: {},
  },
};

export const regions = {
  title: 'Là où vous vivez',
  accessLine: 'La Ligne d’accès, en haut, connaît les cliniques de l’endroit.',
  notes: {
    BC: [
      {
        text: 'Vous pouvez aussi appeler le 811, à toute heure. Les pilules sont gratuites avec le MSP.',
        sources: ['bc-abortion', 'bc-abortion-access'],
      },
    ],
    MB: [{ text: 'À Brandon, demandez à la santé publique (Public Health).', sources: ['whc-abortion'] }],
    NB: [
      {
        text: 'Vous appelez vous-même la clinique d’un hôpital. C’est gratuit avec toute carte d’assurance maladie du Canada.',
        sources: ['nb-family-planning', 'clinic-554'],
      },
    ],
    NL: [
      {
        text: 'L’Athena Health Centre, à St. John’s, reçoit sans recommandation\u00a0: demandez à la Ligne d’accès comment le joindre.',
        sources: ['action-canada-atlantic'],
      },
    ],
    NT: [{ text: 'Le programme NOW aide, et le voyage médical est payé.', sources: ['now-program'] }],
    NU: [
      {
        text: 'Dans la région de Kitikmeot, le programme NOW aide, et le voyage médical est payé. Ailleurs, demandez à la Ligne d’accès.',
        sources: ['now-program', 'leaf-abortion'],
      },
    ],
    ON: [
      {
        text: 'Aucune recommandation n’est nécessaire.',
        sources: ['ontario-abortion'],
      },
    ],
    PE: [
      {
        text: 'On vous rappelle d’un «\u00a0numéro privé\u00a0» (Private Number). Si quelqu’un d’autre peut répondre à votre téléphone, dites quand on peut vous appeler.',
        sources: ['pe-womens-wellness'],
      },
    ],
  } satisfies Partial<Record<ProvinceCode, Statement[]>> as Partial<Record<ProvinceCode, Statement[]>>,
};

export const centres = {
  title: 'Est-ce une clinique?',
  statement: {
    text: 'Certains «\u00a0centres de grossesse\u00a0» ressemblent à des cliniques, mais ne font pas d’avortement et n’en organisent pas. Demandez avant d’y aller\u00a0: dirigez-vous les gens vers un avortement?',
    sources: ['action-canada-supports'],
  } satisfies Statement,
};

export const emergency = {
  title: 'Ce qui n’attend pas, quoi que vous décidiez',
  all: 'Tous les signes pour lesquels appeler',
};

export const notSafe = {
  text: 'Quelqu’un vous presse, ou vous fait peur?',
  link: 'Si vous n’êtes pas en sécurité à la maison',
};
