import type { CanIWords } from '@/data/can-i/entry';
import type { food } from '@/data/can-i/food';

/** After food that can hold listeria, which can show up to 70 days later. */
const afterListeria =
  'La plupart des gens qui en ont pris vont bien. Dans les 70\u00a0jours qui suivent, appelez tout de suite la personne qui suit votre grossesse ou votre ligne santé si vous avez 38\u00a0°C de fièvre ou plus. Appelez aussi pour des courbatures ou l’estomac dérangé.';
/** After food that can hold other germs, which show within days. */
const afterOtherGerms =
  'La plupart des gens vont bien. Appelez tout de suite la personne qui suit votre grossesse ou votre ligne santé si vous avez 38\u00a0°C de fièvre ou plus. Appelez le jour même pour une diarrhée forte ou avec du sang, ou si vous ne gardez aucun liquide.';
const nothingToDo = 'Vous n’avez rien de spécial à faire.';
/** After food that heat makes fit to eat, and that may have been eaten cold. */
const afterHotOrCold = `C’était bien chaud, avec de la vapeur? ${nothingToDo} C’était froid ou tiède? ${afterListeria}`;
/** After fish that holds mercury. */
const afterMercury =
  'Un repas n’est pas une raison de s’inquiéter\u00a0: le mercure s’accumule lentement. À partir de maintenant, choisissez des poissons pauvres en mercure.';
/** Where no source was found. */
const askIfWorried =
  '38\u00a0°C de fièvre ou plus\u00a0: appelez tout de suite. Si cela vous inquiète, demandez à la personne qui suit votre grossesse ou à votre ligne santé.';

export const foodWords: Record<keyof typeof food, CanIWords> = {
  'hard-cheese': {
    name: 'Cheddar, gouda, parmesan',
    searchWords:
      'cheddar, gouda, fromage suisse, parmesan, emmental, gruyère, fromage marbré, fromage à pâte ferme, fromage, grilled cheese, fromage dur, fromage jaune',
    todo: 'Vous pouvez manger du fromage à pâte ferme fait de lait pasteurisé. Lisez l’étiquette\u00a0: le parmesan peut être fait de lait cru.',
    why: 'Il est sec et salé. Les microbes comme la listéria y poussent mal.',
    already: nothingToDo,
    differ:
      'Des nutritionnistes de Montréal acceptent aussi le fromage à pâte ferme au lait cru, comme le parmesan. Santé Canada le veut pasteurisé. Nous suivons Santé Canada, plus prudent.',
  },
  mozzarella: {
    name: 'Mozzarella en brique',
    searchWords: 'mozzarella, mozzarella râpé, fromage à pizza, mozzarella ferme',
    todo: 'Vous pouvez manger de la mozzarella ferme, en brique, faite de lait pasteurisé.',
    why: 'Elle contient moins d’eau que la mozzarella fraîche.',
    already: nothingToDo,
  },
  'cream-cheese': {
    name: 'Fromage à la crème',
    searchWords: 'philadelphia, fromage à tartiner, bagel au fromage à la crème',
    todo: 'Vous pouvez manger du fromage à la crème vendu scellé, en pot ou en brique.',
    why: 'Il est fait de lait pasteurisé.',
    already: nothingToDo,
  },
  'cottage-ricotta': {
    name: 'Fromage cottage et ricotta',
    searchWords: 'fromage cottage, ricotta, quark, labneh, lasagne, fromage frais',
    todo: 'Vous pouvez manger du cottage et de la ricotta faits de lait pasteurisé et vendus dans un pot scellé.',
    why: 'Des nutritionnistes du Québec les rangent parmi les bons choix.',
    already: nothingToDo,
  },
  'processed-cheese': {
    name: 'Fromage fondu en tranches',
    searchWords:
      'kraft singles, velveeta, cheez whiz, la vache qui rit, fromage fondu, fromage en tranches, fromage orange, fromage à tartiner fondu',
    todo: 'Vous pouvez manger du fromage fondu en tranches, en pot ou en portions.',
    why: 'Il est chauffé quand on le fabrique.',
    already: nothingToDo,
  },
  'cheese-curds': {
    name: 'Fromage en grains',
    searchWords:
      'fromage en crottes, grains de fromage, fromage skouik skouik, poutine, couic-couic, crottes de fromage',
    todo: 'Vous pouvez manger du fromage en grains fait de lait pasteurisé. Achetez-le scellé et frais, et gardez-le au frigo.',
    why: 'Des nutritionnistes de Montréal le rangent avec les fromages à pâte ferme.',
    already: nothingToDo,
  },
  'brie-camembert': {
    name: 'Brie et camembert',
    searchWords:
      'brie, camembert, fromage à croûte fleurie, fromage à pâte molle, brie fondant, brie au four, brie cuit',
    todo: 'Évitez le brie et le camembert, même pasteurisés, ou faites-les cuire jusqu’à ce qu’ils fassent des bulles.',
    why: 'Un fromage mou et humide peut contenir la listéria, qui peut nuire au bébé.',
    already: afterListeria,
    differ:
      'Santé Canada, l’Ontario et des nutritionnistes du Québec disent de les éviter, même pasteurisés. L’Association canadienne de santé publique dit d’éviter seulement ceux au lait cru. Nous suivons les plus prudents.',
  },
  feta: {
    name: 'Feta',
    searchWords: 'fromage feta, salade grecque',
    todo: 'Évitez la feta, même pasteurisée, ou faites-la cuire jusqu’à ce qu’elle fasse des bulles.',
    why: 'La feta est molle et trempe dans l’eau salée, où la listéria peut pousser.',
    already: afterListeria,
    differ:
      'L’Ontario et des nutritionnistes du Québec disent d’éviter la feta, même pasteurisée. L’Association canadienne de santé publique dit d’éviter seulement celle au lait cru. Nous suivons les plus prudents.',
  },
  'blue-cheese': {
    name: 'Fromage bleu',
    searchWords: 'gorgonzola, roquefort, stilton, vinaigrette au fromage bleu',
    todo: 'Évitez le fromage bleu, même pasteurisé, ou faites-le cuire jusqu’à ce qu’il fasse des bulles.',
    why: 'Le fromage bleu est humide et peut contenir la listéria.',
    already: afterListeria,
  },
  'goat-cheese': {
    name: 'Fromage de chèvre à pâte molle',
    searchWords: 'fromage de chèvre, chèvre, chèvre frais, crottin, chèvre chaud',
    todo: 'Évitez le fromage de chèvre mou et crémeux, ou faites-le cuire jusqu’à ce qu’il fasse des bulles.',
    why: 'Même pasteurisé, il peut contenir la listéria.',
    already: afterListeria,
  },
  bocconcini: {
    name: 'Bocconcini et mozzarella fraîche',
    searchWords:
      'bocconcini, mozzarella fraîche, burrata, mozzarella di bufala, caprese, salade caprese, boules de mozzarella',
    todo: 'Évitez le bocconcini et la mozzarella fraîche, vendus dans l’eau, ou faites-les cuire jusqu’à ce qu’ils fassent des bulles.',
    why: 'Ce sont des fromages mous et mouillés, où la listéria peut pousser.',
    already: afterListeria,
  },
  'semi-soft-cheese': {
    name: 'Havarti et fromages à pâte demi-ferme',
    searchWords:
      'havarti, saint-paulin, oka, munster, fromage à pâte demi-ferme, monterey jack, fromage demi-ferme, semi-ferme',
    todo: 'Évitez ces fromages, même pasteurisés, ou faites-les cuire jusqu’à ce qu’ils fassent des bulles.',
    why: 'Ils contiennent assez d’eau pour que la listéria y pousse.',
    already: afterListeria,
  },
  'paneer-halloumi': {
    name: 'Paneer et halloumi',
    searchWords: 'paneer, halloumi, queso fresco, fromage mexicain, fromage à griller',
    todo: 'Mangez ces fromages seulement bien cuits, jusqu’à ce que de la vapeur en sorte. Ne les mangez pas froids.',
    why: 'Des nutritionnistes de Montréal les rangent parmi les fromages à éviter, mais la chaleur tue la listéria.',
    already: afterHotOrCold,
  },
  'raw-milk-cheese': {
    name: 'Fromage au lait cru',
    searchWords: 'fromage non pasteurisé, fromage fermier, fromage artisanal',
    todo: 'Ne mangez pas de fromage fait de lait cru.',
    why: 'Le lait cru peut contenir des microbes comme la listéria, les salmonelles et E.\u00a0coli.',
    already: afterListeria,
  },
  'melted-cheese': {
    name: 'Fondue et fromage bien chauffé',
    searchWords:
      'fondue au fromage, raclette, fromage fondu chaud, pizza, gratin, nachos, fondue suisse, macaroni au fromage, fromage gratiné',
    todo: 'Vous pouvez manger tout fromage pasteurisé bien cuit, qui fait des bulles. Préparez la fondue sans vin.',
    why: 'Une chaleur de 74\u00a0°C tue la listéria.',
    already: afterHotOrCold,
  },
  'raw-milk': {
    name: 'Lait cru',
    searchWords: 'lait non pasteurisé, lait de la ferme, lait de ferme',
    todo: 'Ne buvez pas de lait cru. Buvez du lait pasteurisé.',
    why: 'Le lait cru peut contenir des microbes qui vous nuisent, à vous et au bébé.',
    already: afterListeria,
  },
  yogurt: {
    name: 'Lait, yogourt, crème sure',
    searchWords: 'yogourt, yaourt, yogourt grec, kéfir, lait, crème sure, lait au chocolat, lait pasteurisé, skyr',
    todo: 'Vous pouvez prendre du lait, du yogourt et de la crème sure s’ils sont pasteurisés.',
    why: 'La pasteurisation tue les microbes qui peuvent vous nuire.',
    already: nothingToDo,
  },
  'ice-cream': {
    name: 'Crème glacée et sorbet',
    searchWords: 'crème glacée, sorbet, popsicle, yogourt glacé, glace, crème à glace',
    todo: 'Vous pouvez manger de la crème glacée et du sorbet faits en usine.',
    why: 'Les œufs qu’ils contiennent sont pasteurisés.',
    already: nothingToDo,
  },
  'soft-serve': {
    name: 'Crème glacée molle et gelato',
    searchWords:
      'crème molle, crème glacée molle, dairy queen, gelato, crème glacée artisanale, crème molle au chocolat, cornet de crème molle',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse ou à votre ligne santé. On vous dit oui? Choisissez un endroit propre et achalandé, et demandez si les œufs sont pasteurisés.',
    why: 'Nous n’avons pas trouvé de conseil canadien sur les machines à crème glacée molle. La crème glacée artisanale peut contenir des œufs crus, et une machine sale, des microbes. En Australie, le conseil est de ne pas manger de crème glacée molle.',
    already: afterListeria,
  },
  'cooked-eggs': {
    name: 'Œufs bien cuits',
    searchWords: 'œuf dur, œufs brouillés, omelette, quiche, œufs bien cuits, œufs durs, œuf cuit dur',
    todo: 'Vous pouvez manger des œufs dont le blanc et le jaune sont fermes.',
    why: 'La chaleur tue les salmonelles.',
    already: nothingToDo,
  },
  'runny-eggs': {
    name: 'Œufs coulants',
    searchWords:
      'œuf coulant, œufs coulants, œuf mollet, œuf miroir, œuf poché, œufs bénédictine, œuf cru, jaune coulant, œufs pochés, œufs miroir, œufs tournés, œuf à la coque, œuf au plat, œufs au plat, salmonelle',
    todo: 'Faites cuire les œufs jusqu’à ce que le jaune soit ferme.',
    why: 'Un œuf coulant peut contenir des salmonelles.',
    already: afterOtherGerms,
  },
  mayonnaise: {
    name: 'Mayonnaise',
    searchWords: 'mayo, hellmann’s, miracle whip, aïoli, mayo maison, mayonnaise maison',
    todo: 'Vous pouvez manger la mayonnaise du commerce, en pot. Évitez celle qui est faite à la maison avec des œufs crus.',
    why: 'Celle du commerce est faite le plus souvent d’œufs pasteurisés.',
    already: `Du commerce? ${nothingToDo} Maison, aux œufs crus? ${afterOtherGerms}`,
  },
  'raw-egg-dishes': {
    name: 'Plats aux œufs crus',
    searchWords:
      'vinaigrette césar, salade césar, hollandaise, tiramisu, mousse au chocolat, œuf cru, sauce césar, sauce hollandaise, béarnaise, œufs crus, césar',
    todo: 'Évitez les plats aux œufs crus, à la maison ou au restaurant\u00a0: vinaigrette césar, mousse au chocolat, tiramisu, hollandaise. La vinaigrette en bouteille convient si elle est faite d’œufs pasteurisés.',
    why: 'L’œuf cru peut contenir des salmonelles.',
    already: afterOtherGerms,
  },
  'cookie-dough': {
    name: 'Pâte à biscuits crue',
    searchWords:
      'pâte crue, farine crue, pâte à gâteau, lécher la cuillère, pâte à brownies, pâte à crêpes crue, lécher le bol',
    todo: 'Ne mangez pas de pâte crue. Mangez-la cuite.',
    why: 'L’œuf cru et la farine crue peuvent tous deux contenir des microbes.',
    already: afterOtherGerms,
  },
  'deli-meat': {
    name: 'Viandes froides (charcuteries)',
    searchWords:
      'charcuterie, viandes froides, jambon tranché, dinde tranchée, baloney, mortadelle, rosbif tranché, sous-marin, jambon, sandwich au jambon, simili-poulet, viandes à sandwich, bologne, boloney, jambon cuit, jambon blanc, sous-marin chaud',
    todo: 'Chauffez les viandes froides en tranches jusqu’à ce que de la vapeur en sorte, puis mangez-les chaudes.',
    why: 'La viande froide peut contenir la listéria, qui pousse même au frigo.',
    already: afterHotOrCold,
  },
  'dry-sausage': {
    name: 'Salami, pepperoni et prosciutto',
    searchWords:
      'salami, pepperoni, prosciutto, chorizo, saucisson sec, planche de charcuteries, pizza au pepperoni, jambon cru, charcuteries séchées',
    todo: 'Mangez ces charcuteries bien cuites, comme sur une pizza, jusqu’à ce que de la vapeur en sorte. Ne les mangez pas froides.',
    why: 'Elles sont séchées et salées, alors la listéria y pousse moins. Mais elles ne sont pas cuites.',
    already: `Bien cuites et chaudes? ${nothingToDo} Pas cuites? ${afterListeria}`,
    differ:
      'Santé Canada nomme les charcuteries séchées et salées, comme le salami et le pepperoni, parmi les meilleurs choix. L’Association canadienne de santé publique dit de les chauffer aussi. Nous suivons la plus prudente\u00a0: faites-les cuire.',
  },
  'hot-dogs': {
    name: 'Saucisses à hot-dog',
    searchWords:
      'hot-dog, saucisse à hot-dog, saucisse fumée, saucisses, steamé, hot dogs, steamés, saucisse à déjeuner, saucisse crue, saucisses crues, merguez, kielbasa',
    todo: 'Chauffez les saucisses jusqu’à ce que de la vapeur sorte du centre. Gardez leur jus loin des autres aliments. Les saucisses crues\u00a0: faites-les cuire jusqu’au centre.',
    why: 'Froides, telles que dans le paquet, elles peuvent contenir la listéria.',
    already: afterHotOrCold,
  },
  'smoked-meat': {
    name: 'Viande fumée (smoked meat)',
    searchWords: 'viande fumée, smoked meat, pastrami, bœuf salé, sandwich au smoked meat',
    todo: 'Mangez-la bien chaude, avec de la vapeur qui en sort. Ne la mangez pas froide.',
    why: 'C’est une viande en tranches, qui peut contenir la listéria quand elle est froide.',
    already: afterHotOrCold,
  },
  bacon: {
    name: 'Bacon',
    searchWords: 'bacon de dos, bacon de dinde, pancetta, lard',
    todo: 'Faites-le cuire jusqu’à ce que rien ne soit cru, et mangez-le chaud.',
    why: 'La viande crue ou mi-cuite peut contenir des microbes. Bien cuit, le bacon convient.',
    already: `Bien cuit? ${nothingToDo} Cru ou mi-cuit? ${afterListeria}`,
  },
  jerky: {
    name: 'Bœuf séché (jerky)',
    searchWords: 'jerky, bœuf séché, viande séchée, bâtonnets de bœuf',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse, à la pharmacie ou à votre ligne santé.',
    why: 'Nous n’avons trouvé aucune page canadienne là-dessus pour la grossesse.',
    already: askIfWorried,
  },
  pate: {
    name: 'Pâté, cretons et rillettes',
    searchWords:
      'pâté, cretons, foie gras, tartinade de viande, terrine, rillettes, creton, pâté de foie, pâté de campagne, mousse de foie, tête fromagée',
    todo: 'Évitez le pâté, les cretons et les tartinades réfrigérés. En boîte de conserve du commerce, vous pouvez en manger si l’étiquette ne nomme pas de foie.',
    why: 'Les tartinades réfrigérées peuvent contenir la listéria, et le foie, beaucoup de vitamine A. Les pâtés chauds sortis du four (pâté à la viande, au poulet, au saumon, pâté chinois) n’en font pas partie.',
    already: afterListeria,
  },
  'store-salads': {
    name: 'Salades préparées du comptoir',
    searchWords:
      'salade de patates, salade de chou, salade de poulet, salade aux œufs, comptoir à salades, salade de macaroni, salade de pâtes, salade de fruits de mer, salade de jambon, salade de thon, coleslaw',
    todo: 'Évitez les salades froides préparées au magasin, surtout celles au jambon, au poulet ou aux fruits de mer. À la maison, faites-les avec de la viande bien cuite ou chauffée, et gardez-les au frigo.',
    why: 'Les salades froides mélangées peuvent contenir la listéria.',
    already: afterListeria,
  },
  'rare-meat': {
    name: 'Viande saignante ou rosée',
    searchWords:
      'steak saignant, tartare, burger rosé, viande crue, carpaccio, mi-saignant, tartare de bœuf, viande rosée, steak bleu, viande saignante, hamburger, steak haché, bœuf haché, viande hachée, boulettes, fondue chinoise, pierrade, toxoplasmose, kebab, shawarma, donair',
    todo: 'Mangez la viande et la volaille bien cuites seulement.',
    why: 'La viande crue peut contenir des microbes comme le toxoplasme, E.\u00a0coli et la listéria.',
    already: afterOtherGerms,
  },
  liver: {
    name: 'Foie',
    searchWords: 'foie de bœuf, foie de poulet, foie de veau, foie aux oignons, abats, foie de porc, foies de poulet',
    todo: 'Ne mangez pas de foie, surtout pendant les 12\u00a0premières semaines.',
    why: 'Il contient tant de vitamine A qu’il peut nuire à un bébé qui se forme.',
    already:
      'À notre connaissance, un repas ne fait pas de tort. Ne mangez plus de foie à partir de maintenant. Si vous en mangiez souvent, dites-le à la personne qui suit votre grossesse.',
    differ:
      'La santé publique de Toronto dit d’éviter le foie. Des nutritionnistes de Montréal acceptent 75\u00a0g par semaine de foie de poulet ou de porc, passé la semaine\u00a012. Nous suivons la plus prudente.',
  },
  salmon: {
    name: 'Saumon cuit ou en conserve',
    searchWords: 'saumon, saumon cuit, saumon en conserve, pavé de saumon, filet de saumon, saumon en canne',
    todo: 'Vous pouvez manger du saumon bien cuit ou en conserve. Il est bon pour vous et pour le bébé.',
    why: 'Il contient peu de mercure et beaucoup d’oméga-3.',
    already: nothingToDo,
  },
  'low-mercury-fish': {
    name: 'Truite arc-en-ciel, morue, sardines',
    searchWords:
      'truite arc-en-ciel, hareng, sardines, omble chevalier, omble, maquereau, morue, aiglefin, filet de sole, tilapia, anchois, poisson, truite, bâtonnets de poisson, sardines en conserve, filet de goberge, goberge fraîche, poisson pauvre en mercure',
    todo: 'Mangez-en au moins 150\u00a0g par semaine, bien cuits\u00a0: environ deux repas. Vous l’avez pêché? Voyez «\u00a0Poisson de votre pêche\u00a0».',
    why: 'Ils contiennent peu de mercure et beaucoup de bons gras.',
    already: nothingToDo,
  },
  'tuna-light': {
    name: 'Thon pâle en conserve',
    searchWords:
      'thon en conserve, thon, thon pâle, thon léger, listao, sandwich au thon, boîte de thon, thon à nageoires jaunes, thon en canne, canne de thon',
    todo: 'Le thon pâle en conserve contient peu de mercure\u00a0: vous pouvez en manger. Lisez l’étiquette\u00a0: le thon blanc (germon, «\u00a0albacore\u00a0» en anglais) a une limite.',
    why: 'Il vient de poissons plus petits que le thon blanc.',
    already: nothingToDo,
    differ:
      'Santé Canada, dans le texte qu’en donne MyHealth Alberta, ne fixe pas de limite. Une liste de la santé publique de Toronto donne quatre portions de 75\u00a0g par semaine, au plus. Nous suivons Santé Canada.',
  },
  'tuna-albacore': {
    name: 'Thon blanc (germon) en conserve',
    searchWords: 'thon blanc, germon, thon albacore, thon blanc en conserve, albacore',
    todo: 'Ne dépassez pas 300\u00a0g par semaine de thon blanc (germon) en conserve. C’est environ deux boîtes de 170\u00a0g, égouttées.',
    why: 'Il contient plus de mercure que le thon pâle.',
    already:
      'Dépasser la limite une fois n’est pas une raison de s’inquiéter\u00a0: le mercure s’accumule lentement. À partir de maintenant, tenez-vous à 300\u00a0g par semaine.',
    differ:
      'La limite de Santé Canada est de 300\u00a0g par semaine. Une page de l’Association canadienne de santé publique dit 6\u00a0oz (170\u00a0g) par semaine. Une page de Healthy Families BC ne met pas de limite au germon du Canada. Nous suivons Santé Canada.',
  },
  'tuna-fresh': {
    name: 'Thon frais ou congelé',
    searchWords: 'steak de thon, thon frais, thon surgelé, ahi, tataki de thon, thon rouge, thon grillé',
    todo: 'Mangez au plus 150\u00a0g par mois de thon frais ou congelé, et bien cuit. Le requin, l’espadon et les poissons semblables comptent dans ces 150\u00a0g.',
    why: 'Les gros thons contiennent beaucoup de mercure.',
    already:
      'Dépasser la limite une fois n’est pas une raison de s’inquiéter\u00a0: le mercure s’accumule lentement. À partir de maintenant, tenez-vous à 150\u00a0g par mois.',
  },
  'high-mercury-fish': {
    name: 'Requin, espadon, marlin',
    searchWords:
      'requin, espadon, marlin, escolier, hoplostète orange, thazard, gros poissons, makaire, maquereau roi, orange roughy, mercure',
    todo: 'Ne mangez pas ces poissons. Si vous en mangez quand même\u00a0: au plus 150\u00a0g par mois en tout, thon frais compris, et bien cuits.',
    why: 'Les gros et vieux poissons contiennent le plus de mercure.',
    already: afterMercury,
    differ:
      'Santé Canada, dans le texte qu’en donne MyHealth Alberta, accepte 150\u00a0g par mois en tout. L’Association canadienne de santé publique dit de ne pas manger de requin, d’espadon, de thazard ni de tile. Nous suivons la plus prudente\u00a0: n’en mangez pas.',
  },
  'local-fish': {
    name: 'Poisson de votre pêche',
    searchWords:
      'doré, brochet, touladi, truite grise, achigan, poisson de lac, pêche sportive, pêche blanche, corégone, perchaude, pêche, poisson pêché, maskinongé, truite pêchée, truite mouchetée, ouananiche, mercure',
    todo: 'Avant de manger votre poisson, lisez ce que le guide de votre province ou territoire dit de ce lac ou de cette rivière. Pas de guide? Demandez à la santé publique de chez vous.',
    why: 'Certains lacs et certains gros poissons contiennent plus de mercure. Aucun chiffre ne vaut donc pour tout le Canada.',
    already: afterMercury,
    local:
      'L’Ontario a un guide, lac par lac, avec une partie pour les personnes enceintes et les enfants. Un bureau de santé de l’Ontario (Haldimand-Norfolk) dit de s’en tenir à 150\u00a0g de doré par mois. Le Nouveau-Brunswick dit\u00a0: de la truite au plus une fois toutes les deux semaines, et pas de touladi.',
  },
  'smoked-salmon': {
    name: 'Saumon fumé et poisson fumé',
    searchWords:
      'saumon fumé, lox, gravlax, truite fumée, poisson fumé, maquereau fumé, bagel au saumon fumé, saumon mariné',
    todo: 'Évitez le poisson fumé ou mariné réfrigéré, ou faites-le bien cuire vous-même, comme dans un plat au four, jusqu’à ce que de la vapeur en sorte. Vous pouvez manger le poisson fumé en conserve.',
    why: 'Le poisson fumé réfrigéré n’est pas cuit et peut contenir la listéria.',
    already: afterListeria,
  },
  'raw-sushi': {
    name: 'Sushis au poisson cru',
    searchWords:
      'sushi, sashimi, nigiri, poke, poké, poisson cru, ceviche, tartare de saumon, sushi au saumon, maki, saumon cru, thon cru, tartare de thon, poke bowl, bol poké, suchi',
    todo: 'Ne mangez pas de sushis, de sashimis ni de pokés au poisson cru.',
    why: 'Le poisson cru peut contenir des microbes et des parasites.',
    already: afterListeria,
  },
  'cooked-sushi': {
    name: 'Sushis cuits ou aux légumes',
    searchWords:
      'rouleau californien, sushi cuit, sushi végétarien, maki avocat, maki concombre, tempura de crevettes, sushi sans poisson, rouleau avocat, rouleau tempura, sushi végé',
    todo: 'Vous pouvez manger des rouleaux au poisson bien cuit, à l’œuf ou aux légumes, s’ils viennent d’être faits, loin du poisson cru. Il y a du simili-crabe, comme dans le rouleau californien? Demandez d’abord à la personne qui suit votre grossesse ou à votre ligne santé.',
    why: 'Le poisson cru peut passer ses microbes aux autres rouleaux.',
    already: `Tout juste faits, et sans simili-crabe? ${nothingToDo} Moins frais, ou avec du simili-crabe? ${afterListeria}`,
  },
  'imitation-crab': {
    name: 'Simili-crabe (bâtonnets à la goberge)',
    searchWords:
      'goberge, simili-crabe, surimi, kamaboko, bâtonnets de crabe, bâtonnets de goberge, crabe imité, imitation de crabe',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse ou à votre ligne santé. Si vous en mangez, chauffez-le jusqu’à ce que de la vapeur en sorte.',
    why: 'C’est du poisson cuit, mais un aliment réfrigéré. Il contient peu de mercure, mais nous n’avons pas trouvé de conseil canadien sur le risque de microbes.',
    already: afterListeria,
  },
  'cooked-shellfish': {
    name: 'Fruits de mer bien cuits',
    searchWords:
      'crevettes, homard, crabe, pétoncles, moules, palourdes, fruits de mer cuits, fish and chips, crevettes cuites, moules et frites, guédille au homard, calmars, chaudrée, crabe des neiges, bourgots, crevettes nordiques, coques, myes',
    todo: 'Vous pouvez manger des fruits de mer du commerce bien cuits. Jetez les moules et les palourdes qui restent fermées à la cuisson. Vous les avez ramassées? Vérifiez d’abord si l’endroit est ouvert à la cueillette\u00a0: la cuisson ne détruit pas le poison de la marée rouge.',
    why: 'La chaleur tue les microbes. Les fruits de mer contiennent peu de mercure.',
    already: `Bien cuits? ${nothingToDo} Crus ou mi-cuits? ${afterOtherGerms}`,
    call: 'Des picotements ou un engourdissement aux lèvres, à la langue ou aux mains, ou du mal à respirer après des fruits de mer\u00a0: appelez le 911.',
  },
  'raw-oysters': {
    name: 'Huîtres et palourdes crues',
    searchWords:
      'huîtres, huîtres crues, palourdes crues, moules crues, bar à huîtres, fruits de mer crus, pétoncles crus, coques, myes',
    todo: 'Ne mangez pas d’huîtres, de palourdes ni de moules quand elles sont crues. Mangez-les bien cuites.',
    why: 'Crues, elles peuvent contenir des vibrions et d’autres microbes.',
    already: afterOtherGerms,
    call: 'Des picotements ou un engourdissement aux lèvres, à la langue ou aux mains, ou du mal à respirer après des fruits de mer\u00a0: appelez le 911.',
  },
  tomalley: {
    name: 'Tomalli (vert du homard)',
    searchWords: 'tomalli, vert de homard, partie verte du homard, foie du homard, tomalley, pâté de homard',
    todo: 'Ne mangez pas la partie verte du homard.',
    why: 'Elle peut contenir les toxines des coquillages. La chair n’en contient pas. La limite de Santé Canada, celle d’un homard par jour, est pour les adultes en général.',
    already: 'Un peu n’est pas une raison de s’inquiéter si vous vous sentez bien.',
    call: 'Des picotements ou un engourdissement aux lèvres, à la langue ou aux mains, les bras engourdis ou du mal à respirer après du homard\u00a0: appelez le 911.',
  },
  'raw-fruit-veg': {
    name: 'Fruits, légumes, salade',
    searchWords:
      'salade, fruits, légumes, salade en sac, laitue, melon, petits fruits, épinards, jeunes pousses, fraises, raisins, cantaloup, crudités, carottes, légumes racines, champignons, champignon',
    todo: 'Lavez les fruits, les légumes et la salade sous l’eau du robinet, même ceux que vous pelez.',
    why: 'La terre peut contenir le toxoplasme et d’autres microbes.',
    already: `Lavés? ${nothingToDo} Pas lavés? ${afterOtherGerms}`,
  },
  'pineapple-papaya': {
    name: 'Ananas et papaye',
    searchWords: 'ananas, papaye, bromélaïne, jus d’ananas',
    todo: 'Vous pouvez manger de l’ananas et de la papaye. Évitez les pilules de bromélaïne.',
    why: 'Ils ne causent pas de fausse couche, disent des nutritionnistes de Montréal\u00a0: c’est un mythe.',
    already:
      'Vous n’avez rien de spécial à faire. Si vous avez pris des pilules de bromélaïne, dites-le à la pharmacie ou à la personne qui suit votre grossesse.',
  },
  'frozen-berries': {
    name: 'Petits fruits congelés',
    searchWords:
      'fruits surgelés, framboises surgelées, fraises surgelées, smoothie, frappé aux fruits, petits fruits surgelés, petits fruits congelés, fruits congelés, bleuets congelés, bleuets surgelés, fraises congelées, framboises congelées, mangue congelée',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse ou à votre ligne santé. D’ici là, faites-les bouillir, comme le dit la Nouvelle-Zélande.',
    why: 'Au Canada, quelques sacs contenaient un virus de gastro, et certains ont été retirés des magasins. Nous n’avons pas trouvé de conseil canadien pour la grossesse.',
    already: afterOtherGerms,
  },
  sprouts: {
    name: 'Germinations (fèves germées)',
    searchWords:
      'germinations, fèves germées, luzerne, germes de haricot, pho, germes, germes de luzerne, germes de soya, graines germées, soupe tonkinoise, pousses, pousses de luzerne, pousses de soya',
    todo: 'Ne mangez pas de germinations crues; mangez-les seulement bien cuites.',
    why: 'Elles peuvent contenir des salmonelles et E.\u00a0coli. Les jeunes pousses de salade n’en font pas partie.',
    already: afterOtherGerms,
    differ:
      'Santé Canada accepte les germinations bien cuites. Un service aux parents de Calgary dit d’éviter même celles-là. Nous suivons Santé Canada.',
  },
  'country-food': {
    name: 'Aliments traditionnels',
    searchWords:
      'nourriture traditionnelle, caribou, bœuf musqué, phoque, viande de phoque, omble chevalier, viande séchée de caribou, bannique, bannock',
    todo: 'Le caribou, le bœuf musqué, l’omble et la viande de phoque comptent parmi les meilleurs aliments du Nord. Pendant la grossesse, faites bien cuire la viande. Pour la viande crue, congelée ou non, demandez à votre centre de santé.',
    why: 'Ils donnent du fer et de bons gras, et la plupart contiennent peu de mercure.',
    already:
      'Bien cuite? Vous n’avez rien de spécial à faire. Crue ou congelée? Dites-le à votre centre de santé. Appelez-le tout de suite si vous avez 38\u00a0°C de fièvre ou plus.',
    local:
      'Dans le Nord, environ 4\u00a0personnes sur 10\u00a0ont rencontré le toxoplasme, un microbe de la viande crue. La cuisson le tue.',
  },
  'raw-country-meat': {
    name: 'Viande traditionnelle crue ou congelée',
    searchWords: 'viande gelée, viande congelée, caribou cru, phoque cru, viande crue, quak, caribou congelé',
    todo: 'Les aliments traditionnels font du bien, à vous et à votre bébé. Pendant la grossesse, faites bien cuire la viande. Pour la viande crue ou congelée, demandez à votre centre de santé.',
    why: 'La viande crue peut contenir le toxoplasme, un microbe qui peut nuire au bébé. Congeler la viande ne tue pas tous les microbes.',
    already: `${afterOtherGerms} Dites-le à votre centre de santé.`,
  },
  'game-meat': {
    name: 'Orignal, chevreuil et gibier',
    searchWords:
      'orignal, chevreuil, gibier, venaison, perdrix, gélinotte, canard sauvage, viande d’ours, oie, lièvre, viande sauvage, chasse, plomb de chasse, outarde, bernache, lapin, ours noir, rognons de gibier',
    todo: 'Faites très bien cuire le gibier, coupez loin autour du trou de la balle ou des plombs et ne mangez pas les abats. Le mieux est un gibier tué sans plomb.',
    why: 'Le plomb des balles et les microbes de la viande crue peuvent se rendre au bébé. Le foie et les rognons peuvent contenir du cadmium.',
    already: afterOtherGerms,
    differ:
      'Des nutritionnistes de Montréal disent de couper loin autour du trou de la balle. Une équipe de recherche du Québec a dit en 2015\u00a0que les personnes enceintes devraient éviter le gibier tué avec du plomb. Nous disons les deux\u00a0: le mieux est sans plomb, sinon coupez loin autour.',
    local:
      'Les conseils sur le gibier changent d’une région à l’autre. Votre centre de santé connaît ceux de la vôtre.',
  },
  'seal-liver': {
    name: 'Foie de phoque annelé',
    searchWords: 'foie de phoque, foie de phoques',
    todo: 'La viande de phoque est un bon aliment\u00a0: mangez-en. Ne mangez pas le foie de phoque annelé. Pour le foie d’un autre phoque, demandez à votre centre de santé.',
    why: 'Le foie filtre le mercure et peut en contenir beaucoup.',
    already:
      'Un repas n’est pas une raison de s’inquiéter\u00a0: le mercure s’accumule lentement. À partir de maintenant, choisissez la viande, et des poissons pauvres en mercure.',
    local: 'Au Nunavut, ce conseil vaut aussi pour les personnes qui veulent devenir enceintes.',
  },
  beluga: {
    name: 'Béluga, narval, morse',
    searchWords: 'béluga, narval, muktuk, mattaaq, baleine, morse, ours polaire, maktak, maktaaq',
    todo: 'Les aliments traditionnels font du bien, à vous et à votre bébé. Demandez à votre centre de santé quelle quantité de ceux-ci convient. Pendant la grossesse, mangez moins de viande de béluga que d’habitude et, au Nunavut, moins du gras. Mangez le morse et l’ours polaire seulement bien cuits.',
    why: 'Au Nunavik, le mattaaq (peau et gras) donne de bons gras, et la viande de béluga est ce qui apporte le plus de mercure. Le morse et l’ours polaire peuvent contenir un ver que seule la cuisson tue.',
    already:
      'Un repas n’est pas une raison de s’inquiéter\u00a0: le mercure s’accumule lentement. À partir de maintenant, choisissez l’omble, et le caribou bien cuit. Si vous avez mangé du morse ou de l’ours polaire cru, dites-le à votre centre de santé.',
    differ:
      'Le Nunavik limite la viande de béluga. Un conseil plus ancien du Nunavut (2004) est de manger moins de gras de narval, de béluga, de morse, de phoque et d’ours polaire. Nous suivons les deux, jusqu’à ce que votre centre de santé vous en dise plus.',
  },
  honey: {
    name: 'Miel',
    searchWords: 'miel cru, miel non pasteurisé, miel pasteurisé',
    todo: 'Vous pouvez manger du miel. N’en donnez jamais à un bébé de moins d’un an. Maladie de l’intestin, comme celle de Crohn, ou antibiotiques pris récemment? Demandez d’abord à la personne qui suit votre grossesse.',
    why: 'L’intestin d’un adulte arrête le microbe qui peut rendre un bébé malade.',
    already:
      'Vous n’avez rien de spécial à faire. Maladie de l’intestin, ou antibiotiques pris récemment? Demandez à la personne qui suit votre grossesse.',
  },
  nuts: {
    name: 'Beurre d’arachide et noix',
    searchWords:
      'beurre d’arachide, beurre de peanut, arachides, noix, beurre d’amande, amandes, noix de cajou, beurre de pinottes, pinottes, noisettes, pistaches, nutella',
    todo: 'Vous pouvez manger des noix et du beurre d’arachide, à moins d’y être allergique.',
    why: 'Selon la Société canadienne de pédiatrie (2013), s’en priver n’empêche pas l’allergie chez le bébé.',
    already:
      'Vous n’avez rien de spécial à faire, à moins d’y être allergique. Du mal à respirer\u00a0: appelez le 911.',
  },
  soy: {
    name: 'Tofu, edamames, boissons de soya',
    searchWords: 'tofu, soya, soja, lait de soya, boisson de soya, edamame, tempeh, protéine végétale texturée',
    todo: 'Vous pouvez manger du tofu et des edamames et prendre des boissons de soya dans un menu varié. Le mieux est d’éviter les pilules d’isoflavones.',
    why: 'Des nutritionnistes de Montréal ne voient pas de raison de limiter le soya.',
    already:
      'Vous n’avez rien de spécial à faire. Si vous avez pris des pilules d’isoflavones, dites-le à la pharmacie ou à la personne qui suit votre grossesse.',
  },
  hummus: {
    name: 'Houmous',
    searchWords: 'hummus, tahini, trempette de pois chiches, baba ganoush',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse, à la pharmacie ou à votre ligne santé.',
    why: 'Nous n’avons trouvé aucune page canadienne là-dessus pour la grossesse.',
    already: askIfWorried,
  },
  'veggie-pate': {
    name: 'Végépâté',
    searchWords: 'pâté végétal, pâté végétarien, végé pâté',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse, à la pharmacie ou à votre ligne santé.',
    why: 'Nous n’avons trouvé aucune page canadienne là-dessus pour la grossesse.',
    already: askIfWorried,
  },
  'spicy-food': {
    name: 'Mets épicés',
    searchWords: 'épicé, piment, piments, sauce piquante, cari, plats épicés',
    todo: 'Vous pouvez manger épicé si cela vous convient. Si cela vous donne des brûlures d’estomac, mangez-en moins.',
    why: 'Les brûlures d’estomac ne font pas de mal au bébé, dit une diététiste de Toronto.',
    already: nothingToDo,
  },
  sweeteners: {
    name: 'Faux sucres (aspartame, sucralose, stévia)',
    searchWords:
      'aspartame, sucralose, splenda, stévia, édulcorant, coke diète, boisson diète, sans sucre, succédané de sucre, coke zéro, gomme sans sucre, faux sucre, édulcorants, pepsi diète, xylitol, faux sucres',
    todo: 'Vous pouvez prendre un peu des faux sucres vendus au Canada, mais évitez la saccharine et le cyclamate. Avec la phénylcétonurie (PCU), évitez aussi l’aspartame.',
    why: 'Aux quantités habituelles, les études ne montrent pas d’effet nuisible.',
    already:
      'Vous n’avez rien de spécial à faire. Avec la phénylcétonurie, si vous avez pris de l’aspartame, dites-le à la personne qui suit votre grossesse.',
  },
  'saccharin-cyclamate': {
    name: 'Saccharine et cyclamate',
    searchWords: 'saccharine, cyclamate, sugar twin, sweet’n low, hermesetas, sucre en comprimés',
    todo: 'Évitez ces deux-là. Choisissez un autre faux sucre, comme le sucralose.',
    already: nothingToDo,
    differ:
      'Unlock Food, des Diététistes du Canada, accepte tous ceux qui sont permis ici. Un bureau de santé de l’Ontario (Haldimand-Norfolk) dit d’éviter ces deux-là. Nous suivons le plus prudent.',
  },
  licorice: {
    name: 'Réglisse noire',
    searchWords:
      'réglisse, bonbon à la réglisse, racine de réglisse, réglisse rouge, bonbons à la réglisse, tisane de réglisse',
    todo: 'Quelques bonbons à la réglisse noire de temps en temps, ça va. Évitez les grosses quantités et la racine.',
    why: 'Une partie sucrée de la racine peut faire monter la tension et agir sur le bébé. Les bonbons rouges faits sans la racine n’en ont pas. C’est un conseil de la Finlande; nous n’en avons pas trouvé au Canada.',
    already:
      'Quelques bonbons ne posent pas de problème. Si vous en mangiez tous les jours, dites-le à la personne qui suit votre grossesse.',
  },
  'flax-oil': {
    name: 'Huile de lin',
    searchWords: 'huile de graines de lin, capsules d’huile de lin',
    todo: 'Avant d’en prendre comme supplément, demandez à la personne qui suit votre grossesse ou à la pharmacie. D’ici là, n’en prenez pas. Cette réponse est pour l’huile, pas pour les graines.',
    why: 'Un service de Calgary est contre, sans dire pourquoi.',
    already: 'Une fois n’est pas une raison de s’alarmer. Demandez avant d’en reprendre.',
  },
  'protein-powder': {
    name: 'Protéines en poudre ou en barre',
    searchWords:
      'poudre de protéines, protéines en poudre, boisson protéinée, lactosérum, barre protéinée, barres protéinées, substitut de repas, whey',
    todo: 'Demandez d’abord à une ou un diététiste, ou à la personne qui suit votre grossesse. Les aliments sont une meilleure source.',
    why: 'Une barre ou une boisson peut contenir la moitié des protéines qu’il vous faut par jour.',
    already: 'Dites à la pharmacie ou à la personne qui suit votre grossesse ce qu’il y a dedans.',
  },
  ramadan: {
    name: 'Ramadan et jeûne',
    searchWords: 'ramadan, jeûne, jeûner, carême, jeûne intermittent, faire le ramadan',
    todo: 'Parlez à la personne qui suit votre grossesse avant de jeûner. Vous pourrez reprendre ces jours plus tard. Avec le diabète, des jumeaux ou une tension élevée, ne jeûnez pas sans avis médical.',
    why: 'Au ramadan, votre foi vous dispense du jeûne. Pendant la grossesse, vous avez besoin de boire et de manger.',
    already:
      'Vous vous sentez mal? Rompez le jeûne et buvez. Appelez si cela ne passe pas. Votre bébé bouge moins que d’habitude, ou moins fort? Dès 24\u00a0semaines, appelez tout de suite. Dès 26\u00a0semaines, allez à l’hôpital tout de suite.',
  },
  leftovers: {
    name: 'Restes',
    searchWords: 'restants, restes de table, plats réchauffés, riz réchauffé, pizza froide',
    todo: 'Mettez les restes au frigo en moins de 2\u00a0heures. Mangez-les dans les 2\u00a0jours, 4\u00a0jours au plus tard, chauffés jusqu’à ce que de la vapeur en sorte.',
    why: 'Les microbes poussent vite entre 4\u00a0et 60\u00a0°C, et ils n’ont pas d’odeur.',
    already: `Mis au frigo à temps, puis mangés bien chauds? ${nothingToDo} Laissés plus longtemps dehors, ou mangés froids? ${afterListeria}`,
  },
  takeout: {
    name: 'Mets à emporter et poulet rôti',
    searchWords:
      'mets à emporter, repas à emporter, livraison, poulet rôti, poulet de rôtisserie, poulet cuit, poulet st-hubert, uber eats, doordash, buffet, shawarma, donair, poulet',
    todo: 'Prenez-les chauds et mangez-les dans les 2\u00a0heures. S’ils ont refroidi, chauffez-les jusqu’à ce que de la vapeur en sorte.',
    why: 'Un plat gardé tiède laisse pousser les microbes.',
    already: `Mangés chauds, dans les 2\u00a0heures? ${nothingToDo} Gardés tièdes plus longtemps, ou mangés froids? ${afterListeria}`,
  },
  'recalled-food': {
    name: 'Aliment rappelé',
    searchWords:
      'rappel d’aliment, rappel d’aliments, rappel de produit, listéria, listériose, aliment contaminé, nourriture contaminée, rappel de salade',
    todo: 'Appelez la personne qui suit votre grossesse, votre ligne santé ou la santé publique. Dites ce que vous avez mangé, et quand. Jetez le reste ou rapportez-le au magasin.',
    why: 'La maladie peut se déclarer des semaines plus tard.',
    already:
      'Appelez, même si vous allez bien. Pendant les 70\u00a0jours qui suivent le repas, appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus. Appelez aussi pour des courbatures ou l’estomac dérangé.',
    call: 'Vous avez mangé un aliment rappelé à cause de la listéria? Appelez le jour où vous l’apprenez, même si vous allez bien. 38\u00a0°C de fièvre ou plus\u00a0: appelez tout de suite.',
  },
};
