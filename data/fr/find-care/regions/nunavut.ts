import type { RegionCareWords } from '@/words/find-care/region-care';

export const nunavut: RegionCareWords = {
  firstTitle: 'Allez au centre de santé de votre collectivité',
  first: [
    {
      text: 'Le suivi commence là, à Cambridge Bay comme dans chaque collectivité, avec le personnel infirmier. Appelez ou allez-y dès que vous pensez être enceinte.',
      sources: ['nu-health-centre'],
    },
    {
      text: 'Dites à combien de semaines vous êtes peut-être, et demandez le jour de votre premier rendez-vous et de vos tests.',
    },
    {
      text: 'Le Nunavut n’a pas de ligne santé : posez vos questions à votre centre de santé. Gardez son numéro dans votre téléphone, et demandez qui appeler la nuit.',
    },
  ],
  next: [
    {
      text: 'Votre centre de santé manque de personnel ou ferme pour un temps? Appelez son numéro quand même, et restez en ligne. En 2023, on aidait par téléphone, ou l’appel passait à une autre collectivité.',
      sources: ['nu-closures'],
    },
    {
      text: 'On ne vous a pas donné de jour? Demandez de nouveau dans deux jours. Nous n’avons pas trouvé d’autre endroit où demander un suivi, ni avant quelle semaine quelqu’un doit vous suivre : posez la question à votre centre de santé.',
    },
  ],
  meanwhile: [
    {
      text: 'Dès le premier rendez-vous, demandez où vous accoucheriez. Les accouchements sont prévus à Iqaluit ou hors du Nunavut : la plupart des gens doivent donc partir.',
      sources: ['nu-iqaluit-only'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Pas besoin de médecin pour commencer : le personnel infirmier peut le faire.',
        sources: ['nu-health-centre'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi sans carte santé du Nunavut. Demandez-le à votre centre de santé, et envoyez dès maintenant le formulaire pour avoir la carte.',
      },
    ],
    'far-away': [
      {
        text: 'Les gens du Kitikmeot, y compris de Cambridge Bay, accouchent à Yellowknife ou à Edmonton. Pour les gens du Kivalliq, environ quatre accouchements sur cinq ont lieu au Manitoba, surtout à Winnipeg. Les gens du Qikiqtaaluk vont à Iqaluit ou à Ottawa.',
        sources: ['nu-kitikmeot', 'nu-kivalliq', 'nu-qikiqtaaluk'],
      },
      {
        text: 'Une personne peut vous accompagner, et son trajet est payé. Pour savoir comment le demander et où vous logez, voyez notre page « Partir pour accoucher ».',
        sources: ['nu-escort'],
      },
    ],
    midwife: [
      {
        text: 'En 2019, trois sages-femmes travaillaient à Cambridge Bay et allaient ailleurs dans le Kitikmeot. À Rankin Inlet, les accouchements ont cessé en août 2020, faute de sages-femmes; les rendez-vous ont continué. Demandez s’il y a une sage-femme cette année.',
        sources: ['nu-midwives-2019', 'nu-rankin'],
      },
    ],
    language: [
      {
        text: 'Vous préférez parler inuktitut, inuinnaqtun ou français? Demandez un service d’interprète en prenant rendez-vous, puis de nouveau à l’hôpital.',
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
