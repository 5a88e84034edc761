import type { Statement } from '@/data/statement';

export const weekLeads: Record<number, Statement> = {
  1: {
    text: 'Si vous espérez une grossesse, le compte commence ici, environ deux semaines avant la conception. Un ovule mûrit cette semaine, et votre utérus commence à épaissir sa paroi.',
    sources: ['msd-dating'],
  },
  2: {
    text: 'La conception, si elle a lieu, vient le plus souvent vers le début de cette semaine. Il n’y a encore rien à voir : un ovule se met en route et peut être fécondé pendant un court moment.',
    sources: ['msd-dating'],
  },
  3: {
    text: 'Si un ovule a été fécondé, une boule creuse de cellules a maintenant atteint votre utérus. Un petit groupe de cellules à l’intérieur deviendra votre bébé.',
    sources: ['msd-dating'],
  },
  4: {
    text: 'Souvent, c’est un retard qui apporte la nouvelle, avec de la joie, un choc ou de la peur, parfois tout dans la même heure. Votre bébé est maintenant un disque plat de cellules, trop petit pour se voir à l’échographie.',
  },
  5: {
    text: 'Pour le moment, le cœur de votre bébé est un tube, et il commence à faire circuler le sang. Tout le corps se courbe en forme de C, et on voit bien de quel côté est la tête.',
  },
  6: {
    text: 'De minuscules bourgeons marquent l’endroit où pousseront les bras et les jambes. De chaque côté de la tête, un tissu en forme de coupe deviendra un œil.',
  },
  7: {
    text: 'Votre bébé se fait un visage : de petits creux pour les narines, et deux points foncés pour les yeux. Les mains ont l’air de petites palettes, et les pieds suivent avec un peu de retard.',
  },
  8: {
    text: 'Votre bébé a maintenant des coudes, et des crêtes dans les mains, là où pousseront les doigts. Chez la plupart des gens, la grossesse ne se voit pas encore, mais un escalier suffit souvent à essouffler.',
  },
  9: {
    text: 'Votre bébé peut se tortiller, bien des semaines avant que vous le sentiez. Les doigts commencent à se séparer, et les jambes ont des genoux et des chevilles.',
  },
  10: {
    text: 'À partir de maintenant, on appelle votre bébé un fœtus, et ses doigts et ses orteils sont séparés. La tête a l’air plus ronde, et on voit un cou dessous.',
  },
  11: {
    text: 'Pour le moment, la tête fait environ la moitié de votre bébé, et le corps a des mois pour la rattraper. Si vous passez une échographie, votre bébé s’étire ou se retourne peut-être à l’écran.',
  },
  12: {
    text: 'Votre bébé peut répondre quand on touche sa paume : les doigts commencent parfois à se fermer. De profil, l’échographie montre souvent un visage, avec un front, un petit nez et un menton.',
  },
  13: {
    text: 'Le cou de votre bébé s’allonge, et le menton se détache de la poitrine. Vous retrouverez peut-être un peu d’énergie, comme bien des gens vers ce moment.',
  },
  14: {
    text: 'Les bras de votre bébé sont presque proportionnés au corps, et les jambes ont encore du rattrapage à faire. Les premiers poils fins commencent à pousser, près des sourcils et de la lèvre du haut.',
  },
  15: {
    text: 'Votre bébé s’exerce : la poitrine fait de courtes séries de mouvements de respiration. Votre bébé peut aussi avoir le hoquet, si léger que vous ne le sentez pas.',
  },
  16: {
    text: 'Les yeux de votre bébé ont commencé à bouger, lentement, sous les paupières fermées. Si vous avez déjà accouché, vous sentirez peut-être les premiers frémissements maintenant; sinon, ils viennent souvent quelques semaines plus tard.',
  },
  17: {
    text: 'La tête de votre bébé paraît moins grosse, car le corps grandit maintenant plus vite. Le cordon s’allonge aussi, et il y a de la place pour rouler et donner des coups.',
  },
  18: {
    text: 'Les yeux de votre bébé se sont rapprochés du devant du visage, et les oreilles sont presque à leur place. De petits coups ou des bulles sont peut-être votre bébé, mais bien des gens n’en sentent pas encore à une première grossesse.',
  },
  19: {
    text: 'Une couche crémeuse appelée vernix commence à couvrir la peau de votre bébé, et un duvet fin aide à l’y retenir. Les muscles des jambes se renforcent : les coups de pied ont plus de force.',
  },
  20: {
    text: 'Selon le calendrier, vous voilà à mi-parcours, et le haut de votre utérus est près de votre nombril. Les bras et les jambes de votre bébé ont presque les proportions d’un nouveau-né.',
  },
  21: {
    text: 'Bien des fois par jour, votre bébé avale un peu du liquide qui l’entoure, et l’intestin en absorbe l’eau. Les coups arrivent souvent en bas, près de votre vessie, là où une main sur le ventre peut ne pas les sentir.',
  },
  22: {
    text: 'Un duvet fin et doux couvre maintenant presque tout le corps de votre bébé. Il y a de la place pour rouler : la tête peut être en haut le matin, et le corps en travers le soir.',
  },
  23: {
    text: 'Sous les paupières fermées, les yeux de votre bébé commencent à faire des mouvements vifs et rapides. De tous les sons, les graves, comme une voix toute proche, parviennent le mieux à l’utérus.',
  },
  24: {
    text: 'Les sons que votre bébé entend le plus sont les vôtres : votre cœur, votre ventre, votre voix. Les lignes des empreintes sont en place, dans un motif qui durera toute la vie.',
  },
  25: {
    text: 'Un bruit fort et soudain peut faire sursauter votre bébé ou lui faire cligner des yeux. Les mains trouvent le chemin du visage, et un peu de graisse s’amasse sous la peau.',
  },
  26: {
    text: 'Roulades, petits coups et glissements sont plus nets, et forment un rythme propre à votre bébé. À partir de cette semaine, portez-y une attention régulière : personne ne le connaît aussi bien que vous.',
    sources: ['sogc-441'],
  },
  27: {
    text: 'Ces petites secousses régulières sont souvent le hoquet. Les sons se rendent maintenant au cerveau de votre bébé et peuvent changer un instant le rythme de son cœur.',
  },
  28: {
    text: 'Vers ce moment, bien des bébés commencent à ouvrir les yeux, avec de courts cils au bord des paupières. De petits doigts se ferment sur ce qu’ils touchent, comme le cordon ou l’autre main.',
  },
  29: {
    text: 'On voit parfois votre ventre sauter, car les muscles de votre bébé prennent du volume. Tête en bas un jour, fesses en premier le lendemain : il y a de la place pour se retourner.',
  },
  30: {
    text: 'Les yeux de votre bébé s’ouvrent grand vers ce moment, d’une couleur qui peut changer après la naissance. Les bébés ne suivent pas votre horloge : certains dansent à minuit.',
  },
  31: {
    text: 'Des plis et des sillons se forment sur le cerveau de votre bébé, et ses cellules tissent beaucoup de nouveaux liens. Grâce à eux, votre bébé capte les sons, les contacts et la lumière.',
  },
  32: {
    text: 'Votre bébé a la peau plus lisse, car de la graisse s’installe dessous. Les ongles d’orteils sont là, et bien des bébés ont déjà la tête en bas.',
  },
  33: {
    text: 'De plus en plus de vos anticorps traversent le placenta, pour aider à protéger votre bébé les premiers mois. Le sommeil actif, où les yeux bougent sous les paupières, alterne avec le sommeil calme.',
  },
  34: {
    text: 'Votre bébé apprend à téter, à avaler et à respirer tout à la fois, pour les boires à venir. Parlez ou chantez si vous voulez : votre voix traverse le liquide.',
  },
  35: {
    text: 'Les bras et les jambes de votre bébé s’arrondissent, et un talon ou des fesses glissent parfois sous votre peau. Vous sentez plus de roulades et de longs étirements : la sorte de mouvement change, mais la quantité ne devrait pas baisser.',
  },
  36: {
    text: 'À présent, la plupart des bébés ont la tête en bas, et des joues rondes qui les aideront à téter. Vous passerez peut-être de la hâte à la nervosité en une minute.',
  },
  37: {
    text: 'Votre bébé peut serrer fort : après la naissance, un doigt posé dans la paume sera souvent bien tenu. Certains bébés ont déjà beaucoup de cheveux, et d’autres presque pas.',
  },
  38: {
    text: 'Le foie de votre bébé fait des réserves de sucre, pour les moments qui suivent la naissance. Une fois votre bébé né, une caresse sur la joue lui fera tourner la tête et ouvrir la bouche.',
  },
  39: {
    text: 'La période « à terme » commence cette semaine, et votre bébé reçoit toujours l’oxygène, la nourriture et les anticorps par le placenta. Si les messages de chaque jour vous épuisent, vous pouvez en couper le son.',
    sources: ['sub-terms'],
  },
  40: {
    text: 'La date prévue est arrivée, et environ la moitié des bébés viennent dans la semaine qui la précède ou la suit. Ce qu’un nouveau-né voit le mieux est tout près, comme votre visage.',
    sources: ['due-date-study', 'msd-dating'],
  },
};
