import type { RegionCareWords } from '@/words/find-care/region-care';

export const nunavut: RegionCareWords = {
  firstTitle: 'Allez au centre de santé de votre collectivité',
  first: [
    {
      text: 'Le suivi commence là, à Cambridge Bay comme dans chaque collectivité, avec le personnel infirmier. Appelez ou allez-y dès que vous pensez être enceinte.',
      sources: ['nunavut-escorts-2017'],
    },
    {
      text: 'Dites à combien de semaines vous êtes peut-être, et demandez le jour de votre premier rendez-vous et de vos tests.',
    },
    {
      text: 'Le Nunavut n’a pas de 811. Votre centre de santé sait : gardez son numéro dans votre téléphone, et demandez qui appeler la nuit.',
    },
  ],
  next: [
    {
      text: 'Il manque de personnel ou ferme pour un temps? Appelez son numéro quand même, et ne raccrochez pas : on vous aide par téléphone ou on passe l’appel à une autre collectivité (2023).',
      sources: ['nu-closures'],
    },
    {
      text: 'Pas de rendez-vous après une semaine? Redemandez-en un. Nous n’avons pas trouvé d’autre porte pour un suivi, ni à quelle semaine il vous le faut : votre centre de santé sait.',
    },
  ],
  meanwhile: [
    {
      text: 'Dès le premier rendez-vous, demandez où vous accoucheriez. Les accouchements sont prévus à Iqaluit ou hors du Nunavut : la plupart des gens partent.',
      sources: ['nu-iqaluit-only'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Pas besoin de médecin pour commencer : le personnel infirmier peut le faire.',
        sources: ['nunavut-escorts-2017'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi sans carte santé du Nunavut. Demandez-le à votre centre de santé, et envoyez maintenant le formulaire de la carte.',
      },
    ],
    'far-away': [
      {
        text: 'Du Kitikmeot, donc de Cambridge Bay aussi, on va accoucher à Yellowknife ou à Edmonton. Du Kivalliq, environ quatre bébés sur cinq naissent au Manitoba, surtout à Winnipeg. Du Qikiqtaaluk, on va à Iqaluit ou à Ottawa.',
        sources: ['larga-kitikmeot', 'kivalliq-births', 'larga-baffin-room'],
      },
      {
        text: 'Une personne peut vous accompagner, et son trajet est payé. Comment le demander, et où vous logez : voyez notre page pour partir accoucher loin de chez vous.',
        sources: ['nunavut-escorts-2019'],
      },
    ],
    midwife: [
      {
        text: 'En 2019, trois sages-femmes travaillaient à Cambridge Bay et allaient ailleurs dans le Kitikmeot. À Rankin Inlet, on a cessé les accouchements en août 2020, faute de sages-femmes; les visites ont continué. Demandez s’il y a une sage-femme cette année.',
        sources: ['nu-midwives-2019', 'nu-rankin'],
      },
    ],
    language: [
      {
        text: 'Vous aimez mieux parler inuktitut, inuinnaqtun ou français? Demandez un service d’interprète en prenant rendez-vous, puis de nouveau à l’hôpital.',
      },
      {
        text: 'RÉSEFAN a un guide en français du système de santé à Iqaluit (2020).',
        sources: ['nu-french-guide'],
      },
    ],
  },
  pageNames: {
    'https://www.gov.nu.ca/en/health':
      'Gouvernement du Nunavut, ministère de la Santé : demandez-y le numéro de votre centre de santé',
  },
};
