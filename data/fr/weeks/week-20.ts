import type { WeekText } from './types';

export const week20: WeekText = {
  week: 20,
  title: 'À mi-parcours',
  developmentMilestones: [
    { text: 'Les bras et les jambes de votre bébé ont presque les proportions qu’ils auront à la naissance.' },
    {
      text: 'La graisse brune commence à se former. Après la naissance, elle aidera votre bébé à faire de la chaleur.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'Dès cette semaine, la longueur va de la tête aux talons. Avant, elle allait de la tête aux fesses : le saut vient surtout d’une autre façon de mesurer.',
    },
    { text: 'Chez les bébés qui en ont un, l’utérus est maintenant formé.', sources: ['openstax-fetus'] },
    {
      text: 'Vers le milieu de la grossesse, une gaine de gras commence à entourer certains nerfs de la moelle épinière. Elle aide les signaux à passer plus vite.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'Le haut de votre utérus est près de votre nombril. Bientôt, la personne qui suit votre grossesse mesurera votre ventre avec un ruban.',
      sources: ['tph-weeks-2'],
    },
    {
      text: 'Bien des gens sentent maintenant des mouvements, mais un placenta à l’avant peut les adoucir. Si vous n’en avez senti aucun, dites-le à votre médecin ou à votre sage-femme.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Les brûlures d’estomac viennent souvent après un gros repas ou quand vous vous couchez. Prenez de plus petites assiettes, et demandez en pharmacie quel antiacide vous convient.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Vos pieds enflent souvent le soir. Levez-les un moment, et portez des chaussures souples.' },
    {
      text: 'La prééclampsie, une maladie où la tension artérielle est élevée, peut commencer dans cette moitié de la grossesse. Parmi ses signes : un mal de tête fort ou qui dure, une vue brouillée ou des taches devant les yeux, une forte douleur en haut du ventre, ou une douleur sous les côtes à droite. Pour un seul de ces signes, voyez la liste « Quand appeler ».',
      sources: ['inspq-signs', 'warning-signs', 'nygh-when-to-call', 'wrhn-childbirth'],
    },
  ],
  tips: [
    {
      text: 'Ce sont les derniers jours de deux dépistages par prise de sang. Le dépistage du second trimestre (DST, en anglais MSS) en Ontario et la deuxième prise de sang SIPS en Colombie-Britannique finissent à 20 semaines et 6 jours.',
      regions: ['BC', 'ON'],
      sources: ['pso-second-trimester', 'bc-early-prenatal', 'screening-bc'],
    },
    {
      text: 'Pas encore d’échographie morphologique? Son moment habituel finit à 22 semaines : appelez la clinique aujourd’hui. Si la vôtre est faite, demandez où se trouve le placenta.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Marquez au calendrier le test de dépistage du diabète de grossesse, de 24 à 28 semaines.',
      sources: ['gestational-diabetes'],
    },
    {
      text: 'Hors du Québec, les prestations de maternité de l’assurance-emploi exigent d’habitude 600 heures d’emploi assurable (celles qui comptent pour l’assurance-emploi). Additionnez les vôtres maintenant. Au Québec, le Régime québécois d’assurance parentale (RQAP) a ses propres règles.',
      sources: ['ei-act-6', 'qpip'],
    },
    {
      text: 'Dès 20 semaines, ne prenez ni ibuprofène (comme Advil ou Motrin), ni naproxène (comme Aleve), ni AAS (comme Aspirin) à pleine dose, sauf si votre médecin ou votre sage-femme vous le dit. L’AAS à faible dose qu’on vous a prescrit, c’est autre chose : prenez-le jusqu’à ce qu’on vous dise d’arrêter.',
      sources: ['nsaid-health-canada', 'sogc-426'],
      lookUp: [
        { entry: 'medicines#ibuprofen', name: 'ibuprofène et naproxène' },
        { entry: 'medicines#asa', name: 'AAS' },
        { entry: 'medicines#low-dose-asa', name: 'AAS à faible dose' },
      ],
    },
    {
      text: 'Si vous habitez loin de l’endroit où vous accoucherez, voyez quand vous devriez partir et qui aide à payer.',
      sources: ['nwt-medical-travel'],
    },
  ],
};
