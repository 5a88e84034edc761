import type { activityAndTravel } from '@/data/can-i/activity-and-travel';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Vous n’avez rien de spécial à faire.';
/** What asks to stop a sport, in the orders of the lists of when to call. */
const stopAndGo =
  'Vous saignez, perdez du liquide, avez mal au ventre ou avez des contractions avant 37 semaines? Arrêtez, et allez à l’hôpital tout de suite. Avant 20 semaines, si c’est seulement un léger saignement ou seulement une douleur légère : appelez tout de suite. Douleur à la poitrine, mal à respirer tout à coup, perte de connaissance, gros caillots ou serviette imbibée en une heure ou moins : appelez le 911.';
/** After a sport in which one can fall or be hit. */
const afterAFall =
  'Ni chute, ni accident, ni coup? Vous n’avez rien de spécial à faire. Avant 20 semaines, après une chute, un accident ou un coup au ventre : appelez tout de suite, même si vous vous sentez bien; allez à l’urgence tout de suite si vous saignez, perdez du liquide ou avez mal. Dès 20 semaines, après un accident, une chute sur le ventre ou un coup au ventre : allez à l’hôpital tout de suite vous faire examiner, même si vous vous sentez bien. Après toute autre chute : appelez le jour même; allez à l’hôpital tout de suite si vous saignez, perdez du liquide ou avez mal.';
/** After hours without moving. */
const afterSitting =
  'Vous avez mal à une jambe, ou elle enfle? Allez à l’urgence tout de suite. Avec une douleur à la poitrine ou du mal à respirer : appelez le 911.';

export const activityAndTravelWords: Record<keyof typeof activityAndTravel, CanIWords> = {
  exercise: {
    name: 'Exercice',
    searchWords:
      'exercices, activité physique, gym, entraînement, marche, aérobie, elliptique, aquaforme, tapis roulant, danse, bouger, zumba, randonnée, escalier',
    todo: 'Visez 150 minutes par semaine, à un rythme où vous pouvez parler. Demandez d’abord si vous attendez des jumeaux, si votre placenta est bas, si votre tension est élevée ou si vous risquez d’accoucher trop tôt.',
    why: 'Bouger vous garde en forme et réduit le risque de diabète et de tension élevée.',
    already: nothing,
    call: stopAndGo,
  },
  running: {
    name: 'Course à pied',
    searchWords: 'course, jogging, courir, marathon, demi-marathon',
    todo: 'Si vous couriez déjà, vous pouvez continuer, plus lentement à mesure que votre ventre grossit.',
    why: 'Vous devez pouvoir parler en phrases complètes.',
    already: nothing,
    call: stopAndGo,
  },
  weights: {
    name: 'Poids et haltères',
    searchWords: 'musculation, poids, crossfit, soulevé de terre, squats, bandes élastiques, soulever des poids',
    todo: 'Vous pouvez lever des poids légers à moyens; laissez de côté les charges les plus lourdes.',
    why: 'Les Directives canadiennes conseillent de bouger et de lever des poids.',
    already: nothing,
  },
  yoga: {
    name: 'Yoga et étirements',
    searchWords: 'yoga, yoga prénatal, étirements, pilates, méditation',
    todo: 'Vous pouvez faire du yoga et des étirements doux. Si la tête vous tourne quand vous êtes sur le dos, tournez-vous sur le côté.',
    why: 'Ils aident votre dos et votre moral.',
    already: nothing,
  },
  'hot-yoga': {
    name: 'Yoga chaud',
    searchWords: 'bikram, modo, moksha, pilates chaud',
    todo: 'Laissez le yoga chaud de côté.',
    why: 'La chaleur peut trop faire monter la température de votre corps.',
    already:
      'Une seule fois fait rarement du mal. Rafraîchissez-vous et buvez de l’eau. Vous avez perdu connaissance? Appelez le 911. Vous avez failli vous évanouir, la tête vous tourne ou vous avez 38 °C de fièvre ou plus? Appelez tout de suite.',
  },
  swimming: {
    name: 'Natation',
    searchWords: 'piscine, aquaforme, chlore, nager',
    todo: 'Vous pouvez nager dans une piscine propre.',
    why: 'L’eau porte votre poids et vous garde au frais.',
    already: nothing,
    call: 'Vous avez peut-être perdu vos eaux? Ne nagez pas : allez à l’hôpital tout de suite, et appelez en route.',
  },
  'lake-swimming': {
    name: 'Baignade dans un lac',
    searchWords:
      'nager dans un lac, baignade, rivière, mer, plage, chalet, algues bleues, algues bleu-vert, cyanobactéries',
    todo: 'Vous pouvez vous baigner là où l’eau est propre et la baignade permise, mais pas s’il y a des algues bleu-vert. N’avalez pas l’eau.',
    why: 'L’eau peut changer d’un jour à l’autre : algues bleu-vert, microbes.',
    already:
      'Appelez le jour même si vous avez de la diarrhée ou des rougeurs. Avec 38 °C de fièvre ou plus, appelez tout de suite.',
  },
  cycling: {
    name: 'Vélo',
    searchWords: 'bicyclette, vélo stationnaire, spinning, aller au travail à vélo, vélo électrique, bixi',
    todo: 'Le vélo stationnaire est le meilleur choix. Roulez sur des pistes calmes, et seulement tant que vous gardez bien l’équilibre.',
    why: 'Votre équilibre change, et une chute peut vous blesser.',
    already: afterAFall,
    differ:
      'Un CIUSSS de Montréal accepte le vélo; le Dispensaire diététique de Montréal déconseille les sentiers en pente. Nous suivons le plus prudent.',
  },
  'racquet-sports': {
    name: 'Tennis et squash',
    searchWords: 'badminton, pickleball, sports de raquette',
    todo: 'Laissez de côté le tennis et le squash. Pour le badminton ou le pickleball, demandez d’abord.',
    why: 'Les changements de direction et les balles peuvent causer des chutes ou des coups.',
    already: afterAFall,
  },
  'contact-sports': {
    name: 'Hockey et sports de contact',
    searchWords:
      'hockey, ringuette, soccer, basketball, volleyball, boxe, karaté, sport de contact, football, rugby, judo, arts martiaux, kickboxing, lutte, ballon-chasseur',
    todo: 'Laissez de côté le hockey et les autres sports où vous pouvez recevoir un coup.',
    why: 'Un coup au ventre peut nuire à la grossesse.',
    already: afterAFall,
  },
  scuba: {
    name: 'Plongée sous-marine',
    searchWords: 'plongée, tuba',
    todo: 'Ne faites pas de plongée sous-marine. Nager avec un tuba, à la surface, c’est possible.',
    why: 'Des bulles de gaz peuvent nuire au bébé.',
    already:
      'Vous avez fait de la plongée sous-marine? N’y retournez pas, et dites-le à la personne qui suit votre grossesse.',
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
    searchWords: 'ski nautique, wakeboard, surf, tube nautique, faire du tube, motomarine, sea-doo, seadoo, jet ski',
    todo: 'Laissez de côté le ski nautique, la bouée tirée par un bateau (« tube ») et la motomarine.',
    why: 'Une chute à grande vitesse peut faire entrer de l’eau dans le corps.',
    already: afterAFall,
  },
  altitude: {
    name: 'Haute altitude',
    searchWords: 'altitude, randonnée en montagne',
    todo: 'Demandez avant un gros effort à plus de 1 600 m ou un séjour en haute montagne.',
    why: 'L’air y contient moins d’oxygène, pour vous et pour le bébé.',
    call: 'Là-haut, un mal de tête, des nausées ou la tête qui tourne? Redescendez et appelez tout de suite. Dès 20 semaines, un mal de tête fort ou qui dure : allez à l’hôpital tout de suite. Douleur à la poitrine ou mal à respirer : appelez le 911.',
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
    searchWords:
      'ski alpin, planche à neige, ski, glissade, traîneau, traîne sauvage, snowboard, luge, toboggan, tube sur neige, surf des neiges',
    todo: 'Laissez de côté le ski alpin, la planche à neige et la glissade.',
    why: 'Une chute ou un accident peut blesser le bébé.',
    already: afterAFall,
  },
  skating: {
    name: 'Patin',
    searchWords:
      'patinage, patinoire, patiner, canal rideau, patins à roues alignées, patin à glace, patins à glace, patin à roulettes',
    todo: 'Demandez d’abord à la personne qui suit votre grossesse. Si la réponse est oui, patinez seulement si vous tenez bien sur vos patins, et arrêtez à mesure que votre ventre grossit.',
    why: 'Une chute sur la glace peut donner un coup au ventre, et aucune page canadienne que nous avons vue ne parle du patin.',
    already: afterAFall,
  },
  snowmobile: {
    name: 'Motoneige et VTT',
    searchWords:
      'motoneige, ski-doo, vtt, quad, quatre-roues, moto, motocross, skidoo, 4 roues, côte à côte, side by side',
    todo: 'Laissez de côté la motoneige et le VTT.',
    why: 'Les secousses et les accidents peuvent blesser le bébé.',
    already: afterAFall,
    local: 'Là où c’est la seule façon de se déplacer, parlez-en d’abord à votre centre de santé.',
  },
  sex: {
    name: 'Relations sexuelles',
    searchWords:
      'sexe, faire l’amour, orgasme, sexe oral, vibrateur, jouets sexuels, rapports sexuels, sexe anal, sodomie, masturbation, pénétration, coucher ensemble',
    todo: 'La plupart des gens peuvent avoir des relations sexuelles. Demandez d’abord si votre placenta est bas ou si vous risquez d’accoucher trop tôt. Vous saignez un peu? Pas de relations, et appelez.',
    why: 'Votre bébé est bien protégé.',
    already:
      'Un léger saignement peut suivre. Pour tout léger saignement : avant 20 semaines, appelez le jour même; dès 20 semaines, appelez tout de suite.',
    call: 'Vous perdez du liquide ou du sang rouge vif, ou du sang avec une douleur, de la fièvre, de la faiblesse ou un placenta bas? Pas de relations : allez à l’hôpital tout de suite. Une serviette imbibée en une heure ou moins, ou de gros caillots : appelez le 911.',
  },
  'back-sleeping': {
    name: 'Position pour dormir',
    searchWords: 'dormir sur le côté, dormir sur le ventre, dormir sur le dos, coucher sur le dos, position de sommeil',
    todo: 'Dès 28 semaines, endormez-vous sur un côté, gauche ou droit. Avant, dormez comme vous voulez.',
    todoByWeek: [
      'Pour le moment, dormez comme vous voulez. Dès 28 semaines, endormez-vous sur un côté, gauche ou droit.',
      'Endormez-vous toujours sur un côté, gauche ou droit.',
    ],
    why: 'Sur le dos, en fin de grossesse, moins de sang peut arriver à l’utérus.',
    already: 'Vous vous réveillez sur le dos? Tournez-vous, tout simplement. Il n’y a rien d’autre à faire.',
  },
  flying: {
    name: 'Prendre l’avion',
    searchWords:
      'avion, voyage en avion, vol d’avion, air canada, westjet, porter airlines, air transat, voyage de noces',
    todo: 'La plupart des gens peuvent prendre l’avion jusqu’à environ 36 semaines. Avant de réserver, demandez à la personne qui suit votre grossesse, et vérifiez la limite de la compagnie, pour le retour aussi. Marchez dans l’allée.',
    todoByWeek: [
      'La plupart des gens peuvent prendre l’avion à ce stade. Avant de réserver, demandez à la personne qui suit votre grossesse, et vérifiez la limite de la compagnie, pour le retour aussi. Marchez dans l’allée.',
      'Demandez d’abord à la personne qui suit votre grossesse et à la compagnie : beaucoup n’acceptent plus personne dès 36 semaines.',
    ],
    why: 'Des caillots se forment plus facilement, et chaque compagnie a ses propres limites.',
    already: afterSitting,
  },
  'airport-scanner': {
    name: 'Contrôle à l’aéroport',
    searchWords:
      'scanner à l’aéroport, portique de sécurité, contrôle de sûreté, scanner corporel, détecteur de métal, rayons x à l’aéroport',
    todo: 'Vous pouvez passer dans les appareils de contrôle des aéroports.',
    why: 'Au Canada, ils utilisent de faibles ondes radio, et non des rayons X.',
    already: nothing,
  },
  'seat-belt': {
    name: 'Ceinture de sécurité',
    searchWords: 'auto, voiture, conduire, coussin gonflable, airbag',
    todo: 'Portez-la à chaque trajet : le bas passe bien bas, sous votre ventre et sur les hanches; le haut passe entre les seins.',
    why: 'C’est la meilleure protection pour votre bébé aussi.',
    already:
      'Après un accident, même si vous vous sentez bien : avant 20 semaines, appelez tout de suite, et allez à l’urgence tout de suite si vous saignez, perdez du liquide ou avez mal; dès 20 semaines, allez à l’hôpital tout de suite vous faire examiner.',
  },
  'long-drives': {
    name: 'Longs trajets',
    searchWords: 'long trajet, voyage en auto, longue route, autobus, train',
    todo: 'Arrêtez souvent pour marcher, buvez de l’eau, et gardez le dossier droit.',
    why: 'Rester sans bouger pendant des heures peut causer un caillot.',
    already: afterSitting,
  },
  cruise: {
    name: 'Croisières',
    searchWords: 'croisière, bateau de croisière',
    todo: 'Les compagnies dont nous avons lu les règles vous acceptent seulement si vous en êtes à 23 semaines ou moins le dernier jour. Apportez une lettre de la personne qui suit votre grossesse.',
    todoByWeek: [
      'Les compagnies dont nous avons lu les règles vous acceptent seulement si vous en êtes à 23 semaines ou moins le dernier jour. Apportez une lettre de la personne qui suit votre grossesse.',
      'Laissez cela de côté : les compagnies dont nous avons lu les règles n’acceptent plus personne dès 24 semaines.',
    ],
    why: 'Un navire n’a pas ce qu’il faut pour un bébé né trop tôt.',
    already: nothing,
  },
  zika: {
    name: 'Voyages et virus Zika',
    searchWords:
      'zika, virus du moustique, voyage dans le sud, république dominicaine, mexique, cuba, punta cana, jamaïque, haïti, tout inclus',
    todo: 'Pour tout voyage, demandez à une clinique santé-voyage au moins 6 semaines avant de partir. Pendant la grossesse, n’allez pas là où il y a le virus Zika.',
    why: 'Il peut nuire au cerveau du bébé.',
    already:
      'Appelez la personne qui suit votre grossesse. Utilisez des condoms, ou n’ayez pas de relations sexuelles, jusqu’à la fin de la grossesse.',
    differ:
      'Une page fédérale de 2018 dit de ne pas aller là où le virus Zika circule; la page fédérale plus récente dit que vous pourriez choisir de ne pas y aller. Nous suivons la plus prudente.',
  },
  malaria: {
    name: 'Voyages et paludisme (malaria)',
    searchWords: 'malaria, paludisme, voyage en afrique, voyage en inde, vaccins de voyage, antipaludéen',
    todo: 'Voyez une clinique santé-voyage au moins 6 semaines avant de partir. N’allez pas, si vous le pouvez, là où le paludisme est fréquent.',
    why: 'Le paludisme peut être très grave pendant la grossesse.',
    already:
      'Il vous reste, d’un autre voyage, des comprimés contre le paludisme? Demandez avant d’en prendre. On vous en a prescrit pour ce voyage-ci? Continuez à les prendre.',
    call: 'De la fièvre pendant ou après un voyage là où il y a du paludisme? Allez à l’urgence tout de suite, et dites où vous étiez.',
  },
};
