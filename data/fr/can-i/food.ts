import type { CanIWords } from '@/data/can-i/entry';
import type { food } from '@/data/can-i/food';

/** After food that can hold listeria, which can show up to 70 days later. */
const afterListeria =
  'La plupart des gens qui en ont pris vont bien. Dans les 70\u00a0jours qui suivent, appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus. Pour des courbatures ou l’estomac dérangé, appelez la personne qui suit votre grossesse ou votre ligne santé.';
/** After food that can hold other germs, which show within days. */
const afterOtherGerms =
  'La plupart des gens vont bien. Appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus. Appelez aussi pour une diarrhée forte ou avec du sang, ou si vous ne gardez aucun liquide.';
/** After fish that holds mercury. */
const afterMercury =
  'Un repas n’est pas une raison de s’inquiéter\u00a0: le mercure s’accumule lentement. À partir de maintenant, choisissez des poissons pauvres en mercure.';
const nothingToDo = 'Rien à faire.';
/** Where no source was found. */
const askIfWorried =
  'Si cela vous inquiète, demandez à la personne qui suit votre grossesse ou à votre ligne santé. Vous avez 38\u00a0°C de fièvre ou plus? Appelez tout de suite.';

export const foodWords: Record<keyof typeof food, CanIWords> = {
  'hard-cheese': {
    name: 'Cheddar, gouda, parmesan',
    searchWords:
      'cheddar, gouda, fromage suisse, parmesan, emmental, gruyère, fromage marbré, fromage à pâte ferme, fromage, grilled cheese, fromage dur, fromage jaune',
    todo: 'Vous pouvez manger du fromage à pâte ferme fait de lait pasteurisé.',
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
    searchWords: 'fromage cottage, ricotta, quark, labneh, lasagne',
    todo: 'Vous pouvez en manger s’ils sont faits de lait pasteurisé et vendus dans un pot scellé.',
    why: 'Des nutritionnistes du Québec les rangent parmi les bons choix.',
    already: nothingToDo,
  },
  'processed-cheese': {
    name: 'Fromage fondu en tranches',
    searchWords:
      'kraft singles, velveeta, cheez whiz, la vache qui rit, fromage fondu, fromage en tranches, fromage orange, fromage à tartiner fondu',
    todo: 'Vous pouvez manger du fromage fondu en tranches ou en pot.',
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
    searchWords: 'brie, camembert, fromage à croûte fleurie, fromage à pâte molle, brie fondant',
    todo: 'Laissez-le de côté, même pasteurisé, ou faites-le cuire jusqu’à ce qu’il fasse des bulles.',
    why: 'Un fromage mou et humide peut contenir la listéria, qui peut nuire au bébé.',
    already: afterListeria,
    differ:
      'Santé Canada, l’Ontario et des nutritionnistes du Québec le laissent de côté, même pasteurisé. L’Association canadienne de santé publique ne laisse de côté que celui au lait cru. Nous suivons les plus prudents.',
  },
  feta: {
    name: 'Feta',
    searchWords: 'salade grecque',
    todo: 'Laissez-la de côté, même pasteurisée, ou faites-la cuire jusqu’à ce qu’elle fasse des bulles.',
    why: 'La feta est molle et trempe dans l’eau salée, où la listéria peut pousser.',
    already: afterListeria,
    differ:
      'L’Ontario et des nutritionnistes du Québec laissent la feta de côté, même pasteurisée. L’Association canadienne de santé publique ne laisse de côté que celle au lait cru. Nous suivons les plus prudents.',
  },
  'blue-cheese': {
    name: 'Fromage bleu',
    searchWords: 'gorgonzola, roquefort, stilton, vinaigrette au fromage bleu',
    todo: 'Laissez-le de côté, même pasteurisé, ou faites-le cuire jusqu’à ce qu’il fasse des bulles.',
    why: 'Le fromage bleu est humide et peut contenir la listéria.',
    already: afterListeria,
  },
  'goat-cheese': {
    name: 'Fromage de chèvre à pâte molle',
    searchWords: 'fromage de chèvre, chèvre, chèvre frais, crottin, chèvre chaud',
    todo: 'Laissez de côté le fromage de chèvre mou et crémeux, ou faites-le cuire jusqu’à ce qu’il fasse des bulles.',
    why: 'Même pasteurisé, il peut contenir la listéria.',
    already: afterListeria,
  },
  bocconcini: {
    name: 'Bocconcini et mozzarella fraîche',
    searchWords:
      'bocconcini, mozzarella fraîche, burrata, mozzarella di bufala, caprese, salade caprese, boules de mozzarella',
    todo: 'Laissez de côté celui qui est frais et mouillé, ou faites-le cuire jusqu’à ce qu’il fasse des bulles.',
    why: 'C’est un fromage mou et mouillé, où la listéria peut pousser.',
    already: afterListeria,
  },
  'semi-soft-cheese': {
    name: 'Havarti et pâtes demi-fermes',
    searchWords:
      'havarti, saint-paulin, oka, munster, fromage à pâte demi-ferme, monterey jack, fromage demi-ferme, semi-ferme',
    todo: 'Laissez-le de côté, même pasteurisé, ou faites-le cuire jusqu’à ce qu’il fasse des bulles.',
    why: 'Il contient assez d’eau pour que la listéria y pousse.',
    already: afterListeria,
  },
  'paneer-halloumi': {
    name: 'Paneer et halloumi',
    searchWords: 'paneer, halloumi, queso fresco, fromage mexicain, fromage à griller',
    todo: 'Mangez-le seulement cuit jusqu’à ce que ce soit fumant. Froid, laissez-le de côté.',
    why: 'Des nutritionnistes de Montréal le rangent parmi les fromages à éviter. La chaleur tue la listéria.',
    already: afterListeria,
  },
  'raw-milk-cheese': {
    name: 'Fromage au lait cru',
    searchWords: 'fromage non pasteurisé, fromage fermier, fromage artisanal',
    todo: 'Laissez de côté le fromage fait de lait cru.',
    why: 'Le lait cru peut contenir des microbes comme la listéria, les salmonelles et E.\u00a0coli.',
    already: afterListeria,
  },
  'melted-cheese': {
    name: 'Fondue et fromage bien chauffé',
    searchWords:
      'fondue au fromage, raclette, fromage fondu chaud, pizza, gratin, nachos, fondue suisse, macaroni au fromage, fromage gratiné',
    todo: 'Vous pouvez manger tout fromage pasteurisé bien cuit, qui fait des bulles. Préparez la fondue sans vin.',
    why: 'Une chaleur de 74\u00a0°C tue la listéria.',
    already: afterListeria,
  },
  'raw-milk': {
    name: 'Lait cru',
    searchWords: 'lait non pasteurisé, lait de la ferme, lait de ferme',
    todo: 'Laissez le lait cru de côté, et buvez du lait pasteurisé.',
    why: 'Le lait cru peut contenir des microbes qui vous nuisent, à vous et au bébé.',
    already: afterListeria,
  },
  yogurt: {
    name: 'Lait, yogourt, crème sure',
    searchWords: 'yogourt, yaourt, yogourt grec, kéfir, lait, crème sure, lait au chocolat, lait pasteurisé, skyr',
    todo: 'Vous pouvez prendre du lait, du yogourt et de la crème sure s’ils sont pasteurisés.',
    why: 'La pasteurisation tue les microbes qui comptent.',
    already: nothingToDo,
  },
  'ice-cream': {
    name: 'Crème glacée et sorbet',
    searchWords: 'crème glacée, sorbet, popsicle, yogourt glacé, glace, crème à glace',
    todo: 'Vous pouvez manger de la crème glacée et du sorbet faits en usine.',
    why: 'S’ils contiennent des œufs, ceux-ci ont été pasteurisés.',
    already: nothingToDo,
  },
  'soft-serve': {
    name: 'Crème glacée molle et gelato',
    searchWords:
      'crème molle, crème glacée molle, dairy queen, gelato, crème glacée artisanale, crème molle au chocolat, cornet de crème molle',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse ou à votre ligne santé. Nous n’avons pas trouvé de conseil canadien sur les machines à crème glacée molle. Sur place, demandez si les œufs sont pasteurisés. Choisissez un endroit propre et achalandé.',
    why: 'La crème glacée artisanale peut contenir des œufs crus, et une machine sale, des microbes. En Australie, le conseil est de laisser la crème glacée molle de côté.',
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
      'œuf coulant, œufs coulants, œuf mollet, œuf miroir, œuf poché, œufs bénédictine, œuf cru, jaune coulant, œufs pochés, œufs miroir, œufs tournés',
    todo: 'Faites cuire les œufs jusqu’à ce que le jaune soit ferme.',
    why: 'Un œuf coulant peut contenir des salmonelles.',
    already: afterOtherGerms,
  },
  mayonnaise: {
    name: 'Mayonnaise',
    searchWords: 'mayo, hellmann’s, miracle whip, aïoli, mayo maison, mayonnaise maison',
    todo: 'Vous pouvez manger la mayonnaise du commerce, en pot. Laissez de côté celle qui est faite à la maison avec des œufs crus.',
    why: 'Celle du commerce est faite d’œufs pasteurisés.',
    already: afterOtherGerms,
  },
  'raw-egg-dishes': {
    name: 'Plats aux œufs crus',
    searchWords:
      'vinaigrette césar, salade césar, hollandaise, tiramisu, mousse au chocolat, œuf cru, sauce césar, sauce hollandaise, béarnaise, œufs crus',
    todo: 'Laissez de côté les plats aux œufs crus, comme la vinaigrette césar maison. Vous pouvez prendre celle en bouteille, faite d’œufs pasteurisés.',
    why: 'L’œuf cru peut contenir des salmonelles.',
    already: afterOtherGerms,
  },
  'cookie-dough': {
    name: 'Pâte à biscuits crue',
    searchWords: 'pâte crue, farine crue, pâte à gâteau, lécher la cuillère, pâte à brownies, pâte à crêpes crue',
    todo: 'Laissez de côté la pâte crue. Faites-la cuire d’abord.',
    why: 'L’œuf cru et la farine crue peuvent tous deux contenir des microbes.',
    already: afterOtherGerms,
  },
  'deli-meat': {
    name: 'Viandes froides (charcuteries)',
    searchWords:
      'charcuterie, viandes froides, jambon tranché, dinde tranchée, baloney, mortadelle, rosbif tranché, sous-marin, jambon, sandwich au jambon, simili-poulet, viandes à sandwich',
    todo: 'Chauffez les viandes froides en tranches jusqu’à ce que ce soit fumant, puis mangez-les chaudes.',
    why: 'La viande froide peut contenir la listéria, qui pousse même au frigo.',
    already: afterListeria,
  },
  'dry-sausage': {
    name: 'Salami, pepperoni et prosciutto',
    searchWords:
      'salami, pepperoni, prosciutto, chorizo, saucisson sec, planche de charcuteries, pizza au pepperoni, jambon cru, charcuteries séchées',
    todo: 'Celles qui sont séchées et salées sont un meilleur choix. Faites-les cuire, comme sur une pizza, pour plus de prudence.',
    why: 'Elles sont plus sèches, alors la listéria y pousse moins. Mais elles ne sont pas cuites.',
    already: afterListeria,
    differ:
      'Santé Canada nomme les charcuteries séchées et salées, comme le salami et le pepperoni, parmi les meilleurs choix. L’Association canadienne de santé publique dit de les chauffer aussi. Nous suivons la plus prudente\u00a0: faites-les cuire.',
  },
  'hot-dogs': {
    name: 'Saucisses à hot-dog',
    searchWords:
      'hot-dog, saucisse à hot-dog, saucisse fumée, saucisses, steamé, hot dogs, steamés, saucisse à déjeuner',
    todo: 'Chauffez les saucisses jusqu’à ce que le centre soit fumant. Gardez leur jus loin des autres aliments.',
    why: 'Au sortir du paquet, elles peuvent contenir la listéria.',
    already: afterListeria,
  },
  'smoked-meat': {
    name: 'Viande fumée (smoked meat)',
    searchWords: 'viande fumée, smoked meat, pastrami, bœuf salé, sandwich au smoked meat',
    todo: 'Mangez-la chaude et fumante, pas froide.',
    why: 'C’est une viande en tranches, qui peut contenir la listéria quand elle est froide.',
    already: afterListeria,
  },
  bacon: {
    name: 'Bacon',
    searchWords: 'bacon de dos, bacon de dinde, pancetta, lard',
    todo: 'Faites-le cuire jusqu’à ce que rien ne soit cru, et mangez-le chaud.',
    why: 'La viande crue ou mi-cuite peut contenir des microbes. Bien cuite, vous pouvez en manger.',
    already: afterListeria,
  },
  jerky: {
    name: 'Bœuf séché (jerky)',
    searchWords: 'jerky, bœuf séché, viande séchée, bâtonnets de bœuf',
    todo: 'Nous n’avons pas de source là-dessus. Demandez à la pharmacie, à la personne qui suit votre grossesse ou à votre ligne santé.',
    why: 'Nous avons cherché une page canadienne qui en parle pour la grossesse, sans pouvoir en lire une.',
    already: askIfWorried,
  },
  pate: {
    name: 'Pâté, cretons et rillettes',
    searchWords:
      'pâté, cretons, foie gras, tartinade de viande, terrine, rillettes, creton, pâté de foie, pâté de campagne, mousse de foie',
    todo: 'Laissez de côté le pâté, les cretons et les tartinades réfrigérés. En conserve, vous pouvez en manger s’ils ne contiennent pas de foie.',
    why: 'Les tartinades réfrigérées peuvent contenir la listéria, et le foie, beaucoup de vitamine A. Le pâté chinois n’en fait pas partie.',
    already: afterListeria,
  },
  'store-salads': {
    name: 'Salades préparées du comptoir',
    searchWords:
      'salade de patates, salade de chou, salade de poulet, salade aux œufs, comptoir à salades, salade de macaroni, salade de pâtes, salade de fruits de mer, salade de jambon, salade de thon',
    todo: 'Laissez de côté les salades de jambon, de poulet ou de fruits de mer préparées au magasin. Faites-les à la maison.',
    why: 'Les salades froides mélangées peuvent contenir la listéria.',
    already: afterListeria,
  },
  'rare-meat': {
    name: 'Viande saignante',
    searchWords:
      'steak saignant, tartare, burger rosé, viande crue, carpaccio, mi-saignant, tartare de bœuf, viande rosée, steak bleu',
    todo: 'Mangez la viande et la volaille bien cuites seulement.',
    why: 'La viande crue peut contenir des microbes comme le toxoplasme, E.\u00a0coli et la listéria.',
    already: afterOtherGerms,
  },
  liver: {
    name: 'Foie',
    searchWords: 'foie de bœuf, foie de poulet, foie de veau, foie aux oignons, abats, foie de porc, foies de poulet',
    todo: 'Laissez le foie de côté, surtout pendant les 12\u00a0premières semaines.',
    why: 'Il contient tant de vitamine A qu’il peut nuire à un bébé qui se forme.',
    already:
      'À notre connaissance, un repas ne fait pas de tort. Laissez le foie de côté à partir de maintenant. Si vous en mangiez souvent, dites-le à la personne qui suit votre grossesse.',
    differ:
      'La santé publique de Toronto dit de laisser le foie de côté. Des nutritionnistes de Montréal acceptent 75\u00a0g par semaine de foie de poulet ou de porc, passé la semaine\u00a012. Nous suivons la plus prudente.',
  },
  salmon: {
    name: 'Saumon cuit ou en conserve',
    searchWords: 'saumon, saumon cuit, saumon en conserve, pavé de saumon, filet de saumon',
    todo: 'Vous pouvez manger du saumon bien cuit ou en conserve. Il est bon pour vous et pour le bébé.',
    why: 'Il contient peu de mercure et beaucoup d’oméga-3.',
    already: nothingToDo,
  },
  'low-mercury-fish': {
    name: 'Truite arc-en-ciel, morue, sardines',
    searchWords:
      'truite arc-en-ciel, hareng, sardines, omble chevalier, omble, maquereau, morue, aiglefin, filet de sole, tilapia, goberge, anchois, poisson, truite, bâtonnets de poisson, sardines en conserve',
    todo: 'Mangez-les bien cuits, environ deux repas par semaine (150\u00a0g en tout).',
    why: 'Ils contiennent peu de mercure et beaucoup de bons gras.',
    already: nothingToDo,
  },
  'tuna-light': {
    name: 'Thon pâle en conserve',
    searchWords:
      'thon en conserve, thon, thon pâle, thon léger, listao, sandwich au thon, boîte de thon, thon albacore, albacore, thon à nageoires jaunes',
    todo: 'Le thon pâle en conserve contient peu de mercure\u00a0: vous pouvez en manger. Lisez l’étiquette\u00a0: le thon blanc (germon) a une limite.',
    why: 'Il vient de poissons plus petits que le thon blanc.',
    already: nothingToDo,
    differ:
      'Santé Canada, dans le texte qu’en donne MyHealth Alberta, ne fixe pas de limite. Une liste de la santé publique de Toronto donne quatre portions de 75\u00a0g par semaine, au plus. Nous suivons Santé Canada.',
  },
  'tuna-albacore': {
    name: 'Thon blanc (germon) en conserve',
    searchWords: 'thon blanc, germon, thon albacore, thon blanc en conserve, albacore',
    todo: 'Ne dépassez pas 300\u00a0g par semaine de thon blanc (germon) en conserve. C’est environ deux boîtes.',
    why: 'Il contient plus de mercure que le thon pâle.',
    already: afterMercury,
    differ:
      'La limite de Santé Canada est de 300\u00a0g par semaine. Une page de l’Association canadienne de santé publique dit 6\u00a0oz (170\u00a0g) par semaine. Une page de Healthy Families BC ne met pas de limite au germon du Canada. Nous suivons Santé Canada.',
  },
  'tuna-fresh': {
    name: 'Thon frais ou congelé',
    searchWords: 'steak de thon, thon frais, thon surgelé, ahi, tataki de thon, thon rouge, thon grillé',
    todo: 'Mangez au plus 150\u00a0g par mois de thon frais ou congelé, et bien cuit. Le requin, l’espadon et les poissons semblables comptent aussi.',
    why: 'Les gros thons contiennent beaucoup de mercure.',
    already: afterMercury,
  },
  'high-mercury-fish': {
    name: 'Requin, espadon, marlin',
    searchWords: 'requin, espadon, marlin, escolier, hoplostète orange, thazard, gros poissons, makaire',
    todo: 'Le mieux est de les laisser de côté. Au plus 150\u00a0g par mois en tout, thon frais compris, et bien cuits.',
    why: 'Les gros et vieux poissons contiennent le plus de mercure.',
    already: afterMercury,
    differ:
      'Santé Canada, dans le texte qu’en donne MyHealth Alberta, accepte 150\u00a0g par mois en tout. L’Association canadienne de santé publique dit de ne pas manger de requin, d’espadon, de thazard ni de tile. Nous suivons la plus prudente\u00a0: laissez-les de côté.',
  },
  'local-fish': {
    name: 'Poisson de votre pêche',
    searchWords:
      'doré, brochet, touladi, truite grise, achigan, poisson de lac, pêche sportive, pêche blanche, corégone, perchaude, pêche, poisson pêché, maskinongé',
    todo: 'Avant de manger votre prise, voyez ce que dit de ce lac le guide de votre province ou territoire.',
    why: 'Certains lacs et certains gros poissons contiennent plus de mercure. Aucun chiffre ne vaut donc pour tout le Canada.',
    already: afterMercury,
    local:
      'L’Ontario a un guide par lac, avec une partie pour les personnes enceintes et les enfants. Le Nouveau-Brunswick dit\u00a0: de la truite au plus une fois toutes les deux semaines, et pas de touladi.',
  },
  'smoked-salmon': {
    name: 'Saumon fumé et poisson fumé',
    searchWords:
      'saumon fumé, lox, gravlax, truite fumée, poisson fumé, maquereau fumé, bagel au saumon fumé, saumon mariné',
    todo: 'Laissez de côté le poisson fumé réfrigéré, à moins qu’il soit bien cuit. Vous pouvez manger celui en conserve.',
    why: 'Le poisson fumé réfrigéré n’est pas cuit et peut contenir la listéria.',
    already: afterListeria,
  },
  'raw-sushi': {
    name: 'Sushis au poisson cru',
    searchWords:
      'sushi, sashimi, nigiri, poke, poké, poisson cru, ceviche, tartare de saumon, sushi au saumon, maki, saumon cru, thon cru, tartare de thon',
    todo: 'Laissez de côté les sushis, les sashimis et les pokés au poisson cru.',
    why: 'Le poisson cru peut contenir des microbes et des parasites.',
    already: afterListeria,
  },
  'cooked-sushi': {
    name: 'Sushis cuits ou aux légumes',
    searchWords:
      'rouleau californien, sushi cuit, sushi végétarien, maki avocat, maki concombre, tempura de crevettes, sushi sans poisson, rouleau avocat, rouleau tempura, sushi végé',
    todo: 'Vous pouvez manger des rouleaux au poisson bien cuit, à l’œuf ou aux légumes, s’ils viennent d’être faits. Y a-t-il du simili-crabe, comme dans le rouleau californien? Demandez d’abord.',
    why: 'La personne qui les prépare doit les garder loin du poisson cru.',
    already: afterListeria,
  },
  'imitation-crab': {
    name: 'Simili-crabe (bâtonnets à la goberge)',
    searchWords:
      'goberge, simili-crabe, surimi, kamaboko, bâtonnets de crabe, bâtonnets de goberge, crabe imité, imitation de crabe',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse ou à votre ligne santé. Il contient peu de mercure, mais nous n’avons pas trouvé de conseil canadien sur ses microbes. Si vous en mangez, que ce soit chaud.',
    why: 'C’est du poisson cuit, mais un aliment réfrigéré.',
    already: afterListeria,
  },
  'cooked-shellfish': {
    name: 'Fruits de mer bien cuits',
    searchWords:
      'crevettes, homard, crabe, pétoncles, moules, palourdes, fruits de mer cuits, fish and chips, crevettes cuites, moules et frites, guédille au homard, calmars, chaudrée',
    todo: 'Vous pouvez manger des fruits de mer bien cuits, aux coquilles ouvertes.',
    why: 'La chaleur tue les microbes, et ils contiennent peu de mercure.',
    already: afterOtherGerms,
  },
  'raw-oysters': {
    name: 'Huîtres et palourdes crues',
    searchWords:
      'huîtres, huîtres crues, palourdes crues, moules crues, bar à huîtres, fruits de mer crus, pétoncles crus',
    todo: 'Laissez de côté les huîtres, les palourdes et les moules crues. Mangez-les bien cuites.',
    why: 'Crues, elles peuvent contenir le vibrio et d’autres microbes.',
    already: afterOtherGerms,
  },
  tomalley: {
    name: 'Tomalli (vert du homard)',
    searchWords: 'tomalli, vert de homard, partie verte du homard, foie du homard, tomalley, pâté de homard',
    todo: 'Le mieux est de laisser la partie verte du homard. Jamais plus que celle d’un homard par jour.',
    why: 'Elle peut contenir les toxines des coquillages. La chair n’en contient pas.',
    already:
      'Un peu n’est pas une raison de s’inquiéter. Des picotements aux lèvres, les bras engourdis ou de la difficulté à respirer\u00a0: appelez le 911.',
  },
  'raw-fruit-veg': {
    name: 'Fruits, légumes, salade',
    searchWords:
      'salade, fruits, légumes, salade en sac, laitue, melon, petits fruits, épinards, jeunes pousses, fraises, raisins, cantaloup, crudités',
    todo: 'Lavez les fruits et la verdure sous le robinet, même ceux que vous pelez.',
    why: 'La terre peut contenir le toxoplasme et d’autres microbes.',
    already: nothingToDo,
  },
  'pineapple-papaya': {
    name: 'Ananas et papaye',
    searchWords: 'ananas, papaye, bromélaïne, jus d’ananas',
    todo: 'Vous pouvez manger de l’ananas et de la papaye. Laissez de côté les pilules de bromélaïne.',
    why: 'Qu’ils causent une fausse couche est un mythe, disent des nutritionnistes de Montréal.',
    already: nothingToDo,
  },
  'frozen-berries': {
    name: 'Petits fruits surgelés',
    searchWords: 'fruits surgelés, framboises surgelées, fraises surgelées, smoothie, frappé aux fruits',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse ou à votre ligne santé. Nous n’avons pas trouvé de conseil canadien pour la grossesse. La Nouvelle-Zélande dit de les faire bouillir d’abord.',
    why: 'Au Canada, quelques sacs contenaient un virus de gastro, et certains ont été rappelés.',
    already:
      'La plupart des gens qui en ont pris vont bien. Appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus.',
  },
  sprouts: {
    name: 'Germinations (fèves germées)',
    searchWords:
      'germinations, fèves germées, luzerne, germes de haricot, pho, germes, germes de luzerne, germes de soya, graines germées, soupe tonkinoise',
    todo: 'Laissez de côté les germinations crues. Mangez-les seulement cuites jusqu’au centre.',
    why: 'Elles peuvent contenir des salmonelles et E.\u00a0coli.',
    already: afterOtherGerms,
    differ:
      'Santé Canada accepte les germinations cuites jusqu’au centre. Un service aux parents de Calgary laisse celles-là aussi de côté. Nous suivons Santé Canada.',
  },
  'country-food': {
    name: 'Aliments traditionnels',
    searchWords:
      'nourriture traditionnelle, caribou, bœuf musqué, phoque, viande de phoque, omble chevalier, viande gelée, viande séchée de caribou, bannique',
    todo: 'Le caribou, le bœuf musqué, l’omble et la viande de phoque comptent parmi les meilleurs aliments du Nord. En ce moment, faites bien cuire la viande. Pour la viande crue ou gelée, demandez à votre centre de santé.',
    why: 'Ils donnent du fer et de bons gras, et la plupart contiennent peu de mercure.',
    already: nothingToDo,
    local:
      'Dans le Nord, environ 4\u00a0personnes sur 10 ont rencontré le toxoplasme, un microbe de la viande crue. La cuisson le tue.',
  },
  'game-meat': {
    name: 'Orignal, chevreuil et gibier',
    searchWords:
      'orignal, chevreuil, gibier, venaison, perdrix, gélinotte, canard sauvage, viande d’ours, oie, lièvre, viande sauvage, chasse, plomb de chasse',
    todo: 'Faites très bien cuire le gibier, coupez loin autour du trou de la balle et laissez les abats de côté. Le mieux est un gibier tué sans plomb.',
    why: 'Le plomb des balles et les microbes de la viande crue peuvent se rendre au bébé. Le foie et les rognons peuvent contenir du cadmium.',
    already: afterOtherGerms,
    differ:
      'Des nutritionnistes de Montréal disent de couper loin autour du trou de la balle. Une équipe de recherche du Québec a dit en 2015 que les personnes enceintes devraient laisser de côté le gibier tué avec du plomb. Nous disons les deux\u00a0: le mieux est sans plomb, sinon coupez loin autour.',
    local:
      'Les conseils sur le gibier changent d’une région à l’autre. Votre centre de santé connaît ceux de la vôtre.',
  },
  'seal-liver': {
    name: 'Foie de phoque annelé',
    searchWords: 'foie de phoque, foie de phoques',
    todo: 'La viande de phoque est un bon aliment\u00a0: mangez-en. Laissez de côté le foie de phoque annelé.',
    why: 'Le foie filtre le mercure et peut en contenir beaucoup.',
    already:
      'Un repas n’est pas une raison de s’inquiéter\u00a0: le mercure s’accumule lentement. À partir de maintenant, choisissez la viande, et des poissons pauvres en mercure.',
    local: 'Au Nunavut, on le dit aussi aux personnes qui veulent une grossesse.',
  },
  beluga: {
    name: 'Béluga, narval, morse',
    searchWords: 'béluga, narval, muktuk, mattaaq, baleine, morse, ours polaire, maktak, maktaaq',
    todo: 'Les aliments traditionnels vous font du bien à tous les deux. Demandez à votre centre de santé combien manger de ceux-ci. En ce moment, mangez moins de viande de béluga.',
    why: 'Au Nunavik, le mattaaq (peau et gras) donne de bons gras, et la viande de béluga est la première source de mercure.',
    already: afterMercury,
    differ:
      'Le Nunavik limite la viande de béluga. Un conseil plus ancien du Nunavut (2004) est de manger moins de gras de narval, de béluga, de morse, de phoque et d’ours polaire. Nous suivons les deux, jusqu’à ce que votre centre de santé vous en dise plus.',
  },
  honey: {
    name: 'Miel',
    searchWords: 'miel cru, miel non pasteurisé, miel pasteurisé',
    todo: 'Vous pouvez manger du miel. N’en donnez jamais à un bébé de moins d’un an. Maladie de l’intestin, comme celle de Crohn, ou antibiotiques pris récemment? Demandez d’abord.',
    why: 'L’intestin d’un adulte arrête le microbe qui peut rendre un bébé malade.',
    already: nothingToDo,
  },
  nuts: {
    name: 'Beurre d’arachide et noix',
    searchWords:
      'beurre d’arachide, beurre de peanut, arachides, noix, beurre d’amande, amandes, noix de cajou, beurre de pinottes, pinottes, noisettes, pistaches, nutella',
    todo: 'Vous pouvez manger des noix et du beurre d’arachide, à moins d’y être allergique.',
    why: 'Selon la Société canadienne de pédiatrie (2013), s’en priver n’empêche pas l’allergie chez le bébé.',
    already: nothingToDo,
  },
  soy: {
    name: 'Tofu, edamames, boissons de soya',
    searchWords: 'tofu, soya, soja, lait de soya, boisson de soya, edamame, tempeh, protéine végétale texturée',
    todo: 'Vous pouvez manger du tofu et des edamames et boire du soya dans un menu varié. Le mieux est de laisser de côté les pilules d’isoflavones.',
    why: 'Des nutritionnistes de Montréal ne voient pas de raison de limiter le soya.',
    already: nothingToDo,
  },
  hummus: {
    name: 'Houmous',
    searchWords: 'hummus, tahini, trempette de pois chiches, baba ganoush',
    todo: 'Nous n’avons pas de source là-dessus. Demandez à la pharmacie, à la personne qui suit votre grossesse ou à votre ligne santé.',
    why: 'Nous avons cherché une page canadienne qui en parle pour la grossesse, sans pouvoir en lire une.',
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
    name: 'Aspartame, sucralose, stévia',
    searchWords:
      'aspartame, sucralose, splenda, stévia, édulcorant, coke diète, boisson diète, sans sucre, succédané de sucre, coke zéro, gomme sans sucre, faux sucre, édulcorants, pepsi diète, xylitol',
    todo: 'Vous pouvez prendre un peu de ceux qui se vendent au Canada. Avec la phénylcétonurie (PCU), laissez l’aspartame de côté.',
    why: 'Les études ne montrent pas de tort aux quantités habituelles.',
    already: nothingToDo,
  },
  'saccharin-cyclamate': {
    name: 'Saccharine et cyclamate',
    searchWords: 'saccharine, cyclamate, sugar twin, sweet’n low, hermesetas, sucre en comprimés',
    todo: 'Laissez ces deux-là de côté, et prenez-en un autre.',
    already: nothingToDo,
    differ:
      'Unlock Food, des Diététistes du Canada, accepte tous les succédanés approuvés au Canada. Le bureau de santé de Haldimand-Norfolk, en Ontario, laisse ces deux-là de côté. Nous suivons le plus prudent.',
  },
  licorice: {
    name: 'Réglisse noire',
    searchWords: 'réglisse, bonbon à la réglisse, racine de réglisse, réglisse rouge, bonbons à la réglisse',
    todo: 'Quelques bonbons noirs de temps en temps, ça va. Laissez de côté les grosses quantités et la racine.',
    why: 'Une partie sucrée de la racine, absente des bonbons rouges faits sans elle, peut élever la tension et agir sur le bébé. La Finlande le dit; nous n’avons pas trouvé de conseil canadien.',
    already:
      'Quelques bonbons ne posent pas de problème. Si vous en mangiez tous les jours, dites-le à la personne qui suit votre grossesse.',
  },
  'flax-oil': {
    name: 'Huile de lin',
    searchWords: 'huile de graines de lin, capsules d’huile de lin',
    todo: 'Avant d’en prendre comme supplément, demandez à la personne qui suit votre grossesse ou à la pharmacie. D’ici là, laissez-la de côté. Un service de Calgary est contre, sans dire pourquoi.',
    already: nothingToDo,
  },
  'protein-powder': {
    name: 'Protéines en poudre ou en barre',
    searchWords:
      'poudre de protéines, protéines en poudre, boisson protéinée, lactosérum, barre protéinée, barres protéinées, substitut de repas',
    todo: 'Demandez d’abord à une ou un diététiste, ou à la personne qui suit votre grossesse. Les aliments sont une meilleure source.',
    why: 'Une barre ou une boisson peut contenir la moitié des protéines qu’il vous faut par jour.',
    already: 'Dites à la pharmacie ou à la personne qui suit votre grossesse ce qu’il y a dedans.',
  },
  ramadan: {
    name: 'Ramadan et jeûne',
    searchWords: 'ramadan, jeûne, jeûner, carême, jeûne intermittent, faire le ramadan',
    todo: 'Parlez à la personne qui suit votre grossesse avant de jeûner. Vous pourrez reprendre ces jours plus tard. Avec le diabète, des jumeaux ou une tension élevée, ne jeûnez pas sans avis médical.',
    why: 'Votre foi vous en dispense, et vous avez besoin de boire et de manger.',
    already:
      'Vous vous sentez mal? Rompez le jeûne et buvez. Dès 26\u00a0semaines, si votre bébé bouge moins que d’habitude, allez à l’hôpital maintenant.',
  },
  leftovers: {
    name: 'Restes',
    searchWords: 'restants, restes de table, plats réchauffés, riz réchauffé',
    todo: 'Mettez les restes au frigo en moins de 2\u00a0heures. Mangez-les en 2 à 4\u00a0jours, chauffés jusqu’à ce que ce soit fumant.',
    why: 'Les microbes poussent vite entre 4 et 60\u00a0°C, et ils ne se sentent pas.',
    already: afterListeria,
  },
  takeout: {
    name: 'Mets à emporter et poulet rôti',
    searchWords:
      'mets à emporter, repas à emporter, livraison, poulet rôti, poulet de rôtisserie, poulet cuit, poulet st-hubert, uber eats, doordash',
    todo: 'Prenez-les chauds et mangez-les en moins de 2\u00a0heures. S’ils ont refroidi, chauffez-les jusqu’à ce que ce soit fumant.',
    why: 'Un plat gardé tiède laisse pousser les microbes.',
    already: afterListeria,
  },
  'recalled-food': {
    name: 'Aliment rappelé',
    searchWords:
      'rappel d’aliment, rappel d’aliments, rappel de produit, listéria, listériose, aliment contaminé, nourriture contaminée, rappel de salade',
    todo: 'Appelez la personne qui suit votre grossesse, votre ligne santé ou la santé publique. Dites ce que vous avez mangé, et quand. Jetez le reste ou rapportez-le au magasin.',
    why: 'La maladie peut paraître des semaines plus tard.',
    already: afterListeria,
    call: 'Vous avez mangé un aliment rappelé à cause de la listéria\u00a0: le jour même, même si vous allez bien.',
  },
};
