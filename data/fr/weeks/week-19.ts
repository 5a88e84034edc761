import type { WeekText } from './types';

export const week19: WeekText = {
  week: 19,
  title: 'Une couche de vernix',
  developmentMilestones: [
    {
      text: 'Une couche crémeuse appelée vernix commence à couvrir votre bébé. Elle protège la peau du liquide autour.',
    },
    {
      text: 'Un duvet fin et doux appelé lanugo aide à retenir cette crème. Il tombe presque tout avant la naissance.',
    },
    {
      text: 'Des fibres relient maintenant les deux moitiés du cerveau. À l’échographie morphologique, on vérifie des repères près de ce pont.',
    },
    { text: 'L’urine de votre bébé forme maintenant la plus grande part du liquide amniotique.' },
    {
      text: 'Des papilles se développent sur la langue. Des saveurs de vos repas passent dans le liquide que votre bébé avale.',
    },
    { text: 'Les muscles des jambes se renforcent : les coups de pied ont plus de poussée.' },
  ],
  motherChanges: [
    {
      text: 'Des crampes aux jambes réveillent certaines personnes la nuit. Pour en calmer une, ramenez les orteils vers le tibia.',
    },
    {
      text: 'Les escaliers vous font-ils mal aux hanches, ou à l’avant du bassin? Une physiothérapeute peut vous montrer des façons plus faciles de bouger.',
    },
    {
      text: 'La peau du ventre pique souvent en s’étirant. De fortes démangeaisons, surtout aux paumes ou à la plante des pieds, sont autre chose : appelez aujourd’hui.',
    },
    { text: 'Un nez enflé au-dedans fait respirer par la bouche, qui est sèche au matin.' },
    { text: 'Des paumes rouges sont courantes aussi, le plus souvent à cause d’hormones plus hautes.' },
  ],
  tips: [
    {
      text: 'Essayez de dormir sur le côté avec un oreiller entre les genoux. Si vous vous retrouvez sur le dos, retournez-vous d’un côté ou de l’autre.',
    },
    {
      text: 'Voyez comment vous inscrire à votre hôpital ou maison de naissance, car certains lieux veulent les papiers des mois d’avance et offrent une visite.',
    },
    {
      text: 'Cherchez des cours prénataux à la santé publique, à votre clinique ou dans un groupe communautaire. Beaucoup sont sans frais ou en ligne, et ceux du soir se remplissent en premier.',
    },
    {
      text: 'À l’automne et en hiver, un vaccin contre la grippe protège deux personnes, car une partie de la protection passe à votre bébé. Parlez à la même visite de celui contre la COVID-19.',
      sources: ['aom-vaccines', 'covid-vaccine'],
    },
    { text: 'De longs quarts debout sont durs maintenant. Un tabouret, plus de pauses ou une autre tâche aide.' },
    {
      text: 'Certaines régions font l’échographie morphologique de 18 à 20 semaines : si vous n’avez pas de date, appelez la clinique cette semaine.',
      sources: ['fraser-tests'],
    },
  ],
};
