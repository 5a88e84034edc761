import type { CanIWords } from '@/data/can-i/entry';
import type { medicines } from '@/data/can-i/medicines';

/** After what asks for nothing. */
const nothingToDo = 'Il n’y a rien à faire.';

/** After what asks for nothing at the usual dose. */
const atLabelDose = 'À la dose de l’étiquette, il n’y a rien à faire.';

/** After something that can be bought, but that is prescribed, too. */
const boughtOrPrescribed =
  'Vous avez acheté ce produit vous-même? N’en prenez plus pour l’instant, et dites à votre pharmacie, à votre médecin ou à votre sage-femme ce que vous avez pris, et quand. On vous l’a prescrit? Appelez avant de changer quoi que ce soit.';

/** After something that is prescribed. */
const keepTaking =
  'Continuez de prendre ce médicament comme on vous l’a prescrit. Vous avez des questions? Posez-les à votre pharmacie, à votre médecin ou à votre sage-femme.';

/** After something prescribed that may have to be changed in pregnancy. */
const keepTakingAndCall =
  'Continuez de prendre ce médicament comme on vous l’a prescrit, et appelez aujourd’hui votre pharmacie, votre médecin ou votre sage-femme.';

/** After something that the body gets used to, so that it cannot be left from one day to the next. */
const notOnYourOwn =
  'Vous avez acheté ce médicament vous-même? Demandez à la pharmacie avant d’en reprendre. On vous l’a prescrit? Continuez de le prendre comme on vous l’a prescrit, et appelez aujourd’hui votre pharmacie, votre médecin ou votre sage-femme.';

/** What asks for a call in somebody with nausea. */
const vomiting =
  'Vous ne gardez pas ce que vous buvez, ou votre urine est foncée\u00a0: appelez aujourd’hui. Presque plus d’urine, l’impression de vous évanouir ou du sang dans ce que vous vomissez\u00a0: allez à l’urgence.';

/** What asks for a call in somebody who takes it for heartburn. */
const rightRibs =
  'Une douleur sous les côtes à droite\u00a0: avant 20\u00a0semaines, appelez tout de suite; dès 20\u00a0semaines, allez à l’hôpital tout de suite.';

/** With medicines for the mind. */
const harm =
  'Vous pensez à vous faire du mal, ou à votre bébé? En danger maintenant\u00a0: appelez le 911. Sinon\u00a0: appelez ou textez le 9-8-8, jour et nuit.';

/** Where no source was found. */
const noSource =
  'Nous n’avons pas de source là-dessus\u00a0: demandez à la pharmacie, à la personne qui suit votre grossesse ou à la ligne santé. On vous l’a prescrit? Appelez avant de changer quoi que ce soit.';

export const medicinesWords: Record<keyof typeof medicines, CanIWords> = {
  acetaminophen: {
    name: 'Acétaminophène',
    searchWords: 'tylenol, atasol, paracétamol, antidouleur, pilule contre le mal de tête, médicament contre la fièvre',
    todo: 'C’est le choix habituel contre la douleur et la fièvre\u00a0: la dose de l’étiquette, pour peu de temps. Vérifiez qu’aucun autre médicament que vous prenez n’en contient.',
    why: 'En 2025, la SOGC (les obstétriciens du Canada) et la Régie de la santé des Premières Nations l’ont dit sûr à la dose de l’étiquette.',
    already:
      'À la dose de l’étiquette, il n’y a rien à faire. Au-dessus, appelez tout de suite le centre antipoison ou le 911.',
    call: 'Une fièvre de 38\u00a0°C ou plus\u00a0: appelez tout de suite. Un mal de tête fort ou qui dure, une vue brouillée ou des taches devant les yeux, ou une douleur sous les côtes à droite\u00a0: avant 20\u00a0semaines, appelez tout de suite; dès 20\u00a0semaines, allez à l’hôpital tout de suite.',
  },
  ibuprofen: {
    name: 'Ibuprofène et naproxène',
    searchWords:
      'ibuprofène, naproxène, advil, motrin, aleve, anti-inflammatoire, ains, gel d’ibuprofène, robax platine',
    todo: 'Dès 20\u00a0semaines, n’en prenez pas, sauf si votre médecin ou votre sage-femme vous le dit. Avant, demandez d’abord.',
    todoByWeek: [
      'Demandez d’abord à la pharmacie, à votre médecin ou à votre sage-femme.',
      'N’en prenez pas, sauf si votre médecin ou votre sage-femme vous le dit.',
    ],
    why: 'Ces médicaments peuvent nuire aux reins et au cœur du bébé.',
    already: boughtOrPrescribed,
    differ:
      'Une page du Nouveau-Brunswick ne les écarte que dans les trois derniers mois, Santé Canada dès 20\u00a0semaines. Nous suivons Santé Canada.',
  },
  asa: {
    name: 'AAS (aspirine) à pleine dose',
    searchWords: 'aspirine, aas, acide acétylsalicylique, aspirin, bayer, entrophen, alka-seltzer, anacin',
    todo: 'Dès 20\u00a0semaines, ne prenez pas d’AAS à pleine dose, sauf si on vous le dit; avant, demandez d’abord. L’AAS à faible dose qu’on vous a prescrit, c’est autre chose\u00a0: continuez de le prendre.',
    todoByWeek: [
      'Demandez d’abord. L’AAS à faible dose qu’on vous a prescrit, c’est autre chose\u00a0: continuez de le prendre.',
      'Ne prenez pas d’AAS à pleine dose, sauf si votre médecin ou votre sage-femme vous le dit. L’AAS à faible dose qu’on vous a prescrit, c’est autre chose\u00a0: continuez de le prendre.',
    ],
    why: 'Il agit sur le bébé comme l’ibuprofène.',
    already: boughtOrPrescribed,
  },
  'low-dose-asa': {
    name: 'AAS à faible dose',
    searchWords:
      'aas, aspirine pour bébé, petite aspirine, aspirine à faible dose, aas 81 mg, aspirine 81, asaphen, aspirine 80, aas 80 mg, aspirine',
    todo: 'On vous l’a prescrit? Continuez de le prendre jusqu’à ce qu’on vous dise d’arrêter.',
    why: 'Il réduit le risque de prééclampsie, surtout commencé avant 16\u00a0semaines.',
    already: keepTaking,
  },
  'diclofenac-gel': {
    name: 'Gel de diclofénac',
    searchWords: 'diclofénac, voltaren, gel voltaren, antiphlogistine, crème antidouleur, gel antidouleur',
    todo: 'Demandez d’abord à la pharmacie. Dès 20\u00a0semaines, n’en mettez pas, sauf si on vous le dit.',
    todoByWeek: [
      'Demandez d’abord à la pharmacie.',
      'N’en mettez pas, sauf si votre médecin ou votre sage-femme vous le dit.',
    ],
    why: 'C’est un cousin de l’ibuprofène, et une partie passe dans le sang.',
    already: boughtOrPrescribed,
  },
  opioids: {
    name: 'Codéine et autres opioïdes',
    searchWords:
      'codéine, opioïde, tylenol 1, tylenol 2, tylenol 3, tylenol 4, tylenol avec codéine, empracet, 222, percocet, oxycodone, morphine, hydromorphone, dilaudid, tramadol, fentanyl',
    todo: 'N’en prenez pas de vous-même\u00a0: demandez d’abord. Vous en prenez chaque jour? N’arrêtez pas tout d’un coup.',
    why: 'Un arrêt soudain peut déclencher le travail ou une perte de grossesse.',
    already: notOnYourOwn,
    call: 'Une grande somnolence, une respiration lente ou les lèvres bleues\u00a0: appelez le 911.',
  },
  methadone: {
    name: 'Méthadone et buprénorphine',
    searchWords: 'méthadone, buprénorphine, suboxone, traitement par agonistes opioïdes, traitement de la dépendance',
    todo: 'Continuez votre traitement, et dites à votre clinique que vous attendez un bébé.',
    why: 'Pour le bébé, c’est plus sûr que de quitter le traitement.',
    already: keepTaking,
  },
  triptans: {
    name: 'Comprimés contre la migraine (triptans)',
    searchWords:
      'triptans, pilules contre la migraine, triptan, sumatriptan, imitrex, rizatriptan, maxalt, zolmitriptan, zomig, élétriptan, relpax, almotriptan, naratriptan, frova',
    todo: 'On vous les a prescrits? Continuez de les prendre comme on vous l’a dit, et appelez aujourd’hui votre médecin ou votre sage-femme.',
    why: 'La plupart des maladies se soignent pendant la grossesse. On vérifiera quel comprimé vous convient maintenant.',
    already:
      'Dites à votre médecin, à votre sage-femme ou à votre pharmacie ce que vous avez pris, et quand. On vous l’a prescrit? Appelez avant de changer quoi que ce soit.',
    call: 'Un mal de tête fort ou qui dure, une vue brouillée ou des taches devant les yeux, ou une douleur sous les côtes à droite\u00a0: avant 20\u00a0semaines, appelez tout de suite; dès 20\u00a0semaines, allez à l’hôpital tout de suite.',
  },
  'newer-migraine-drugs': {
    name: 'Nouveaux médicaments contre la migraine',
    searchWords: 'nurtec, ubrelvy, emgality, ajovy, aimovig, cgrp, injection contre la migraine',
    todo: noSource,
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
      'reactine, claritin, benadryl, aerius, allegra, antihistaminique, cétirizine, loratadine, diphenhydramine, pilule pour allergies, pilules contre le rhume des foins',
    todo: 'Demandez à la pharmacie quel médicament contre les allergies vous convient.',
    why: 'Certains ont beaucoup servi pendant la grossesse, d’autres non.',
    already: boughtOrPrescribed,
    call: 'Les lèvres enflées ou du mal à respirer\u00a0: appelez le 911. De fortes démangeaisons sans rougeurs\u00a0: appelez le jour même.',
    differ:
      'Une page du Nouveau-Brunswick dit qu’on les connaît peu, tandis que des sages-femmes de l’Ontario en acceptent certains. Nous suivons l’avis le plus prudent.',
  },
  'cold-remedies': {
    name: 'Médicaments contre le rhume',
    searchWords:
      'neocitran, tylenol rhume, tylenol sinus, tylenol grippe, tylenol nuit, advil rhume et sinus, sirop contre le rhume, médicament contre la grippe, benylin, buckley’s, sinutab',
    todo: 'Demandez d’abord à la pharmacie\u00a0: beaucoup mélangent deux médicaments ou plus.',
    why: 'Un mélange peut contenir de l’ibuprofène, de l’alcool ou un décongestionnant.',
    already: boughtOrPrescribed,
    call: 'Une fièvre de 38\u00a0°C ou plus\u00a0: appelez tout de suite.',
  },
  decongestants: {
    name: 'Décongestionnants',
    searchWords: 'sudafed, pseudoéphédrine, otrivin, dristan, pilules pour le nez bouché, vaporisateur nasal',
    todo: 'Demandez à la pharmacie. Dans les 13 premières semaines, laissez-les de côté. L’eau saline ne contient pas de médicament. On vous a prescrit votre vaporisateur? Continuez, et posez la question.',
    todoByWeek: [
      'Laissez-les de côté pendant ces semaines, et demandez à la pharmacie ce qui peut vous aider. L’eau saline ne contient pas de médicament. On vous a prescrit votre vaporisateur? Continuez, et posez la question.',
      'Demandez d’abord à la pharmacie. L’eau saline ne contient pas de médicament. On vous a prescrit votre vaporisateur? Continuez, et posez la question.',
    ],
    why: 'On les a liés à un petit risque d’ouverture dans la paroi du ventre du bébé.',
    already: boughtOrPrescribed,
    differ:
      'Motherisk, à Toronto, les disait peut-être sûrs, un pharmacien du Québec les écarte dans les 13 premières semaines, et des sages-femmes de l’Ontario à toutes les semaines. Au début, laissez-les de côté; ensuite, demandez.',
  },
  'saline-spray': {
    name: 'Eau saline pour le nez',
    searchWords: 'hydrasense, salinex, rinçage nasal, neti pot, vaporisateur d’eau saline, eau salée',
    todo: 'Demandez à la pharmacie laquelle vous convient\u00a0: l’eau saline ne contient pas de médicament. Pour faire votre propre mélange, prenez de l’eau bouillie puis refroidie, ou de l’eau distillée.',
    already: nothingToDo,
  },
  'cough-syrup': {
    name: 'Sirop contre la toux',
    searchWords: 'sirop pour la toux, robitussin, dextrométhorphane, sirop dm, benylin dm',
    todo: 'Demandez à la pharmacie\u00a0: le plus utilisé est un sirop DM simple, pendant quelques jours.',
    why: 'Rien n’indique que le DM soit nuisible, mais beaucoup de sirops sont des mélanges.',
    already: boughtOrPrescribed,
  },
  'cough-drops': {
    name: 'Pastilles contre la toux',
    searchWords: 'pastilles, pastilles halls, fisherman’s friend, ricola, pastilles pour la gorge',
    todo: 'Demandez à la pharmacie lesquelles choisir\u00a0: quelques pastilles ordinaires conviennent sans doute, mais certaines contiennent du zinc ou des plantes.',
    why: 'Elles agissent dans la gorge.',
    already: nothingToDo,
  },
  'epinephrine-pen': {
    name: 'Stylo d’épinéphrine',
    searchWords:
      'epipen, épinéphrine, auto-injecteur, stylo contre les allergies, adrénaline, allerject, emerade, anaphylaxie, allergie grave',
    todo: 'Utilisez-le dès les premiers signes d’une réaction grave, et appelez le 911. N’attendez l’avis de personne.',
    why: 'C’est le seul médicament qui fait reculer une réaction grave.',
    already: 'Allez à l’hôpital, même si vous allez mieux, et dites que vous attendez un bébé.',
    call: 'Des signes de réaction allergique grave\u00a0: utilisez le stylo aussitôt et appelez le 911.',
  },
  diclectin: {
    name: 'Doxylamine-pyridoxine',
    searchWords:
      'diclectin, bonjesta, doxylamine, pyridoxine, vitamine b6, pilule contre les nausées de grossesse, pilule contre la nausée',
    todo: 'Demandez-la tôt\u00a0: c’est le médicament habituel contre les nausées ici.',
    why: 'La SOGC (les obstétriciens du Canada) la dit sûre et la propose en premier.',
    already: keepTaking,
    call: vomiting,
  },
  dimenhydrinate: {
    name: 'Dimenhydrinate',
    searchWords: 'gravol, pilule contre le mal des transports',
    todo: 'Demandez d’abord. Le Gravol, à la dose de l’étiquette, sert souvent contre les nausées de grossesse. La pharmacie peut dire s’il vous convient.',
    why: 'Il peut vous endormir.',
    already: atLabelDose,
    call: vomiting,
    differ:
      'La SOGC (les obstétriciens du Canada) le compte parmi les choix sûrs, une page du Nouveau-Brunswick dit seulement avec l’accord de la personne qui suit votre grossesse. Nous suivons l’avis le plus prudent.',
  },
  antacids: {
    name: 'Antiacides',
    searchWords:
      'tums, rolaids, gaviscon, maalox, carbonate de calcium, pilule contre les brûlures d’estomac, médicament contre le reflux',
    todo: 'De temps en temps, vous pouvez prendre Tums, Rolaids ou Maalox. Demandez quelle sorte vous convient.',
    why: 'Ils agissent dans l’estomac. Alka-Seltzer est autre chose\u00a0: il peut contenir de l’AAS.',
    already: nothingToDo,
    call: rightRibs,
    differ:
      'L’hôpital North York General, à Toronto, en dit certains sûrs pendant la grossesse, une page du Nouveau-Brunswick dit de demander avant d’en prendre. Nous suivons les deux\u00a0: de temps en temps, et demandez quelle sorte.',
  },
  bismuth: {
    name: 'Bismuth',
    searchWords: 'pepto-bismol, pepto bismol, pepto, kaopectate',
    todo: 'Laissez-le de côté, et demandez à la pharmacie ce qui peut vous aider. Nous n’avons trouvé aucune page canadienne là-dessus.',
    why: 'Il contient un cousin de l’AAS.',
    already: boughtOrPrescribed,
  },
  'fibre-laxative': {
    name: 'Laxatifs aux fibres',
    searchWords: 'metamucil, psyllium, fibres, pilule contre la constipation, laxatif',
    todo: 'Demandez à la pharmacie quel laxatif vous convient. Le Metamucil, pris avec beaucoup d’eau, n’est pas tenu pour dangereux.',
    why: 'Les fibres agissent dans l’intestin et ne passent pas dans le sang.',
    already: nothingToDo,
  },
  probiotics: {
    name: 'Probiotiques',
    searchWords: 'acidophilus, probiotique align, bio-k, comprimés de probiotiques',
    todo: 'Demandez d’abord à la pharmacie. Si vous êtes en bonne santé, ils conviennent sans doute.',
    why: 'Ils restent dans l’intestin, et des essais en fin de grossesse n’ont pas montré d’effet nuisible.',
    already: nothingToDo,
    differ:
      'En 2011, Motherisk, à Toronto, disait qu’ils conviennent sans doute; l’INSPQ dit de demander avant tout produit de santé naturel. Nous suivons l’avis le plus prudent.',
  },
  'acid-reducers': {
    name: 'Réducteurs d’acide',
    searchWords:
      'famotidine, pepcid, oméprazole, losec, olex, pantoprazole, pantoloc, tecta, ésoméprazole, nexium, lansoprazole, prevacid, rabéprazole, pariet, dexilant, ranitidine, zantac, ipp, pilules pour l’estomac',
    todo: 'Vous les avez achetés? Demandez d’abord à la pharmacie; on essaie les antiacides en premier. On vous les a prescrits? Continuez de les prendre, et dites aujourd’hui à votre médecin ou à votre sage-femme que vous attendez un bébé.',
    why: 'Des cliniques de l’Ontario essaient d’abord les antiacides. Si cela ne suffit pas, on peut vous prescrire un comprimé plus fort.',
    already: boughtOrPrescribed,
    call: rightRibs,
  },
  laxatives: {
    name: 'Autres laxatifs',
    searchWords:
      'laxatif, peg 3350, restoralax, lax-a-day, pegalax, émollient fécal, docusate, colace, senokot, sennosides, ex-lax, dulcolax, bisacodyl, lactulose, lait de magnésie, huile minérale, suppositoire à la glycérine, lavement fleet, pilule contre la constipation',
    todo: 'D’abord des fibres, de l’eau et une marche. Ensuite, demandez à la pharmacie lequel vous convient.',
    why: 'Peu passe dans le sang, mais certains ne servent que pour peu de temps.',
    already: boughtOrPrescribed,
  },
  'diarrhea-pills': {
    name: 'Comprimés contre la diarrhée',
    searchWords: 'pilules contre la diarrhée, imodium, lopéramide, antidiarrhéique, lomotil',
    todo: noSource,
  },
  'hemorrhoid-cream': {
    name: 'Crème contre les hémorroïdes',
    searchWords:
      'crème pour hémorroïdes, hémoroïdes, preparation h, anusol, anuzinc, proctosedyl, onguent pour hémorroïdes, suppositoire pour hémorroïdes, tucks',
    todo: 'Demandez d’abord à la pharmacie, pour les crèmes comme pour les suppositoires.',
    why: 'Le guide du Nouveau-Brunswick dit de demander d’abord. Un bain de siège tiède ou une compresse froide peut soulager.',
    already: boughtOrPrescribed,
  },
  antibiotics: {
    name: 'Antibiotiques',
    searchWords:
      'amoxicilline, pénicilline, macrobid, nitrofurantoïne, septra, céphalexine, doxycycline, minocycline, pilules contre une infection urinaire, pilules contre l’acné',
    todo: 'La personne qui vous les a prescrits sait que vous attendez un bébé? Prenez-les, et jusqu’au bout. Sinon, appelez cette personne ou la pharmacie avant la prochaine dose.',
    why: 'Une infection sans traitement peut déclencher le travail. Beaucoup d’antibiotiques conviennent pendant la grossesse, d’autres non\u00a0: n’utilisez jamais de vieux comprimés.',
    already: keepTaking,
    call: 'Ça brûle quand vous urinez\u00a0: appelez le jour même. Avec de la fièvre, des frissons ou un mal de dos\u00a0: appelez tout de suite.',
  },
  'yeast-cream': {
    name: 'Crème contre l’infection à levures',
    searchWords: 'canesten, monistat, clotrimazole, crème vaginale, crème contre la vaginite',
    todo: 'Demandez à la pharmacie, à votre médecin ou à votre sage-femme\u00a0: pendant la grossesse, c’est la crème, et non le comprimé.',
    why: 'L’Agence de la santé publique du Canada et la SOGC ne recommandent que des crèmes contre les levures pendant la grossesse.',
    already: nothingToDo,
  },
  fluconazole: {
    name: 'Fluconazole (contre les levures)',
    searchWords: 'fluconazole, diflucan, canesoral, pilule contre les levures, comprimé contre l’infection à levures',
    todo: 'N’achetez pas le comprimé à dose unique contre les levures\u00a0: demandez une crème. On vous l’a prescrit? Appelez avant de changer quoi que ce soit.',
    why: 'L’étiquette le déconseille, et une étude du Québec le lie à des fausses couches.',
    already:
      'Santé Canada n’a pas vu de lien prouvé avec un effet nuisible (2017). Dites à votre médecin ou à votre sage-femme ce que vous avez pris, et quand. On vous l’a prescrit? Appelez avant de changer quoi que ce soit.',
  },
  isotretinoin: {
    name: 'Isotrétinoïne (contre l’acné)',
    searchWords: 'isotrétinoïne, accutane, clarus, epuris, pilules contre l’acné',
    todo: 'Appelez aujourd’hui votre médecin, votre sage-femme ou votre pharmacie, avant la prochaine dose. Si personne ne répond, appelez votre ligne santé avant de la prendre.',
    why: 'Ce médicament comporte un risque élevé d’anomalies chez le bébé.',
    already: 'Appelez aujourd’hui, avant la prochaine dose. On vous expliquera les tests et vos choix.',
    call: 'Appelez aujourd’hui, avant la prochaine dose.',
  },
  'retinoid-cream': {
    name: 'Crèmes au rétinol ou à la trétinoïne',
    searchWords:
      'rétinol, trétinoïne, retin-a, differin, adapalène, tazorac, stieva-a, crème contre l’acné, sérum au rétinol, rétinoïdes, antirides',
    todo: 'Laissez de côté les crèmes au rétinol vendues en magasin. On vous a prescrit la vôtre? Parlez-en d’abord à votre médecin ou à votre sage-femme.',
    why: 'Peu traverse la peau, mais les médicaments de cette famille peuvent nuire aux bébés.',
    already:
      'La peau en absorbe peu\u00a0: restez calme. Dites-le à votre médecin ou à votre sage-femme. On vous l’a prescrite? Appelez avant de changer quoi que ce soit.',
  },
  hydrocortisone: {
    name: 'Crèmes à la cortisone ou contre l’eczéma',
    searchWords:
      'hydrocortisone, crème à la cortisone, crème de cortisone, cortate, bétaméthasone, betaderm, crème pour l’eczéma, crème contre les démangeaisons, crème pour le psoriasis, elidel, protopic',
    todo: 'Une crème achetée? Demandez d’abord à la pharmacie. Une crème prescrite? Continuez de l’utiliser, et dites aujourd’hui à votre médecin ou à votre sage-femme que vous attendez un bébé.',
    why: 'Des crèmes douces servent pendant la grossesse, mais la force de la crème et l’endroit comptent.',
    already: boughtOrPrescribed,
  },
  'lice-treatment': {
    name: 'Traitement contre les poux',
    searchWords: 'poux, shampooing contre les poux, lentes, perméthrine, nix, kwellada, nyda, resultz',
    todo: 'Demandez à la pharmacie ou à votre médecin avant d’utiliser un produit contre les poux.',
    why: 'Certains produits peuvent ne pas vous convenir pendant la grossesse. Peigner les cheveux mouillés est une autre façon.',
    already: boughtOrPrescribed,
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
      'comprimés contre le feu sauvage, pilules contre le feu sauvage, herpès, herpès génital, valacyclovir, valtrex, acyclovir, famciclovir, antiviraux',
    todo: 'On vous les a prescrits? Continuez de les prendre, et dites à votre médecin ou à votre sage-femme que vous attendez un bébé. Vous avez déjà eu de l’herpès génital? Dites-le maintenant.',
    why: 'Le valacyclovir n’a pas été lié à plus d’anomalies chez les bébés. Après un herpès génital, on offre ces comprimés dès 36\u00a0semaines.',
    already: keepTakingAndCall,
  },
  'cold-sore-cream': {
    name: 'Crème contre le feu sauvage',
    searchWords: 'feu sauvage, feux sauvages, bouton de fièvre, docosanol, abreva, lipactin, zovirax crème',
    todo: noSource,
  },
  'flu-antiviral': {
    name: 'Antiviraux contre la grippe',
    searchWords: 'oseltamivir, tamiflu, antiviral',
    todo: 'Vous pensez avoir la grippe? Appelez aujourd’hui et demandez si ce médicament vous convient. On vous l’a prescrit? Continuez de le prendre.',
    why: 'La grippe peut vous toucher plus durement pendant la grossesse. En Ontario, les sages-femmes envoient les personnes qui en ont les signes voir un médecin.',
    already:
      'Continuez de le prendre comme on vous l’a prescrit. Dites à votre médecin ou à votre sage-femme que vous attendez un bébé.',
    call: 'Une fièvre de 38\u00a0°C ou plus\u00a0: appelez tout de suite. Du mal à respirer\u00a0: appelez le 911.',
  },
  'covid-antiviral': {
    name: 'Antiviraux contre la COVID-19',
    searchWords: 'pilules covid, traitement covid, nirmatrelvir, paxlovid, remdésivir, antiviral',
    todo: noSource,
  },
  antidepressants: {
    name: 'Antidépresseurs',
    searchWords:
      'isrs, zoloft, sertraline, cipralex, escitalopram, prozac, celexa, effexor, paxil, pilules contre l’anxiété, pilules contre la dépression',
    todo: 'Continuez de prendre votre antidépresseur, et parlez-en bientôt à votre médecin ou à votre sage-femme. N’arrêtez pas de vous-même.',
    why: 'Une dépression sans traitement peut vous nuire, à vous et à votre bébé.',
    already: keepTakingAndCall,
    call: harm,
  },
  lithium: {
    name: 'Lithium',
    searchWords: 'carbolith, lithane, bipolaire, pilules contre la bipolarité',
    todo: 'Continuez de le prendre. Appelez aujourd’hui votre médecin, votre sage-femme ou votre psychiatre, et dites que vous attendez un bébé.',
    why: 'Un arrêt soudain ramène souvent la maladie, et le taux dans le sang doit être suivi.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  valproate: {
    name: 'Valproate',
    searchWords:
      'epival, depakene, divalproex, acide valproïque, épilepsie, pilules contre l’épilepsie, anticonvulsivant, pilules contre la bipolarité',
    todo: 'Continuez de prendre vos comprimés contre les convulsions ou pour l’humeur, et appelez votre médecin aujourd’hui.',
    why: 'Le valproate peut nuire au bébé, mais des convulsions peuvent vous nuire, à vous et à votre bébé.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  methotrexate: {
    name: 'Méthotrexate ou léflunomide',
    searchWords: 'méthotrexate, léflunomide, metoject, otrexup, arava',
    todo: 'Appelez aujourd’hui votre spécialiste ou votre pharmacie, avant la prochaine dose. Si personne ne répond, appelez votre ligne santé avant de la prendre.',
    why: 'Ce médicament peut nuire à une grossesse; votre équipe changera le plan.',
    already: 'Appelez aujourd’hui, avant la prochaine dose, et dites à quelle semaine vous en êtes.',
    call: 'Appelez aujourd’hui, avant la prochaine dose.',
  },
  'ace-inhibitors': {
    name: 'Médicaments pour la tension',
    searchWords:
      'médicament pour la tension, pilules pour la pression, pilules pour la tension, ramipril, lisinopril, périndopril, énalapril, candésartan, losartan, valsartan, ieca, ara, altace, coversyl',
    todo: 'Continuez de prendre votre médicament pour la tension, et appelez aujourd’hui votre médecin ou votre sage-femme. On vous l’a prescrit pendant cette grossesse? Alors continuez, tout simplement.',
    why: 'Certains peuvent nuire aux reins du bébé, d’autres sont sûrs.',
    already: keepTakingAndCall,
    call: 'On vous l’a prescrit avant cette grossesse? Appelez aujourd’hui.',
  },
  'sleep-aids': {
    name: 'Somnifères et tranquillisants',
    searchWords:
      'somnifère, ativan, lorazépam, zopiclone, valium, benzodiazépine, nytol, unisom, pilules pour dormir, pilules contre l’anxiété',
    todo: 'N’en prenez pas de vous-même\u00a0: demandez d’abord. Vous en prenez chaque jour? N’arrêtez pas sans aide.',
    why: 'Pris chaque jour, ils peuvent ralentir la respiration du bébé à la naissance.',
    already: notOnYourOwn,
  },
  semaglutide: {
    name: 'Sémaglutide et semblables',
    searchWords: 'sémaglutide, ozempic, wegovy, rybelsus, mounjaro, saxenda, glp-1, injection pour maigrir',
    todo: 'Appelez aujourd’hui votre médecin ou votre sage-femme, avant la prochaine dose.',
    why: 'Ce médicament n’est pas conseillé pendant la grossesse, mais le taux de sucre doit rester bien suivi.',
    already:
      'Jusqu’ici, des études sur plus de 600 grossesses n’ont pas vu plus d’anomalies chez les bébés. Appelez aujourd’hui pour établir un plan.',
    call: 'Appelez aujourd’hui, avant la prochaine dose.',
  },
  'asthma-inhaler': {
    name: 'Pompe pour l’asthme',
    searchWords: 'pompe, asthme, inhalateur, ventolin, salbutamol, symbicort, flovent',
    todo: 'Continuez d’utiliser votre pompe comme on vous l’a prescrit.',
    why: 'Bien respirer donne de l’oxygène à votre bébé.',
    already: nothingToDo,
    call: 'Du mal à respirer\u00a0: appelez le 911. Vous avez besoin de la pompe bleue plus que d’habitude\u00a0: appelez le jour même.',
  },
  'thyroid-pills': {
    name: 'Comprimés pour la thyroïde',
    searchWords:
      'pilules pour la thyroïde, médicament pour la thyroïde, lévothyroxine, synthroid, eltroxin, euthyrox, cytomel, hypothyroïdie, hashimoto',
    todo: 'Continuez de les prendre. Appelez aujourd’hui votre médecin ou votre sage-femme, et dites que vous attendez un bébé.',
    why: 'Bien des gens en ont besoin de plus pendant la grossesse. Le fer, le calcium et les vitamines prénatales les bloquent\u00a0: laissez 4\u00a0heures entre les deux.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  'overactive-thyroid-pills': {
    name: 'Comprimés contre l’hyperthyroïdie',
    searchWords: 'méthimazole, tapazole, propylthiouracile, ptu, maladie de graves',
    todo: 'Continuez de les prendre, et appelez aujourd’hui votre médecin ou votre sage-femme.',
    why: 'On choisira peut-être pour vous un autre comprimé ou une autre dose.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  insulin: {
    name: 'Insuline',
    searchWords: 'pompe à insuline, humalog, lantus, novorapid, humulin, novolin, levemir, tresiba, diabète de type 1',
    todo: 'Continuez d’en prendre, et appelez aujourd’hui votre médecin, votre sage-femme ou votre équipe du diabète. On vous l’a prescrite pendant cette grossesse? Alors continuez, tout simplement.',
    why: 'Un taux de sucre dans les limites visées vous protège, vous et votre bébé.',
    already: keepTaking,
    call: 'On vous l’a prescrite avant cette grossesse? Appelez aujourd’hui.',
  },
  metformin: {
    name: 'Metformine',
    searchWords: 'glucophage, glumetza, pilules pour le sopk, diabète de type 2, pilules pour le diabète de grossesse',
    todo: 'Continuez de la prendre, et appelez aujourd’hui votre médecin ou votre sage-femme. On vous l’a prescrite pendant cette grossesse? Alors continuez, tout simplement.',
    why: 'Trop de sucre dans le sang peut nuire au bébé. On vérifiera si ce comprimé vous convient toujours.',
    already: keepTaking,
    call: 'On vous l’a prescrite avant cette grossesse? Appelez aujourd’hui.',
  },
  'diabetes-pills-other': {
    name: 'Autres comprimés pour le diabète',
    searchWords:
      'pilules pour le diabète, gliclazide, diamicron, glyburide, diabeta, jardiance, empagliflozine, forxiga, dapagliflozine, januvia, sitagliptine, janumet',
    todo: 'Continuez de les prendre, et appelez aujourd’hui votre médecin ou votre sage-femme.',
    why: 'On vérifiera quel médicament vous convient maintenant.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  'adhd-pills': {
    name: 'Médicaments pour le TDAH',
    searchWords:
      'pilules pour le tdah, tda, méthylphénidate, concerta, ritalin, biphentin, foquest, vyvanse, lisdexamfétamine, adderall, dexedrine, strattera, atomoxétine, intuniv, guanfacine',
    todo: 'Continuez de les prendre. Appelez aujourd’hui votre médecin ou votre sage-femme, et dites que vous attendez un bébé.',
    why: 'Dans des études sur environ 4000 grossesses, le méthylphénidate n’a pas été lié à plus d’anomalies chez les bébés.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  'seizure-pills-other': {
    name: 'Autres comprimés contre les convulsions',
    searchWords:
      'lamotrigine, lamictal, lévétiracétam, keppra, carbamazépine, tegretol, oxcarbazépine, topiramate, topamax, phénytoïne, dilantin, clobazam, lacosamide, vimpat, gabapentine, neurontin, prégabaline, lyrica, phénobarbital, médicament contre l’épilepsie, antiépileptique, anticonvulsivant, épilepsie, pilules contre l’épilepsie, pilules contre la bipolarité',
    todo: 'Continuez de les prendre, et appelez votre médecin aujourd’hui. Demandez combien d’acide folique il vous faut.',
    why: 'Des convulsions peuvent vous nuire, à vous et à votre bébé, et un arrêt soudain peut en causer. La grossesse peut changer la dose qu’il vous faut.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  antipsychotics: {
    name: 'Antipsychotiques',
    searchWords:
      'quétiapine, seroquel, olanzapine, zyprexa, rispéridone, risperdal, aripiprazole, abilify, lurasidone, latuda, clozapine, halopéridol, invega, rexulti, schizophrénie, bipolaire, pilules contre la bipolarité',
    todo: 'Continuez de les prendre. Appelez aujourd’hui votre médecin, votre sage-femme ou votre psychiatre, et dites que vous attendez un bébé.',
    why: 'Dans plus de 4500 grossesses, la quétiapine n’a pas été liée à plus d’anomalies chez les bébés. Un arrêt soudain pourrait vous nuire, à vous et à votre bébé.',
    already: keepTakingAndCall,
    call: harm,
  },
  'blood-thinners': {
    name: 'Anticoagulants (warfarine)',
    searchWords:
      'warfarine, anticoagulant, éclaircir le sang, coumadin, apixaban, eliquis, rivaroxaban, xarelto, dabigatran, pradaxa, edoxaban, lixiana',
    todo: 'Continuez de les prendre, et appelez aujourd’hui votre médecin ou votre sage-femme.',
    why: 'La warfarine peut nuire au bébé dans les premières semaines, mais un caillot est dangereux aussi. On donne souvent un autre anticoagulant.',
    already: keepTakingAndCall,
    call: 'Appelez aujourd’hui.',
  },
  heparin: {
    name: 'Héparine en injection',
    searchWords:
      'héparine, héparine de bas poids moléculaire, daltéparine, fragmin, énoxaparine, lovenox, tinzaparine, innohep, injections contre les caillots',
    todo: 'Continuez d’en prendre, et appelez aujourd’hui votre médecin ou votre sage-femme. On vous l’a prescrite pendant cette grossesse? Alors continuez, tout simplement.',
    why: 'Elle ne passe pas au bébé\u00a0: les médecins la choisissent donc pendant la grossesse.',
    already: keepTaking,
    call: 'On vous l’a prescrite avant cette grossesse? Appelez aujourd’hui.',
  },
  'birth-control-before': {
    name: 'Pilule contraceptive avant de savoir',
    searchWords:
      'pilule contraceptive, contraceptif, contraceptifs oraux, pris la pilule avant de savoir, alesse, yaz, yasmin, marvelon, tri-cyclen',
    todo: 'Vous l’avez prise avant de savoir? On ne s’attend pas à un effet nuisible. Dites à la pharmacie, à votre médecin ou à votre sage-femme que vous attendez un bébé, et demandez quoi faire du reste de la plaquette.',
    why: 'Beaucoup de personnes ont pris ces hormones au début de la grossesse sans effet nuisible pour le bébé.',
  },
  'emergency-contraception': {
    name: 'Pilule du lendemain avant de savoir',
    searchWords:
      'pilule du lendemain, contraception d’urgence, contraceptif d’urgence, lévonorgestrel, ulipristal, plan b',
    todo: 'Vous l’avez prise avant de savoir? Elle ne nuit pas à la grossesse. Dites-le à votre médecin ou à votre sage-femme au premier rendez-vous.',
    why: 'Selon la ligne santé de la Nouvelle-Écosse, ces comprimés ne nuisent pas à une grossesse et n’y mettent pas fin.',
  },
  'prenatal-vitamin': {
    name: 'Vitamines prénatales',
    searchWords: 'materna, acide folique, multivitamine',
    todo: 'Prenez-en une par jour, avec 0,4\u00a0mg d’acide folique et 16 à 20\u00a0mg de fer. On vous a dit d’en prendre plus? Gardez cette dose.',
    why: 'L’acide folique aide à former le cerveau et la colonne.',
    already: nothingToDo,
  },
  'vitamin-a': {
    name: 'Vitamine A et huile de foie de morue',
    searchWords: 'vitamine a, huile de foie de morue, rétinol en capsule, huile de foie de poisson',
    todo: 'Demandez d’abord\u00a0: ne prenez pas de vitamine A en plus, ni d’huile de foie de morue, sauf si on vous le dit.',
    why: 'Trop peut nuire au bébé\u00a0: pas plus de 10\u00a0000\u00a0UI par jour, aliments et comprimés ensemble.',
    already: boughtOrPrescribed,
  },
  'natural-products': {
    name: 'Produits de santé naturels',
    searchWords: 'supplément naturel, produit naturel, homéopathie, curcuma en capsule, millepertuis, collagène',
    todo: 'Demandez d’abord à la pharmacie, même si l’étiquette dit «\u00a0naturel\u00a0».',
    why: '«\u00a0Naturel\u00a0» ne veut pas dire mis à l’essai pendant la grossesse.',
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
    todo: 'Votre vitamine prénatale de chaque jour devrait en contenir au moins 400\u00a0UI. Demandez avant d’en ajouter.',
    why: 'Le guide de Calgary pour les parents en demande au moins autant.',
    already:
      'À la dose de l’étiquette, il n’y a rien à faire. Vous en avez pris de plus d’un produit? Dites-le à la pharmacie.',
  },
  'omega-3': {
    name: 'Oméga-3 et huile de poisson',
    searchWords: 'oméga-3, oméga 3, capsules d’huile de poisson, adh, aep, huile d’algue',
    todo: 'Convient à la dose de l’étiquette, si un numéro NPN y figure. Laissez de côté l’huile de foie de morue. Vous ne savez pas s’il vous en faut? Demandez.',
    why: 'Ces produits contiennent les gras du poisson. L’huile de foie de morue contient aussi de la vitamine A, et trop peut nuire au bébé.',
    already: atLabelDose,
  },
  magnesium: {
    name: 'Magnésium',
    searchWords: 'comprimés de magnésium, bisglycinate de magnésium, citrate de magnésium',
    todo: 'Demandez d’abord à la pharmacie, à votre médecin ou à votre sage-femme. On vous l’a prescrit? Continuez de le prendre.',
    why: 'L’Institut national de santé publique du Québec dit de demander d’abord, pour tous ces produits.',
    already: boughtOrPrescribed,
  },
  'iron-extra': {
    name: 'Comprimés de fer',
    searchWords:
      'fer, supplément de fer, feramax, fumarate ferreux, gluconate ferreux, sulfate ferreux, palafer, euro-fer, manque de fer, anémie',
    todo: 'On vous a dit d’en prendre? Continuez, comme on vous l’a dit. Sinon, demandez avant d’ajouter du fer à votre vitamine prénatale.',
    why: 'Le fer en comprimés peut aider quand le sang en manque. Le lait, le café, le thé et les antiacides le bloquent\u00a0: laissez 2\u00a0heures entre les deux.',
    already:
      'À la dose qu’on vous a dite, il n’y a rien à faire. Vous en avez pris plus? Appelez tout de suite la pharmacie ou le centre antipoison.',
  },
  'start-labour-tricks': {
    name: 'Trucs pour déclencher le travail',
    searchWords:
      'huile de ricin, onagre, huile d’onagre, dattes, dattes medjool, provoquer l’accouchement, déclencher l’accouchement, stimulation des mamelons',
    todo: 'Demandez à votre sage-femme ou à votre médecin avant d’essayer de déclencher le travail vous-même.',
    why: 'Une sage-femme du Québec dit que rien ne prouve bien que ces trucs marchent. Les huiles naturelles demandent aussi un avis.',
    already: 'Dites à votre sage-femme ou à votre médecin ce que vous avez pris, et quand.',
  },
  'flu-vaccine': {
    name: 'Vaccin contre la grippe',
    searchWords: 'vaccin antigrippal, vaccin grippe',
    todo: 'Le vaccin contre la grippe est conseillé en saison, à tout moment de la grossesse.',
    why: 'La grippe peut être grave pour vous, et le vaccin protège aussi le bébé.',
    already: nothingToDo,
  },
  'covid-vaccine': {
    name: 'Vaccin contre la COVID-19',
    searchWords: 'vaccin covid, dose de rappel, pfizer, moderna',
    todo: 'Vous pouvez le recevoir à tout moment de la grossesse. Demandez s’il est temps pour une dose.',
    why: 'La COVID-19 peut être plus grave pendant la grossesse.',
    already: nothingToDo,
    local: 'Qui paie en 2026-2027? Cela dépend de la région\u00a0: demandez.',
  },
  tdap: {
    name: 'Vaccin contre la coqueluche (dcaT)',
    searchWords: 'vaccin contre la coqueluche, dcat, adacel, boostrix, vaccin contre le tétanos',
    todo: 'Recevez-le à chaque grossesse, de préférence de 27 à 32\u00a0semaines.',
    why: 'Vos anticorps protègent le nouveau-né contre la coqueluche.',
    already: nothingToDo,
    local: 'Au Québec\u00a0: de 26 à 32\u00a0semaines.',
  },
  'rsv-vaccine': {
    name: 'Vaccin contre le VRS',
    searchWords: 'vaccin vrs, abrysvo, beyfortus, nirsévimab, vaccin contre le virus respiratoire syncytial',
    todo: 'Renseignez-vous sur ce vaccin pour 32 à 36\u00a0semaines, ou sur l’injection pour le bébé après la naissance.',
    todoByWeek: [
      'Il est trop tôt pour le vaccin\u00a0: renseignez-vous pour 32 à 36\u00a0semaines, ou sur l’injection pour le bébé après la naissance.',
      'Renseignez-vous maintenant sur ce vaccin, ou sur l’injection pour le bébé après la naissance.',
      'Renseignez-vous sur l’injection pour le bébé après la naissance.',
    ],
    why: 'La plupart des bébés n’ont besoin que de l’un des deux.',
    already: nothingToDo,
    local: 'Les programmes changent d’une province ou d’un territoire à l’autre.',
  },
  'live-vaccines': {
    name: 'ROR et autres vaccins vivants',
    searchWords:
      'ror, vaccin vivant, vaccin ror, vaccin contre la rougeole, vaccin contre la varicelle, vaccin contre la fièvre jaune, flumist',
    todo: 'Ces vaccins, comme le ROR, attendent après la naissance. Pour la fièvre jaune, demandez à une clinique santé-voyage.',
    why: 'Ils contiennent un virus vivant affaibli.',
    already: 'Restez calme. Dites à votre médecin ou à votre sage-femme lequel vous avez reçu, et quand.',
    call: 'Vous avez côtoyé quelqu’un qui a la rougeole ou la varicelle\u00a0: appelez tout de suite, avant de vous présenter.',
  },
};
