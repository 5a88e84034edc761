import type { CanIWords } from '@/data/can-i/entry';
import type { homeAndWork } from '@/data/can-i/home-and-work';

export const homeAndWorkWords: Record<keyof typeof homeAndWork, CanIWords> = {
  'cat-litter': {
    name: 'Litière du chat',
    searchWords: 'litière, bac à litière, caca de chat, nettoyer la litière',
    todo: 'Laissez quelqu’un d’autre la nettoyer chaque jour; sinon, mettez des gants et lavez-vous les mains.',
    why: 'Les crottes de chat peuvent transmettre la toxoplasmose.',
    already:
      'Lavez-vous les mains. Si votre chat chasse et que vous avez été malade, dites-le à la personne qui vous suit.',
  },
  'cats-dogs': {
    name: 'Chat ou chien',
    searchWords: 'chat, chaton, chien, garder mon chat',
    todo: 'Vous pouvez garder votre chat ou votre chien; ne donnez pas de viande crue au chat, et gardez-le à l’intérieur.',
    why: 'Seuls certains chats portent le parasite, et les toucher n’est pas le risque.',
    already: 'Rien à faire.',
  },
  reptiles: {
    name: 'Tortues, reptiles et poussins',
    searchWords: 'tortue, lézard, serpent, iguane, reptile, grenouille, hérisson, poussins',
    todo: 'Laissez quelqu’un d’autre les prendre et nettoyer leur aquarium ou leur cage.',
    why: 'Ces animaux peuvent porter la salmonelle et d’autres microbes.',
    already:
      'La plupart des gens restent en santé. Appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus; appelez aussi si la diarrhée est forte ou contient du sang, ou si vous ne gardez pas les liquides.',
  },
  rodents: {
    name: 'Hamster, souris ou cochon d’Inde',
    searchWords: 'hamster, gerbille, souris, rat domestique, cobaye, cochon d’inde, crottes de souris',
    todo: 'Laissez quelqu’un d’autre s’occuper d’un rongeur de compagnie, et laissez les souris à d’autres.',
    why: 'Ils peuvent porter un virus (LCMV) qui fait du tort au bébé. Ce conseil vient des États-Unis.',
    already:
      'Lavez-vous les mains. Appelez le jour même la personne qui vous suit si vous êtes malade; appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus, ou un gros mal de tête.',
  },
  lambing: {
    name: 'Brebis et chèvres qui mettent bas',
    searchWords: 'mise bas, agnelage, agneaux naissants, chevreaux naissants, bergerie, ferme de chèvres, fièvre q',
    todo: 'Tenez-vous loin des brebis et des chèvres qui mettent bas, et de leurs petits.',
    why: 'Elles peuvent donner la fièvre Q, qui peut causer une fausse couche.',
    already:
      'Lavez-vous, et appelez le jour même la personne qui vous suit. Appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus.',
  },
  gardening: {
    name: 'Jardinage',
    searchWords: 'jardin, terre, compost, carré de sable, désherber, jardiner',
    todo: 'Jardinez avec des gants, puis lavez-vous les mains et lavez la récolte.',
    why: 'La terre peut contenir la toxoplasmose, laissée par des animaux.',
    already: 'Rien à faire.',
  },
  painting: {
    name: 'Peinture',
    searchWords: 'peindre, peinture au latex, peinture à l’huile, chambre du bébé, vernis à bois, teinture à bois',
    todo: 'La peinture au latex convient, fenêtres ouvertes; laissez la peinture à l’huile à d’autres.',
    why: 'Les solvants de la peinture à l’huile comptent si on en respire beaucoup et souvent.',
    already: 'Rien à faire.',
  },
  'old-paint': {
    name: 'Peinture au plomb',
    searchWords: 'rénovation, poncer, décaper, vieille maison, démolition',
    todo: 'Tenez-vous loin quand on ponce ou gratte la peinture d’une maison d’avant 1991.',
    why: 'La vieille peinture peut contenir du plomb, qui fait du tort au cerveau du bébé.',
    already:
      'Laissez la poussière et lavez-vous. Si vous en avez beaucoup fait, parlez d’une prise de sang à la personne qui vous suit.',
    differ:
      'L’INSPQ parle des maisons d’avant 1991; Family Health Online, des années 1970 ou d’avant. Nous suivons l’INSPQ.',
  },
  cleaning: {
    name: 'Produits ménagers',
    searchWords: 'eau de javel, javellisant, lysol, nettoyant à four, monsieur net, windex, vinaigre',
    todo: 'Mettez des gants et ouvrez une fenêtre. Laissez le nettoyant à four à d’autres, et ne mélangez jamais de produits.',
    why: 'Le risque, ce sont les vapeurs, pas le ménage.',
    already: 'Rien à faire.',
  },
  pesticides: {
    name: 'Insecticides et herbicides',
    searchWords: 'pesticide, herbicide, roundup, insecticide, raid, traitement de pelouse',
    todo: 'N’utilisez ni insecticide ni herbicide, dans la maison ou dehors.',
    why: 'Ils peuvent faire du tort au bébé; restez loin pendant que le produit sèche.',
    already:
      'Lavez-vous, changez de vêtements et aérez la pièce. Appelez la personne qui vous suit ou un centre antipoison si vous vous sentez mal.',
  },
  'air-freshener': {
    name: 'Parfums d’ambiance et fumée de bois',
    searchWords: 'assainisseur d’air, bougie parfumée, febreze, encens, poêle à bois, foyer',
    todo: 'Mieux vaut se passer des parfums d’ambiance et garder la fumée de bois hors de la pièce.',
    why: 'L’INSPQ les compte parmi les choses à réduire pendant la grossesse. La purification par la fumée et les cérémonies ne sont pas visées\u00a0: faites circuler l’air.',
    already: 'Rien à faire.',
  },
  'phones-wifi': {
    name: 'Cellulaire et wifi',
    searchWords: 'cellulaire, wifi, micro-ondes, ordinateur portable, 5g, compteur intelligent',
    todo: 'Vous pouvez utiliser votre cellulaire, le wifi et un micro-ondes.',
    why: 'Les limites du Canada protègent aussi les personnes enceintes.',
    already: 'Rien à faire.',
  },
  'fifth-disease': {
    name: 'Cinquième maladie',
    searchWords: 'parvovirus, érythème infectieux, 5e maladie',
    todo: 'Appelez le jour même la personne qui vous suit si vous avez peut-être été en contact avec cette maladie.',
    why: 'Dans la première moitié de la grossesse, elle peut, rarement, rendre le bébé malade.',
    already: 'Appelez le jour même; une prise de sang peut montrer si votre corps est déjà protégé.',
    call: 'Appelez le jour même, avant de vous présenter.',
    local: 'Le Québec offre un retrait du travail aux personnes à risque; ailleurs, d’habitude, non.',
  },
  chickenpox: {
    name: 'Varicelle et zona',
    searchWords: 'varicelle, picote, zona, herpès zoster',
    todo: 'Vous avez été en contact avec la varicelle ou le zona? Appelez le jour même, sauf si vous savez que votre corps est déjà protégé.',
    why: 'Un traitement n’agit que dans les premiers jours.',
    already:
      'Appelez aujourd’hui, même si cela fait plus longtemps\u00a0: des anticorps peuvent être donnés dans les 96\u00a0heures.',
    call: 'Appelez le jour même, avant de vous présenter. C’est vous qui avez les boutons? Appelez tout de suite. Vous respirez mal? Appelez le 911.',
  },
  measles: {
    name: 'Rougeole et rubéole',
    searchWords: 'rougeole, rubéole',
    todo: 'Appelez maintenant si vous avez été en contact avec la rougeole ou la rubéole, avant d’aller où que ce soit.',
    why: 'Contre la rougeole, des anticorps n’aident que dans les six premiers jours.',
    already: 'Appelez maintenant, d’abord par téléphone, pour que d’autres ne l’attrapent pas.',
    call: 'Appelez maintenant, avant de vous présenter.',
  },
  cmv: {
    name: 'CMV',
    searchWords: 'cytomégalovirus, garderie, tout-petit, changer des couches, partager un verre',
    todo: 'Lavez-vous les mains après les couches et la bave, et ne partagez ni verre ni cuillère.',
    why: 'Les petits enfants ont souvent le CMV dans la salive et l’urine.',
    already:
      'Lavez-vous les mains à partir de maintenant. Appelez la personne qui vous suit si vous pensez avoir été en contact avec le CMV.',
  },
  'hand-foot-mouth': {
    name: 'Maladie pieds-mains-bouche',
    searchWords: 'pieds mains bouche, syndrome pieds-mains-bouche, coxsackie',
    todo: 'Appelez la personne qui vous suit si vous avez peut-être été en contact avec cette maladie.',
  },
  'salon-work': {
    name: 'Travail en salon',
    searchWords: 'coiffeuse, coiffeur, technicienne en ongles, esthéticienne',
    todo: 'Demandez à votre employeur de l’air frais, des gants et d’autres tâches.',
    why: 'Des vapeurs toute la journée, ce n’est pas comme une seule visite.',
    already: 'Rien à faire.',
    local: 'Au Québec, vous pouvez demander un retrait préventif du travail.',
  },
  'heavy-lifting': {
    name: 'Soulever des charges',
    searchWords: 'soulever, porter son enfant, boîtes lourdes',
    todo: 'Pliez les genoux, et laissez d’autres soulever ce qui est lourd.',
    why: 'Des articulations plus lâches et un gros ventre fatiguent le dos.',
    already:
      'Après un effort, s’il y a un saignement, du liquide ou une douleur\u00a0: avant 20\u00a0semaines, appelez tout de suite; dès 20\u00a0semaines, allez à l’hôpital maintenant.',
  },
  standing: {
    name: 'Debout toute la journée',
    searchWords: 'travail debout, caissière, quart de travail debout',
    todo: 'Prenez des pauses et asseyez-vous souvent; demandez un tabouret.',
    why: 'Rester longtemps debout fait enfler les jambes et fatigue.',
    already: 'Rien à faire.',
  },
  'night-shift': {
    name: 'Quart de nuit',
    searchWords: 'travail de nuit, horaire rotatif, quart de 12\u00a0heures',
    todo: 'Parlez des quarts de nuit et des très longues journées avec la personne qui vous suit.',
    why: 'Le travail par quarts est sur la liste canadienne des risques à examiner.',
    already: 'Rien à faire.',
    local: 'Au Québec, vous pouvez demander un retrait préventif du travail.',
  },
  'radiation-work': {
    name: 'Travail sous rayonnement',
    searchWords: 'technologue en radiologie, travailleur du nucléaire, rayonnement',
    todo: 'Avertissez votre employeur par écrit dès que vous le pouvez.',
    why: 'La limite pour le reste de la grossesse est de 4\u00a0mSv.',
    already: 'Rien à faire.',
  },
  smoking: {
    name: 'Fumer',
    searchWords: 'cigarette, tabac, arrêter de fumer',
    todo: 'Arrêtez, ou fumez moins chaque jour; l’aide est gratuite au Canada.',
    why: 'La fumée peut mener à un bébé trop petit, à une naissance trop tôt ou à une perte.',
    already: 'Chaque jour sans fumée aide votre bébé, peu importe ce qui s’est passé avant.',
  },
  'second-hand-smoke': {
    name: 'Fumée secondaire',
    searchWords: 'conjoint fume, narguilé, shisha',
    todo: 'Demandez aux gens de fumer dehors, loin de vous.',
    why: 'La fumée des autres atteint aussi le bébé.',
    already: 'Rien à faire.',
  },
  vaping: {
    name: 'Vapotage et sachets de nicotine',
    searchWords: 'vapoter, vapotage, cigarette électronique, juul, zyn, sachet de nicotine',
    todo: 'Ne vapotez pas et n’utilisez pas de sachets de nicotine du magasin; voyez la personne qui vous suit pour de l’aide à arrêter.',
    why: 'La nicotine fait du tort au cerveau du bébé, et rien ne prouve que le vapotage ne nuit pas.',
    already: 'Chaque jour sans elle aide. Demandez de l’aide aujourd’hui.',
    differ:
      'Certains services jugent le vapotage moins nocif que le tabac; la SOGC dit de l’éviter. Nous suivons la SOGC.',
  },
  'nicotine-replacement': {
    name: 'Gomme ou timbre de nicotine',
    searchWords: 'gomme à la nicotine, timbre de nicotine, nicorette, trn, pastille de nicotine',
    todo: 'Demandez à la personne qui vous suit avant d’utiliser la gomme ou le timbre.',
    why: 'C’est moins nocif que fumer, mais c’est quand même de la nicotine.',
    already: 'Rien à faire. Dites à la personne qui vous suit que vous l’utilisez.',
  },
  cannabis: {
    name: 'Cannabis et CBD',
    searchWords:
      'cannabis, fumer du pot, fumer du mari, marijuana, fumer un joint, cannabis comestible, comestibles, thc, cbd, huile de cbd, haschich',
    todo: 'N’utilisez ni cannabis ni CBD, sous aucune forme. Il est prescrit? Appelez avant de changer quoi que ce soit.',
    why: 'Il peut atteindre le cerveau du bébé; on ne connaît aucune quantité sans risque.',
    already:
      'N’en prenez plus à partir de maintenant, et dites-le sans honte à la personne qui vous suit\u00a0: elle veut vous aider. Il est prescrit? Appelez aujourd’hui.',
  },
  'street-drugs': {
    name: 'Drogues de rue',
    searchWords:
      'cocaïne, crack, crystal meth, méthamphétamine, héroïne, fentanyl, mdma, ecstasy, champignons magiques, kratom, kétamine, drogue',
    todo: 'Mieux vaut n’en prendre aucune. Demandez à la personne qui vous suit comment arrêter avec le moins de risque.',
    why: 'Ces drogues peuvent vous faire du tort, à vous et à votre bébé.',
    already:
      'Il n’est jamais trop tard pour en prendre moins. Parlez-en sans honte à la personne qui vous suit, et demandez avant d’arrêter par vous-même.',
  },
};
