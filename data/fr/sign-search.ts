import type { Words } from '@/data/words';

type English = typeof import('@/data/en/sign-search');

export const title: Words<English['title']> = 'Est-ce normal?';
export const field: Words<English['field']> = 'Que remarquez-vous?';
export const whenField: Words<English['whenField']> = 'Quelles semaines?';
export const anyWeek: Words<English['anyWeek']> = 'Je ne sais pas, ou je préfère ne pas le dire';
export const onThisDevice: Words<English['onThisDevice']> =
  'Par exemple mal de tête ou perte des eaux. Rien ne quitte cet appareil.';
export const withoutScript: Words<English['withoutScript']> =
  'Pour écrire ici, il faut JavaScript, qui est désactivé. Vous pouvez choisir chaque signe plus bas.';

export const choose: Words<English['choose']> = 'Choisir un signe';
export const topics: Words<English['topics']> = {
  bleeding: 'Saignements, liquide et pertes',
  pain: 'Douleurs et contractions',
  movements: 'Les mouvements de votre bébé',
  illness: 'Tête, souffle, ventre et peau',
  accident: 'Accidents',
  mind: 'Moral et sécurité',
  after: 'Après la naissance',
  baby: 'Votre nouveau-né',
  common: 'Ce que la grossesse peut causer',
  other: 'Autres choses',
};

export const found: Words<English['found']> = (count) =>
  count < 2 ? `${count} signe trouvé.` : `${count} signes trouvés, le plus urgent en premier.`;
export const notFound: Words<English['notFound']> = 'Nous n’avons rien trouvé pour ces mots.';
export const call: Words<English['call']> = 'Appelez\u00a0: un doute suffit.';
export const emergencyFirst: Words<English['emergencyFirst']> = 'Une urgence? Appelez le 911.';
export const thisAlone: Words<English['thisAlone']> = 'Cela seul\u00a0: appelez.';
export const noVerdict: Words<English['noVerdict']> = 'Ne rien trouver ici ne vous dit pas si c’est grave ou non.';
export const notInTheseWeeks: Words<English['notInTheseWeeks']> =
  'Notre liste pour ces semaines n’a pas de ligne à ce sujet.';
export const anyWeeksAnswer: Words<English['anyWeeksAnswer']> =
  'Vous n’avez pas dit les semaines. Voici donc la consigne la plus urgente de toutes.';
export const nearest: Words<English['nearest']> = 'Le plus proche dans notre liste';
export const listSays: Words<English['listSays']> = (weeks) => `${weeks}\u00a0: notre liste dit`;
export const common: Words<English['common']> = 'La grossesse peut causer cela.';
export const whenToCall: Words<English['whenToCall']> = 'Quand appeler';
export const callIf: Words<English['callIf']> = 'Appelez si c’est l’une de ces choses\u00a0:';
export const lookToo: Words<English['lookToo']> = 'Voyez aussi\u00a0:';
export const sayOnPhone: Words<English['sayOnPhone']> = 'À dire au téléphone\u00a0:';
export const inTheList: Words<English['inTheList']> = 'Voir dans la liste';

export const say: Words<English['say']> = (caller, sign) => `${caller} et ${sign}.`;
export const pregnant: Words<English['pregnant']> = 'Je suis enceinte';
export const pregnantInWeek: Words<English['pregnantInWeek']> = (week) =>
  week < 2 ? `Je suis enceinte de ${week}\u00a0semaine` : `Je suis enceinte de ${week}\u00a0semaines`;
export const pregnantBetween: Words<English['pregnantBetween']> = (from, to) =>
  `Je suis enceinte de ${from} à ${to}\u00a0semaines`;
export const gaveBirth: Words<English['gaveBirth']> = 'Je viens d’avoir un bébé';
export const gaveBirthAgo: Words<English['gaveBirthAgo']> = (days) => {
  if (days === 0) return 'J’ai eu un bébé aujourd’hui';
  return days === 1 ? 'J’ai eu un bébé hier' : `J’ai eu un bébé il y a ${days}\u00a0jours`;
};

export const signEntryWords: Words<English['signEntryWords']> = {
  'very-heavy-bleeding': {
    name: 'Un saignement très abondant',
    say: 'je saigne énormément',
    searchWords:
      'hémorragie, emorragie, hémoragie, caillots de sang, gros caillots, serviette pleine, serviette hygiénique, je saigne beaucoup, sang qui coule, pertes de sang abondantes, saigner abondamment, perdre beaucoup de sang, perds du sang, perdu beaucoup de sang, perds des caillots, saigne fort, saigne énormément, rouge vif, serviette imbibée, hémorragique, sang coule sur les jambes',
  },
  bleeding: {
    name: 'Un saignement',
    say: 'je saigne',
    searchWords:
      'sang, saigner, saignements, pertes de sang, perte rouge, règles abondantes, fausse couche, placenta prævia, placenta praevia, placenta bas, sang après une relation, perdre du sang, perds du sang, perdu du sang, sang rouge, rouge vif, menstruations, menstruations abondantes, saigne, un peu de sang, avortement, saignement et douleur, saignement avec douleur, sang et crampes',
  },
  'light-bleeding': {
    name: 'Un saignement léger ou des taches de sang',
    say: 'j’ai un saignement léger',
    searchWords:
      'sang, spotting, saignement d’implantation, pertes brunes, pertes roses, sang brun, sang rose, taches, tacher, sang en m’essuyant, saignement après un examen, saigne un peu, petit saignement, perds un peu de sang, perdu un peu de sang, sang après un examen, saignement et douleur',
  },
  water: {
    name: 'J’ai perdu mes eaux, ou du liquide coule',
    say: 'j’ai perdu mes eaux, ou du liquide coule',
    searchWords:
      'perte des eaux, perdre les eaux, poche des eaux, rupture des membranes, liquide amniotique, fuite, fissure, crever, eaux vertes, méconium, streptocoque B, culotte mouillée, perdre ses eaux, perdre mes eaux, perdu mes eaux, perds mes eaux, eaux crevées, poche crevée, poche percée, eaux cassées, mes eaux ont cassé, casser les eaux, péter les eaux, eaux pétées, eaux brisées, eaux brunes, eaux jaunes, gouttes, filet, coule',
  },
  'watery-discharge': {
    name: 'Des pertes comme de l’eau',
    say: 'j’ai des pertes comme de l’eau',
    searchWords: 'pertes liquides, pertes aqueuses, pertes vaginales, écoulement clair, urine ou eaux',
  },
  'mucous-discharge': {
    name: 'Des pertes comme du mucus ou avec du sang',
    say: 'j’ai des pertes nouvelles, comme du mucus ou avec du sang',
    searchWords: 'bouchon muqueux, perdre le bouchon, glaires, pertes gluantes, pertes vaginales, perdu mon bouchon',
  },
  'smelly-discharge': {
    name: 'Des pertes qui sentent mauvais',
    say: 'j’ai des pertes qui sentent mauvais',
    searchWords:
      'mauvaise odeur, odeur de poisson, infection vaginale, vaginite, lochies, pertes vaginales, puer, champignons, infection à levures, pertes jaunes, pertes vertes',
  },
  'belly-pain': {
    name: 'Une forte douleur au ventre, ou une douleur qui ne part pas',
    say: 'j’ai une forte douleur au ventre',
    searchWords:
      'mal au ventre, mal de ventre, maux de ventre, douleur abdominale, ventre dur, ventre qui reste dur, coup de couteau, décollement du placenta, douleur au bas-ventre, bedaine, mal à la bedaine, bedaine dure, ça élance, grosse douleur',
  },
  'one-sided-pain': {
    name: 'Une douleur d’un seul côté',
    say: 'j’ai une douleur d’un seul côté du ventre',
    searchWords:
      'côté gauche, côté droit, ovaire, grossesse ectopique, grossesse extra-utérine, appendicite, point de côté',
  },
  'shoulder-pain': {
    name: 'Une douleur au bout de l’épaule',
    say: 'j’ai une douleur au bout de l’épaule',
    searchWords: 'mal à l’épaule, grossesse ectopique',
  },
  cramps: {
    name: 'Des crampes qui vont et viennent',
    say: 'j’ai des crampes qui vont et viennent',
    searchWords:
      'crampes au ventre, crampes menstruelles, douleurs de règles, tiraillements, travail prématuré, mal au bas du ventre, menstruations, douleurs menstruelles, mal à la bedaine',
  },
  contractions: {
    name: 'Des contractions, ou le ventre qui durcit',
    say: 'j’ai des contractions',
    searchWords:
      'travail, en travail, accoucher, accouchement, Braxton Hicks, fausses contractions, faux travail, durcissements, ventre dur, travail prématuré, 5-1-1, contractions aux 5 minutes, contractions aux 10 minutes, contractions régulières, contractions dans le dos, contractions dans les reins, ventre qui contracte',
  },
  'labour-risk': {
    name: 'Des contractions avec un risque : césarienne, placenta bas, bébé qui n’a pas la tête en bas',
    say: 'j’ai des contractions, et ma grossesse est à risque',
    searchWords:
      'AVAC, siège, transverse, placenta prævia, cerclage, jumeaux, haut risque, travail, opération à l’utérus',
  },
  'back-pain': {
    name: 'Une douleur au bas du dos qui va et vient',
    say: 'j’ai une douleur au bas du dos qui va et vient',
    searchWords: 'mal de dos, maux de dos, mal au dos, mal de reins, lombaires',
  },
  'pelvic-pressure': {
    name: 'Une pression vers le bas (ventre, bassin ou vagin)',
    say: 'je sens une pression vers le bas',
    searchWords:
      'pression au bassin, lourdeur, bébé qui pousse vers le bas, pression vaginale, bébé descend, mal au bassin, mal au pubis, mal au vagin, descente d’organe, pression vers le bas',
  },
  'urge-to-push': {
    name: 'L’envie de pousser, ou le bébé arrive',
    say: 'j’ai envie de pousser',
    searchWords:
      'pousser, la tête sort, accoucher à la maison, envie d’aller à la selle, accouchement rapide, bébé s’en vient, bébé arrive, le bébé sort, je dois pousser, besoin de pousser, ça pousse',
  },
  cord: {
    name: 'Le cordon dans le vagin',
    say: 'je vois ou je sens le cordon',
    searchWords: 'procidence du cordon, prolapsus, cordon ombilical, cordon qui sort',
  },
  'less-movement': {
    name: 'Le bébé bouge moins, ou ne bouge plus',
    say: 'mon bébé bouge moins que d’habitude',
    searchWords:
      'coups, coups de pied, mouvements, ne bouge pas, immobile, je ne sens rien, compter les mouvements, mouvements fœtaux, mort-né, bébé calme, tranquille, bébé tranquille, grouille, grouiller, grouille pas, grouille moins, grouille plus, moins actif, bébé dort, bébé endormi, donne moins de coups, donne plus de coups, diminution des mouvements, paresseux, n’a pas bougé, sens plus bébé, bouge pu, bouge pus, bougeait plus, sens pu bébé bouger, sens pus bébé bouger, sens pu mon bébé, sens pus mon bébé',
  },
  'changed-movement': {
    name: 'Le bébé bouge plus faiblement, ou autrement',
    say: 'mon bébé bouge plus faiblement ou autrement',
    searchWords:
      'mouvements faibles, mouvements différents, changement de mouvements, coups faibles, bouge différemment, bébé bouge bizarre',
  },
  'wild-movement': {
    name: 'Des mouvements soudains et agités qui cessent',
    say: 'mon bébé a bougé d’un coup, très fort, puis a cessé',
    searchWords:
      'bouge beaucoup, bouge trop, très agité, mouvements violents, frénétique, hyperactif, bébé bouge beaucoup, bébé agité, bouge énormément',
  },
  'no-movement-yet': {
    name: 'Pas encore de mouvements',
    say: 'je n’ai pas encore senti mon bébé bouger',
    searchWords:
      'premiers mouvements, premiers coups, quand sentir bébé bouger, papillons, placenta antérieur, pas encore senti, toujours pas senti bouger',
  },
  headache: {
    name: 'Un mal de tête fort ou qui dure',
    say: 'j’ai un mal de tête fort ou qui dure',
    searchWords:
      'migraine, maux de tête, mal à la tête, céphalée, prééclampsie, éclampsie, mal de tête qui part pas, mal de tête qui ne passe pas, gros mal de tête, mal de bloc',
  },
  sight: {
    name: 'La vue brouillée ou des taches',
    say: 'j’ai la vue brouillée ou des taches devant les yeux',
    searchWords:
      'vision, vision floue, yeux, voir flou, voir des étoiles, mouches volantes, points noirs, éclairs, voir double, prééclampsie, vois flou, vois des points, points devant les yeux, mal aux yeux, vois mal',
  },
  'right-ribs': {
    name: 'Une douleur en haut du ventre ou sous les côtes à droite',
    say: 'j’ai une douleur en haut du ventre ou sous les côtes à droite',
    searchWords:
      'mal aux côtes, côtes, foie, vésicule, haut du ventre, barre à l’estomac, HELLP, prééclampsie, mal en dessous des côtes, crise de foie',
  },
  'blood-pressure': {
    name: 'Une tension élevée, mesurée',
    say: 'j’ai mesuré une tension élevée',
    searchWords:
      'haute pression, pression artérielle, pression haute, hypertension, 140/90, 160/110, tensiomètre, prééclampsie',
  },
  swelling: {
    name: 'Une enflure subite, aussi du visage ou des mains',
    say: 'mon visage ou mes mains ont enflé d’un coup',
    searchWords:
      'enfler, enflé, visage enflé, mains enflées, doigts enflés, œdème, edeme, bouffi, gonflé, rétention d’eau, bagues serrées, pieds enflés, chevilles enflées, prééclampsie, gonflement, enflée de partout, face enflée',
  },
  'chest-pain': {
    name: 'Une douleur à la poitrine',
    say: 'j’ai une douleur à la poitrine',
    searchWords:
      'crise cardiaque, infarctus, serrement, poitrine serrée, douleur au cœur, mal à la poitrine, thorax, mal dans la poitrine, poitrine qui fait mal, serre dans la poitrine',
  },
  'trouble-breathing': {
    name: 'De la difficulté subite à respirer',
    say: 'j’ai de la difficulté à respirer, d’un coup',
    searchWords:
      'essoufflé, essoufflement, manque d’air, souffle court, respiration, étouffer, asthme, embolie, crise de panique, mal à respirer, du mal à respirer, misère à respirer, pas capable de respirer, respire mal, respire plus, cherche mon air, souffle coupé',
  },
  'pass-out': {
    name: 'Une perte de connaissance',
    say: 'j’ai perdu connaissance',
    searchWords:
      'évanouir, évanoui, évanouissement, s’évanouir, tomber dans les pommes, sans connaissance, malaise, perdre connaissance, perdu connaissance, perds connaissance, tombée dans les pommes, perdre la carte, fainter, évanouie',
  },
  seizure: {
    name: 'Des convulsions',
    say: 'j’ai eu des convulsions',
    searchWords: 'crise d’épilepsie, épilepsie, éclampsie, convulser, secousses',
  },
  'weak-or-dizzy': {
    name: 'Faiblesse ou tête qui tourne',
    say: 'je me sens faible, ou la tête me tourne',
    searchWords:
      'étourdi, étourdissement, étourdissements, vertige, vertiges, faible, tête légère, étourdie, file pas, file mal',
  },
  'heart-fast': {
    name: 'Le cœur qui bat très vite',
    say: 'mon cœur bat très vite',
    searchWords: 'palpitations, cœur qui débat, pouls, tachycardie, rythme cardiaque, cœur qui bat fort',
  },
  fever: {
    name: 'Fièvre',
    say: 'je fais … degrés de fièvre',
    searchWords:
      'température, fiévreux, chaud, grippe, 38, 39, 40, COVID-19, infection, faire de la fièvre, 38,5, 39,5, mal de gorge, toux',
  },
  chills: {
    name: 'Des frissons',
    say: 'j’ai des frissons',
    searchWords: 'frissonner, trembler, tremblements, sueurs froides, grelotter, septicémie, infection',
  },
  vomiting: {
    name: 'Vomissements, ou rien ne reste',
    say: 'je vomis',
    searchWords:
      'vomir, renvoyer, restituer, nausées, mal de cœur, mal au cœur, nausées matinales, hyperémèse, déshydraté, déshydratation, gastro, ne garde rien, vomis, vomis tout, vomis beaucoup, arrête pas de vomir, garde rien, garde pas l’eau, puker, dégobiller, grippe intestinale',
  },
  'vomiting-blood': {
    name: 'Du sang dans les vomissements',
    say: 'je vomis du sang',
    searchWords: 'vomir du sang, renvoyer du sang, marc de café',
  },
  'dark-urine': {
    name: 'L’urine foncée',
    say: 'mon urine est foncée',
    searchWords:
      'pipi foncé, urine brune, urine orange, pisse, déshydratation, déshydraté, sang dans l’urine, sang dans le pipi, pisser du sang',
  },
  burning: {
    name: 'Ça brûle quand vous urinez',
    say: 'ça brûle quand j’urine',
    searchWords:
      'infection urinaire, cystite, uriner, brûlement, brûlure, pipi qui brûle, infection de la vessie, pyélonéphrite, mal en urinant, pisser, ça brûle quand je pisse, mal quand je pisse, brûle en faisant pipi, douleur en urinant, ça chauffe, chauffe quand je pisse, sang dans l’urine, sang dans le pipi, pisser du sang',
  },
  itching: {
    name: 'De fortes démangeaisons',
    say: 'j’ai de fortes démangeaisons',
    searchWords:
      'démange, démanger, ça pique, piquer, gratter, prurit, paumes, plante des pieds, mains qui piquent, cholestase, plaques, boutons, urticaire, grattelle, me gratte, ça gratte, gratte partout, pique partout, picote, picotement',
  },
  yellow: {
    name: 'La peau ou les yeux jaunes',
    say: 'j’ai la peau ou les yeux jaunes',
    searchWords: 'jaunisse, ictère, yeux jaunes, teint jaune, foie',
  },
  'leg-swollen': {
    name: 'Une seule jambe enflée, rouge ou chaude',
    say: 'j’ai une seule jambe enflée, rouge ou chaude',
    searchWords: 'mollet enflé, mollet rouge, mollet chaud, jambe gonflée, caillot, phlébite, thrombose',
  },
  leg: {
    name: 'Une douleur dans une jambe',
    say: 'j’ai une douleur dans une jambe',
    searchWords: 'mollet, mal au mollet, mal à la jambe, phlébite, thrombose, cuisse, jambe qui fait mal',
  },
  walking: {
    name: 'De la difficulté subite à marcher',
    say: 'j’ai de la difficulté à marcher, d’un coup',
    searchWords:
      'marche, ne peux plus marcher, jambes molles, boiter, jambes engourdies, mal à marcher, misère à marcher, pas capable de marcher',
  },
  stroke: {
    name: 'Le visage qui s’affaisse, un bras faible ou du mal à parler',
    say: 'mon visage s’affaisse, j’ai un bras faible ou du mal à parler',
    searchWords:
      'AVC, accident vasculaire, visage croche, bouche croche, bras engourdi, visage engourdi, engourdi d’un côté, paralysé, paralysée, parle mal, misère à parler, pas capable de parler',
  },
  'coughing-blood': {
    name: 'Cracher du sang',
    say: 'je crache du sang',
    searchWords: 'tousser du sang, sang dans les crachats, toux',
  },
  crash: {
    name: 'Un accident de voiture',
    say: 'j’ai eu un accident',
    searchWords:
      'accident d’auto, accident de char, collision, accrochage, ceinture, coussin gonflable, motoneige, skidoo, quatre-roues, VTT, vélo',
  },
  fall: {
    name: 'Une chute',
    say: 'j’ai fait une chute',
    searchWords:
      'tomber, tombé, tombée, glissé, glisser, trébuché, escalier, glace, chuter, tombée sur le ventre, débouler, déboulé, débarque, planter, plantée, enfargée, dégringoler, pris une débarque, tombé en bas, prendre une débarque',
  },
  blow: {
    name: 'Un coup au ventre',
    say: 'j’ai reçu un coup au ventre',
    searchWords:
      'frappé, frappée, coup de pied, coup de poing, cogné, cognée, enfant a sauté sur mon ventre, coude, enfant m’a donné un coup',
  },
  harm: {
    name: 'L’idée de vous faire du mal, ou d’en faire au bébé',
    say: 'j’ai des idées de me faire du mal ou d’en faire à mon bébé',
    searchWords:
      'suicide, suicidaire, veux mourir, envie de mourir, me tuer, idées noires, 988, faire mal à mon bébé, pensées intrusives, veux plus vivre, pas envie de vivre, plus envie de vivre, en finir, m’enlever la vie, disparaître, me faire mal, secouer bébé, brasser bébé, peur de faire mal à bébé, surdose, overdose, pris trop de pilules, mieux morte, penser à la mort',
  },
  'danger-at-home': {
    name: 'Un danger à cause d’un partenaire ou d’une autre personne',
    say: 'je suis en danger',
    searchWords:
      'violence, violence conjugale, abus, me frappe, peur de mon conjoint, peur, maison d’hébergement, agression, me bat, battue, mon chum me frappe, mon mari me frappe, conjoint me frappe, peur de mon chum, peur de mon mari, conjoint violent, mari violent, me fait mal, m’a fait mal, étranglée, m’étrangle, me menace, menaces, viol, violée, agression sexuelle, pas en sécurité, SOS violence conjugale',
  },
  'low-mood': {
    name: 'Moral bas, panique ou pensées qui font peur',
    say: 'j’ai le moral très bas, ou je panique',
    searchWords:
      'dépression, déprime, déprimé, déprimée, triste, pleurer, anxiété, anxieux, baby blues, dépression post-partum, angoisse, désespoir, crise de panique, pensées intrusives, brailler, braille, tristesse, découragée, à bout, pu capable, plus capable, tannée, attaque de panique, je pleure tout le temps',
  },
  psychosis: {
    name: 'Un nouveau parent est confus, ou entend ou voit ce qui n’est pas là',
    say: 'un nouveau parent est confus, ou entend ou voit des choses',
    searchWords:
      'psychose post-partum, psychose, hallucinations, voix, manie, ne dort pas, paranoïa, délire, bipolaire, entend des voix, entendre des voix, j’entends des voix, je vois des choses, confuse, mêlée, délirer',
  },
  'legs-numb': {
    name: 'Engourdissement entre les jambes, ou jambes faibles ou engourdies',
    say: 'j’ai un engourdissement entre les jambes, ou mes jambes sont faibles ou engourdies',
    searchWords:
      'engourdissement, jambes engourdies, jambes faibles, jambes molles, picotements aux jambes, fourmis dans les jambes, je ne sens plus mes jambes, jambes après la péridurale, péridurale, épidurale, jambes lourdes',
  },
  breast: {
    name: 'Un sein rouge et sensible',
    say: 'j’ai un sein rouge et douloureux',
    searchWords:
      'mastite, canal bloqué, mal au sein, seins durs, engorgement, allaitement, bosse, mamelon, sein douloureux, sein sensible',
  },
  wound: {
    name: 'Une plaie rouge, ouverte ou qui coule (césarienne, déchirure)',
    say: 'ma plaie est rouge, ouverte ou coule',
    searchWords:
      'points de suture, points, incision, cicatrice, césarienne, épisiotomie, périnée, plaie, infecté, pus, mal aux points, points ouverts, coupure, plaie qui coule',
  },
  peeing: {
    name: 'De la difficulté à uriner',
    say: 'j’ai de la difficulté à uriner',
    searchWords:
      'pas capable d’uriner, pipi, vessie, rétention, urine, pisser, pas pissé, incapable de pisser, misère à uriner, misère à pisser',
  },
  'baby-blue': {
    name: 'Nouveau-né : bleu ou gris',
    say: 'mon bébé a le visage, les lèvres ou la langue bleus ou gris',
    searchWords:
      'bébé bleu, lèvres bleues, mauve, ne respire pas, étouffe, cyanose, bébé ne respire plus, bébé s’étouffe, nouveau-né bleu',
  },
  'baby-breathing': {
    name: 'Nouveau-né : respire mal',
    say: 'mon bébé respire mal',
    searchWords:
      'bébé respiration rapide, respire vite, gémit, siffle, tirage, pauses, étouffe, bébé ne respire plus, bébé a du mal à respirer, misère à respirer, bébé respire mal',
  },
  'baby-limp': {
    name: 'Nouveau-né : mou, ou difficile à réveiller',
    say: 'mon bébé est mou ou difficile à réveiller',
    searchWords:
      'bébé mou, ne se réveille pas, ne réagit pas, léthargique, dort tout le temps, endormi, bébé amorphe, tout mou, dort trop, ne réagit plus, bébé dort trop, secouer bébé, bébé secoué, secoué mon bébé, brassé mon bébé',
  },
  'baby-shaken': {
    name: 'Nouveau-né\u00a0: quelqu’un a secoué le bébé',
    say: 'je pense que quelqu’un a secoué mon bébé',
    searchWords: 'secouer bébé, bébé secoué, secoué mon bébé, brassé mon bébé, syndrome du bébé secoué, brassé le bébé',
  },
  'baby-seizure': {
    name: 'Nouveau-né : des convulsions',
    say: 'mon bébé a eu des convulsions',
    searchWords: 'bébé convulsions, épilepsie, secousses, tremble',
  },
  'baby-pale': {
    name: 'Nouveau-né : pâle ou gris',
    say: 'mon bébé est pâle ou gris',
    searchWords: 'bébé blanc, blême, marbré, bébé pâle',
  },
  'baby-vomit': {
    name: 'Nouveau-né : vomit vert, brun, du sang ou avec force',
    say: 'mon bébé vomit vert, brun, du sang ou avec force',
    searchWords:
      'bébé vomit, régurgite, régurgitation, vomissement en jet, bile, reflux, bébé renvoie, vomit fort, vomit après chaque boire',
  },
  'baby-fever': {
    name: 'Nouveau-né : fièvre',
    say: 'mon bébé fait … degrés de fièvre',
    searchWords:
      'bébé température, bébé chaud, thermomètre, 38, rectal, aisselle, fiévreux, bébé fait de la fièvre, bébé 38,5',
  },
  'baby-cold': {
    name: 'Nouveau-né : froid',
    say: 'mon bébé est froid',
    searchWords: 'bébé froid, basse température, hypothermie, mains froides, 36, bébé a froid',
  },
  'baby-yellow': {
    name: 'Nouveau-né : jaune',
    say: 'mon bébé a le teint jaune',
    searchWords: 'bébé jaunisse, ictère, peau jaune, yeux jaunes, bilirubine, bébé jaune',
  },
  'baby-feeding': {
    name: 'Nouveau-né : boit mal, ou pas du tout',
    say: 'mon bébé boit mal ou ne boit pas',
    searchWords:
      'bébé ne boit pas, ne tète pas, téter, allaitement, allaiter, biberon, refuse le sein, ne mange pas, perte de poids, bébé boit plus, boit plus, veut pas boire, boit pas',
  },
  'baby-diapers': {
    name: 'Nouveau-né : peu de couches mouillées',
    say: 'mon bébé mouille peu de couches',
    searchWords:
      'bébé ne fait pas pipi, couche sèche, pipi, urine, déshydraté, combien de couches, pas assez de couches, couche pas mouillée',
  },
  'baby-soft-spot': {
    name: 'Nouveau-né\u00a0: la fontanelle est creuse',
    say: 'la fontanelle de mon bébé est creuse',
    searchWords: 'fontanelle de bébé, fontanelle creuse, point mou, creux sur la tête, déshydraté, déshydratation',
  },
  'baby-poop': {
    name: 'Nouveau-né : pas de selles, ou selles pâles ou comme de l’eau',
    say: 'mon bébé n’a pas de selles, ou elles sont pâles ou comme de l’eau',
    searchWords:
      'bébé caca, bébé diarrhée, selles liquides, selles blanches, selles grises, constipé, constipation, méconium, caca blanc, caca pâle, pas de caca, bébé fait pas caca',
  },
  'baby-cries': {
    name: 'Nouveau-né : n’arrête pas de pleurer',
    say: 'mon bébé n’arrête pas de pleurer',
    searchWords:
      'bébé pleure, pleurs, coliques, inconsolable, crie, hurle, bébé braille, brailler, pleure sans arrêt, cri faible, cri aigu, cri étrange, pleure tout le temps',
  },
  'baby-cord': {
    name: 'Nouveau-né : cordon rouge, qui saigne ou sent mauvais',
    say: 'le cordon de mon bébé est rouge, saigne ou sent mauvais',
    searchWords: 'nombril, moignon, cordon ombilical, pus, nombril de bébé, cordon de bébé',
  },
  'baby-circumcision': {
    name: 'Nouveau-né : après une circoncision',
    say: 'mon bébé a été circoncis, et ça saigne, ça sent mauvais ou il n’urine pas',
    searchWords: 'circoncision, bébé circoncis, pénis, prépuce, pénis qui saigne',
  },
  'baby-eyes': {
    name: 'Nouveau-né : liquide aux yeux',
    say: 'un liquide jaune ou vert coule des yeux de mon bébé',
    searchWords: 'yeux de bébé, yeux collés, œil qui coule, conjonctivite, infection des yeux, pus dans l’œil',
  },
  heartburn: {
    name: 'Brûlures d’estomac',
    say: 'j’ai des brûlures d’estomac',
    searchWords:
      'reflux, brûlement d’estomac, acidité, indigestion, aigreurs, remontées acides, estomac qui brûle, Tums',
  },
  nausea: {
    name: 'Nausées',
    say: 'j’ai des nausées',
    searchWords: 'mal de cœur, mal au cœur, maux de cœur, nausées matinales, haut-le-cœur',
  },
  constipation: {
    name: 'Constipation',
    say: 'j’ai de la constipation',
    searchWords: 'constipé, constipée, selles dures, caca dur, intestins, ballonné',
  },
  hemorrhoids: {
    name: 'Hémorroïdes',
    say: 'j’ai des hémorroïdes',
    searchWords: 'emorroides, hémoroïdes, mal à l’anus, sang sur le papier',
  },
  backache: {
    name: 'Mal de dos',
    order:
      'Un engourdissement entre les jambes, ou une perte soudaine de contrôle de la vessie ou des selles\u00a0: allez à l’urgence tout de suite.',
    say: 'j’ai mal au dos',
    searchWords: 'maux de dos, sciatique, mal aux hanches, engourdi entre les jambes, engourdissement',
  },
  'peeing-often': {
    name: 'Envie d’uriner souvent',
    say: 'j’ai souvent envie d’uriner',
    searchWords: 'uriner souvent, pipi souvent, vessie, se lever la nuit',
  },
  'more-discharge': {
    name: 'Plus de pertes qu’avant',
    say: 'j’ai plus de pertes qu’avant',
    searchWords: 'pertes blanches, pertes laiteuses, pertes vaginales, leucorrhée',
  },
  tired: {
    name: 'Grande fatigue',
    say: 'je ressens une grande fatigue',
    searchWords: 'fatigué, fatiguée, épuisé, épuisée, épuisement, plus d’énergie, sommeil',
  },
  'sore-breasts': {
    name: 'Seins sensibles',
    say: 'mes seins sont sensibles',
    searchWords: 'mal aux seins, seins douloureux, mamelons sensibles, seins gonflés',
  },
  nosebleed: {
    name: 'Saignement de nez',
    order: 'Abondant, ou qui ne s’arrête pas\u00a0: allez à l’urgence tout de suite.',
    say: 'je saigne du nez',
    searchWords: 'saigner du nez, nez qui saigne, épistaxis, saigne du nez sans arrêt',
  },
  'bleeding-gums': {
    name: 'Gencives qui saignent',
    say: 'mes gencives saignent',
    searchWords: 'saignement des gencives, gencive, dents, sang au brossage',
  },
  'stuffy-nose': {
    name: 'Nez bouché',
    say: 'j’ai le nez bouché',
    searchWords: 'congestion, congestionné, rhume, nez qui coule, sinus',
  },
  'leg-cramps': {
    name: 'Crampes dans les jambes la nuit',
    say: 'j’ai des crampes dans les jambes la nuit',
    searchWords: 'crampe au mollet, crampe au pied, jambes sans repos, impatiences',
  },
  twinge: {
    name: 'Un tiraillement court dans le ventre',
    say: 'j’ai des tiraillements courts dans le ventre',
    searchWords: 'ligament rond, ligaments, étirement, pincement, aine',
  },
  'swollen-feet': {
    name: 'Pieds enflés le soir',
    say: 'j’ai les pieds enflés le soir',
    searchWords: 'chevilles enflées, jambes enflées, pieds gonflés, chaussures serrées',
  },
  'itchy-belly': {
    name: 'Ventre qui démange',
    say: 'mon ventre me démange',
    searchWords: 'vergetures, peau sèche, démangeaisons, boutons',
  },
  diarrhea: {
    name: 'Diarrhée',
    say: 'j’ai la diarrhée',
    searchWords: 'selles liquides, selles molles, va-vite, gastro, grippe intestinale, intoxication alimentaire',
  },
  hiccups: {
    name: 'Le bébé a le hoquet',
    say: 'mon bébé a le hoquet',
    searchWords: 'hoquets, petits sauts réguliers',
  },
  'met-infection': {
    name: 'Un contact avec la rougeole, la varicelle, le zona ou la cinquième maladie',
    order:
      'La rougeole ou la rubéole\u00a0: appelez tout de suite. La varicelle, le zona ou la cinquième maladie\u00a0: appelez le jour même. Appelez avant de vous présenter.',
    say: 'j’ai peut-être été en contact avec la rougeole, la varicelle, le zona ou la cinquième maladie',
    searchWords: 'picote, rubéole, parvovirus, exposée, exposé',
  },
};
