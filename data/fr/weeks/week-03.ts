import type { WeekText } from './types';

export const week3: WeekText = {
  week: 3,
  title: 'Un amas de cellules',
  developmentMilestones: [
    { text: 'Rien ne se voit encore à la semaine 3, même avec le meilleur appareil d’échographie.' },
    { text: 'Si un ovule a été fécondé, c’était sans doute la semaine dernière.', sources: ['msd-dating'] },
    {
      text: 'Les cellules forment maintenant une boule creuse pleine de liquide. Elle s’est glissée hors de l’enveloppe venue avec l’ovule.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'La boule a atteint l’utérus. Vers ce moment, elle commence à s’enfoncer dans la paroi : c’est l’implantation.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Ses cellules du dehors aideront à former le placenta. Un petit groupe de cellules du dedans deviendra votre bébé.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Plus tard dans la semaine, les cellules du dedans forment deux couches minces, l’une sur l’autre.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    { text: 'Bien des gens ne sentent rien de différent cette semaine. Cela ne dit pas si vous êtes enceinte ou non.' },
    {
      text: 'Après l’ovulation, le taux d’une hormone, la progestérone, est élevé. Elle peut causer de la somnolence, des ballonnements ou des douleurs, un peu comme avant les menstruations.',
    },
    {
      text: 'Certaines personnes voient quelques taches de sang quand les cellules s’attachent. Il est facile de les prendre pour le début des menstruations.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Une fois attachées, les cellules fabriquent une hormone appelée hCG. Les tests maison la cherchent, mais pour le moment il y en a souvent trop peu.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'De légères crampes peuvent aller et venir. Une forte douleur, ou une douleur d’un seul côté, forte ou qui dure, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
  ],
  tips: [
    {
      text: 'Si tôt, un test négatif peut se tromper. Refaites-en un dès le premier jour de retard de vos menstruations.',
    },
    {
      text: 'Le plus prudent est de faire comme si vous étiez enceinte : ni alcool, ni vapotage, ni cannabis. Vous buvez chaque jour? N’arrêtez pas sans aide : appelez d’abord votre médecin ou votre sage-femme.',
      lookUp: [{ entry: 'drinks#alcohol', name: 'alcool' }],
      sources: ['alcohol-bc', 'pi-can', 'sogc-vape', 'alcohol-withdrawal'],
    },
    {
      text: 'Avant de prendre un antidouleur, demandez en pharmacie lequel convient si vous êtes peut-être enceinte. L’ibuprofène, le naproxène et l’AAS sont les premiers à vérifier.',
      sources: ['acetaminophen-fnha'],
      lookUp: [
        { entry: 'medicines#ibuprofen', name: 'ibuprofène et naproxène' },
        { entry: 'medicines#asa', name: 'AAS' },
        { entry: 'medicines#acetaminophen', name: 'acétaminophène' },
      ],
    },
    {
      text: 'N’allez ni au spa ni au sauna. Une température du corps très haute en début de grossesse a été liée à des problèmes du cerveau et de la colonne chez des bébés.',
      lookUp: [
        { entry: 'body-and-beauty#hot-tub', name: 'spa' },
        { entry: 'body-and-beauty#sauna', name: 'sauna' },
      ],
      sources: ['hlbc-hot-tub'],
    },
    {
      text: 'Avez-vous un chat? Laissez quelqu’un d’autre nettoyer la litière. Si personne ne le peut, mettez des gants et lavez-vous bien les mains.',
      sources: ['inspq-pets'],
    },
    {
      text: 'Vous n’avez pas de médecin de famille? Inscrivez-vous sur la liste de votre province ou territoire. Presque partout, le 811 peut vous dire comment.',
    },
  ],
};
