import type { WeekText } from './types';

export const week27: WeekText = {
  week: 27,
  title: 'Le hoquet et l’ouïe',
  developmentMilestones: [
    { text: 'De petites secousses régulières sont souvent le hoquet. Elles viennent du muscle sous les poumons.' },
    {
      text: 'Des sillons et des plis se forment sur le cerveau. Ils font place à une plus grande surface dans le crâne.',
      sources: ['columbia-landmarks'],
    },
    {
      text: 'La couche au fond de l’œil qui capte la lumière prend forme. Une forte lumière peut arriver à votre bébé comme une faible lueur.',
    },
    {
      text: 'Quand votre bébé entend un son, son rythme cardiaque peut changer un moment : le son se rend maintenant au cerveau.',
      sources: ['columbia-landmarks'],
    },
    {
      text: 'Votre bébé a encore la place de se retourner tout à fait. À ce stade, beaucoup de bébés ont encore les fesses en bas.',
    },
  ],
  motherChanges: [
    {
      text: 'Certaines jambes s’agitent dès que vous cessez de bouger, le soir. Le manque de fer y est parfois pour quelque chose : parlez-en au prochain rendez-vous.',
    },
    {
      text: 'Une rue en pente vous essouffle, maintenant que l’utérus est monté sous les poumons. Arrêtez à mi-chemin et admirez la vue.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Un éternuement ou un rire peut laisser sortir un peu d’urine. Contracter le plancher pelvien aide, et la physiothérapie peut vous l’apprendre.',
    },
    {
      text: 'Si du liquide coule sans arrêt ou sort d’un coup, vous avez peut-être perdu vos eaux : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs', 'warning-signs'],
    },
  ],
  tips: [
    {
      text: 'Le meilleur moment pour le vaccin contre la coqueluche (dcaT) est entre 27 et 32 semaines (au Québec, entre 26 et 32), à chaque grossesse. Certaines cliniques le donnent dès 21 semaines, et on peut le donner jusqu’à la naissance.',
      sources: ['aom-vaccines', 'naci-tdap', 'tdap-quebec'],
    },
    {
      text: 'Les anticorps que vous faites après l’injection traversent le placenta. Ils aident à protéger votre nouveau-né de la coqueluche dans les premiers mois.',
      sources: ['naci-tdap'],
    },
    {
      text: 'Visitez l’endroit où vous pensez accoucher, sur place ou en vidéo. Profitez-en pour apprendre quelle porte utiliser la nuit.',
    },
    {
      text: 'Décidez qui sera avec vous à l’accouchement. Si vous voulez une accompagnante à la naissance (doula), comparez les tarifs et cherchez des programmes gratuits près de chez vous.',
    },
    {
      text: 'Vous cherchez encore des cours prénataux? Finissez-les avant les dernières semaines, au cas où votre bébé arriverait tôt. Beaucoup sont gratuits, et certains se donnent en ligne.',
    },
  ],
};
