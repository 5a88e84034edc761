import type { drinks } from '@/data/can-i/drinks';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Rien à faire.';
const oneCup = 'Une tasse de trop n’a rien d’alarmant. La prochaine fois, prenez un petit café ou un décaféiné.';
const mostStayWell =
  'La plupart des gens vont bien. Appelez tout de suite si vous avez 38 °C de fièvre ou plus. Appelez aussi pour une diarrhée forte ou avec du sang, ou si vous ne gardez aucun liquide.';

export const drinksWords: Record<keyof typeof drinks, CanIWords> = {
  coffee: {
    name: 'Café',
    searchWords: 'caféine, latté, espresso, cappuccino, café filtre, café infusé, café glacé',
    todo: 'Gardez toute la caféine à 300 mg par jour ou moins. Deux tasses de 8 oz de café infusé en approchent; deux de café filtre dépassent.',
    why: 'Trop de caféine est lié à des fausses couches et à des bébés plus petits.',
    already: 'Une journée au-dessus n’a rien d’alarmant. Buvez-en moins dès demain.',
    differ:
      'Les États-Unis et le Royaume-Uni disent 200 mg par jour. Santé Canada dit 300 mg, et c’est ce que nous suivons.',
  },
  'tim-hortons': {
    name: 'Café à emporter',
    searchWords: 'tim hortons, double double, café tim hortons, café de tim hortons, café pour emporter',
    todo: 'Un café moyen de Tim Hortons prend la plus grande partie des 300 mg d’une journée. Il contient environ 205 mg de caféine.',
    why: 'Un petit en a environ 140 mg, un grand 270 mg, un très grand 330 mg : des chiffres de seconde main.',
    already: oneCup,
  },
  starbucks: {
    name: 'Café fort à emporter',
    searchWords: 'starbucks, café starbucks, venti, grande de starbucks, second cup, frappuccino',
    todo: 'Demandez au comptoir combien de caféine contient votre café. Un petit peut prendre la plus grande partie des 300 mg d’une journée. Un plus grand peut les dépasser.',
    why: 'Les chiffres que nous avons vus sont vieux et de seconde main : environ 193 à 270 mg dans 354 ml, et 330 mg dans 473 ml.',
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
    name: 'Thé noir et thé vert',
    searchWords: 'thé, thé noir, thé vert, earl grey, orange pekoe, thé glacé, chaï, matcha, bubble tea',
    todo: 'Vous pouvez boire du thé noir ou vert. Comptez 30 à 50 mg de caféine par tasse, et plus si le thé est fort ou si c’est du matcha.',
    why: 'Toute la caféine compte dans les 300 mg par jour.',
    already: nothing,
    differ:
      'Santé Canada donne 30 à 50 mg par tasse (237 ml); un tableau fédéral plus ancien donne 78 à 108 mg pour 200 ml de thé fort. Si le vôtre est fort, comptez le chiffre le plus haut.',
  },
  cola: {
    name: 'Cola et boissons gazeuses',
    searchWords: 'coke, cola, pepsi, liqueur douce, boisson gazeuse, coke diète',
    todo: 'Une canette de cola de temps en temps, ça va; comptez environ 40 mg de caféine.',
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
      'boisson énergisante, red bull, monster, guru, boisson énergétique, pré-entraînement, dose énergisante',
    todo: 'Laissez de côté les boissons et les doses énergisantes.',
    why: 'Elles peuvent contenir jusqu’à 180 mg de caféine par portion, et des plantes qui n’ont pas été testées pendant la grossesse.',
    already:
      'Une canette n’a rien d’alarmant. Ne prenez plus de caféine aujourd’hui, et choisissez autre chose la prochaine fois.',
  },
  'yerba-mate-guarana': {
    name: 'Yerba maté et guarana',
    searchWords: 'yerba maté, guarana, noix de kola, guayusa, thé maté',
    todo: 'Comptez la caféine de ces plantes, ou laissez-les de côté.',
    why: 'Elles sont naturelles, mais contiennent de la caféine, qui compte dans les 300 mg par jour.',
    already: nothing,
  },
  'ginger-tea': {
    name: 'Tisane au gingembre',
    searchWords: 'gingembre, ginger ale, bonbon au gingembre, gravol gingembre, comprimés de gingembre',
    todo: 'Vous pouvez boire 2 ou 3 tasses de tisane au gingembre par jour. Pour les comprimés de gingembre, demandez d’abord.',
    why: 'Des services de santé la nomment parmi les tisanes qui conviennent.',
    already: nothing,
  },
  'mint-tea': {
    name: 'Tisane à la menthe',
    searchWords: 'menthe poivrée, thé à la menthe, menthe verte',
    todo: 'Vous pouvez boire 2 ou 3 tasses de tisane à la menthe par jour.',
    why: 'Plusieurs services de santé au Canada la nomment parmi les tisanes qui conviennent.',
    already: nothing,
    differ:
      'Des services de santé locaux en Ontario et à Terre-Neuve-et-Labrador nomment la menthe; la liste fédérale, plus ancienne, n’en parle pas. Nous suivons les services locaux.',
  },
  'citrus-rosehip-tea': {
    name: 'Tisane d’églantier ou d’agrumes',
    searchWords:
      'tisane d’églantier, cynorrhodon, cynorhodon, écorce d’orange, mélisse, agrumes, tilleul, tisane de tilleul',
    todo: 'Vous pouvez boire 2 ou 3 tasses par jour de tisane d’écorce d’agrumes, d’églantier (cynorhodon) ou de mélisse. Si vous avez une maladie du cœur, pas de tilleul.',
    why: 'Elles sont sur la liste fédérale des tisanes qui conviennent.',
    already: nothing,
  },
  chamomile: {
    name: 'Tisane à la camomille',
    searchWords: 'camomille',
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
    already: nothing,
    differ:
      'Des services de santé à Haldimand-Norfolk (Ontario) et à Terre-Neuve-et-Labrador acceptent 2 ou 3 tasses par jour; la liste fédérale n’en parle pas. Nous disons donc de demander.',
  },
  'raspberry-leaf': {
    name: 'Tisane de framboisier',
    searchWords: 'feuille de framboisier, feuilles de framboisier',
    todo: 'Demandez à votre sage-femme ou à votre médecin avant d’en boire.',
    why: 'Nous ne l’avons vue sur aucune liste de tisanes qui conviennent, et on connaît mal ses effets.',
    already: nothing,
  },
  'labrador-tea': {
    name: 'Thé du Labrador',
    searchWords: 'lédon',
    todo: 'Laissez le thé du Labrador de côté.',
    why: 'La liste fédérale dit qu’il ne convient pas pendant la grossesse.',
    already: 'Une tasse n’a rien d’alarmant. Si vous en buvez souvent, dites-le à votre centre de santé.',
  },
  'laxative-tea': {
    name: 'Tisane laxative ou « détox »',
    searchWords: 'tisane de séné, séné, thé détox, tisane laxative, aloès, thé minceur, tisane minceur',
    todo: 'Laissez de côté les tisanes laxatives, comme le séné, et les thés « détox » ou pour maigrir.',
    why: 'Elles agissent comme des médicaments et sont sur la liste fédérale des tisanes à éviter.',
    already:
      'N’en prenez plus. Des crampes ou du sang? Avant 20 semaines, appelez tout de suite; dès 20 semaines, allez à l’hôpital tout de suite.',
  },
  'unsafe-herbs': {
    name: 'Consoude, menthe pouliot et autres',
    searchWords:
      'consoude, menthe pouliot, tussilage, genièvre, sassafras, lobélie, actée à grappes noires, cohosh noir, cohosh bleu, caulophylle',
    todo: 'Laissez ces plantes de côté, en tisane ou en comprimés.',
    why: 'La consoude, la menthe pouliot, le tussilage, le genièvre, le sassafras, la lobélie, l’actée à grappes noires et le cohosh bleu sont sur des listes canadiennes de plantes qui ne conviennent pas pendant la grossesse.',
    already: 'N’en prenez plus, et demandez conseil à la pharmacie, à votre médecin ou à votre sage-femme.',
  },
  'other-herbal-tea': {
    name: 'Autres tisanes',
    searchWords: 'tisane, rooibos, ortie, hibiscus, fenouil, david’s tea, infusion',
    todo: 'Votre tisane n’est pas sur cette liste? Demandez à la pharmacie, à votre médecin ou à votre sage-femme avant d’en boire.',
    why: 'La plupart des plantes n’ont pas été testées pendant la grossesse.',
    already: nothing,
  },
  kombucha: {
    name: 'Kombucha',
    searchWords: 'thé kombucha, rise kombucha',
    todo: 'Laissez le kombucha de côté.',
    why: 'Il peut contenir de l’alcool et n’est souvent pas pasteurisé.',
    already: nothing,
  },
  alcohol: {
    name: 'Alcool',
    searchWords:
      'vin, bière, verre de vin, champagne, cooler, cidre alcoolisé, boire de l’alcool, cocktail, un verre, cidre, liqueur, crème irlandaise, spiritueux, rhum, whisky, vodka',
    todo: 'N’en buvez pas du tout pendant la grossesse.',
    why: 'On ne connaît aucune quantité ni aucun moment sans risque.',
    already: 'Si vous ne buvez pas chaque jour, n’en prenez plus; chaque jour sans alcool aide.',
    call: 'Vous buvez chaque jour? N’arrêtez pas sans aide : appelez un médecin ou une sage-femme aujourd’hui. Tremblements, confusion ou convulsions : appelez le 911.',
  },
  'alcohol-before': {
    name: 'Alcool avant de savoir',
    searchWords: 'bu avant de savoir, j’ai bu avant de savoir, j’ai bu avant le test, bu enceinte sans le savoir',
    todo: 'Ne buvez plus, et dites-le à votre médecin ou à votre sage-femme. Un peu d’alcool avant de savoir a peu de chances de faire du mal.',
    why: 'La moitié des grossesses ne sont pas planifiées : c’est donc fréquent.',
    already: 'Restez calme, et dites à votre médecin ou à votre sage-femme combien vous avez bu et quand.',
    call: 'Vous buvez chaque jour? Appelez avant de diminuer, aujourd’hui : un arrêt soudain peut vous rendre malade.',
  },
  'non-alcoholic-beer': {
    name: 'Bière et vin sans alcool',
    searchWords: 'bière sans alcool, bière désalcoolisée, vin sans alcool, vin désalcoolisé',
    todo: 'Laissez de côté la bière et le vin sans alcool; choisissez un mélange de jus ou d’eau gazeuse.',
    why: 'Dans un test canadien, 29 % de ces boissons contenaient plus d’alcool que ne le disait l’étiquette.',
    already: 'Un verre n’a rien d’alarmant. Choisissez autre chose la prochaine fois.',
  },
  'cooking-wine': {
    name: 'Alcool dans les plats',
    searchWords: 'vin de cuisson, sauce au vin, gâteau au rhum, sauce à la vodka, pâte à la bière, tiramisu',
    todo: 'Ne mettez pas d’alcool dans les plats non plus.',
    why: 'Tout ne s’évapore pas à la cuisson, et personne ne peut dire combien il en reste.',
    already: 'Une bouchée ou un repas n’a rien d’alarmant.',
  },
  'well-water': {
    name: 'Eau du robinet ou de puits',
    searchWords: 'eau de puits, eau du robinet, tuyaux de plomb, avis d’ébullition, faire bouillir l’eau',
    todo: 'Un avis de faire bouillir l’eau? Faites-la bouillir une minute complète, ou buvez de l’eau en bouteille. Faites analyser un puits privé. Si les tuyaux sont vieux, laissez d’abord couler l’eau froide.',
    why: 'L’eau de puits peut contenir des microbes, et de vieux tuyaux, du plomb.',
    already: 'Appelez votre santé publique si votre eau contient peut-être du plomb.',
    local:
      'Le Nouveau-Brunswick dit de laisser couler l’eau froide cinq minutes le matin, et de ne jamais prendre l’eau chaude du robinet pour les aliments.',
  },
  'raw-juice-cider': {
    name: 'Jus et cidre non pasteurisés',
    searchWords: 'cidre de pomme, cidre non pasteurisé, jus frais, jus pressé à froid, bar à jus, jus de pomme frais',
    todo: 'Ne buvez que du jus ou du cidre (sans alcool) pasteurisé, ou faites-le bouillir une minute.',
    why: 'Le jus cru peut contenir la bactérie E. coli.',
    already: mostStayWell,
  },
  eggnog: {
    name: 'Lait de poule',
    searchWords: 'eggnog',
    todo: 'Achetez-le pasteurisé et sans alcool. Fait à la maison, chauffez-le à 71 °C, jusqu’à ce qu’il fume.',
    why: 'Fait à la maison, il contient de l’œuf cru.',
    already: mostStayWell,
  },
  'plant-milk': {
    name: 'Boissons végétales',
    searchWords:
      'lait végétal, lait d’avoine, boisson d’avoine, lait d’amande, boisson d’amande, lait de coco, lait de riz',
    todo: 'Choisissez-en une sans sucre, avec de la vitamine D ajoutée.',
    why: 'Le Guide alimentaire canadien les compte parmi les sources de vitamine D.',
    already: 'Il n’y a rien à faire.',
  },
  'rehydration-drinks': {
    name: 'Boissons de réhydratation et pour sportifs',
    searchWords:
      'solution de réhydratation, électrolytes, boisson d’électrolytes, pedialyte, gastrolyte, hydralyte, gatorade, powerade, biosteel',
    todo: 'Nous n’avons pas de source là-dessus\u00a0: demandez à la pharmacie, à la personne qui suit votre grossesse ou à la ligne santé.',
  },
};
