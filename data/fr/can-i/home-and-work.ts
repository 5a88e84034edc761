import type { CanIWords } from '@/data/can-i/entry';
import type { homeAndWork } from '@/data/can-i/home-and-work';
import { thePoisonCentre } from './poison-centre';

/** After what asks for nothing. */
const nothing = 'Vous n’avez rien de spécial à faire.';

/** Where no source was found. */
const noSource =
  'Nous n’avons pas de source là-dessus\u00a0: demandez à la pharmacie, à la personne qui suit votre grossesse ou à la ligne santé.';

/** What asks for a call after fumes. */
const fumes = `Vous avez mélangé des produits, ou les vapeurs vous rendent malade? Sortez à l’air frais et appelez tout de suite ${thePoisonCentre}. Vous respirez mal? Appelez le 911.`;

/** A right of workers in Quebec. */
const withdrawal =
  'Au Québec, si votre travail présente un risque pour vous ou votre bébé, vous pouvez demander un retrait préventif.';

export const homeAndWorkWords: Record<keyof typeof homeAndWork, CanIWords> = {
  'cat-litter': {
    name: 'Litière du chat',
    searchWords: 'litière, bac à litière, caca de chat, nettoyer la litière, toxoplasmose, toxo',
    todo: 'Laissez quelqu’un d’autre nettoyer la litière chaque jour. Il n’y a personne? Nettoyez-la vous-même chaque jour, avec des gants, puis lavez-vous les mains.',
    why: 'Les crottes de chat peuvent transmettre la toxoplasmose.',
    already:
      'Lavez-vous les mains. Vous avez été malade? Dites-le à la personne qui vous suit. Vous avez 38\u00a0°C de fièvre ou plus? Appelez tout de suite.',
  },
  'cats-dogs': {
    name: 'Chat ou chien',
    searchWords: 'chat, chaton, chien, garder mon chat, toxoplasmose, toxo',
    todo: 'Vous pouvez garder votre chat ou votre chien; ne donnez pas de viande crue au chat, et gardez le chat à l’intérieur.',
    why: 'Seuls certains chats portent le parasite de la toxoplasmose, et le risque n’est pas de les flatter.',
    already: nothing,
  },
  reptiles: {
    name: 'Tortues, reptiles et poussins',
    searchWords: 'tortue, lézard, serpent, iguane, reptile, grenouille, hérisson, poussins',
    todo: 'Laissez quelqu’un d’autre les toucher et nettoyer leur aquarium ou leur cage.',
    why: 'Ces animaux peuvent porter la salmonelle et d’autres microbes.',
    already:
      'La plupart des gens restent en santé. Appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus. Appelez le jour même si la diarrhée est forte ou contient du sang, ou si vous ne gardez pas ce que vous buvez.',
  },
  rodents: {
    name: 'Hamster, souris ou cochon d’Inde',
    searchWords: 'hamster, gerbille, souris, rat domestique, cobaye, cochon d’inde, crottes de souris',
    todo: 'Laissez quelqu’un d’autre s’occuper d’un rongeur de compagnie, et ramasser les souris et leurs crottes.',
    why: 'Ils peuvent porter un virus (LCMV) qui fait du tort au bébé. Ce conseil vient des États-Unis.',
    already:
      'Lavez-vous les mains. Appelez le jour même la personne qui vous suit si vous êtes malade. 38\u00a0°C de fièvre ou plus\u00a0: appelez tout de suite. Un mal de tête fort ou qui dure\u00a0: avant 20\u00a0semaines, appelez tout de suite; dès 20\u00a0semaines, allez à l’hôpital tout de suite.',
  },
  lambing: {
    name: 'Brebis et chèvres qui mettent bas',
    searchWords:
      'mise bas, agnelage, agneaux naissants, chevreaux naissants, bergerie, ferme de chèvres, fièvre q, ferme de moutons, visite à la ferme, vêlage',
    todo: 'Tenez-vous loin des brebis et des chèvres qui mettent bas, et de leurs petits.',
    why: 'Elles peuvent donner la fièvre Q, qui peut causer une fausse couche.',
    already:
      'Lavez-vous, et appelez le jour même la personne qui vous suit. Appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus.',
  },
  gardening: {
    name: 'Jardinage',
    searchWords: 'jardin, terre, compost, carré de sable, désherber, jardiner, toxoplasmose, toxo',
    todo: 'Jardinez avec des gants, puis lavez-vous les mains et lavez vos légumes.',
    why: 'La terre peut contenir le parasite de la toxoplasmose, laissé par des animaux.',
    already: nothing,
  },
  painting: {
    name: 'Peinture',
    searchWords:
      'peindre, peinture au latex, peinture à l’huile, chambre du bébé, vernis à bois, teinture à bois, peinture en aérosol, vapeurs de peinture',
    todo: 'La peinture au latex convient, fenêtres ouvertes; laissez la peinture à l’huile à d’autres.',
    why: 'Les solvants de la peinture à l’huile font du tort si on en respire beaucoup et souvent.',
    already:
      'Vous vous sentez bien? Vous n’avez rien de spécial à faire. Les vapeurs vous rendent malade? Sortez à l’air frais et appelez tout de suite un centre antipoison. Vous respirez mal? Appelez le 911.',
  },
  'old-paint': {
    name: 'Peinture au plomb',
    searchWords: 'rénovation, poncer, décaper, vieille maison, démolition, décapant, sabler',
    todo: 'Tenez-vous loin quand on ponce ou gratte la peinture d’une maison d’avant 1991.',
    why: 'La vieille peinture peut contenir du plomb, qui fait du tort au cerveau du bébé.',
    already:
      'Laissez quelqu’un d’autre ramasser la poussière, et lavez-vous. Vous avez beaucoup poncé ou gratté? Parlez d’une prise de sang à la personne qui vous suit.',
    differ:
      'L’INSPQ parle des maisons d’avant 1991; Family Health Online, des années 1970 ou d’avant. Nous suivons l’INSPQ.',
  },
  cleaning: {
    name: 'Produits ménagers',
    searchWords:
      'eau de javel, javellisant, lysol, nettoyant à four, monsieur net, windex, vinaigre de nettoyage, ammoniaque, produits de nettoyage, faire le ménage, drano, détergent',
    todo: 'Mettez des gants et ouvrez une fenêtre. Laissez le nettoyant à four à d’autres, et ne mélangez jamais de produits.',
    why: 'Le risque, ce sont les vapeurs, pas le ménage.',
    already: 'Si vous vous sentez bien, vous n’avez rien de spécial à faire.',
    call: fumes,
  },
  pesticides: {
    name: 'Insecticides et herbicides',
    searchWords:
      'pesticide, herbicide, roundup, insecticide, raid, traitement de pelouse, exterminateur, coquerelles, fourmis, punaises de lit, boules à mites, poison à souris',
    todo: 'N’utilisez ni insecticide ni herbicide, ni dans la maison ni dehors. Si d’autres le font, restez loin pendant que le produit sèche.',
    why: 'Ils peuvent faire du tort au bébé.',
    already:
      'Lavez-vous, changez de vêtements et aérez la pièce. Vous vous sentez mal? Appelez tout de suite la personne qui vous suit ou un centre antipoison. Vous respirez mal? Appelez le 911.',
  },
  'air-freshener': {
    name: 'Parfums d’ambiance et fumée de bois',
    searchWords:
      'assainisseur d’air, bougie parfumée, febreze, encens, poêle à bois, foyer, sauge, foin d’odeur, purification, feu de camp, fumée de feu',
    todo: 'Mieux vaut éviter les parfums d’ambiance et la fumée de bois dans la maison.',
    why: 'L’INSPQ les compte parmi les choses à réduire pendant la grossesse. La purification par la fumée et les cérémonies, c’est autre chose\u00a0: aérez bien.',
    already: nothing,
  },
  'phones-wifi': {
    name: 'Cellulaire et wifi',
    searchWords: 'cellulaire, wifi, micro-ondes, ordinateur portable, 5g, compteur intelligent',
    todo: 'Vous pouvez utiliser votre cellulaire, le wifi et un micro-ondes.',
    why: 'Les limites d’exposition du Canada protègent aussi les personnes enceintes.',
    already: nothing,
  },
  'fifth-disease': {
    name: 'Cinquième maladie',
    searchWords: 'parvovirus, érythème infectieux, 5e maladie, retrait préventif, maternité sans danger, cnesst',
    todo: 'Appelez le jour même la personne qui vous suit si vous avez peut-être été en contact avec cette maladie.',
    why: 'Dans la première moitié de la grossesse, elle peut, rarement, rendre le bébé malade.',
    already: 'Une prise de sang peut montrer si votre corps est déjà protégé.',
    call: 'Appelez le jour même, avant d’aller à la clinique.',
    local: 'Le Québec offre un retrait préventif du travail aux personnes à risque; ailleurs, d’habitude, non.',
  },
  chickenpox: {
    name: 'Varicelle et zona',
    searchWords: 'varicelle, picote, zona, herpès zoster',
    todo: 'Vous avez été en contact avec la varicelle ou le zona? Appelez le jour même, sauf si vous savez que votre corps est déjà protégé.',
    why: 'Un traitement n’agit que dans les premiers jours.',
    already:
      'Appelez aujourd’hui. Des anticorps peuvent se donner dans les 96\u00a0heures (4\u00a0jours) après le contact. Le contact date de plus longtemps? Appelez quand même.',
    call: 'Appelez le jour même, avant d’aller à la clinique. C’est vous qui avez les boutons? Appelez tout de suite. Vous respirez mal? Appelez le 911.',
  },
  measles: {
    name: 'Rougeole et rubéole',
    searchWords: 'rougeole, rubéole, rougeole allemande',
    todo: 'Appelez maintenant si vous avez été en contact avec la rougeole ou la rubéole, avant d’aller où que ce soit.',
    why: 'Contre la rougeole, des anticorps peuvent aider seulement dans les six jours après le contact.',
    already:
      'Appelez maintenant, même si le contact date de plus longtemps. Téléphonez d’abord, pour que d’autres ne l’attrapent pas.',
    call: 'Appelez maintenant, avant d’aller à la clinique. Vous respirez mal? Appelez le 911.',
  },
  cmv: {
    name: 'CMV (cytomégalovirus)',
    searchWords:
      'cytomégalovirus, garderie, tout-petit, changer des couches, partager un verre, cmv, éducatrice, éducateur, cpe, service de garde, bave, retrait préventif, maternité sans danger, cnesst',
    todo: 'Lavez-vous les mains après les couches et la bave, et ne partagez ni verre ni cuillère.',
    why: 'Les jeunes enfants ont souvent le CMV dans la salive et l’urine.',
    already:
      'Lavez-vous les mains à partir de maintenant. Vous pensez avoir été en contact avec le CMV? Appelez le jour même la personne qui vous suit.',
    local: withdrawal,
  },
  'hand-foot-mouth': {
    name: 'Maladie pieds-mains-bouche',
    searchWords: 'syndrome pieds-mains-bouche, coxsackie, pieds-mains-bouche, pied main bouche',
    todo: noSource,
    already: 'Vous avez été en contact avec cette maladie? Appelez le jour même la personne qui vous suit.',
    call: 'Vous avez 38\u00a0°C de fièvre ou plus? Appelez tout de suite.',
  },
  'salon-work': {
    name: 'Travail en salon',
    searchWords:
      'coiffeuse, coiffeur, technicienne en ongles, esthéticienne, retrait préventif, maternité sans danger, cnesst',
    todo: 'Demandez à la personne qui vous suit ce qui vous convient. Demandez à votre employeur de l’air frais, des gants et d’autres tâches.',
    why: 'Des vapeurs toute la journée, ce n’est pas comme une seule visite.',
    local: withdrawal,
  },
  'heavy-lifting': {
    name: 'Soulever des charges',
    searchWords:
      'soulever, porter son enfant, boîtes lourdes, lever des boîtes, déménager, pelleter, pelleter la neige, déneiger, porter mon bébé, retrait préventif, maternité sans danger, cnesst',
    todo: 'Pliez les genoux, et laissez d’autres soulever ce qui est lourd.',
    why: 'Des articulations plus souples et un gros ventre fatiguent le dos.',
    call: 'Un saignement très abondant\u00a0: appelez le 911. Du sang, du liquide qui coule du vagin ou mal au ventre après un effort\u00a0: allez à l’hôpital tout de suite. Avant 20\u00a0semaines, seulement un peu de sang ou seulement une douleur légère\u00a0: appelez tout de suite.',
    local: withdrawal,
  },
  standing: {
    name: 'Debout toute la journée',
    searchWords:
      'travail debout, caissière, quart de travail debout, travailler debout, rester debout, infirmière, vendeuse, retrait préventif, maternité sans danger, cnesst',
    todo: 'Prenez des pauses et asseyez-vous souvent; demandez un tabouret.',
    why: 'Rester longtemps debout fait enfler les jambes et fatigue.',
    local: withdrawal,
  },
  'night-shift': {
    name: 'Quart de nuit',
    searchWords:
      'travail de nuit, horaire rotatif, quart de 12\u00a0heures, chiffre de nuit, shift de nuit, retrait préventif, maternité sans danger, cnesst',
    todo: 'Parlez des quarts de nuit et des très longues journées avec la personne qui vous suit.',
    why: 'Le Centre canadien d’hygiène et de sécurité au travail compte le travail par quarts parmi les risques à regarder.',
    local: withdrawal,
  },
  'radiation-work': {
    name: 'Travail avec des rayons X ou des produits radioactifs',
    searchWords:
      'technologue en radiologie, travailleur du nucléaire, rayonnement, travailleuse du nucléaire, hygiéniste dentaire, radiologie, dosimètre, travail sous rayonnement, retrait préventif, maternité sans danger, cnesst',
    todo: 'Demandez d’abord à la personne qui vous suit, et avertissez votre employeur par écrit dès que vous le pouvez.',
    why: 'Une fois l’employeur averti, votre dose au travail ne doit pas dépasser 4\u00a0mSv (une mesure du rayonnement) jusqu’à la naissance.',
    already:
      'Vous y travaillez maintenant? Avertissez votre employeur aujourd’hui, et dites-le à la personne qui vous suit.',
    local: withdrawal,
  },
  smoking: {
    name: 'Fumer',
    searchWords:
      'cigarette, tabac, arrêter de fumer, narguilé, shisha, chicha, hookah, houka, cigare, cigarillo, tabac à chiquer, clope, cesser de fumer, j’arrête de fumer, tabagisme',
    todo: 'Essayez d’arrêter. C’est trop dur aujourd’hui? Fumez moins, et demandez de l’aide\u00a0: elle est gratuite au Canada.',
    why: 'Fumer peut causer une perte de grossesse, ou un bébé trop petit ou né trop tôt.',
    already: 'Chaque jour sans fumée aide votre bébé, peu importe ce qui s’est passé avant.',
  },
  'second-hand-smoke': {
    name: 'Fumée secondaire',
    searchWords:
      'conjoint fume, mari fume, chum fume, blonde fume, conjointe fume, partenaire fume, fumée passive, tabagisme passif',
    todo: 'Demandez aux gens de fumer dehors, loin de vous.',
    why: 'La fumée des autres atteint aussi le bébé.',
    already: 'Chaque jour loin de la fumée aide votre bébé.',
  },
  vaping: {
    name: 'Vapotage et sachets de nicotine',
    searchWords:
      'vapoter, vapotage, cigarette électronique, juul, zyn, sachet de nicotine, vapoteuse, puff, cigarette électronique jetable, zonnic',
    todo: 'Ne vapotez pas, et n’utilisez pas de sachets de nicotine. Demandez de l’aide pour arrêter à la personne qui vous suit.',
    why: 'La nicotine fait du tort au cerveau du bébé, et personne n’a montré que le vapotage ne fait pas de tort.',
    already: 'Chaque jour sans nicotine aide. Demandez de l’aide aujourd’hui.',
    differ:
      'Certains services jugent le vapotage moins nocif que le tabac; la SOGC dit d’éviter le vapotage. Nous suivons la SOGC.',
  },
  'nicotine-replacement': {
    name: 'Gomme ou timbre de nicotine',
    searchWords:
      'gomme à la nicotine, timbre de nicotine, nicorette, trn, pastille de nicotine, patch de nicotine, vaporisateur de nicotine, inhalateur de nicotine, thrive, nicoderm',
    todo: 'Demandez à la personne qui vous suit avant d’utiliser la gomme ou le timbre. Vous en utilisez déjà? Appelez avant de changer quoi que ce soit.',
    why: 'C’est moins nocif que fumer, mais c’est quand même de la nicotine.',
    already:
      'Ne recommencez pas à fumer. Dites aujourd’hui à la personne qui vous suit que vous utilisez la gomme ou le timbre.',
  },
  'quit-smoking-pills': {
    name: 'Pilules pour arrêter de fumer',
    searchWords: 'champix, varénicline, zyban, bupropion, pilules pour cesser de fumer',
    todo: 'Continuez de prendre ce médicament comme on vous l’a prescrit, et appelez aujourd’hui la personne qui vous suit ou la pharmacie.',
    why: 'Selon une étude canadienne, le bupropion ne semble pas causer plus de malformations. On en sait peu sur la varénicline.',
  },
  cannabis: {
    name: 'Cannabis et CBD',
    searchWords:
      'cannabis, fumer du pot, fumer du mari, marijuana, fumer un joint, cannabis comestible, comestibles, thc, cbd, huile de cbd, crème au cbd, haschich, weed, sqdc, jujubes au thc, gélifiés au cannabis, vapoteuse au thc',
    todo: 'N’utilisez ni cannabis ni CBD, sous aucune forme. Il est prescrit? Appelez avant de changer quoi que ce soit.',
    why: 'Il peut atteindre le cerveau du bébé; on ne connaît aucune quantité sans risque.',
    already:
      'Il est prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit. Il ne l’est pas? N’en prenez plus, et dites-le sans honte à la personne qui vous suit\u00a0: on veut vous aider.',
  },
  'street-drugs': {
    name: 'Drogues de rue',
    searchWords:
      'cocaïne, crack, crystal meth, méthamphétamine, héroïne, fentanyl, mdma, ecstasy, champignons magiques, kétamine, drogue, lsd, ghb, poppers, mush, psilocybine, microdosage, surdose, coke en poudre',
    todo: 'Vous prenez de l’héroïne ou d’autres opioïdes, ou vous consommez chaque jour? N’arrêtez pas tout d’un coup\u00a0: appelez aujourd’hui la personne qui vous suit pour arrêter avec le moins de risque. Sinon, mieux vaut n’en prendre aucune.',
    why: 'Elles peuvent faire naître un bébé trop tôt ou trop petit, et en sevrage. Un arrêt soudain des opioïdes peut déclencher le travail ou une perte de grossesse.',
    already:
      'Il n’est jamais trop tard pour en prendre moins. Dites sans honte à la personne qui vous suit ce que vous avez pris, et quand. Demandez avant d’arrêter par vous-même.',
    call: 'Une surdose\u00a0: la personne est très endormie, ne se réveille pas, respire lentement ou a les lèvres bleues? Appelez le 911.',
  },
  kratom: {
    name: 'Kratom et kava',
    searchWords: 'kratom, kava, kawa, lotus bleu',
    todo: noSource,
    already: 'Dites à la personne qui vous suit ce que vous avez pris, et quand. On veut vous aider.',
  },
};
