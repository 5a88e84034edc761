import type { WeekText } from './types';

export const week22: WeekText = {
  week: 22,
  title: 'Poils doux, graisse brune',
  developmentMilestones: [
    {
      text: 'De fins poils doux, le lanugo, couvrent maintenant la plus grande partie du corps. On dirait du duvet.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Vers ce moment, on voit souvent les sourcils et les cheveux. Les paupières, elles, sont encore soudées.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'La graisse brune s’amasse à la base du cou, derrière le sternum et autour des reins.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'L’échographie surprend parfois votre bébé la main sur le visage, sur les genoux ou sur la paroi de l’utérus.',
    },
    {
      text: 'Si votre bébé a des testicules, ils se trouvent d’abord haut dans le ventre. Leur lente descente a commencé.',
      sources: ['mayo-weeks-2'],
    },
    { text: 'Il y a encore de la place pour rouler : la tête en haut le matin, le corps en travers le soir.' },
  ],
  motherChanges: [
    {
      text: 'Votre nombril peut s’aplatir ou ressortir, car l’utérus pousse vers l’avant. D’habitude, il reprend sa place après la naissance.',
    },
    {
      text: 'Les mouvements se remarquent mieux quand vous ne bougez pas, au lit ou dans le bain. Au travail, les jours chargés, beaucoup vous échappent.',
      sources: ['movements-rcog'],
    },
    {
      text: 'Des pertes vaginales plus abondantes, fluides et laiteuses sont courantes. Si elles piquent ou sentent mauvais, dites-le à la personne qui suit votre grossesse. Des pertes nouvelles, comme de l’eau ou du mucus, ou avec du sang, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Le haut de votre dos porte le poids de seins plus lourds. Un soutien-gorge bien ajusté, à larges bretelles, en prend une partie.',
      sources: ['peterborough-changes'],
    },
    { text: 'Les ongles poussent souvent plus vite qu’avant. Certains se fendent plus facilement.' },
  ],
  tips: [
    {
      text: 'L’échographie morphologique se fait d’habitude au plus tard à 22 semaines. Si la vôtre a été manquée ou remise, appelez la clinique aujourd’hui pour avoir une nouvelle date.',
      sources: ['anatomy-scan', 'fraser-tests'],
    },
    {
      text: 'En auto ou en avion, si le trajet est long, arrêtez ou levez-vous souvent pour marcher. Des caillots de sang se forment plus facilement pendant la grossesse.',
      lookUp: [
        { entry: 'activity-and-travel#long-drives', name: 'longs trajets' },
        { entry: 'activity-and-travel#flying', name: 'avion' },
      ],
      sources: ['travel-pregnant-canada'],
    },
    {
      text: 'Certains employeurs ajoutent à ce que verse l’assurance-emploi ou le Régime québécois d’assurance parentale (RQAP). C’est le supplément de l’employeur. Votre syndicat ou les ressources humaines sauront si le vôtre le fait.',
    },
    {
      text: 'Où aimeriez-vous accoucher? À l’hôpital, dans une maison de naissance ou chez vous avec une sage-femme : le choix dépend de l’endroit où vous habitez et de votre santé.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Le budget est serré à l’épicerie? Demandez à la santé publique le Programme canadien de nutrition prénatale. Ses groupes offrent du soutien gratuit et souvent de la nourriture. Depuis avril 2026, il a un autre nom hors du Québec.',
      sources: ['cpnp'],
    },
  ],
};
