import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth-before-help');

export const title: Words<English['title']> = 'Le bébé naît avant les secours';
export const when: Words<English['when']> = 'Vous devez pousser, ou le bébé arrive, et personne n’est encore là.';

export const steps: English['steps'] = [
  {
    text: 'Appelez le 911, mettez le haut-parleur et restez en ligne. On vous dira quoi faire. Dites à quelle semaine vous en êtes. Appelez votre sage-femme avec un deuxième téléphone.',
    sources: ['globe-fast-birth', 'mv-midwives', 'cbc-fast-birth'],
  },
  {
    text: 'Restez où vous êtes. Ne prenez pas la route, et ne vous asseyez pas sur la toilette. Déverrouillez la porte et allumez la lumière dehors.',
    sources: ['globe-fast-birth', 'mv-midwives'],
  },
  {
    text: 'Vous voyez d’abord un cordon, un pied, une main ou des fesses? Dites-le tout de suite. Ne touchez pas, ne tirez pas. Si c’est un cordon\u00a0: à genoux, la poitrine au sol, les fesses en l’air, jusqu’à l’arrivée des secours.',
    sources: ['bcehs-complications', 'westcoast-midwives'],
  },
  {
    text: 'Rien de cela? Couchez-vous sur le côté, sur des serviettes. Ayez des serviettes et des couvertures sèches tout près, pour le bébé.',
    sources: ['mv-midwives', 'cbc-fast-birth', 'globe-fast-birth'],
  },
  {
    text: 'Haletez, et laissez la tête sortir lentement. Retenez-vous de pousser si vous le pouvez.',
    sources: ['mv-midwives', 'globe-fast-birth', 'cbc-fast-birth'],
  },
  {
    text: 'Si quelqu’un vous aide\u00a0: lavez-vous les mains. Tenez la tête doucement quand elle sort. Ne la tirez pas et ne la tournez pas. Le reste du corps sort le plus souvent à la contraction suivante. Le bébé est glissant.',
    sources: ['mv-midwives', 'globe-fast-birth', 'nelson-fast-birth'],
  },
  {
    text: 'Le cordon est autour du cou? Faites-le passer doucement par-dessus la tête. S’il est serré, ne tirez pas\u00a0: dites-le au téléphone.',
    sources: ['globe-fast-birth', 'nelson-fast-birth'],
  },
  {
    text: 'Séchez le bébé. Posez-le peau à peau sur votre poitrine ou votre ventre, et couvrez-vous tous les deux. Son nez et sa bouche restent libres, et vous voyez son visage. Restez au chaud.',
    sources: ['mv-midwives', 'globe-fast-birth', 'cps-skin-to-skin', 'bcehs-birth', 'skin-to-skin-ontario'],
  },
  {
    text: 'Le bébé ne respire pas ou ne pleure pas? Dites-le tout de suite au téléphone. Ensuite, frottez-lui le dos avec une serviette sèche.',
    sources: ['globe-fast-birth', 'cbc-fast-birth', 'nelson-fast-birth'],
  },
  {
    text: 'Ne tirez pas sur le cordon. Ne le coupez pas et ne le nouez pas, sauf si on vous le dit au téléphone.',
    sources: ['globe-fast-birth', 'saving-grace-birth', 'nelson-fast-birth'],
  },
  {
    text: 'Le placenta sort parfois seul. Ne tirez pas dessus, et laissez-le relié au bébé.',
    sources: ['globe-fast-birth', 'saving-grace-birth', 'bcehs-birth'],
  },
  {
    text: 'Une serviette hygiénique imbibée, des caillots de la taille d’une balle de golf ou plus gros, ou la tête vous tourne, ou vous pensez vous évanouir? Dites-le tout de suite au téléphone.',
    sources: ['osler-after-birth', 'north-york-after-birth', 'after-birth-signs'],
  },
];
