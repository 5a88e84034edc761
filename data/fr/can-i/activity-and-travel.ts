import type { activityAndTravel } from '@/data/can-i/activity-and-travel';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Rien à faire.';
const stopAndRest =
  'Vous saignez, perdez du liquide ou avez mal? Arrêtez et reposez-vous. Avant 20 semaines, appelez tout de suite; dès 20 semaines, allez à l’hôpital tout de suite. Douleur à la poitrine ou perte de connaissance : appelez le 911.';
const afterAFall =
  'Si rien n’est arrivé, il n’y a rien à faire. Après une chute, un accident ou un coup : avant 20 semaines, appelez tout de suite, et allez à l’urgence si vous saignez, perdez du liquide ou avez mal. Dès 20 semaines, après un accident, une chute sur le ventre ou un coup au ventre, allez à l’hôpital vous faire examiner.';

export const activityAndTravelWords: Record<keyof typeof activityAndTravel, CanIWords> = {
  exercise: {
    name: 'Bouger',
    searchWords:
      'exercice, exercices, activité physique, gym, entraînement, marche, aérobie, elliptique, aquaforme, tapis roulant, danse',
    todo: 'Visez 150 minutes par semaine, à un rythme où vous pouvez parler. Demandez d’abord si vous saignez, perdez du liquide ou attendez des jumeaux, si votre placenta est bas, si votre tension est élevée ou si le travail semble commencer trop tôt.',
    why: 'Bouger vous garde en forme et réduit le risque de diabète et de tension élevée.',
    already: stopAndRest,
  },
  running: {
    name: 'Course à pied',
    searchWords: 'course, jogging, courir, marathon, demi-marathon',
    todo: 'Si vous couriez déjà, vous pouvez continuer, plus lentement à mesure que votre ventre grossit.',
    why: 'Vous devez pouvoir parler en phrases complètes.',
    already: stopAndRest,
  },
  weights: {
    name: 'Poids et haltères',
    searchWords: 'musculation, poids, crossfit, soulevé de terre, squats, bandes élastiques',
    todo: 'Vous pouvez lever des poids légers à moyens; laissez de côté les plus lourds.',
    why: 'Les Directives canadiennes conseillent de bouger et de lever des poids.',
    already: nothing,
  },
  yoga: {
    name: 'Yoga et étirements',
    searchWords: 'yoga, yoga prénatal, étirements, pilates, méditation',
    todo: 'Vous pouvez faire du yoga et des étirements doux. Relevez-vous si la tête vous tourne sur le dos.',
    why: 'Ils aident votre dos et votre moral.',
    already: nothing,
  },
  'hot-yoga': {
    name: 'Yoga chaud',
    searchWords: 'bikram, modo, moksha, pilates chaud',
    todo: 'Laissez le yoga chaud de côté.',
    why: 'La chaleur peut trop faire monter la température de votre corps.',
    already:
      'Une seule fois fait rarement du mal. Rafraîchissez-vous et buvez de l’eau. Appelez si vous avez failli vous évanouir; avec 38 °C de fièvre ou plus, appelez tout de suite.',
  },
  swimming: {
    name: 'Natation',
    searchWords: 'piscine, aquaforme, chlore, nager',
    todo: 'Vous pouvez nager dans une piscine propre, mais pas si vous avez peut-être perdu vos eaux.',
    why: 'L’eau porte votre poids et vous garde au frais.',
    already: nothing,
  },
  'lake-swimming': {
    name: 'Baignade dans un lac',
    searchWords: 'nager dans un lac, baignade, rivière, mer, plage, chalet',
    todo: 'Vous pouvez vous baigner là où l’eau est bonne; n’avalez pas l’eau.',
    why: 'Les algues bleu-vert et les microbes vont et viennent.',
    already:
      'Appelez si vous avez de la diarrhée, des rougeurs ou de la fièvre. Avec 38 °C de fièvre ou plus, appelez tout de suite.',
  },
  cycling: {
    name: 'Vélo',
    searchWords: 'bicyclette, vélo stationnaire, spinning, aller au travail à vélo',
    todo: 'Le vélo stationnaire est le meilleur choix. Roulez sur des pistes calmes, et seulement tant que vous gardez bien l’équilibre.',
    why: 'Votre équilibre change, et une chute peut faire mal.',
    already: afterAFall,
    differ:
      'Un CIUSSS de Montréal accepte le vélo; le Dispensaire diététique de Montréal laisse de côté les sentiers en pente. Nous suivons le plus prudent.',
  },
  'racquet-sports': {
    name: 'Tennis et sports de raquette',
    searchWords: 'tennis, squash, badminton, pickleball',
    todo: 'Laissez plutôt de côté le squash et le tennis. Pour les autres sports de raquette, jouez doucement, et arrêtez quand vous tournez avec moins d’assurance.',
    why: 'Les changements de direction et les balles peuvent causer des chutes ou des coups.',
    already: afterAFall,
  },
  'contact-sports': {
    name: 'Hockey et sports de contact',
    searchWords: 'hockey, ringuette, soccer, basketball, volleyball, boxe, karaté, sport de contact',
    todo: 'Laissez de côté le hockey et les autres sports où vous pouvez recevoir un coup.',
    why: 'Un coup au ventre peut nuire à la grossesse.',
    already: afterAFall,
  },
  scuba: {
    name: 'Plongée sous-marine',
    searchWords: 'plongée, plongée en apnée, tuba',
    todo: 'Ne faites pas de plongée sous-marine. Avec un tuba, à la surface, ça va.',
    why: 'Des bulles de gaz peuvent nuire au bébé.',
    already: 'Si vous avez plongé avant de savoir, restez calme et dites-le à votre médecin ou à votre sage-femme.',
  },
  'horse-riding': {
    name: 'Équitation',
    searchWords: 'cheval, monter à cheval',
    todo: 'Laissez l’équitation de côté.',
    why: 'Même un cheval calme peut vous jeter par terre.',
    already: afterAFall,
  },
  'water-ski': {
    name: 'Ski nautique et motomarine',
    searchWords: 'ski nautique, wakeboard, surf, tube nautique, faire du tube, motomarine, sea-doo',
    todo: 'Laissez de côté le ski nautique, le tube et la motomarine.',
    why: 'Une chute à grande vitesse peut faire entrer de l’eau dans le corps.',
    already: afterAFall,
  },
  altitude: {
    name: 'Haute altitude',
    searchWords: 'altitude, randonnée en montagne',
    todo: 'Demandez d’abord avant un effort intense à plus de 1 600 m ou un séjour en haute montagne.',
    why: 'L’air y est mince : il y a moins d’oxygène pour vous deux.',
    already: 'Si vous avez mal à la tête ou mal au cœur, redescendez et reposez-vous; appelez si cela dure.',
  },
  'roller-coaster': {
    name: 'Montagnes russes et manèges',
    searchWords:
      'montagnes russes, manèges, la ronde, glissade d’eau, autos tamponneuses, parc d’attractions, canada’s wonderland',
    todo: 'Laissez de côté les manèges qui secouent, tombent ou tournent.',
    why: 'Un arrêt brusque pourrait décoller le placenta.',
    already: afterAFall,
  },
  'cross-country-ski': {
    name: 'Ski de fond et raquette',
    searchWords: 'ski de fond, raquette, raquettes, ski nordique',
    todo: 'Vous pouvez faire du ski de fond et de la raquette dans des sentiers faciles.',
    why: 'On y tombe peu, et il est facile de ralentir.',
    already: afterAFall,
  },
  'downhill-ski': {
    name: 'Ski alpin et glissade',
    searchWords: 'ski alpin, planche à neige, ski, glissade, traîneau, traîne sauvage',
    todo: 'Laissez de côté le ski alpin, la planche à neige et la glissade.',
    why: 'Une chute ou un accident peut blesser le bébé.',
    already: afterAFall,
  },
  skating: {
    name: 'Patin',
    searchWords: 'patinage, patinoire, patiner, canal rideau, patins à roues alignées',
    todo: 'Demandez d’abord à votre médecin ou à votre sage-femme. Patinez seulement si vous tenez bien sur vos patins, et arrêtez quand votre ventre grossit.',
    why: 'Une chute sur la glace peut donner un coup au ventre, et aucune page canadienne que nous avons vue ne parle du patin.',
    already: afterAFall,
  },
  snowmobile: {
    name: 'Motoneige et VTT',
    searchWords: 'motoneige, ski-doo, vtt, quad, quatre-roues, moto, motocross',
    todo: 'Laissez de côté la motoneige et le VTT.',
    why: 'Les secousses et les accidents peuvent blesser le bébé.',
    already: afterAFall,
    local: 'Là où c’est la seule façon de se déplacer, allez lentement et parlez-en à votre centre de santé.',
  },
  sex: {
    name: 'Relations sexuelles',
    searchWords: 'sexe, faire l’amour, orgasme, sexe oral, vibrateur, jouets sexuels, rapports sexuels',
    todo: 'La plupart des gens peuvent avoir des relations sexuelles. Demandez d’abord si votre placenta est bas, si vous saignez ou perdez du liquide, ou si le travail risque de commencer trop tôt.',
    why: 'Votre bébé est bien protégé.',
    already:
      'Un léger saignement peut suivre : appelez le jour même. Dès 20 semaines, appelez tout de suite. Du sang rouge vif, ou du sang avec un placenta bas? Allez à l’hôpital.',
  },
  'back-sleeping': {
    name: 'Dormir sur le dos',
    searchWords: 'position pour dormir, dormir sur le côté, dormir sur le ventre',
    todo: 'Dès 28 semaines, endormez-vous sur un côté, gauche ou droit. Avant, dormez comme vous voulez.',
    todoByWeek: [
      'Pour le moment, dormez comme vous voulez. Dès 28 semaines, endormez-vous sur un côté, gauche ou droit.',
      'Endormez-vous chaque fois sur un côté, gauche ou droit.',
    ],
    why: 'Sur le dos, en fin de grossesse, moins de sang peut arriver à l’utérus.',
    already: 'Vous vous réveillez sur le dos? Tournez-vous, tout simplement. Il n’y a rien d’autre à faire.',
  },
  flying: {
    name: 'Prendre l’avion',
    searchWords: 'avion, voyage en avion, vol d’avion, air canada, westjet, porter airlines, air transat',
    todo: 'La plupart des gens peuvent prendre l’avion jusqu’à environ 36 semaines. Avant de réserver, demandez à votre médecin ou à votre sage-femme, et voyez la limite de la compagnie. Marchez dans l’allée.',
    todoByWeek: [
      'La plupart des gens peuvent prendre l’avion en ce moment. Avant de réserver, demandez à votre médecin ou à votre sage-femme, et voyez la limite de la compagnie. Marchez dans l’allée.',
      'Demandez d’abord à votre médecin ou à votre sage-femme, et à la compagnie : beaucoup refusent de vous prendre dès 36 semaines.',
    ],
    why: 'Des caillots se forment plus vite, et chaque compagnie a ses propres limites.',
    already: nothing,
  },
  'airport-scanner': {
    name: 'Contrôle à l’aéroport',
    searchWords: 'scanner à l’aéroport, portique de sécurité, contrôle de sûreté, scanner corporel, détecteur de métal',
    todo: 'Vous pouvez passer dans les appareils de contrôle des aéroports.',
    why: 'Au Canada, ils utilisent de faibles ondes radio, et non des rayons X.',
    already: nothing,
  },
  'seat-belt': {
    name: 'Ceinture de sécurité',
    searchWords: 'auto, voiture, conduire, coussin gonflable',
    todo: 'Portez-la à chaque trajet : la partie du bas passe sous votre ventre, bien bas.',
    why: 'C’est la meilleure protection pour votre bébé aussi.',
    already:
      'Après un accident : avant 20 semaines, appelez tout de suite, et allez à l’urgence si vous saignez, perdez du liquide ou avez mal. Dès 20 semaines, allez à l’hôpital vous faire examiner.',
  },
  'long-drives': {
    name: 'Longs trajets',
    searchWords: 'long trajet, voyage en auto, longue route, autobus, train',
    todo: 'Arrêtez souvent pour marcher, buvez de l’eau, et gardez le dossier droit.',
    why: 'Rester sans bouger pendant des heures peut causer un caillot.',
    already: 'Une jambe fait mal ou enfle? Allez à l’urgence tout de suite.',
  },
  cruise: {
    name: 'Croisières',
    searchWords: 'croisière, bateau de croisière',
    todo: 'La plupart des compagnies ne vous prennent que jusqu’à 23 semaines, à la fin du voyage; apportez une lettre.',
    todoByWeek: [
      'La plupart des compagnies ne vous prennent que jusqu’à 23 semaines, à la fin du voyage; apportez une lettre de votre médecin ou de votre sage-femme.',
      'Laissez cela de côté : la plupart des compagnies ne vous prennent plus dès 24 semaines.',
    ],
    why: 'Un navire n’a pas de soins pour un bébé né trop tôt.',
    already: nothing,
  },
  zika: {
    name: 'Voyages et virus Zika',
    searchWords: 'zika, virus du moustique, voyage dans le sud, république dominicaine, mexique, cuba',
    todo: 'Demandez à une clinique santé-voyage au moins 6 semaines avant de partir. Pendant la grossesse, n’allez pas là où il y a le virus Zika.',
    why: 'Il peut nuire au cerveau du bébé.',
    already: 'Appelez votre médecin ou votre sage-femme, et utilisez des condoms comme on vous le dira.',
    differ:
      'Une page fédérale de 2018 dit de ne pas aller là où le virus Zika circule; la page fédérale plus récente dit que vous pourriez choisir de ne pas y aller. Nous suivons la plus prudente.',
  },
  malaria: {
    name: 'Voyages et paludisme (malaria)',
    searchWords: 'malaria, paludisme, voyage en afrique, voyage en inde, vaccins de voyage, antipaludéen',
    todo: 'Voyez une clinique santé-voyage au moins 6 semaines avant de partir. Il vaut mieux ne pas aller là où le paludisme est fréquent.',
    why: 'Le paludisme peut être très grave pendant la grossesse.',
    already: 'Il vous reste des comprimés contre le paludisme d’un autre voyage? Demandez avant d’en prendre.',
    call: 'De la fièvre après un tel voyage? Allez à l’urgence tout de suite.',
  },
};
