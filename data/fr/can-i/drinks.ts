import type { drinks } from '@/data/can-i/drinks';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Vous n’avez rien de spécial à faire.';
const oneCup = 'Une tasse de trop n’a rien d’alarmant. La prochaine fois, prenez un petit café ou un décaféiné.';
const mostStayWell =
  'La plupart des gens vont bien. Appelez tout de suite si vous avez 38 °C de fièvre ou plus. Appelez le jour même pour une diarrhée forte ou avec du sang, ou si vous ne gardez aucun liquide.';
/** After what may bring on cramps or bleeding. */
const crampsOrBlood =
  'Crampes au ventre ou sang qui vient du vagin : dès 20 semaines, allez à l’hôpital tout de suite. Avant 20 semaines, appelez tout de suite, et allez-y tout de suite si vous avez les deux ou si c’est fort. Une serviette imbibée en une heure ou moins : appelez le 911.';
/** Of what is to be asked about before more of it. */
const askBeforeMore = 'Vous n’avez rien de spécial à faire. Demandez avant d’en reprendre.';

export const drinksWords: Record<keyof typeof drinks, CanIWords> = {
  coffee: {
    name: 'Café',
    searchWords:
      'caféine, latté, espresso, cappuccino, café filtre, café infusé, café glacé, moka, café au lait, café instantané, américano, keurig, nespresso, comprimés de caféine',
    todo: 'Prenez au plus 300 mg de caféine par jour, en comptant tout : café, thé, cola, chocolat. Deux tasses de 8 oz (237 ml) de café filtre dépassent déjà la limite.',
    why: 'Trop de caféine est lié à des fausses couches et à des bébés plus petits.',
    already:
      'Une journée au-dessus n’a rien d’alarmant. Ne prenez plus de caféine ce jour-là, et prenez-en moins ensuite.',
    differ:
      'Les États-Unis et le Royaume-Uni disent 200 mg par jour. Santé Canada dit 300 mg, et c’est ce que nous suivons.',
  },
  'tim-hortons': {
    name: 'Café pour emporter',
    searchWords:
      'tim hortons, double double, café tim hortons, café de tim hortons, café à emporter, cappuccino glacé, capp glacé, timmy',
    todo: 'Un café moyen de Tim Hortons contient environ 205 mg de caféine : la plus grande partie des 300 mg d’une journée. Un très grand dépasse la limite à lui seul.',
    why: 'Un petit en a environ 140 mg, un grand 270 mg, un très grand 330 mg, selon un autre site.',
    already: oneCup,
  },
  starbucks: {
    name: 'Café très fort pour emporter',
    searchWords: 'starbucks, café starbucks, venti, grande de starbucks, second cup, frappuccino, mccafé',
    todo: 'Demandez d’abord au comptoir combien de caféine contient votre café. Un petit peut prendre la plus grande partie des 300 mg d’une journée. Un plus grand peut les dépasser.',
    why: 'Les chiffres que nous avons vus sont vieux et viennent d’un autre site : environ 193 à 270 mg dans un petit (« tall », 354 ml), et 330 mg dans un moyen (« grande », 473 ml).',
    already: oneCup,
  },
  decaf: {
    name: 'Café décaféiné',
    searchWords: 'décaféiné, déca',
    todo: 'Vous pouvez boire du décaféiné.',
    why: 'Une tasse ne contient que 3 à 5 mg de caféine.',
    already: nothing,
  },
  tea: {
    name: 'Thé',
    searchWords:
      'thé noir, thé vert, earl grey, orange pekoe, thé glacé, chaï, matcha, bubble tea, thé blanc, oolong, red rose, nestea, thé décaféiné, thé aux perles, thé à bulles, the vert, the noir, the glacé',
    todo: 'Vous pouvez boire du thé noir ou vert. Comptez 30 à 50 mg de caféine par tasse, et plus si le thé est fort ou si c’est du matcha.',
    why: 'Toute la caféine compte dans les 300 mg par jour.',
    already: nothing,
    differ:
      'Santé Canada donne 30 à 50 mg par tasse (237 ml); un tableau fédéral plus ancien donne 78 à 108 mg pour 200 ml de thé fort. Si le vôtre est fort, comptez le chiffre le plus haut.',
  },
  cola: {
    name: 'Cola et boissons gazeuses',
    searchWords:
      'coke, cola, pepsi, liqueur douce, boisson gazeuse, coke diète, pop, soda, 7up, seven up, sprite, crush, root beer, dr pepper, mountain dew, bière d’épinette',
    todo: 'Une canette de cola de temps en temps, ça va; comptez environ 40 mg de caféine. Une boisson gazeuse sans caféine ne compte pas.',
    why: 'Une canette (355 ml) en contient 36 à 46 mg, un cola diète 39 à 50 mg, et toute la caféine compte dans les 300 mg par jour.',
    already: nothing,
  },
  chocolate: {
    name: 'Chocolat',
    searchWords: 'chocolat noir, chocolat chaud, lait au chocolat, cacao',
    todo: 'Vous pouvez manger du chocolat; il ajoute un peu de caféine.',
    why: 'Une tasse de chocolat chaud en contient environ 5 mg, 60 g de chocolat noir 40 à 50 mg.',
    already: nothing,
  },
  'energy-drinks': {
    name: 'Boissons énergisantes',
    searchWords:
      'boisson énergisante, red bull, monster, guru, boisson énergétique, pré-entraînement, celsius, boisson prime, 5-hour, shooter d’énergie',
    todo: 'Laissez de côté les boissons énergisantes, même en petite bouteille (« shot »).',
    why: 'Elles peuvent contenir jusqu’à 180 mg de caféine par portion, et des plantes qui n’ont pas été testées pendant la grossesse.',
    already:
      'Une canette n’a rien d’alarmant. Ne prenez plus de caféine aujourd’hui, et choisissez autre chose la prochaine fois.',
  },
  'yerba-mate-guarana': {
    name: 'Yerba maté et guarana',
    searchWords: 'yerba maté, guarana, noix de kola, guayusa, thé maté',
    todo: 'Laissez-les de côté si l’étiquette ne donne pas la caféine. Sinon, comptez-la dans vos 300 mg par jour.',
    why: 'Elles sont naturelles, mais contiennent de la caféine.',
    already: 'Une tasse n’a rien d’alarmant. Ajoutez sa caféine au total de la journée.',
  },
  'ginger-tea': {
    name: 'Tisane au gingembre',
    searchWords:
      'gingembre, ginger ale, bonbon au gingembre, gravol gingembre, comprimés de gingembre, thé au gingembre, infusion au gingembre, tisane de gingembre',
    todo: 'Vous pouvez boire de la tisane au gingembre. Pas plus de 2 ou 3 tasses de tisane par jour, en tout. Pour les comprimés de gingembre, demandez d’abord.',
    why: 'Des services de santé la mettent sur leur liste de tisanes qui conviennent.',
    already: nothing,
  },
  'mint-tea': {
    name: 'Tisane à la menthe',
    searchWords: 'menthe poivrée, thé à la menthe, menthe verte, infusion à la menthe, tisane de menthe',
    todo: 'Vous pouvez boire de la tisane à la menthe, mais pas de menthe pouliot. Pas plus de 2 ou 3 tasses de tisane par jour, en tout.',
    why: 'Plusieurs services de santé au Canada la mettent sur leur liste de tisanes qui conviennent.',
    already: nothing,
    differ:
      'Des services de santé locaux en Ontario et à Terre-Neuve-et-Labrador acceptent la menthe; la liste fédérale, plus ancienne, n’en parle pas. Nous suivons les services locaux.',
  },
  'citrus-rosehip-tea': {
    name: 'Tisane d’agrumes, d’églantier, de tilleul',
    searchWords:
      'tisane d’églantier, cynorrhodon, cynorhodon, écorce d’orange, mélisse, agrumes, tilleul, tisane de tilleul, tisane de mélisse, tisane d’agrumes',
    todo: 'Vous pouvez boire de la tisane d’écorce d’agrumes, d’églantier (cynorhodon) ou de mélisse, et de tilleul aussi, sauf si vous avez une maladie du cœur. Pas plus de 2 ou 3 tasses de tisane par jour, en tout.',
    why: 'Elles sont sur la liste fédérale des tisanes qui conviennent.',
    already: nothing,
  },
  chamomile: {
    name: 'Tisane à la camomille',
    searchWords: 'camomille, thé à la camomille',
    todo: 'Laissez-la de côté, et choisissez une tisane au gingembre, à la menthe ou d’églantier.',
    why: 'La liste fédérale dit qu’elle ne convient pas pendant la grossesse.',
    already: 'Une tasse n’a rien d’alarmant. Choisissez une autre tisane.',
    differ:
      'Des pages québécoises pour les parents la disent bonne; la liste fédérale dit le contraire, et nous suivons cette liste.',
  },
  'echinacea-tea': {
    name: 'Échinacée',
    searchWords: 'tisane d’échinacée',
    todo: 'Demandez d’abord à la pharmacie, même pour la tisane.',
    already: askBeforeMore,
    differ:
      'Des services de santé à Haldimand-Norfolk (Ontario) et à Terre-Neuve-et-Labrador acceptent 2 ou 3 tasses par jour; la liste fédérale n’en parle pas. Nous disons donc de demander.',
  },
  'raspberry-leaf': {
    name: 'Tisane de framboisier',
    searchWords: 'feuille de framboisier, feuilles de framboisier, feuilles de framboise, thé de framboisier',
    todo: 'Demandez à la personne qui suit votre grossesse avant d’en boire.',
    why: 'Nous ne l’avons vue sur aucune liste de tisanes qui conviennent, et on connaît mal ses effets.',
    already: askBeforeMore,
  },
  'labrador-tea': {
    name: 'Thé du Labrador',
    searchWords: 'lédon, thé du nord, tisane du labrador',
    todo: 'Laissez le thé du Labrador de côté.',
    why: 'La liste fédérale dit qu’il ne convient pas pendant la grossesse.',
    already:
      'Une tasse n’a rien d’alarmant. Si vous en buvez souvent, dites-le à la personne qui suit votre grossesse ou à votre centre de santé.',
  },
  'laxative-tea': {
    name: 'Tisane laxative ou « détox »',
    searchWords:
      'tisane de séné, séné, thé détox, tisane laxative, aloès, thé minceur, tisane minceur, jus d’aloès, jus d’aloe vera, smooth move, slimquick',
    todo: 'Laissez de côté les tisanes laxatives, comme le séné, et les thés « détox » ou pour maigrir.',
    why: 'Ces produits agissent comme des médicaments. La liste fédérale dit d’éviter ces tisanes.',
    already: `Ne buvez plus de cette tisane. Un laxatif prescrit ou conseillé à la pharmacie? Appelez avant de l’arrêter. ${crampsOrBlood}`,
  },
  'unsafe-herbs': {
    name: 'Consoude, menthe pouliot et autres',
    searchWords:
      'consoude, menthe pouliot, tussilage, genièvre, sassafras, lobélie, actée à grappes noires, cohosh noir, cohosh bleu, caulophylle',
    todo: 'Laissez ces plantes de côté, en tisane ou en comprimés.',
    why: 'La consoude, la menthe pouliot, le tussilage, le genièvre, le sassafras, la lobélie, l’actée à grappes noires et le cohosh bleu sont sur des listes canadiennes de plantes qui ne conviennent pas pendant la grossesse.',
    already: `N’en prenez plus. Appelez aujourd’hui la pharmacie ou la personne qui suit votre grossesse. ${crampsOrBlood}`,
  },
  'other-herbal-tea': {
    name: 'Autres tisanes',
    searchWords:
      'tisane, rooibos, ortie, hibiscus, fenouil, david’s tea, infusion, verveine, tisane de lavande, tisane de thym, tisane de sauge, tisane d’anis, pissenlit, passiflore, valériane, ginseng, moringa, chaga, tisane de cèdre, tisane d’épinette, thé des bois, sleepytime, tisane bonne nuit, nuit paisible',
    todo: 'Vous ne trouvez pas votre tisane sur cette page? Demandez à la pharmacie ou à la personne qui suit votre grossesse avant d’en boire.',
    why: 'La plupart des plantes n’ont pas été testées pendant la grossesse.',
    already: askBeforeMore,
  },
  kombucha: {
    name: 'Kombucha',
    searchWords: 'thé kombucha, rise kombucha',
    todo: 'Laissez le kombucha de côté.',
    why: 'Il peut contenir de l’alcool et n’est souvent pas pasteurisé.',
    already:
      'Un verre n’a rien d’alarmant. Choisissez autre chose la prochaine fois. Appelez tout de suite si vous avez 38 °C de fièvre ou plus.',
  },
  alcohol: {
    name: 'Alcool',
    searchWords:
      'vin, bière, verre de vin, champagne, cooler, cidre alcoolisé, boire de l’alcool, cocktail, un verre, cidre, liqueur, crème irlandaise, spiritueux, rhum, whisky, vodka, gin, boisson, boisson forte, boisson alcoolisée, alcool fort, tequila, mousseux, vin mousseux, prosecco, porto, sangria, shooter, white claw, coupe de vin, prendre un coup, césar, bloody césar, cocktail césar',
    todo: 'N’en buvez pas du tout pendant la grossesse. Si vous buvez chaque jour, appelez d’abord.',
    why: 'On ne connaît aucune quantité ni aucun moment sans risque.',
    already: 'Si vous ne buvez pas chaque jour, n’en prenez plus; chaque jour sans alcool aide.',
    call: 'Vous buvez chaque jour? N’arrêtez pas d’un coup : appelez un médecin ou une sage-femme aujourd’hui, avant de diminuer. Un arrêt soudain peut être dangereux. Tremblements, confusion ou convulsions : appelez le 911.',
  },
  'alcohol-before': {
    name: 'Alcool avant de vous savoir enceinte',
    searchWords:
      'bu avant de savoir, j’ai bu avant de savoir, j’ai bu avant le test, bu enceinte sans le savoir, alcool avant de savoir',
    todo: 'Si vous ne buvez pas chaque jour, ne buvez plus. Appelez la personne qui suit votre grossesse pour en parler. Un peu d’alcool avant de le savoir risque peu de faire du mal.',
    why: 'La moitié des grossesses ne sont pas planifiées : c’est donc fréquent.',
    already: 'Dites à la personne qui suit votre grossesse combien vous avez bu, et quand.',
    call: 'Vous buvez chaque jour? N’arrêtez pas d’un coup : appelez un médecin ou une sage-femme aujourd’hui, avant de diminuer. Un arrêt soudain peut être dangereux. Tremblements, confusion ou convulsions : appelez le 911.',
  },
  'non-alcoholic-beer': {
    name: 'Bière et vin sans alcool',
    searchWords:
      'bière sans alcool, bière désalcoolisée, vin sans alcool, vin désalcoolisé, mocktail, bière 0, bière 0 %, heineken zéro, corona zéro',
    todo: 'Laissez de côté la bière et le vin sans alcool; choisissez du jus mêlé d’eau gazeuse.',
    why: 'Dans un test canadien, 29 % de ces boissons contenaient plus d’alcool que l’étiquette le disait.',
    already: 'Un verre n’a rien d’alarmant. Choisissez autre chose la prochaine fois.',
  },
  'cooking-wine': {
    name: 'Alcool dans les plats',
    searchWords:
      'vin de cuisson, sauce au vin, gâteau au rhum, sauce à la vodka, pâte à la bière, tiramisu, coq au vin, bœuf bourguignon, bourguignon, flambé',
    todo: 'Laissez de côté les plats et les desserts faits avec de l’alcool.',
    why: 'L’alcool ne s’évapore pas tout à la cuisson, et personne ne peut dire combien il en reste.',
    already: 'Une bouchée ou un repas n’a rien d’alarmant.',
  },
  'well-water': {
    name: 'Eau du robinet ou de puits',
    searchWords:
      'eau de puits, eau du robinet, tuyaux de plomb, avis d’ébullition, faire bouillir l’eau, eau embouteillée, eau en bouteille',
    todo: 'Un avis de faire bouillir l’eau? Faites-la bouillir à gros bouillons pendant une minute, ou buvez de l’eau en bouteille. Faites analyser l’eau d’un puits privé. Si les tuyaux sont vieux, laissez d’abord couler l’eau froide.',
    why: 'L’eau de puits peut contenir des microbes, et de vieux tuyaux, du plomb.',
    already:
      'Vous en avez bu avant de la faire bouillir? Appelez tout de suite si vous avez 38 °C de fièvre ou plus. Appelez le jour même pour une diarrhée forte ou avec du sang, ou si vous ne gardez aucun liquide. Appelez la santé publique de votre région s’il y a peut-être du plomb dans votre eau.',
    local:
      'Le Nouveau-Brunswick dit de laisser couler l’eau froide cinq minutes le matin, et de ne jamais prendre l’eau chaude du robinet pour les aliments.',
  },
  'raw-juice-cider': {
    name: 'Jus non pasteurisés',
    searchWords:
      'cidre de pomme, cidre non pasteurisé, jus frais, jus pressé à froid, bar à jus, jus de pomme frais, cidre doux, cidre sans alcool',
    todo: 'Choisissez du jus pasteurisé, de pomme ou autre. S’il ne l’est pas, faites-le bouillir à gros bouillons une minute avant de le boire.',
    why: 'Le jus non pasteurisé peut contenir la bactérie E. coli.',
    already: mostStayWell,
  },
  eggnog: {
    name: 'Lait de poule',
    searchWords: 'eggnog, egg nog',
    todo: 'Achetez-le pasteurisé et sans alcool. Fait à la maison : chauffez-le jusqu’à 71 °C, au thermomètre.',
    why: 'Fait à la maison, il contient de l’œuf cru.',
    already: mostStayWell,
  },
  'plant-milk': {
    name: 'Boissons végétales',
    searchWords:
      'lait végétal, lait d’avoine, boisson d’avoine, lait d’amande, boisson d’amande, lait de coco, lait de riz',
    todo: 'Choisissez-en une sans sucre, avec de la vitamine D ajoutée.',
    why: 'Le Guide alimentaire canadien les compte parmi les sources de vitamine D.',
    already: nothing,
  },
  'rehydration-drinks': {
    name: 'Boissons de réhydratation et pour sportifs',
    searchWords:
      'solution de réhydratation, électrolytes, boisson d’électrolytes, pedialyte, gastrolyte, hydralyte, gatorade, powerade, biosteel',
    todo: 'Nous n’avons pas de source là-dessus\u00a0: demandez à la pharmacie, à la personne qui suit votre grossesse ou à la ligne santé.',
    call: 'Vous ne gardez pas ce que vous buvez, ou votre urine est foncée\u00a0: appelez aujourd’hui. Vous n’urinez presque pas, ou pas du tout depuis 8\u00a0heures, la tête vous tourne, vous avez l’impression de vous évanouir ou vous vomissez du sang\u00a0: allez à l’urgence tout de suite.',
  },
};
