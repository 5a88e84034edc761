import type { WeekText } from './types';

export const week39: WeekText = {
  week: 39,
  title: 'À terme',
  developmentMilestones: [
    { text: 'Une grossesse est à terme de 39 semaines et 0 jour à 40 semaines et 6 jours.', sources: ['sub-terms'] },
    { text: 'Le cerveau bâtit encore ses connexions, et ce travail dure des années.', sources: ['openstax-fetus'] },
    {
      text: 'Presque tout le vernix, l’enduit crémeux de la peau, est parti. Il en reste souvent un peu dans les plis.',
    },
    {
      text: 'Le placenta apporte encore à votre bébé de l’oxygène, de la nourriture et des anticorps.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Les poumons contiennent maintenant du liquide. Pendant le travail, des hormones aident votre bébé à commencer à s’en défaire.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Pendant la naissance, les plaques du crâne glissent un peu l’une sur l’autre. Certains nouveau-nés ont la tête allongée pendant quelques jours.',
      sources: ['openstax-skull'],
    },
  ],
  motherChanges: [
    {
      text: 'Du mucus clair, ou strié de rose ou de brun, est courant à l’approche du travail : appelez le jour même la personne qui suit votre grossesse. Du sang rouge vif, ou un saignement comme des menstruations\u00a0: allez à l’hôpital tout de suite, et voyez la liste «\u00a0Quand appeler\u00a0».',
      sources: ['ciusss-hospital', 'fraser-labour', 'carleton-labour-signs'],
    },
    {
      text: 'Dans les 24 heures après un examen du col, un petit saignement est courant, et un hôpital dit qu’il n’est pas grave. Appelez tout de même, le jour même. Rouge vif, ou comme des menstruations\u00a0: allez-y tout de suite.',
      sources: ['ciusss-hospital', 'inspq-signs'],
    },
    {
      text: 'Le travail peut commencer par une douleur au bas du dos ou par des crampes comme celles des menstruations.',
      sources: ['labour-101'],
    },
    { text: 'Des seins pleins et lourds sont plus à l’aise dans un soutien-gorge souple, jour et nuit.' },
    {
      text: 'Les messages qui demandent chaque jour des nouvelles vous épuisent? Vous pouvez couper le son des conversations sur votre téléphone.',
    },
  ],
  tips: [
    {
      text: 'Quoi qu’on en dise, les bébés ne bougent pas moins parce que le travail approche.',
      sources: ['movements-worried'],
    },
    {
      text: 'Les directives canadiennes ne conseillent pas de déclencher d’office le travail à 39 semaines. Si vous avez 40 ans ou plus, on peut alors vous le proposer : demandez ce qui vaut pour vous.',
      sources: ['sogc-432'],
    },
    {
      text: 'Votre médecin ou votre sage-femme peut proposer un décollement des membranes, un examen interne qui peut aider le travail à commencer. Demandez ce qu’on sent, et sachez que vous pouvez dire non.',
      sources: ['inspq-sweep'],
    },
    {
      text: 'Informez-vous : où stationner, à quel prix, par quelle porte entrer? En hiver, trouvez quelqu’un du voisinage pour garder votre entrée déneigée.',
    },
    {
      text: 'Les téléphones se vident au mauvais moment. Pour votre personne de soutien, écrivez sur papier le numéro de votre hôpital et celui de la ligne santé (811 presque partout).',
    },
  ],
};
