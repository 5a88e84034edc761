import type { Statement } from '@/data/statement';
import type { VisitId, VisitPayers, VisitWords } from '@/data/visits/visits';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/visits');

export const summary: Words<English['summary']> = 'Ce qui se passe, qui paie, quoi demander';
export const ofVisit = (title: string) => `\u00a0: ${title}`;
export const happensTitle: Words<English['happensTitle']> = 'Ce qui se passe';
export const paysTitle: Words<English['paysTitle']> = 'Qui paie';
export const questionsTitle: Words<English['questionsTitle']> = 'Trois questions à poser';
export const otherRegions: Words<English['otherRegions']> = 'Là où vous habitez';
export const notFound = (inRegion: string) =>
  `Nous n’avons pas trouvé qui paie ${inRegion}. Demandez en prenant rendez-vous\u00a0: qu’est-ce que j’aurais à payer?`;
export const notFoundElsewhere: Words<English['notFoundElsewhere']> =
  'Ailleurs, nous n’avons pas trouvé qui paie. Demandez en prenant rendez-vous\u00a0: qu’est-ce que j’aurais à payer?';
export const withoutCard: Words<English['withoutCard']> = 'Sans carte d’assurance maladie\u00a0: qui vous reçoit';

export const paperTitle: Words<English['paperTitle']> = 'Mes rendez-vous et mes tests';
export const paperNotes: Words<English['paperNotes']> =
  'La personne qui vous suit décide quels tests il vous faut, et quand. Ce qui est payé peut changer\u00a0: demandez en prenant rendez-vous. Un guide, pas un avis médical\u00a0: appelez la personne qui vous suit dès que vous vous inquiétez.';
export const dayAndPlace: Words<English['dayAndPlace']> = 'Jour, heure et lieu\u00a0: ______________________________';
export const answers: Words<English['answers']> = 'Ce qu’on m’a dit, et la suite\u00a0:';

const publicPlan: Statement = {
  text: 'Avec une carte d’assurance maladie, le régime public de votre province ou territoire paie les soins médicaux et hospitaliers qu’il vous faut.',
  sources: ['health-plans'],
};

const paidVisits: VisitPayers = {
  everywhere: publicPlan,
  regions: {
    AB: {
      text: 'Les sages-femmes ne vous coûtent rien si vous avez un numéro d’assurance maladie de l’Alberta avant l’accouchement.',
      sources: ['ab-midwives'],
    },
    BC: {
      text: 'Le régime public (MSP) paie une seule personne principale à la fois pour vous suivre\u00a0: une sage-femme ou un médecin.',
      sources: ['bc-fraser-providers'],
    },
    MB: { text: 'Au Manitoba, les sages-femmes ne vous coûtent rien.', sources: ['mb-midwifery'] },
    ON: {
      text: 'Les tests habituels d’une grossesse sont sans frais avec l’Assurance-santé de l’Ontario.',
      sources: ['on-pregnancy-tests'],
    },
    YT: {
      text: 'Le programme de sages-femmes du Yukon est sans frais avec une carte santé du Yukon.',
      sources: ['yt-midwifery-program'],
    },
  },
};

const paidScan: VisitPayers = {
  everywhere: { ...publicPlan, text: `${publicPlan.text} Demandez si elle est payée là où vous irez.` },
};

const paidBloodTest: VisitPayers = {
  regions: {
    ON: {
      text: 'Les tests habituels d’une grossesse sont sans frais avec l’Assurance-santé de l’Ontario.',
      sources: ['on-pregnancy-tests'],
    },
  },
};

const freeInBc: Statement = {
  text: 'Sans frais avec le régime public (MSP). Sans ce régime, vous devez payer\u00a0: demandez le prix avant d’y aller.',
  sources: ['bc-screening-program'],
};

const freeInQuebec: Statement = {
  text: 'Sans frais avec votre carte d’assurance maladie. Le programme est celui de la province.',
  sources: ['screening-qc'],
};

const freeInAlberta: Statement = {
  text: 'La province paie l’échographie et la prise de sang.',
  sources: ['screening-ab-clinic', 'screening-ab-lab'],
};

const freeInOntario: Statement = {
  text: 'L’Assurance-santé de l’Ontario paie le DPTO (en anglais eFTS).',
  sources: ['born-ontario'],
};

const paidTdap: VisitPayers = {
  everywhere: {
    text: 'Ce vaccin est sans frais pendant la grossesse avec une carte d’assurance maladie. Pas de carte? Demandez\u00a0: il peut être sans frais aussi.',
    sources: ['vaccine-tdap'],
  },
};

const paidTdapInQuebec: VisitPayers = {
  ...paidTdap,
  regions: {
    QC: {
      text: 'Au Québec, il est sans frais pour toute personne qui y vit, avec ou sans carte.',
      sources: ['qc-vaccines'],
    },
  },
};

const tdapHappens: Statement[] = [
  {
    text: 'On vous fait une injection. Votre corps fait des anticorps et les transmet avant la naissance.',
    sources: ['vaccine-tdap'],
  },
  { text: 'Il se donne de nouveau à chaque grossesse, même si vous l’avez déjà reçu.', sources: ['vaccine-tdap'] },
];

const chanceOnly: Statement = {
  text: 'Le résultat est une probabilité, ni un oui ni un non. Seul un autre test peut donner une certitude.',
  sources: ['bc-screening-prices'],
};

export const visits: Record<VisitId, VisitWords> = {
  'first-prenatal-visit': {
    happens: [
      {
        text: 'On vérifie votre tension artérielle, votre poids et votre urine, comme à la plupart des rendez-vous.',
        sources: ['fraser-tests'],
      },
      {
        text: 'On vous fait une prise de sang pour votre groupe sanguin et pour chercher des infections, comme la syphilis, le VIH et l’hépatite.',
        sources: ['fraser-tests'],
      },
      {
        text: 'Vous pouvez poser des questions sur chaque test, et dire non.',
        sources: ['midwives-consent', 'bc-screening-questions'],
      },
    ],
    pays: paidVisits,
    questions: [
      'Qui me suivra jusqu’à l’accouchement, et qui répond la nuit?',
      'Parmi mes médicaments et mes vitamines, que faut-il garder, changer ou ajouter?',
      'Dans ma santé ou ma famille, qu’est-ce qui demande plus d’attention?',
    ],
  },
  'ask-about-screening': {
    happens: [
      {
        text: 'On vous dit quels tests existent, et à quelles semaines. Vous pouvez en choisir un, ou aucun.',
        sources: ['born-ontario'],
      },
      chanceOnly,
    ],
    pays: {
      regions: {
        AB: freeInAlberta,
        BC: freeInBc,
        ON: {
          text: 'L’Assurance-santé de l’Ontario paie le DPTO (en anglais eFTS), et le DPNI (en anglais NIPT) dans certaines situations.',
          sources: ['born-ontario', 'pso-nipt'],
        },
        QC: freeInQuebec,
      },
    },
    questions: [
      'Quels tests de dépistage sont offerts ici, et jusqu’à quel jour puis-je décider?',
      'Que pourrait montrer chaque test, et que pourrait-il manquer?',
      'Si un résultat nous inquiète, quelle serait la suite?',
    ],
  },
  'flu-covid-vaccines': {
    happens: [
      {
        text: 'Le vaccin contre la grippe est une seule injection, dans un cabinet médical, en pharmacie ou à la santé publique.',
        sources: ['vaccine-flu'],
      },
    ],
    pays: {
      everywhere: {
        text: 'Le vaccin contre la grippe est sans frais pendant la grossesse avec une carte d’assurance maladie. Pas de carte? Demandez\u00a0: il peut être sans frais aussi. Demandez si celui contre la COVID-19 vous coûte quelque chose.',
        sources: ['vaccine-flu'],
      },
      regions: {
        QC: {
          text: 'Au Québec, les deux sont sans frais pour toute personne qui y vit, avec ou sans carte.',
          sources: ['qc-vaccines'],
        },
      },
    },
    questions: [
      'Quels vaccins dois-je recevoir cette saison?',
      'Puis-je les recevoir le même jour, et où?',
      'Comment vais-je me sentir après, et qu’est-ce qui serait une raison d’appeler?',
    ],
  },
  'dating-ultrasound': {
    happens: [
      {
        text: 'On mesure le bébé de la tête aux fesses. Cela donne votre date prévue.',
        sources: ['sogc-303'],
      },
      {
        text: 'Elle est conseillée à tout le monde, même si vous connaissez le premier jour de vos dernières menstruations.',
        sources: ['fraser-tests'],
      },
    ],
    pays: paidScan,
    questions: [
      'Ma date prévue change-t-elle, et laquelle compte à partir de maintenant?',
      'L’échographie se fait-elle sur le ventre ou par le vagin, et puis-je choisir?',
      'Combien de bébés voyez-vous, et qu’avez-vous regardé d’autre?',
    ],
  },
  nipt: {
    happens: [{ text: 'On vous fait une seule prise de sang.', sources: ['born-ontario'] }, chanceOnly],
    pays: {
      everywhere: {
        text: 'Les régimes publics ne le paient que dans certaines situations. Si vous le payez, demandez d’abord le prix.',
        sources: ['born-ontario'],
      },
      regions: {
        BC: {
          text: 'En Colombie-Britannique, la province paie pour certaines personnes, comme après un premier dépistage qui montre une probabilité plus élevée. Demandez si c’est votre cas.',
          sources: ['bc-nipt', 'bc-screening-prices'],
        },
        NL: {
          text: 'Depuis 2024, la province paie pour certaines personnes, comme celles qui attendent des jumeaux. Demandez si c’est votre cas.',
          sources: ['nl-nipt'],
        },
        ON: {
          text: 'L’Assurance-santé de l’Ontario paie si une de ses conditions est remplie. Sinon, c’est vous ou votre assurance privée. L’argent n’est pas remboursé plus tard.',
          sources: ['pso-nipt'],
        },
      },
    },
    questions: [
      'Le régime public paierait-il ce test dans mon cas, et sinon, combien coûte-t-il?',
      'Qu’est-ce que ce test ajoute au dépistage que j’ai déjà eu?',
      'Qui m’expliquera le résultat, et après combien de jours?',
    ],
  },
  'sips-part-1': {
    happens: [
      {
        text: 'On vous fait une prise de sang maintenant, puis une autre à partir de 14\u00a0semaines. Les deux se lisent ensemble.',
        sources: ['bc-early-prenatal'],
      },
      chanceOnly,
    ],
    pays: { regions: { BC: freeInBc } },
    questions: [
      'Quels jours dois-je y aller pour la partie 1 et la partie 2?',
      'Faut-il d’abord une échographie, pour que les semaines soient justes?',
      'Que se passe-t-il si je n’ai qu’une des deux parties?',
    ],
  },
  'quebec-screening': {
    happens: [chanceOnly],
    pays: { regions: { QC: freeInQuebec } },
    questions: [
      'Où dois-je signer mon consentement, et où se fait le test?',
      'Quels problèmes de santé le programme cherche-t-il?',
      'Qu’est-ce qui est offert si la probabilité est plus élevée?',
    ],
  },
  'alberta-screening': {
    happens: [
      {
        text: 'Vous avez une échographie et une prise de sang, vers 11 à 13\u00a0semaines.',
        sources: ['screening-ab-clinic'],
      },
      chanceOnly,
    ],
    pays: { regions: { AB: freeInAlberta } },
    questions: [
      'Où se fait l’échographie, et quand y a-t-il une place?',
      'L’échographie et la prise de sang se font-elles le même jour?',
      'Que puis-je encore avoir si ces semaines sont passées?',
    ],
  },
  'bc-nt-scan': {
    happens: [
      {
        text: 'On mesure le liquide à l’arrière du cou du bébé. La mesure s’ajoute au résultat SIPS.',
        sources: ['bc-screening-questions'],
      },
    ],
    pays: {
      regions: {
        BC: {
          text: 'Le régime public (MSP) la paie à partir de 35\u00a0ans à l’accouchement. Avant 35\u00a0ans, on peut la payer soi-même à certains endroits.',
          sources: ['bc-screening-questions'],
        },
      },
    },
    questions: [
      'Cette échographie se fait-elle près de chez moi, ou faudrait-il voyager?',
      'Que change-t-elle à ce que le résultat SIPS peut nous dire?',
      'Que me dira-t-on le jour même, et que me dira-t-on plus tard?',
    ],
  },
  efts: {
    happens: [
      {
        text: 'Vous avez une échographie et une prise de sang, de 11\u00a0semaines et 2\u00a0jours à 13\u00a0semaines et 3\u00a0jours.',
        sources: ['pso-efts'],
      },
      chanceOnly,
    ],
    pays: { regions: { ON: freeInOntario } },
    questions: [
      'Qui prend le rendez-vous pour l’échographie, et où se fait la prise de sang?',
      'Pour moi, vaut-il mieux commencer par le DPTO ou par le DPNI?',
      'Quand aurais-je des nouvelles, et qui m’appelle?',
    ],
  },
  'visits-to-week-30': {
    happens: [
      {
        text: 'On vérifie l’urine, la tension artérielle et le poids à la plupart des rendez-vous.',
        sources: ['fraser-tests'],
      },
      { text: 'Apportez sur papier ce dont vous voulez parler.' },
    ],
    pays: paidVisits,
    questions: [
      'Comment vont ma tension artérielle et la croissance de mon bébé?',
      'Quels signes devraient me faire appeler avant le prochain rendez-vous?',
      'Qu’est-ce qui peut m’aider avec ce qui me dérange le plus en ce moment?',
    ],
  },
  'sips-part-2': {
    happens: [
      {
        text: 'On vous fait une deuxième prise de sang. Puis on lit les deux ensemble.',
        sources: ['bc-early-prenatal'],
      },
      chanceOnly,
    ],
    pays: { regions: { BC: freeInBc } },
    questions: [
      'Quand le résultat des deux parties sera-t-il prêt?',
      'Que veulent dire les chiffres de mon résultat?',
      'À qui puis-je parler avant de choisir d’autres tests?',
    ],
  },
  'second-trimester-screening': {
    happens: [
      {
        text: 'On vous fait une seule prise de sang, à partir de 14\u00a0semaines.',
        sources: ['pso-second-trimester'],
      },
      chanceOnly,
    ],
    pays: {
      regions: {
        BC: freeInBc,
        ON: { text: 'En Ontario, ce dépistage est payé par la province.', sources: ['pso-nipt'] },
      },
    },
    questions: [
      'Est-ce le bon dépistage pour moi, puisque je commence plus tard?',
      'Jusqu’à quel jour peut-il encore se faire?',
      'Y a-t-il un autre test qui en dit plus à ma semaine?',
    ],
  },
  'anatomy-ultrasound': {
    happens: [
      {
        text: 'On prend des images détaillées de la croissance et du développement du bébé.',
        sources: ['fraser-tests'],
      },
      {
        text: 'Certaines personnes ont une autre échographie plus tard, pour voir le liquide, le placenta ou la position du bébé.',
        sources: ['fraser-tests'],
      },
    ],
    pays: paidScan,
    questions: [
      'Qu’avez-vous bien vu, et que n’avez-vous pas pu voir?',
      'Où est le placenta, et est-ce que cela change quelque chose?',
      'Qui regarde le rapport avec moi, et quand?',
    ],
  },
  'gestational-diabetes-test': {
    happens: [
      {
        text: 'Vous buvez une boisson sucrée au laboratoire et vous attendez sur place. Ensuite, on vous fait une prise de sang.',
        sources: ['gestational-diabetes'],
      },
    ],
    pays: paidBloodTest,
    questions: [
      'Puis-je manger et boire avant, et combien de temps serai-je au laboratoire?',
      'Que se passe-t-il si le chiffre est trop élevé?',
      'Et si je vomis la boisson?',
    ],
  },
  'tdap-vaccine-quebec': {
    happens: tdapHappens,
    pays: paidTdapInQuebec,
    questions: [
      'Où se donne ce vaccin\u00a0: ici, en pharmacie ou au CLSC?',
      'Quelle semaine est la meilleure pour moi?',
      'Faut-il un rappel pour les autres à la maison?',
    ],
  },
  'tdap-vaccine': {
    happens: tdapHappens,
    pays: paidTdap,
    questions: [
      'Qui donne ce vaccin ici, et faut-il un rendez-vous?',
      'Quelle serait la meilleure semaine pour mon bébé et moi?',
      'Qui d’autre, autour du bébé, devrait avoir ses vaccins à jour?',
    ],
  },
  'blood-tests-again': {
    happens: [
      {
        text: 'On vous fait encore une prise de sang, car des choses ont pu changer depuis les premiers tests.',
        sources: ['syphilis-wechu', 'sogc-133'],
      },
    ],
    pays: paidBloodTest,
    questions: [
      'Que cherchez-vous cette fois, et pourquoi de nouveau?',
      'Mon fer est-il assez élevé, et que faire sinon?',
      'Cela peut-il se faire avec le test de diabète?',
    ],
  },
  'rh-immune-globulin': {
    happens: [
      {
        text: 'Si vos prises de sang ont montré un groupe Rh négatif, on vous fait une injection vers 28\u00a0semaines.',
        sources: ['fraser-tests'],
      },
    ],
    pays: {},
    questions: [
      'Quel est mon groupe sanguin, et où est-ce écrit?',
      'À quel autre moment me faudrait-il cette injection, comme après un saignement ou une chute?',
      'Mon sang sera-t-il testé de nouveau après la naissance?',
    ],
  },
  'visits-weeks-31-to-36': {
    happens: [
      {
        text: 'On vérifie l’urine, la tension artérielle et le poids à la plupart des rendez-vous.',
        sources: ['fraser-tests'],
      },
    ],
    pays: paidVisits,
    questions: [
      'Dans quelle position est mon bébé, et que faire s’il y reste?',
      'Quel numéro appeler le jour et la nuit quand le travail commence?',
      'Que mettre dans mon plan de naissance pour cet hôpital ou cette maison de naissance?',
    ],
  },
  'rsv-vaccine': {
    happens: [
      {
        text: 'Vous choisissez avec la personne qui vous suit\u00a0: une injection pour vous de 32 à 36\u00a0semaines, ou une pour le bébé après la naissance.',
        sources: ['rsv', 'naci-rsv'],
      },
    ],
    pays: {
      regions: {
        NS: {
          text: 'La saison dernière, l’anticorps pour les bébés était sans frais en Nouvelle-Écosse. Demandez si c’est encore le cas, et qui paie le vaccin.',
          sources: ['rsv-nova-scotia'],
        },
        ON: {
          text: 'L’Ontario paie le vaccin et l’anticorps, et préfère l’anticorps pour les bébés.',
          sources: ['rsv-ontario'],
        },
      },
    },
    questions: [
      'Mon bébé naîtra-t-il avant ou pendant la saison du VRS?',
      'Laquelle des deux protections est offerte ici cette année?',
      'Si je choisis l’anticorps, où mon bébé le recevra-t-il?',
    ],
  },
  'group-b-strep-swab': {
    happens: [
      {
        text: 'On fait un seul prélèvement avec une sorte de coton-tige, d’abord dans le vagin, puis dans l’anus.',
        sources: ['sogc-298'],
      },
    ],
    pays: paidBloodTest,
    questions: [
      'Puis-je faire le prélèvement moi-même?',
      'Si je porte la bactérie, quand dois-je venir pour l’antibiotique?',
      'Et si mes eaux crèvent avant le résultat?',
    ],
  },
  'visits-from-week-37': {
    happens: [
      {
        text: 'On vérifie l’urine, la tension artérielle et le poids à la plupart des rendez-vous.',
        sources: ['fraser-tests'],
      },
      {
        text: 'Vous planifiez avec la personne qui vous suit ce qui se passe à l’approche de 41\u00a0semaines.',
        sources: ['sogc-432'],
      },
    ],
    pays: paidVisits,
    questions: [
      'Quels sont mes choix si le bébé n’est pas né à 41\u00a0semaines?',
      'Qu’est-ce qui vous ferait conseiller un déclenchement ou une césarienne?',
      'Qui vérifie comment nous allons, le bébé et moi, la première semaine à la maison?',
    ],
  },
};
