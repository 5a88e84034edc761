import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const title = 'Vous ne savez pas quoi décider pour cette grossesse?';

/** What the page says before anything else. */
export const intro =
  'Vous pouvez la poursuivre, l’interrompre ou penser à l’adoption. La décision est à vous, et à vous seulement.';

/** Of the first line that one can call. */
export const talk = {
  title: 'Parler, en privé et gratuitement',
  statement: {
    text: 'La Ligne d’accès ne vous juge pas. On y connaît les trois choix.',
    sources: ['action-canada-supports'],
  } satisfies Statement,
  /** With a link to what /safety says of that. */
  traces: {
    text: 'Un appel ou un texto peut se voir sur le téléphone et sur sa facture.',
    link: 'Les traces sur un téléphone',
  },
  call: 'Appeler',
  text: 'Texter',
  alsoCall: 'Une deuxième ligne\u00a0:',
};

/** The ways that there are: in words of one kind, and in an order that says nothing. */
export const ways = {
  title: 'Trois choix',
  continuing: {
    title: 'La poursuivre',
    statements: [
      { text: 'Le suivi peut commencer avant que vous ayez décidé. Il ne vous engage à rien.' },
      {
        text: 'Il peut y avoir de l’argent, un congé et de l’aide. Demandez ce que vous pouvez avoir, même sans partenaire ou sans carte d’assurance maladie.',
      },
    ] satisfies Statement[],
    links: { '/find-care': 'Trouver qui suivra votre grossesse', '/benefits': 'Argent et congé' },
  },
  abortion: {
    title: 'L’avortement',
    statements: [
      {
        text: 'Au début, il peut se faire avec des pilules. Plus tard, il y a d’autres méthodes\u00a0: appelez quand même, et le plus tôt possible. Demandez ce qui est possible selon vos semaines, et où.',
        sources: ['action-canada-access', 'nb-family-planning'],
      },
      {
        text: 'Une ou un médecin, une infirmière praticienne ou un infirmier praticien peut prescrire les pilules, à bien des endroits par téléphone. Demandez ce qui est gratuit avec votre carte, et sans carte.',
        sources: ['action-canada-access'],
      },
      {
        text: 'Demandez de l’aide pour l’argent et le déplacement\u00a0: la deuxième ligne sait comment.',
        sources: ['now-program', 'naf-canada'],
      },
    ] satisfies Statement[],
    links: { '#regions': 'Qui peut aider là où vous vivez' },
  },
  adoption: {
    title: 'L’adoption',
    statements: [
      {
        text: 'Une personne de la province ou d’un organisme agréé explique vos choix et vos droits. Demandez si c’est gratuit pour vous, comme au Manitoba.',
        sources: ['manitoba-birth-parents'],
      },
      {
        text: 'Vous pouvez changer d’avis avant de signer. Demandez combien de jours vous avez encore, après la signature, pour le faire. La Ligne d’accès, ou le service d’adoption de votre province ou territoire, peut vous dire qui appeler.',
        sources: ['manitoba-birth-parents'],
      },
    ] satisfies Statement[],
    links: { '#regions': 'Qui peut aider là où vous vivez' },
  },
};

export const regions = {
  title: 'Là où vous vivez',
  accessLine: 'La Ligne d’accès, en haut, sait qui aide là où vous êtes, pour chacun des trois choix.',
  notes: {
    BC: [
      {
        text: 'Vous pouvez aussi appeler le 811, à toute heure. Les pilules sont gratuites avec le MSP.',
        sources: ['bc-abortion', 'bc-abortion-access'],
      },
    ],
    MB: [
      {
        text: 'À Brandon, demandez à la santé publique (Public Health). La Women’s Health Clinic connaît son numéro.',
        sources: ['whc-abortion'],
      },
    ],
    NB: [
      {
        text: 'Vous appelez vous-même la clinique d’un hôpital. C’est gratuit avec la carte d’assurance maladie de n’importe quelle province ou territoire.',
        sources: ['nb-family-planning'],
      },
      {
        text: 'En 2021, un deuxième hôpital de Moncton et l’hôpital Chaleur, à Bathurst, le faisaient aussi\u00a0: demandez leurs numéros à la Ligne d’accès.',
        sources: ['nb-three-hospitals'],
      },
    ],
    NL: [
      {
        text: 'L’Athena Health Centre, à St. John’s, vous reçoit sans passer par un médecin\u00a0: demandez à la Ligne d’accès comment le joindre.',
        sources: ['action-canada-atlantic'],
      },
    ],
    NT: [
      {
        text: 'Le programme NOW vous aide, et votre déplacement est payé. En général, il donne des rendez-vous jusqu’à 18\u00a0semaines\u00a0: appelez aussi si vous avez dépassé cela.',
        sources: ['now-program'],
      },
    ],
    NU: [
      {
        text: 'Dans la région de Kitikmeot, le programme NOW vous aide, et votre déplacement est payé. En général, il donne des rendez-vous jusqu’à 18\u00a0semaines\u00a0: appelez aussi si vous avez dépassé cela. Ailleurs, demandez à la Ligne d’accès.',
        sources: ['now-program', 'leaf-abortion'],
      },
    ],
    ON: [
      {
        text: 'Vous pouvez appeler vous-même, sans passer par un médecin.',
        sources: ['ontario-abortion'],
      },
    ],
    PE: [
      {
        text: 'On vous rappelle, et l’appel affiche «\u00a0numéro privé\u00a0» (Private Number). Si quelqu’un d’autre peut répondre à votre téléphone, dites à quelle heure vous pourrez répondre vous-même.',
        sources: ['pe-womens-wellness'],
      },
    ],
    YT: [
      {
        text: 'En 2025, l’Opal Clinic ouvrait un jour par semaine\u00a0: appelez tout de suite, et laissez un message. Demandez-y comment avoir les pilules gratuitement\u00a0: ailleurs, vous devrez peut-être payer.',
        sources: ['yukon-abortion-access', 'cbc-yukon-abortion'],
      },
    ],
  } satisfies Partial<Record<ProvinceCode, Statement[]>> as Partial<Record<ProvinceCode, Statement[]>>,
};

export const centres = {
  title: 'Est-ce une clinique?',
  statement: {
    text: 'Certains «\u00a0centres de grossesse\u00a0» ressemblent à des cliniques, mais ne font pas d’avortement et n’en organisent pas. Demandez avant d’y aller\u00a0: «\u00a0Si je veux un avortement, allez-vous me dire où aller?\u00a0»',
    sources: ['action-canada-supports'],
  } satisfies Statement,
};

export const emergency = {
  title: 'Ce qui ne peut pas attendre, peu importe votre choix',
  all: 'Tous les signes pour lesquels appeler',
};

export const notSafe = {
  text: 'Quelqu’un vous met de la pression, ou vous fait peur?',
  link: 'Si vous n’êtes pas en sécurité à la maison',
};

export const afterwards = 'Du soutien par la suite, peu importe ce que vous ressentez';
