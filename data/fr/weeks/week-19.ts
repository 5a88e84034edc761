import type { WeekText } from './types';

export const week19: WeekText = {
  week: 19,
  title: 'Une couche de vernix',
  developmentMilestones: [
    {
      text: 'Un enduit crémeux appelé vernix commence à couvrir votre bébé. Il protège la peau du liquide qui l’entoure.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Un duvet fin et doux appelé lanugo aide à retenir cette crème. La plus grande partie tombe avant la naissance.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Des fibres relient maintenant les deux moitiés du cerveau. À l’échographie morphologique, on vérifie des repères près de ce pont.',
    },
    {
      text: 'L’urine de votre bébé forme maintenant la plus grande part du liquide amniotique.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Des papilles du goût se développent sur la langue. Certaines saveurs de vos repas passent dans le liquide que votre bébé avale.',
    },
    {
      text: 'Les muscles des jambes se renforcent : les coups de pied ont plus de force.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'Des crampes aux jambes réveillent certaines personnes la nuit. Pour en calmer une, ramenez les orteils vers le tibia.',
      sources: ['mayo-body-2'],
    },
    {
      text: 'Les escaliers vous font mal aux hanches, ou à l’articulation à l’avant du bassin? En physiothérapie, on peut vous montrer des façons plus faciles de bouger.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'La peau du ventre pique souvent quand elle s’étire. De fortes démangeaisons, surtout aux paumes ou sous les pieds, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['sogc-452'],
    },
    {
      text: 'Un nez enflé en dedans fait respirer par la bouche, qui est sèche au matin.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Des paumes rouges sont courantes aussi, le plus souvent parce que le taux d’hormones est plus élevé.' },
  ],
  tips: [
    {
      text: 'Essayez de dormir sur le côté, un oreiller entre les genoux. Si vous vous retrouvez sur le dos, tournez-vous de nouveau d’un côté ou de l’autre.',
      sources: ['sleep-nz'],
    },
    {
      text: 'Voyez comment vous inscrire à votre hôpital ou à votre maison de naissance. Certains lieux veulent les formulaires des mois d’avance et offrent une visite.',
    },
    {
      text: 'Cherchez des cours prénataux à la santé publique, à votre clinique ou dans un groupe communautaire. Beaucoup sont gratuits ou en ligne, et ceux du soir se remplissent en premier.',
    },
    {
      text: 'À l’automne et en hiver, un vaccin contre la grippe protège deux personnes, car une partie de la protection passe à votre bébé. On conseille aussi celui contre la COVID-19 : parlez des deux au même rendez-vous.',
      sources: ['aom-vaccines', 'covid-vaccine'],
      lookUp: [
        { entry: 'medicines#flu-vaccine', name: 'vaccin contre la grippe' },
        { entry: 'medicines#covid-vaccine', name: 'vaccin contre la COVID-19' },
      ],
    },
    {
      text: 'De longs quarts debout sont durs maintenant. Un tabouret, plus de pauses ou une autre tâche aide.',
      sources: ['bs-work'],
    },
    {
      text: 'Certaines régions font l’échographie morphologique de 18 à 20 semaines. Si vous n’avez pas encore de date, appelez la clinique cette semaine.',
      sources: ['fraser-tests'],
    },
  ],
};
