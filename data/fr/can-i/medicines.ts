import type { CanIWords } from '@/data/can-i/entry';
import type { medicines } from '@/data/can-i/medicines';
import { thePoisonCentre } from './poison-centre';

/** After what asks for nothing. */
const nothingToDo = 'Vous n’avez rien de spécial à faire.';

/** After what asks for nothing at the usual dose. */
const atLabelDose = 'À la dose de l’étiquette, vous n’avez rien de spécial à faire.';

/** After something that can be bought, but that is prescribed, too. */
const boughtOrPrescribed =
  'Vous avez pris ce produit de vous-même? N’en reprenez pas pour l’instant, et dites à la pharmacie ou à la personne qui suit votre grossesse ce que vous avez pris, et quand. On vous l’a prescrit ou conseillé? Appelez avant de changer quoi que ce soit.';

/** After something that is put on, and that can be bought or prescribed. */
const usedOnYourOwn =
  'Vous avez utilisé ce produit de vous-même? N’en remettez pas pour l’instant, et dites à la pharmacie ou à la personne qui suit votre grossesse ce que vous avez utilisé, et quand. On vous l’a prescrit ou conseillé? Appelez avant de changer quoi que ce soit.';

/** After what is likely fine, but should be asked about first. */
const askBeforeMore =
  'Une fois, il n’y a pas à s’inquiéter. Demandez avant d’en reprendre, sauf si on vous a dit d’en prendre.';

/** After something that is prescribed. */
const keepTaking =
  'Continuez de prendre ce médicament comme on vous l’a prescrit. Vous avez des questions? Posez-les à la pharmacie ou à la personne qui suit votre grossesse.';

/** After something prescribed that may have to be changed in pregnancy. */
const keepTakingAndCall =
  'Continuez de prendre ce médicament comme on vous l’a prescrit, et appelez aujourd’hui la pharmacie ou la personne qui suit votre grossesse.';

/** After something that the body gets used to, so that it cannot be left from one day to the next. */
const notOnYourOwn =
  'Vous en prenez chaque jour, prescrit ou non? N’arrêtez pas tout d’un coup\u00a0: appelez aujourd’hui la pharmacie ou la personne qui suit votre grossesse. On vous l’a prescrit? Continuez de le prendre comme on vous l’a prescrit, et appelez aujourd’hui. Vous en avez acheté et pris une fois ou deux? Demandez à la pharmacie avant d’en reprendre.';

/** With what many take from before a pregnancy, and some because of it. */
const callUnlessKnown =
  'On vous l’a prescrite avant cette grossesse, ou sans savoir que vous attendiez un bébé? Appelez aujourd’hui.';

/** After it. */
const keepTakingUnlessKnown =
  'Continuez, comme on vous l’a prescrit. Appelez aujourd’hui si on vous l’a prescrite avant cette grossesse, ou sans savoir que vous attendiez un bébé.';

/** What asks for a call in somebody with nausea. */
const vomiting =
  'Vous ne gardez pas ce que vous buvez, ou votre urine est foncée\u00a0: appelez aujourd’hui. Vous n’urinez presque pas, ou pas du tout depuis 8\u00a0heures, la tête vous tourne, vous avez l’impression de vous évanouir ou vous vomissez du sang\u00a0: allez à l’urgence tout de suite.';

/** What asks for a call in somebody who takes it for heartburn. */
const rightRibs =
  'Une forte douleur en haut du ventre\u00a0: allez à l’hôpital tout de suite. Une douleur sous les côtes à droite\u00a0: avant 20\u00a0semaines, appelez tout de suite; dès 20\u00a0semaines, allez à l’hôpital tout de suite.';

/** What asks for a call in somebody who takes it for pain. */
const headacheSigns =
  'Un mal de tête fort ou qui dure, la vue brouillée ou des taches devant les yeux, ou une douleur sous les côtes à droite\u00a0: avant 20\u00a0semaines, appelez tout de suite; dès 20\u00a0semaines, allez à l’hôpital tout de suite. Une forte douleur en haut du ventre\u00a0: allez à l’hôpital tout de suite.';

/** What asks for a call in somebody who takes it for pain or fever. */
const feverOrHeadache = `Une fièvre de 38\u00a0°C ou plus\u00a0: appelez tout de suite. ${headacheSigns}`;

/** What asks for a call in somebody whose skin itches. */
const itching = 'De fortes démangeaisons, surtout aux paumes ou sous les pieds\u00a0: appelez le jour même.';

/** What asks for a call in somebody with an illness of the airways. */
const feverOrBreath =
  'Une fièvre de 38\u00a0°C ou plus\u00a0: appelez tout de suite. Du mal à respirer\u00a0: appelez le 911.';

/** With medicines for the mind. */
const harm =
  'Vous pensez à vous faire du mal, ou à faire du mal à votre bébé? En danger maintenant\u00a0: appelez le 911. Sinon\u00a0: appelez ou textez le 9-8-8, jour et nuit.';

/** Where no source was found. */
const noSource =
  'Nous n’avons pas de source là-dessus\u00a0: demandez à la pharmacie, à la personne qui suit votre grossesse ou à la ligne santé. On vous l’a prescrit? N’arrêtez pas de vous-même\u00a0: appelez aujourd’hui, avant de changer quoi que ce soit.';

export const medicinesWords: Record<keyof typeof medicines, CanIWords> = {
  acetaminophen: {
    name: 'Acétaminophène',
    searchWords:
      'tylenol, atasol, paracétamol, antidouleur, pilule contre le mal de tête, médicament contre la fièvre, tempra, tylenol extra fort, doliprane, dafalgan, efferalgan, trop de tylenol, surdose de tylenol',
    todo: 'C’est le choix habituel contre la douleur et la fièvre\u00a0: la dose de l’étiquette, pour peu de temps. Vérifiez qu’aucun autre médicament que vous prenez n’en contient.',
    why: 'En 2025, la SOGC (Société des obstétriciens et gynécologues du Canada) et la Régie de la santé des Premières Nations l’ont dit sûr à la dose de l’étiquette.',
    already:
      'À la dose de l’étiquette, vous n’avez rien de spécial à faire. Vous avez dépassé cette dose? Appelez tout de suite le centre antipoison ou le 911.',
    call: `Vous avez dépassé la dose de l’étiquette\u00a0: appelez tout de suite ${thePoisonCentre} ou le 911. ${feverOrHeadache}`,
  },
  ibuprofen: {
    name: 'Ibuprofène, naproxène et semblables',
    searchWords:
      'ibuprofène, naproxène, advil, motrin, aleve, anti-inflammatoire, ains, gel d’ibuprofène, robax platine, naprosyn, anaprox, celebrex, toradol, indométhacine, nurofen, comprimés de diclofénac, comprimés de voltaren',
    todo: 'Avant 20\u00a0semaines, demandez d’abord. Dès 20\u00a0semaines, n’en prenez pas, sauf si la personne qui suit votre grossesse vous dit d’en prendre. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
    todoByWeek: [
      'Demandez d’abord à la pharmacie ou à la personne qui suit votre grossesse. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
      'N’en prenez pas, sauf si la personne qui suit votre grossesse vous dit d’en prendre. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
    ],
    why: 'Ces médicaments peuvent nuire aux reins et au cœur du bébé.',
    already: boughtOrPrescribed,
    call: feverOrHeadache,
    differ:
      'Une page du Nouveau-Brunswick dit de les éviter dans les trois derniers mois. Santé Canada dit dès 20\u00a0semaines. Nous suivons Santé Canada.',
  },
  asa: {
    name: 'AAS (aspirine) à pleine dose',
    searchWords: 'aspirine, aas, acide acétylsalicylique, aspirin, bayer, entrophen, alka-seltzer, anacin',
    todo: 'Avant 20\u00a0semaines, demandez d’abord. Dès 20\u00a0semaines, ne prenez pas d’AAS à pleine dose, sauf si la personne qui suit votre grossesse vous dit d’en prendre. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit. On vous a dit de prendre de l’AAS à faible dose? Continuez.',
    todoByWeek: [
      'Demandez d’abord. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit. On vous a dit de prendre de l’AAS à faible dose? Continuez.',
      'Ne prenez pas d’AAS à pleine dose, sauf si la personne qui suit votre grossesse vous dit d’en prendre. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit. On vous a dit de prendre de l’AAS à faible dose? Continuez.',
    ],
    why: 'À pleine dose, l’AAS agit sur le bébé comme l’ibuprofène.',
    already:
      'Vous avez pris de l’AAS à pleine dose de vous-même? N’en reprenez pas pour l’instant, et dites à la pharmacie ou à la personne qui suit votre grossesse ce que vous avez pris, et quand. On vous a dit de prendre de l’AAS, à faible dose ou non? Appelez avant de changer quoi que ce soit.',
    call: feverOrHeadache,
  },
  'low-dose-asa': {
    name: 'AAS (aspirine) à faible dose, sur avis',
    searchWords:
      'aspirine pour bébé, petite aspirine, aspirine à faible dose, aas 81 mg, aspirine 81, asaphen, aspirine 80, aas 80 mg, kardégic',
    todo: 'On vous l’a prescrit ou conseillé? Continuez de le prendre jusqu’à ce qu’on vous dise d’arrêter. Sinon, n’en prenez pas de vous-même\u00a0: demandez d’abord.',
    why: 'Il réduit le risque de prééclampsie, surtout si on l’a commencé avant 16\u00a0semaines. On vous dira jusqu’à quand le prendre.',
    already:
      'Continuez de le prendre comme on vous l’a dit. Vous en avez pris de vous-même? Demandez aujourd’hui à la pharmacie ou à la personne qui suit votre grossesse.',
  },
  'diclofenac-gel': {
    name: 'Gel de diclofénac',
    searchWords: 'diclofénac, voltaren, gel voltaren, antiphlogistine, crème antidouleur, gel antidouleur',
    todo: 'Avant 20\u00a0semaines, demandez d’abord à la pharmacie. Dès 20\u00a0semaines, n’en mettez pas, sauf si la personne qui suit votre grossesse vous dit d’en mettre. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
    todoByWeek: [
      'Demandez d’abord à la pharmacie. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
      'N’en mettez pas, sauf si la personne qui suit votre grossesse vous dit d’en mettre. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
    ],
    why: 'C’est un cousin de l’ibuprofène, et une partie passe dans le sang.',
    already: usedOnYourOwn,
  },
  opioids: {
    name: 'Codéine et autres opioïdes',
    searchWords:
      'codéine, opioïde, tylenol 1, tylenol 2, tylenol 3, tylenol 4, tylenol avec codéine, empracet, 222, percocet, oxycodone, morphine, hydromorphone, dilaudid, tramadol, fentanyl, narcotiques, oxycontin, kadian, naloxone',
    todo: 'On vous en a prescrit? Continuez, et appelez aujourd’hui la personne qui suit votre grossesse. Vous en prenez chaque jour? N’arrêtez pas tout d’un coup\u00a0: appelez aujourd’hui. Sinon, n’en prenez pas de vous-même\u00a0: demandez d’abord.',
    why: 'Un arrêt soudain peut déclencher le travail ou une perte de grossesse.',
    already: notOnYourOwn,
    call: 'La personne ne se réveille pas, somnole beaucoup, respire lentement ou a les lèvres bleues\u00a0: appelez le 911.',
  },
  methadone: {
    name: 'Méthadone et buprénorphine',
    searchWords:
      'méthadone, buprénorphine, suboxone, traitement par agonistes opioïdes, traitement de la dépendance, kadian, sublocade, tao',
    todo: 'Continuez votre traitement, et dites à votre clinique que vous attendez un bébé, si ce n’est pas déjà fait.',
    why: 'Pour le bébé, c’est plus sûr que de quitter le traitement.',
    already: keepTaking,
  },
  triptans: {
    name: 'Comprimés contre la migraine (triptans)',
    searchWords:
      'triptans, pilules contre la migraine, triptan, sumatriptan, imitrex, rizatriptan, maxalt, zolmitriptan, zomig, élétriptan, relpax, almotriptan, naratriptan, frova, amerge, axert',
    todo: 'On vous les a prescrits? Continuez de les prendre pour une migraine, comme on vous l’a dit, et appelez aujourd’hui la personne qui suit votre grossesse.',
    why: 'On vérifiera quel comprimé vous convient maintenant.',
    already:
      'Dites à la personne qui suit votre grossesse ou à la pharmacie ce que vous avez pris, et quand. On vous les a prescrits? Appelez avant de changer quoi que ce soit.',
    call: headacheSigns,
  },
  'ergot-migraine-drugs': {
    name: 'Ergotamine (contre la migraine)',
    searchWords: 'cafergot, dihydroergotamine, dhe, migranal',
    todo: noSource,
    call: headacheSigns,
  },
  'newer-migraine-drugs': {
    name: 'Nouveaux médicaments contre la migraine',
    searchWords: 'nurtec, ubrelvy, emgality, ajovy, aimovig, cgrp, injection contre la migraine',
    todo: noSource,
    call: headacheSigns,
  },
  'muscle-relaxants': {
    name: 'Relaxants musculaires',
    searchWords:
      'myorelaxant, robaxacet, robaxin, robaxisal, méthocarbamol, cyclobenzaprine, flexeril, baclofène, tizanidine, pilules pour le mal de dos',
    todo: noSource,
  },
  'heat-rubs': {
    name: 'Baumes et timbres chauffants',
    searchWords:
      'baume du tigre, icy hot, baume chauffant, gel au menthol, rub a535, antiphlogistine, capsaïcine, timbre de lidocaïne, salonpas, pansement chauffant, crème au cbd',
    todo: noSource,
  },
  antihistamines: {
    name: 'Médicaments contre les allergies',
    searchWords:
      'reactine, claritin, benadryl, aerius, allegra, antihistaminique, cétirizine, loratadine, diphenhydramine, pilule pour allergies, pilules contre le rhume des foins, blexten, bilastine, rupall, atarax, hydroxyzine, benadryl pour dormir',
    todo: 'Demandez à la pharmacie quel médicament contre les allergies vous convient. On vous en a prescrit? Appelez avant de changer quoi que ce soit.',
    why: 'Certains ont beaucoup servi pendant la grossesse, d’autres non.',
    already: boughtOrPrescribed,
    call: `Les lèvres enflées ou du mal à respirer\u00a0: utilisez votre stylo d’épinéphrine si vous en avez un, et appelez le 911. ${itching}`,
    differ:
      'Une page du Nouveau-Brunswick dit qu’on connaît peu ces médicaments, tandis que des sages-femmes de l’Ontario en acceptent certains. Nous suivons l’avis le plus prudent.',
  },
  'cold-remedies': {
    name: 'Médicaments contre le rhume',
    searchWords:
      'neocitran, tylenol rhume, tylenol sinus, tylenol grippe, tylenol nuit, advil rhume et sinus, sirop contre le rhume, médicament contre la grippe, benylin, buckley’s, sinutab, vicks, rhume, advil nuit, fervex, humex',
    todo: 'Demandez d’abord à la pharmacie\u00a0: beaucoup mélangent deux médicaments ou plus.',
    why: 'Un mélange peut contenir de l’ibuprofène, de l’alcool ou un décongestionnant.',
    already: boughtOrPrescribed,
    call: feverOrBreath,
  },
  decongestants: {
    name: 'Décongestionnants',
    searchWords:
      'sudafed, pseudoéphédrine, otrivin, dristan, pilules pour le nez bouché, vaporisateur nasal, oxymétazoline, pompe pour le nez, pompe nasale',
    todo: 'Demandez à la pharmacie. Jusqu’à la semaine\u00a013, laissez-les de côté. L’eau saline ne contient pas de médicament. On vous a prescrit un décongestionnant, en vaporisateur ou en comprimés? Continuez, et appelez aujourd’hui la pharmacie.',
    todoByWeek: [
      'Laissez-les de côté pendant ces semaines, et demandez à la pharmacie ce qui peut vous aider. L’eau saline ne contient pas de médicament. On vous a prescrit un décongestionnant, en vaporisateur ou en comprimés? Continuez, et appelez aujourd’hui la pharmacie.',
      'Demandez d’abord à la pharmacie. L’eau saline ne contient pas de médicament. On vous a prescrit un décongestionnant, en vaporisateur ou en comprimés? Continuez, et appelez aujourd’hui la pharmacie.',
    ],
    why: 'On les a liés à un petit risque d’ouverture dans la paroi du ventre du bébé.',
    already: boughtOrPrescribed,
    differ:
      'Motherisk, à Toronto, les disait peut-être sûrs. Un pharmacien du Québec dit de ne pas en prendre dans les 13 premières semaines, et des sages-femmes de l’Ontario, pendant toute la grossesse. Nous suivons l’avis le plus prudent\u00a0: au début, laissez-les de côté; ensuite, demandez.',
  },
  'allergy-nose-sprays': {
    name: 'Vaporisateurs pour le nez contre les allergies',
    searchWords: 'flonase, fluticasone, nasonex, mométasone, nasacort, avamys, omnaris, rhinocort, rhinaris',
    todo: noSource,
  },
  'eye-drops': {
    name: 'Gouttes pour les yeux',
    searchWords: 'collyre, visine, pataday, gouttes contre les yeux secs, onguent pour les yeux',
    todo: noSource,
  },
  'saline-spray': {
    name: 'Eau saline pour le nez',
    searchWords: 'hydrasense, salinex, rinçage nasal, neti pot, vaporisateur d’eau saline, eau salée',
    todo: 'Demandez à la pharmacie laquelle vous convient\u00a0: l’eau saline ne contient pas de médicament. Pour faire votre propre mélange, utilisez de l’eau bouillie puis refroidie, ou de l’eau distillée.',
    already: nothingToDo,
  },
  'cough-syrup': {
    name: 'Sirop contre la toux',
    searchWords: 'sirop pour la toux, robitussin, dextrométhorphane, sirop dm, benylin dm',
    todo: 'Demandez à la pharmacie\u00a0: le plus utilisé est un sirop qui contient seulement du DM (dextrométhorphane), pendant quelques jours.',
    why: 'Rien n’indique que le DM soit nuisible, mais beaucoup de sirops sont des mélanges.',
    already: boughtOrPrescribed,
    call: feverOrBreath,
  },
  'cough-drops': {
    name: 'Pastilles contre la toux',
    searchWords:
      'pastilles, pastilles halls, fisherman’s friend, ricola, pastilles pour la gorge, strepsils, cepacol, chloraseptic, mal de gorge',
    todo: 'Demandez à la pharmacie lesquelles choisir\u00a0: quelques pastilles ordinaires conviennent probablement, mais certaines contiennent du zinc ou des plantes.',
    why: 'Elles agissent dans la gorge.',
    already: askBeforeMore,
  },
  'epinephrine-pen': {
    name: 'Stylo contre les allergies (épinéphrine)',
    searchWords:
      'epipen, épinéphrine, auto-injecteur, adrénaline, allerject, emerade, anaphylaxie, allergie grave, stylo d’épinéphrine, stylo d’adrénaline',
    todo: 'Utilisez-le d’abord, dès les premiers signes d’une réaction allergique grave. N’attendez pas qu’on vous donne un avis.',
    why: 'C’est le seul médicament qui fait reculer une réaction grave.',
    already:
      'Appelez le 911 si ce n’est pas fait. Allez à l’hôpital, même si vous allez mieux, et dites que vous attendez un bébé.',
    call: 'Des signes de réaction allergique grave\u00a0: utilisez le stylo aussitôt et appelez le 911.',
  },
  diclectin: {
    name: 'Doxylamine-pyridoxine (contre les nausées)',
    searchWords:
      'diclectin, bonjesta, doxylamine, pyridoxine, vitamine b6, pilule contre les nausées de grossesse, pilule contre la nausée, pilule contre le mal de cœur',
    todo: 'On vous l’a prescrite? Continuez. Sinon, demandez-la tôt\u00a0: c’est le médicament habituel contre les nausées ici.',
    why: 'La SOGC (Société des obstétriciens et gynécologues du Canada) la dit sûre et la propose en premier.',
    already: keepTaking,
    call: vomiting,
  },
  dimenhydrinate: {
    name: 'Dimenhydrinate (contre les nausées)',
    searchWords: 'gravol, pilule contre le mal des transports, pilule contre le mal de cœur, gravol pour dormir',
    todo: 'Demandez d’abord. Le Gravol, à la dose de l’étiquette, sert souvent contre les nausées de grossesse. La pharmacie peut dire s’il vous convient.',
    why: 'Il peut vous endormir.',
    already: atLabelDose,
    call: vomiting,
    differ:
      'La SOGC (Société des obstétriciens et gynécologues du Canada) le compte parmi les choix sûrs. Une page du Nouveau-Brunswick dit d’en prendre seulement avec l’accord de la personne qui suit votre grossesse. Nous suivons l’avis le plus prudent.',
  },
  'nausea-pills-other': {
    name: 'Autres médicaments contre les nausées',
    searchWords:
      'ondansétron, zofran, métoclopramide, maxeran, prochlorpérazine, stemetil, primpéran, dompéridone, motilium, vogalène',
    todo: noSource,
    call: vomiting,
  },
  antacids: {
    name: 'Antiacides',
    searchWords:
      'tums, rolaids, gaviscon, maalox, carbonate de calcium, pilule contre les brûlures d’estomac, médicament contre le reflux, pilule contre les brûlements d’estomac, pilule contre les remontées acides',
    todo: 'De temps en temps, Tums, Rolaids ou Maalox conviennent probablement. Demandez quelle sorte vous convient.',
    why: 'Ils agissent dans l’estomac. Alka-Seltzer est autre chose\u00a0: il peut contenir de l’AAS.',
    already: atLabelDose,
    call: rightRibs,
    differ:
      'L’hôpital North York General, à Toronto, dit que certains sont sûrs pendant la grossesse; une page du Nouveau-Brunswick dit de demander avant d’en prendre. Nous suivons les deux\u00a0: de temps en temps, et demandez quelle sorte.',
  },
  'gas-pills': {
    name: 'Médicaments contre les gaz',
    searchWords: 'siméthicone, ovol, gas-x, phazyme',
    todo: noSource,
  },
  'baking-soda': {
    name: 'Bicarbonate de soude contre l’acidité',
    searchWords: 'petite vache, soda à pâte, bicarbonate de sodium, eno',
    todo: noSource,
    call: rightRibs,
  },
  bismuth: {
    name: 'Bismuth (contre le mal de ventre)',
    searchWords: 'pepto-bismol, pepto bismol, pepto, kaopectate',
    todo: 'Demandez d’abord à la pharmacie ce qui peut vous aider; d’ici là, laissez-le de côté. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
    why: 'Il contient un cousin de l’AAS. Nous n’avons trouvé aucune page canadienne là-dessus.',
    already: boughtOrPrescribed,
  },
  'fibre-laxative': {
    name: 'Laxatifs aux fibres',
    searchWords: 'metamucil, psyllium, fibres, pilule contre la constipation, laxatif',
    todo: 'Demandez à la pharmacie quel laxatif vous convient. Le Metamucil, pris avec beaucoup d’eau, n’est pas vu comme dangereux.',
    why: 'Les fibres agissent dans l’intestin et ne passent pas dans le sang.',
    already: askBeforeMore,
  },
  probiotics: {
    name: 'Probiotiques',
    searchWords: 'acidophilus, probiotique align, bio-k, comprimés de probiotiques',
    todo: 'Demandez d’abord à la pharmacie. Si vous êtes en bonne santé, ils conviennent probablement.',
    why: 'Ils restent dans l’intestin, et des essais en fin de grossesse n’ont pas montré d’effet nuisible.',
    already: askBeforeMore,
    differ:
      'En 2011, Motherisk, à Toronto, disait qu’ils conviennent probablement; l’INSPQ dit de demander avant tout produit de santé naturel. Nous suivons l’avis le plus prudent.',
  },
  'acid-reducers': {
    name: 'Médicaments contre l’acidité de l’estomac',
    searchWords:
      'famotidine, pepcid, oméprazole, losec, olex, pantoprazole, pantoloc, tecta, ésoméprazole, nexium, lansoprazole, prevacid, rabéprazole, pariet, dexilant, ranitidine, zantac, ipp, pilules pour l’estomac, pilule contre les brûlements d’estomac, pilule contre les remontées acides, réducteur d’acide, médicament contre l’acidité',
    todo: 'Vous les avez achetés? Demandez d’abord à la pharmacie. On vous les a prescrits? Continuez de les prendre, et dites aujourd’hui à la personne qui suit votre grossesse que vous attendez un bébé, si ce n’est pas déjà fait.',
    why: 'Des cliniques de l’Ontario essaient d’abord les antiacides. Si cela ne suffit pas, on peut vous prescrire un comprimé plus fort.',
    already: boughtOrPrescribed,
    call: rightRibs,
  },
  laxatives: {
    name: 'Autres laxatifs',
    searchWords:
      'laxatif, peg 3350, restoralax, lax-a-day, pegalax, émollient fécal, docusate, colace, senokot, sennosides, ex-lax, dulcolax, bisacodyl, lactulose, lait de magnésie, huile minérale, suppositoire à la glycérine, lavement fleet, pilule contre la constipation',
    todo: 'D’abord des fibres, de l’eau et une marche. Ensuite, demandez à la pharmacie quel laxatif vous convient. On vous en a prescrit? Appelez avant de changer quoi que ce soit.',
    why: 'Il en passe peu dans le sang, mais certains se prennent seulement pour peu de temps.',
    already: boughtOrPrescribed,
  },
  'diarrhea-pills': {
    name: 'Comprimés contre la diarrhée',
    searchWords: 'pilules contre la diarrhée, imodium, lopéramide, antidiarrhéique, lomotil',
    todo: noSource,
    call: 'Une fièvre de 38\u00a0°C ou plus\u00a0: appelez tout de suite. Une diarrhée forte ou avec du sang, ou vous ne gardez pas ce que vous buvez\u00a0: appelez le jour même.',
  },
  'hemorrhoid-cream': {
    name: 'Crème contre les hémorroïdes',
    searchWords:
      'crème pour hémorroïdes, hémoroïdes, preparation h, anusol, anuzinc, proctosedyl, onguent pour hémorroïdes, suppositoire pour hémorroïdes, tucks',
    todo: 'Demandez d’abord à la pharmacie, pour les crèmes et pour les suppositoires. On vous en a prescrit? Appelez avant de changer quoi que ce soit.',
    why: 'Le guide du Nouveau-Brunswick dit de demander d’abord. Un bain de siège tiède ou une compresse froide peut soulager.',
    already: usedOnYourOwn,
  },
  antibiotics: {
    name: 'Antibiotiques',
    searchWords:
      'amoxicilline, pénicilline, macrobid, nitrofurantoïne, septra, céphalexine, doxycycline, minocycline, pilules contre une infection urinaire, pilules contre l’acné, cipro, ciprofloxacine, azithromycine, zithromax, clavulin, métronidazole, flagyl, antibiotique, augmentin, monuril',
    todo: 'Continuez, et prenez-les jusqu’à la fin, si la personne qui les a prescrits sait que vous attendez un bébé. Sinon, appelez aujourd’hui cette personne ou la pharmacie, avant de changer quoi que ce soit. N’utilisez jamais de vieux comprimés.',
    why: 'Une infection sans traitement peut déclencher le travail. Beaucoup d’antibiotiques conviennent pendant la grossesse, d’autres non.',
    already:
      'Dites à la personne qui suit votre grossesse ou à la pharmacie ce que vous avez pris, et quand. On vous les a prescrits? Appelez avant de changer quoi que ce soit.',
    call: 'Ça brûle quand vous urinez\u00a0: appelez tout de suite, et dites si vous avez de la fièvre, des frissons ou mal au dos.',
  },
  'antibiotic-ointment': {
    name: 'Onguent antibiotique',
    searchWords: 'polysporin, neosporin, fucidin, bactroban, mupirocine',
    todo: noSource,
  },
  'yeast-cream': {
    name: 'Crème contre la vaginite à levures',
    searchWords:
      'canesten, monistat, clotrimazole, crème vaginale, crème contre la vaginite, candidose, infection à levures, crème contre les champignons, crème contre l’infection vaginale',
    todo: 'Demandez à la pharmacie ou à la personne qui suit votre grossesse\u00a0: pendant la grossesse, c’est la crème, et non le comprimé. On vous a prescrit un comprimé? Appelez aujourd’hui, avant de changer quoi que ce soit.',
    why: 'L’Agence de la santé publique du Canada et la SOGC ne recommandent que des crèmes contre les levures pendant la grossesse.',
    already: nothingToDo,
  },
  fluconazole: {
    name: 'Fluconazole (contre la vaginite à levures)',
    searchWords:
      'fluconazole, diflucan, canesoral, pilule contre les levures, comprimé contre l’infection à levures, candidose',
    todo: 'N’achetez pas le comprimé à dose unique contre les levures\u00a0: demandez une crème. On vous l’a prescrit? Avant de changer quoi que ce soit, appelez aujourd’hui la personne qui l’a prescrit ou la pharmacie, et dites que vous attendez un bébé.',
    why: 'L’étiquette le déconseille, et une étude du Québec le lie à des fausses couches.',
    already:
      'Santé Canada a étudié la question en 2017 et n’a pas vu de lien prouvé avec un effet nuisible. Dites à la personne qui suit votre grossesse ce que vous avez pris, et quand. On vous l’a prescrit? Appelez avant de changer quoi que ce soit.',
  },
  isotretinoin: {
    name: 'Isotrétinoïne et acitrétine (comprimés pour la peau)',
    searchWords:
      'isotrétinoïne, accutane, clarus, epuris, pilules contre l’acné, roaccutane, acitrétine, soriatane, alitrétinoïne, toctino',
    todo: 'Appelez aujourd’hui la personne qui suit votre grossesse ou la pharmacie, et parlez à quelqu’un avant de prendre la prochaine dose. Personne ne répond? Appelez votre ligne santé avant de prendre cette dose.',
    why: 'Ces médicaments comportent un risque élevé d’anomalies chez le bébé. Avec l’acitrétine, le risque dure 3\u00a0ans après le dernier comprimé\u00a0: vous en avez pris pendant ce temps? Appelez aussi aujourd’hui.',
    already: 'Appelez aujourd’hui, avant la prochaine dose. On vous expliquera les tests et vos choix.',
    call: 'Appelez aujourd’hui, avant la prochaine dose.',
  },
  'retinoid-cream': {
    name: 'Crèmes au rétinol ou à la trétinoïne',
    searchWords:
      'rétinol, trétinoïne, retin-a, differin, adapalène, tazorac, stieva-a, crème contre l’acné, sérum au rétinol, rétinoïdes, antirides',
    todo: 'Laissez de côté les crèmes au rétinol vendues en magasin. On vous a prescrit la vôtre? Appelez aujourd’hui la personne qui suit votre grossesse, avant de changer quoi que ce soit.',
    why: 'Il en passe peu à travers la peau, mais les médicaments de cette famille peuvent nuire aux bébés.',
    already:
      'La peau en absorbe peu\u00a0: pas de panique. Dites-le à la personne qui suit votre grossesse. On vous l’a prescrite? Appelez avant de changer quoi que ce soit.',
  },
  hydrocortisone: {
    name: 'Crèmes à la cortisone ou contre l’eczéma',
    searchWords:
      'hydrocortisone, crème à la cortisone, crème de cortisone, cortate, bétaméthasone, betaderm, crème pour l’eczéma, crème contre les démangeaisons, crème pour le psoriasis, elidel, protopic',
    todo: 'Une crème achetée? Demandez d’abord à la pharmacie. Une crème prescrite? Continuez de l’utiliser, et dites aujourd’hui à la personne qui suit votre grossesse que vous attendez un bébé, si ce n’est pas déjà fait.',
    why: 'Des crèmes douces servent pendant la grossesse, mais la force de la crème et l’endroit où vous la mettez comptent.',
    already: usedOnYourOwn,
    call: itching,
  },
  'lice-treatment': {
    name: 'Traitement contre les poux',
    searchWords: 'poux, shampooing contre les poux, lentes, perméthrine, nix, kwellada, nyda, resultz',
    todo: 'Demandez à la pharmacie ou à votre médecin avant d’utiliser un produit contre les poux.',
    why: 'Certains produits peuvent ne pas vous convenir pendant la grossesse. On peut aussi enlever les poux au peigne, sur cheveux mouillés.',
    already: usedOnYourOwn,
  },
  'scabies-treatment': {
    name: 'Traitement contre la gale',
    searchWords: 'gale, crème contre la gale, crème de perméthrine, ivermectine, crotamiton, eurax',
    todo: noSource,
  },
  'worm-pills': {
    name: 'Comprimés contre les vers',
    searchWords: 'vers intestinaux, oxyures, vermifuge, pyrantel, combantrin, mébendazole, vermox, albendazole',
    todo: noSource,
  },
  'cold-sore-pills': {
    name: 'Comprimés contre l’herpès',
    searchWords:
      'comprimés contre le feu sauvage, pilules contre le feu sauvage, herpès, herpès génital, valacyclovir, valtrex, acyclovir, famciclovir, antiviraux, pilules contre le zona',
    todo: 'On vous les a prescrits? Continuez, comme on vous l’a dit. Appelez aujourd’hui la personne qui suit votre grossesse\u00a0: dites que vous attendez un bébé, si ce n’est pas déjà fait, et si vous avez déjà eu de l’herpès génital.',
    why: 'Le valacyclovir n’a pas été lié à plus d’anomalies chez les bébés. Si vous avez déjà eu de l’herpès génital, on vous offre ces comprimés dès 36\u00a0semaines.',
    already: keepTakingAndCall,
    call: 'Des plaies d’herpès, et des contractions\u00a0: appelez dès que les contractions commencent, ou allez à l’hôpital si la liste «\u00a0Quand appeler\u00a0» le dit.',
  },
  'cold-sore-cream': {
    name: 'Crème contre le feu sauvage',
    searchWords: 'feu sauvage, feux sauvages, bouton de fièvre, docosanol, abreva, lipactin, zovirax crème',
    todo: noSource,
  },
  'flu-antiviral': {
    name: 'Antiviraux contre la grippe',
    searchWords: 'oseltamivir, tamiflu, antiviral',
    todo: 'Vous pensez avoir la grippe? Appelez aujourd’hui et demandez si ce médicament vous convient. On vous l’a prescrit? Prenez-le comme on vous l’a dit.',
    why: 'La grippe peut vous toucher plus durement pendant la grossesse. En Ontario, les sages-femmes envoient chez le médecin les personnes qui ont des signes de grippe.',
    already:
      'Continuez de le prendre comme on vous l’a prescrit. Dites à la personne qui suit votre grossesse que vous attendez un bébé, si ce n’est pas déjà fait.',
    call: feverOrBreath,
  },
  'covid-antiviral': {
    name: 'Antiviraux contre la COVID-19',
    searchWords: 'pilules covid, traitement covid, nirmatrelvir, paxlovid, remdésivir, antiviral',
    todo: 'Nous n’avons pas de source là-dessus\u00a0: demandez aujourd’hui à la pharmacie, à la personne qui suit votre grossesse ou à la ligne santé. On vous l’a prescrit? Appelez aujourd’hui, avant de changer quoi que ce soit.',
    call: feverOrBreath,
  },
  antidepressants: {
    name: 'Antidépresseurs',
    searchWords:
      'isrs, zoloft, sertraline, cipralex, escitalopram, prozac, celexa, effexor, paxil, pilules contre l’anxiété, pilules contre la dépression, fluoxétine, citalopram, venlafaxine, paroxétine, wellbutrin, bupropion, cymbalta, duloxétine, trazodone, remeron, mirtazapine, elavil, amitriptyline, pristiq, luvox, trintellix',
    todo: 'Continuez de prendre votre antidépresseur, et appelez aujourd’hui la personne qui suit votre grossesse. N’arrêtez pas de vous-même.',
    why: 'Une dépression sans traitement peut vous nuire, à vous et à votre bébé.',
    already: keepTakingAndCall,
    call: harm,
  },
  lithium: {
    name: 'Lithium',
    searchWords: 'carbolith, lithane, bipolaire, pilules contre la bipolarité',
    todo: 'Continuez de le prendre. Appelez aujourd’hui la personne qui suit votre grossesse ou votre psychiatre, et dites que vous attendez un bébé, si ce n’est pas déjà fait.',
    why: 'Un arrêt soudain ramène souvent la maladie, et le taux dans le sang doit être suivi.',
    already: keepTakingAndCall,
    call: `${harm} Pour votre lithium\u00a0: appelez aujourd’hui.`,
  },
  valproate: {
    name: 'Valproate',
    searchWords:
      'epival, depakene, divalproex, acide valproïque, épilepsie, pilules contre l’épilepsie, anticonvulsivant, pilules contre la bipolarité, pilules contre les convulsions',
    todo: 'Continuez de prendre vos comprimés contre les crises ou pour l’humeur, et appelez votre médecin aujourd’hui.',
    why: 'Le valproate peut nuire au bébé, mais une crise d’épilepsie peut vous nuire, à vous et à votre bébé.',
    already: keepTakingAndCall,
    call: 'Des convulsions\u00a0: appelez le 911. Pour vos comprimés\u00a0: appelez aujourd’hui.',
  },
  methotrexate: {
    name: 'Méthotrexate, léflunomide ou Arthrotec',
    searchWords: 'méthotrexate, léflunomide, metoject, otrexup, arava, arthrotec',
    todo: 'Appelez aujourd’hui votre spécialiste ou la pharmacie, et parlez à quelqu’un avant de prendre la prochaine dose. Personne ne répond? Appelez votre ligne santé avant de prendre cette dose.',
    why: 'Ce médicament peut nuire à une grossesse; votre équipe changera votre traitement.',
    already: 'Appelez aujourd’hui, avant la prochaine dose, et dites à quelle semaine vous en êtes.',
    call: 'Appelez aujourd’hui, avant la prochaine dose.',
  },
  mycophenolate: {
    name: 'Mycophénolate',
    searchWords: 'mycophénolate mofétil, cellcept, myfortic, médicament antirejet, comprimés après une greffe',
    todo: 'Appelez aujourd’hui votre spécialiste ou la pharmacie, et dites que vous attendez un bébé. Personne ne répond? Appelez votre ligne santé. N’arrêtez pas de vous-même.',
    why: 'Ce médicament augmente le risque de fausse couche et d’anomalies chez le bébé. Il aide aussi le corps à garder un organe greffé\u00a0: votre équipe planifiera tout changement avec vous.',
    already: 'Appelez aujourd’hui, avant de changer quoi que ce soit.',
    call: 'Appelez aujourd’hui, avant de changer quoi que ce soit.',
  },
  'ace-inhibitors': {
    name: 'Médicaments pour la pression (tension)',
    searchWords:
      'médicament pour la tension, pilules pour la pression, pilules pour la tension, ramipril, lisinopril, périndopril, énalapril, candésartan, losartan, valsartan, ieca, ara, altace, coversyl, pilules pour la haute pression, labétalol, nifédipine, adalat, amlodipine, norvasc, méthyldopa, métoprolol, propranolol, hydrochlorothiazide',
    todo: 'Continuez de prendre votre médicament pour la pression, et appelez aujourd’hui la personne qui suit votre grossesse. La personne qui vous l’a prescrit savait que vous attendiez un bébé? Alors continuez, tout simplement.',
    why: 'Certains peuvent nuire aux reins du bébé, d’autres s’utilisent pendant la grossesse.',
    already: keepTakingAndCall,
    call: 'Une tension de 160 ou plus en haut, ou de 110 ou plus en bas\u00a0: allez à l’hôpital tout de suite. Dès 20\u00a0semaines, de 140 ou plus en haut, ou de 90 ou plus en bas\u00a0: appelez tout de suite. On vous l’a prescrit avant cette grossesse, ou sans savoir que vous attendiez un bébé? Appelez aujourd’hui.',
  },
  'sleep-aids': {
    name: 'Somnifères et tranquillisants',
    searchWords:
      'somnifère, ativan, lorazépam, zopiclone, valium, benzodiazépine, nytol, unisom, pilules pour dormir, pilules contre l’anxiété, restoril, témazépam, serax, oxazépam, clonazépam, rivotril, xanax, alprazolam, diazépam, imovane, sublinox, anxiolytique, pilules contre l’insomnie',
    todo: 'On vous en a prescrit? Continuez, et appelez aujourd’hui la personne qui suit votre grossesse. Vous en prenez chaque jour? N’arrêtez pas sans aide\u00a0: appelez aujourd’hui. Sinon, n’en prenez pas de vous-même\u00a0: demandez d’abord.',
    why: 'Pris chaque jour, ils peuvent ralentir la respiration du bébé à la naissance.',
    already: notOnYourOwn,
  },
  semaglutide: {
    name: 'Sémaglutide et médicaments semblables (GLP-1)',
    searchWords:
      'sémaglutide, ozempic, wegovy, rybelsus, mounjaro, saxenda, glp-1, injection pour maigrir, tirzépatide, zepbound, victoza, liraglutide, trulicity, dulaglutide, piqûre pour maigrir',
    todo: 'Appelez aujourd’hui la personne qui suit votre grossesse, et parlez à quelqu’un avant de prendre la prochaine dose. Personne ne répond? Appelez votre ligne santé avant de prendre cette dose.',
    why: 'Ce médicament n’est pas conseillé pendant la grossesse, mais votre taux de sucre doit rester sous contrôle.',
    already:
      'Jusqu’ici, des études sur plus de 600 grossesses n’ont pas vu plus d’anomalies chez les bébés. Appelez aujourd’hui pour décider de la suite.',
    call: 'Appelez aujourd’hui, avant la prochaine dose.',
  },
  'asthma-inhaler': {
    name: 'Pompe pour l’asthme',
    searchWords:
      'pompe, asthme, inhalateur, ventolin, salbutamol, symbicort, flovent, advair, pulmicort, qvar, bricanyl',
    todo: 'Continuez d’utiliser votre pompe comme on vous l’a prescrit.',
    why: 'Bien respirer donne de l’oxygène à votre bébé.',
    already: 'Continuez d’utiliser votre pompe comme on vous l’a prescrit.',
    call: 'Du mal à respirer\u00a0: utilisez votre pompe bleue comme on vous l’a dit, et appelez le 911. Vous avez besoin de la pompe bleue plus que d’habitude\u00a0: appelez le jour même.',
  },
  'thyroid-pills': {
    name: 'Comprimés pour la thyroïde',
    searchWords:
      'pilules pour la thyroïde, médicament pour la thyroïde, lévothyroxine, synthroid, eltroxin, euthyrox, cytomel, hypothyroïdie, hashimoto',
    todo: 'Continuez de les prendre. Appelez aujourd’hui la personne qui suit votre grossesse, et dites que vous attendez un bébé, si ce n’est pas déjà fait.',
    why: 'Pendant la grossesse, il faut souvent une dose plus forte\u00a0: on vous dira laquelle. Le fer, le calcium et les vitamines prénatales bloquent ces comprimés\u00a0: laissez 4\u00a0heures entre les deux.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  'overactive-thyroid-pills': {
    name: 'Comprimés contre l’hyperthyroïdie',
    searchWords: 'méthimazole, tapazole, propylthiouracile, ptu, maladie de graves, basedow',
    todo: 'Continuez de les prendre, et appelez aujourd’hui la personne qui suit votre grossesse.',
    why: 'On choisira peut-être pour vous un autre comprimé ou une autre dose.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  insulin: {
    name: 'Insuline',
    searchWords:
      'pompe à insuline, humalog, lantus, novorapid, humulin, novolin, levemir, tresiba, diabète de type 1, diabète de grossesse, basaglar, toujeo',
    todo: 'Continuez de prendre votre insuline, et appelez aujourd’hui la personne qui suit votre grossesse ou votre équipe du diabète. La personne qui vous l’a prescrite savait que vous attendiez un bébé? Alors continuez, tout simplement.',
    why: 'Un taux de sucre dans les limites visées vous protège, vous et votre bébé.',
    already: keepTakingUnlessKnown,
    call: callUnlessKnown,
  },
  metformin: {
    name: 'Metformine',
    searchWords:
      'glucophage, glumetza, pilules pour le sopk, diabète de type 2, diabète de grossesse, pilules pour le diabète de grossesse',
    todo: 'Continuez de la prendre, et appelez aujourd’hui la personne qui suit votre grossesse. La personne qui vous l’a prescrite savait que vous attendiez un bébé? Alors continuez, tout simplement.',
    why: 'Trop de sucre dans le sang peut nuire au bébé. On vérifiera si ce comprimé vous convient toujours.',
    already: keepTakingUnlessKnown,
    call: callUnlessKnown,
  },
  'diabetes-pills-other': {
    name: 'Autres comprimés pour le diabète',
    searchWords:
      'pilules pour le diabète, diabète de grossesse, gliclazide, diamicron, glyburide, diabeta, jardiance, empagliflozine, forxiga, dapagliflozine, januvia, sitagliptine, janumet',
    todo: 'Continuez de les prendre, et appelez aujourd’hui la personne qui suit votre grossesse.',
    why: 'On vérifiera quel médicament vous convient maintenant.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  'adhd-pills': {
    name: 'Médicaments pour le TDAH',
    searchWords:
      'pilules pour le tdah, tda, méthylphénidate, concerta, ritalin, biphentin, foquest, vyvanse, lisdexamfétamine, adderall, dexedrine, strattera, atomoxétine, intuniv, guanfacine',
    todo: 'Continuez de les prendre. Appelez aujourd’hui la personne qui suit votre grossesse, et dites que vous attendez un bébé, si ce n’est pas déjà fait.',
    why: 'Dans des études sur environ 4\u00a0000 grossesses, le méthylphénidate (Concerta, Ritalin, Biphentin, Foquest) n’a pas été lié à plus d’anomalies chez les bébés. Pour un autre comprimé, demandez ce qu’on en sait.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  'seizure-pills-other': {
    name: 'Autres médicaments contre l’épilepsie',
    searchWords:
      'lamotrigine, lamictal, lévétiracétam, keppra, carbamazépine, tegretol, oxcarbazépine, topiramate, topamax, phénytoïne, dilantin, clobazam, lacosamide, vimpat, gabapentine, neurontin, prégabaline, lyrica, phénobarbital, médicament contre l’épilepsie, antiépileptique, anticonvulsivant, épilepsie, pilules contre l’épilepsie, pilules contre la bipolarité, pilules contre les convulsions',
    todo: 'Continuez de les prendre, et appelez votre médecin aujourd’hui. Demandez combien d’acide folique il vous faut.',
    why: 'Une crise d’épilepsie peut vous nuire, à vous et à votre bébé, et un arrêt soudain peut en causer une. La grossesse peut changer la dose qu’il vous faut\u00a0: on vous dira laquelle.',
    already: keepTakingAndCall,
    call: 'Des convulsions\u00a0: appelez le 911. Pour vos comprimés\u00a0: appelez aujourd’hui.',
  },
  antipsychotics: {
    name: 'Antipsychotiques',
    searchWords:
      'quétiapine, seroquel, olanzapine, zyprexa, rispéridone, risperdal, aripiprazole, abilify, lurasidone, latuda, clozapine, halopéridol, invega, rexulti, schizophrénie, bipolaire, pilules contre la bipolarité',
    todo: 'Continuez de les prendre. Appelez aujourd’hui la personne qui suit votre grossesse ou votre psychiatre, et dites que vous attendez un bébé, si ce n’est pas déjà fait.',
    why: 'Dans plus de 4\u00a0500 grossesses, la quétiapine n’a pas été liée à plus d’anomalies chez les bébés. Un arrêt soudain pourrait vous nuire, à vous et à votre bébé.',
    already: keepTakingAndCall,
    call: harm,
  },
  'blood-thinners': {
    name: 'Anticoagulants (warfarine)',
    searchWords:
      'warfarine, anticoagulant, éclaircir le sang, coumadin, apixaban, eliquis, rivaroxaban, xarelto, dabigatran, pradaxa, edoxaban, lixiana',
    todo: 'Continuez de les prendre, et appelez aujourd’hui la personne qui suit votre grossesse.',
    why: 'La warfarine peut nuire au bébé dans les premières semaines, mais un caillot est dangereux aussi. On donne souvent un autre anticoagulant.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  heparin: {
    name: 'Héparine en injection',
    searchWords:
      'héparine, héparine de bas poids moléculaire, daltéparine, fragmin, énoxaparine, lovenox, tinzaparine, innohep, injections contre les caillots',
    todo: 'Continuez vos injections, et appelez aujourd’hui la personne qui suit votre grossesse. La personne qui vous les a prescrites savait que vous attendiez un bébé? Alors continuez, tout simplement.',
    why: 'Elle ne passe pas au bébé\u00a0: les médecins la choisissent donc pendant la grossesse.',
    already: keepTakingUnlessKnown,
    call: callUnlessKnown,
  },
  'steroid-pills': {
    name: 'Comprimés de cortisone',
    searchWords: 'prednisone, prednisolone, dexaméthasone, corticostéroïdes',
    todo: noSource,
  },
  'other-prescribed': {
    name: 'Autres médicaments prescrits',
    searchWords:
      'statine, statines, lipitor, atorvastatine, crestor, rosuvastatine, pilules pour le cholestérol, spironolactone, hydroxychloroquine, plaquenil, médicaments biologiques, humira, adalimumab, progestérone, prometrium, plavix, clopidogrel, singulair, montélukast',
    todo: 'Nous n’avons pas de source sur celui-là. On vous l’a prescrit? N’arrêtez pas de vous-même\u00a0: appelez aujourd’hui, avant de changer quoi que ce soit.',
  },
  'birth-control-before': {
    name: 'Pilule contraceptive prise avant de se savoir enceinte',
    searchWords:
      'pilule contraceptive, contraceptif, contraceptifs oraux, pris la pilule avant de savoir, alesse, yaz, yasmin, marvelon, tri-cyclen',
    todo: 'Vous l’avez prise avant de savoir? Elle ne devrait pas nuire au bébé. Appelez aujourd’hui la pharmacie ou la personne qui suit votre grossesse, et demandez quoi faire du reste de la plaquette.',
    why: 'Les pilules du lendemain contiennent de ces hormones. Une fiche canadienne dit que beaucoup de personnes en ont pris au début de la grossesse sans effet nuisible pour le bébé.',
  },
  'emergency-contraception': {
    name: 'Pilule du lendemain prise avant de se savoir enceinte',
    searchWords:
      'pilule du lendemain, contraception d’urgence, contraceptif d’urgence, lévonorgestrel, ulipristal, plan b',
    todo: 'Vous l’avez prise avant de savoir? Elle ne nuit pas à la grossesse. Dites à la personne qui suit votre grossesse, au premier rendez-vous, que vous l’avez prise.',
    why: 'Selon la ligne santé de la Nouvelle-Écosse, ces comprimés ne nuisent pas à une grossesse et n’y mettent pas fin.',
  },
  iud: {
    name: 'Stérilet (DIU), implant ou injection contraceptive',
    searchWords:
      'stérilet, diu, stérilet de cuivre, mirena, kyleena, implant contraceptif, nexplanon, depo-provera, enceinte avec un stérilet',
    todo: 'Nous n’avons pas de source là-dessus\u00a0: appelez aujourd’hui la personne qui suit votre grossesse.',
    call: 'Enceinte avec un stérilet\u00a0: appelez aujourd’hui. Une forte douleur au ventre, une douleur d’un seul côté, forte ou qui dure, ou une douleur au bout de l’épaule\u00a0: appelez le 911 ou allez à l’urgence tout de suite.',
  },
  'prenatal-vitamin': {
    name: 'Vitamines prénatales',
    searchWords: 'materna, acide folique, multivitamine, orifer, pregvit, centrum prénatal',
    todo: 'Prenez-en une par jour. Elle doit contenir 0,4\u00a0mg d’acide folique et 16 à 20\u00a0mg de fer. On vous a dit de prendre une dose plus forte? Continuez, à cette dose plus forte.',
    why: 'L’acide folique aide à former le cerveau et la colonne vertébrale.',
    already: nothingToDo,
  },
  'vitamin-a': {
    name: 'Vitamine A et huile de foie de morue',
    searchWords: 'vitamine a, huile de foie de morue, rétinol en capsule, huile de foie de poisson',
    todo: 'Demandez d’abord\u00a0: ne prenez pas de vitamine A en plus, ni d’huile de foie de morue, sauf si on vous dit d’en prendre.',
    why: 'En trop grande quantité, elle peut nuire au bébé. Comptez celle du foie, de l’huile de foie de poisson et des comprimés (rétinol)\u00a0: pas plus de 10\u00a0000\u00a0UI par jour en tout. Celle des carottes ne compte pas.',
    already: boughtOrPrescribed,
  },
  'natural-products': {
    name: 'Produits de santé naturels',
    searchWords:
      'supplément naturel, produit naturel, homéopathie, curcuma en capsule, millepertuis, collagène, ashwagandha, valériane, spiruline, moringa',
    todo: 'Demandez d’abord à la pharmacie, même si l’étiquette dit «\u00a0naturel\u00a0».',
    why: '«\u00a0Naturel\u00a0» ne veut pas dire que le produit a été étudié pendant la grossesse.',
    already: boughtOrPrescribed,
  },
  melatonin: {
    name: 'Mélatonine',
    searchWords: 'gélifiés pour dormir, jujubes pour dormir',
    todo: 'Demandez d’abord. La pharmacie peut dire si elle vous convient.',
    why: 'Pendant la grossesse, les produits naturels demandent autant de prudence que les médicaments.',
    already: boughtOrPrescribed,
  },
  'vitamin-d': {
    name: 'Vitamine D',
    searchWords: 'vitamine d3, d3, vit d, ddrops',
    todo: 'Votre vitamine prénatale devrait contenir au moins 400\u00a0UI de vitamine D par jour. Demandez avant d’en ajouter.',
    why: 'C’est ce que demande le guide de Calgary pour les parents.',
    already:
      'À la dose de l’étiquette, vous n’avez rien de spécial à faire. Vous en avez pris de plus d’un produit? Dites-le à la pharmacie.',
  },
  'omega-3': {
    name: 'Oméga-3 et huile de poisson',
    searchWords: 'oméga-3, oméga 3, capsules d’huile de poisson, adh, aep, huile d’algue',
    todo: 'Vous pouvez en prendre à la dose de l’étiquette, s’il y a un numéro NPN (produit de santé naturel) dessus. Laissez de côté l’huile de foie de morue. Vous ne savez pas s’il vous en faut? Demandez.',
    why: 'Ces produits contiennent les gras du poisson. L’huile de foie de morue contient aussi de la vitamine A, et en trop grande quantité, elle peut nuire au bébé.',
    already: atLabelDose,
  },
  magnesium: {
    name: 'Magnésium',
    searchWords: 'comprimés de magnésium, bisglycinate de magnésium, citrate de magnésium',
    todo: 'Demandez d’abord à la pharmacie ou à la personne qui suit votre grossesse. On vous l’a prescrit? Continuez de le prendre.',
    why: 'L’Institut national de santé publique du Québec dit de demander d’abord, pour tous les produits de santé naturels.',
    already: boughtOrPrescribed,
  },
  'other-vitamins': {
    name: 'Autres vitamines et minéraux',
    searchWords: 'vitamine c, vitamine b12, b12, comprimés de calcium, zinc, iode, biotine, vitamine e',
    todo: 'Nous n’avons pas de source là-dessus\u00a0: demandez à la pharmacie avant d’en ajouter. On vous a dit d’en prendre? Appelez avant de changer quoi que ce soit.',
  },
  'iron-extra': {
    name: 'Comprimés de fer',
    searchWords:
      'fer, supplément de fer, feramax, fumarate ferreux, gluconate ferreux, sulfate ferreux, palafer, euro-fer, manque de fer, anémie, pilules de fer',
    todo: 'On vous a dit d’en prendre? Continuez, comme on vous l’a dit. Sinon, demandez avant d’ajouter du fer à votre vitamine prénatale.',
    why: 'Le fer en comprimés peut aider quand le sang en manque. Le lait, le café, le thé et les antiacides bloquent le fer\u00a0: laissez 2\u00a0heures entre les deux. Le fer bloque les comprimés pour la thyroïde\u00a0: laissez 4\u00a0heures entre les deux.',
    already:
      'À la dose qu’on vous a dite, vous n’avez rien de spécial à faire. Vous avez dépassé cette dose? Appelez tout de suite la pharmacie ou le centre antipoison.',
    call: `Vous avez dépassé la dose qu’on vous a dite\u00a0: appelez tout de suite la pharmacie ou ${thePoisonCentre}.`,
  },
  'start-labour-tricks': {
    name: 'Trucs pour déclencher le travail',
    searchWords:
      'huile de ricin, onagre, huile d’onagre, dattes, dattes medjool, provoquer l’accouchement, déclencher l’accouchement, provoquer le travail, déclencher le travail, stimulation des mamelons, huile de castor, faire partir le travail',
    todo: 'Demandez à votre sage-femme ou à votre médecin avant d’essayer de déclencher le travail vous-même.',
    why: 'Une sage-femme du Québec dit qu’on n’a pas de bonne preuve que ces trucs marchent. Demandez aussi avant de prendre une huile naturelle.',
    already:
      'Appelez aujourd’hui votre sage-femme ou votre médecin, et dites ce que vous avez pris, et quand. Des contractions, du sang, du liquide, ou un bébé qui bouge moins\u00a0: faites tout de suite ce que dit la liste «\u00a0Quand appeler\u00a0».',
  },
  'flu-vaccine': {
    name: 'Vaccin contre la grippe',
    searchWords: 'vaccin antigrippal, vaccin grippe',
    todo: 'Le vaccin contre la grippe en injection est conseillé en saison, à tout moment de la grossesse.',
    why: 'La grippe peut être grave pour vous, et le vaccin protège aussi le bébé.',
    already: nothingToDo,
  },
  'covid-vaccine': {
    name: 'Vaccin contre la COVID-19',
    searchWords: 'vaccin covid, dose de rappel, pfizer, moderna',
    todo: 'Vous pouvez le recevoir à tout moment de la grossesse. Demandez si une dose vous est conseillée maintenant.',
    why: 'La COVID-19 peut être plus grave pendant la grossesse.',
    already: nothingToDo,
    local: 'Qui paie en 2026-2027? Cela dépend de la région\u00a0: demandez.',
  },
  tdap: {
    name: 'Vaccin contre la coqueluche (dcaT)',
    searchWords: 'vaccin contre la coqueluche, dcat, adacel, boostrix, vaccin contre le tétanos',
    todo: 'Faites-vous vacciner à chaque grossesse, de préférence de 27 à 32\u00a0semaines. C’est plus tard? Demandez-le quand même.',
    why: 'Vos anticorps protègent le nouveau-né contre la coqueluche.',
    already: nothingToDo,
    local: 'Au Québec\u00a0: de 26 à 32\u00a0semaines.',
  },
  'rsv-vaccine': {
    name: 'Vaccin contre le VRS',
    searchWords: 'vaccin vrs, abrysvo, beyfortus, nirsévimab, vaccin contre le virus respiratoire syncytial',
    todo: 'Renseignez-vous sur le vaccin, qui se donne de 32 à 36\u00a0semaines, ou sur l’injection que votre bébé peut recevoir après sa naissance.',
    todoByWeek: [
      'Il est trop tôt pour le vaccin, qui se donne de 32 à 36\u00a0semaines. Renseignez-vous déjà sur le vaccin ou sur l’injection que votre bébé peut recevoir après sa naissance.',
      'Renseignez-vous maintenant sur le vaccin, ou sur l’injection que votre bébé peut recevoir après sa naissance.',
      'Renseignez-vous dès maintenant sur l’injection que votre bébé peut recevoir après sa naissance.',
    ],
    why: 'La plupart des bébés n’ont besoin que de l’un des deux.',
    already: 'Dites-le à l’équipe qui verra votre bébé.',
    local: 'Les programmes changent d’une province ou d’un territoire à l’autre.',
  },
  'live-vaccines': {
    name: 'RRO (ROR) et autres vaccins vivants',
    searchWords:
      'ror, vaccin vivant, vaccin ror, vaccin contre la rougeole, vaccin contre la varicelle, vaccin contre la fièvre jaune, flumist, rro, vaccin rro, oreillons, vaccin contre la rubéole',
    todo: 'On attend après la naissance pour recevoir ces vaccins, comme le RRO (ROR). Pour la fièvre jaune, demandez à une clinique santé-voyage.',
    why: 'Ils contiennent un virus vivant affaibli.',
    already: 'Pas de panique. Dites à la personne qui suit votre grossesse lequel vous avez reçu, et quand.',
    call: 'Vous avez été en contact avec la rougeole ou la rubéole\u00a0: appelez tout de suite. Avec la varicelle ou le zona\u00a0: appelez le jour même. Appelez avant d’aller à la clinique ou à l’hôpital.',
  },
};
