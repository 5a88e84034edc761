import type { Statement } from '@/data/statement';
import type { TipSectionId, TipsTrimester } from '@/data/tips';
import type { Words } from '@/data/words';
import { callAfterBirth } from '@/words/birth/birth-links';
import { mentalHealthCrisis, moodAfterBirth, postpartumPsychosis } from '@/words/emergency';

type English = typeof import('@/data/en/tips/guides');

export const trimestersLabel: Words<English['trimestersLabel']> = 'Trimestres';
export const otherTrimesters: Words<English['otherTrimesters']> = ({ guideWeek, calculatorWeeks }) =>
  `Les guides comptent le troisième trimestre à partir de la semaine\u00a0${guideWeek}. La calculatrice le compte à partir de ${calculatorWeeks} semaines : les définitions diffèrent de deux semaines au plus.`;
export const weeks = (first: number, last: number) => `sem. ${first}-${last}`;
/** On a line of its own, below the name of the trimester. */
export const weeksOfTrimester = (range: string) => `(${range})`;

interface TrimesterWords {
  title: string;
  /** What to have at home. */
  essentials?: { title: string; items: { name: string; why: string }[] };
}

export const trimesters: Record<TipsTrimester, TrimesterWords> = {
  first: {
    title: 'Premier trimestre',
    essentials: {
      title: 'L’essentiel du premier trimestre',
      items: [
        {
          name: 'Multivitamines prénatales',
          why: 'Leur acide folique aide le cerveau et la colonne de votre bébé à se former.',
        },
        {
          name: 'Vêtements confortables',
          why: 'Une taille souple et un soutien-gorge extensible aident quand le ventre est gonflé et les seins sensibles.',
        },
        {
          name: 'Journal de grossesse',
          why: 'Vos notes sur vos dernières menstruations, vos symptômes et vos questions sont utiles au premier rendez-vous.',
        },
        {
          name: 'Produits au gingembre',
          why: 'La tisane ou les bonbons au gingembre aident certaines personnes qui ont de légères nausées. Pour les comprimés de gingembre, demandez d’abord.',
        },
      ],
    },
  },
  second: {
    title: 'Deuxième trimestre',
  },
  third: {
    title: 'Troisième trimestre',
  },
};

interface SectionWords {
  title: string;
  advice: Statement[];
  /** The label of the link to the page of the site that helps with it. */
  link?: string;
}

export const sections: Record<TipSectionId, SectionWords> = {
  'finding-healthcare': {
    title: 'Trouver des soins au Canada',
    link: 'Qui vous suivra?',
    advice: [
      {
        text: 'Dès que votre test est positif, appelez un médecin, une sage-femme, ou une infirmière praticienne ou un infirmier praticien. Votre premier rendez-vous devrait avoir lieu avant 12 semaines.',
        sources: ['naitre-visits'],
      },
      {
        text: 'Pas de médecin de famille? Appelez dès maintenant une clinique sans rendez-vous ou un centre de santé pour vos premiers tests. Inscrivez-vous aussi à la liste de votre province ou territoire; elle sert pour plus tard.',
        sources: ['bc-fraser-providers'],
      },
      {
        text: 'Vous avez peut-être été en contact avec la rougeole ou la rubéole\u00a0: appelez tout de suite la personne qui suit votre grossesse, ou votre ligne santé. Avec la varicelle, le zona ou la cinquième maladie\u00a0: appelez le jour même. Dans certains cas, un traitement doit commencer en quelques jours. Appelez avant de vous présenter sur place.',
        sources: ['naitre-infections', 'measles-ontario'],
      },
      {
        text: 'À votre premier appel, parlez de l’échographie de datation. Elle se fait entre 8 et 12 semaines et fixe votre date prévue.',
        sources: ['sogc-432'],
      },
      {
        text: 'Parlez du dépistage prénatal à votre premier rendez-vous, avant 10 semaines si vous le pouvez. Presque partout, la première prise de sang ou échographie se fait entre 9 et 13 semaines.',
        sources: ['born-ontario', 'screening-bc'],
      },
      {
        text: 'Votre carte d’assurance maladie couvre les rendez-vous de suivi, la plupart des tests et l’accouchement. Souvent, elle ne couvre pas les médicaments ni les cours privés. Vérifiez sa date d’expiration. En cas d’urgence, vous allez à l’hôpital, avec ou sans carte.',
        sources: ['health-plans'],
      },
      {
        text: 'Les membres inscrits des Premières Nations et les Inuits reconnus ont droit aux Services de santé non assurés (SSNA), qui aident à payer les déplacements pour des soins. En Colombie-Britannique, la Régie de la santé des Premières Nations s’en occupe.',
        sources: ['fnha-benefits'],
      },
    ],
  },
  'morning-sickness': {
    title: 'Soulager les nausées',
    link: 'Quand appeler : la page de votre semaine',
    advice: [
      {
        text: 'Mangez peu et souvent : un estomac vide peut empirer les nausées. Certaines personnes gardent des craquelins nature près du lit.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Buvez à petites gorgées entre les repas, toute la journée. L’eau froide, la glace concassée ou les barres de fruits glacés passent souvent mieux.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Les odeurs donnent la nausée. Un repas froid sent moins, et une autre personne pourrait cuisiner.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Le gingembre aide certaines personnes qui ont de légères nausées. Parlez à la pharmacie, à votre médecin ou à votre sage-femme avant de prendre un médicament ou un produit à base de plantes.',
        sources: ['sogc-dic', 'hnhu-tea'],
        lookUp: [{ entry: 'drinks#ginger-tea', name: 'tisane au gingembre' }],
      },
      {
        text: 'La doxylamine-pyridoxine est souvent prescrite au Canada contre les nausées de grossesse. Parlez-en tôt à votre médecin ou à votre sage-femme.',
        sources: ['sogc-dic'],
      },
      {
        text: 'Votre multivitamine prénatale vous donne des haut-le-cœur? La pharmacie peut vous en proposer une autre. Il vous faut encore de l’acide folique pendant ces semaines.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Appelez aujourd’hui si vous ne gardez pas ce que vous buvez ou si votre urine est foncée. Allez à l’urgence si vous n’avez pas uriné depuis 8 heures, si la tête vous tourne ou si vous vomissez du sang.',
        sources: ['hse-vomiting'],
      },
      {
        text: 'La fièvre, la douleur au ventre et les saignements vaginaux ne font pas partie des nausées de grossesse. La page de votre semaine dit quoi faire dans chaque cas.',
      },
    ],
  },
  nutrition: {
    title: 'Bien manger ici',
    advice: [
      {
        text: 'Partez du Guide alimentaire canadien : la moitié de l’assiette, ce sont des légumes et des fruits, frais, surgelés ou en conserve.',
        sources: ['food-toronto'],
      },
      {
        text: 'Prenez chaque jour une multivitamine avec 0,4 mg d’acide folique et de 16 à 20 mg de fer, dès 3 mois avant la grossesse au moins. Certaines personnes ont besoin de plus : demandez à votre médecin ou à votre sage-femme.',
        sources: ['folic-acid-phac'],
        lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'vitamine prénatale' }],
      },
      {
        text: 'La viande, les lentilles, les haricots, le tofu et les céréales enrichies donnent du fer. Les aliments traditionnels aussi, comme le caribou et la viande de phoque, mais pas le foie de phoque annelé. Votre centre de santé donne des conseils pour l’endroit, sur le gibier et le poisson.',
        lookUp: [
          { entry: 'food#country-food', name: 'aliments traditionnels' },
          { entry: 'food#seal-liver', name: 'foie de phoque annelé' },
        ],
        sources: ['iron-alberta'],
      },
      {
        text: 'Le poisson cru, les œufs coulants, la viande saignante, les charcuteries froides et les germinations crues peuvent porter des microbes qui nuisent au bébé. Chacun a sa réponse.',
        sources: ['food-health-canada', 'food-ontario'],
        lookUp: [
          { entry: 'food#raw-sushi', name: 'poisson cru' },
          { entry: 'food#runny-eggs', name: 'œufs coulants' },
          { entry: 'food#deli-meat', name: 'charcuteries' },
          { entry: 'food#sprouts', name: 'germinations crues' },
        ],
      },
      {
        text: 'Les fromages à pâte ferme, à pâte molle et au lait cru ont chacun leur réponse.',
        sources: ['food-health-canada', 'food-ontario'],
        lookUp: [
          { entry: 'food#brie-camembert', name: 'brie' },
          { entry: 'food#feta', name: 'feta' },
          { entry: 'food#raw-milk-cheese', name: 'fromage au lait cru' },
          { entry: 'food#hard-cheese', name: 'cheddar' },
        ],
      },
      {
        text: 'Le saumon, la truite arc-en-ciel, le hareng et l’omble chevalier ont peu de mercure. Faites bien cuire le poisson. Le poisson fumé a sa propre réponse.',
        sources: ['food-ontario', 'food-health-canada'],
        lookUp: [
          { entry: 'food#salmon', name: 'saumon' },
          { entry: 'food#smoked-salmon', name: 'poisson fumé' },
        ],
      },
      {
        text: 'Certains poissons contiennent plus de mercure et ont une limite en grammes. Il y a trois sortes de thon : le frais ou surgelé et le blanc en conserve ont une limite; le pâle en conserve a sa propre réponse.',
        sources: ['mercury-alberta'],
        lookUp: [
          { entry: 'food#tuna-fresh', name: 'thon frais' },
          { entry: 'food#tuna-albacore', name: 'thon blanc' },
          { entry: 'food#tuna-light', name: 'thon pâle' },
          { entry: 'food#high-mercury-fish', name: 'requin, espadon et autres' },
        ],
      },
      {
        text: 'Les tisanes au gingembre, à la menthe poivrée, d’écorce d’agrumes et d’églantier conviennent : voyez en quelle quantité. Parlez à la pharmacie, à votre médecin ou à votre sage-femme avant de boire une autre tisane ou d’ajouter de vous-même d’autres vitamines à votre multivitamine. Le foie est très riche en vitamine A.',
        sources: ['food-toronto', 'phac-caffeine', 'hnhu-tea', 'bab-drink'],
        lookUp: [
          { entry: 'food#liver', name: 'foie' },
          { entry: 'medicines#vitamin-a', name: 'vitamine A' },
          { entry: 'drinks#ginger-tea', name: 'tisane au gingembre' },
          { entry: 'drinks#mint-tea', name: 'menthe poivrée' },
          { entry: 'drinks#citrus-rosehip-tea', name: 'agrumes et églantier' },
          { entry: 'drinks#other-herbal-tea', name: 'tisanes' },
        ],
      },
      {
        text: 'Limitez la caféine à 300 mg par jour ou moins, en comptant tout ce que vous mangez et buvez. Les tasses diffèrent : voyez ce que contient la vôtre.',
        sources: ['caffeine-health-canada'],
        lookUp: [
          { entry: 'drinks#coffee', name: 'café' },
          { entry: 'drinks#tea', name: 'thé' },
          { entry: 'drinks#cola', name: 'cola' },
          { entry: 'drinks#energy-drinks', name: 'boissons énergisantes' },
        ],
      },
      {
        text: 'On ne connaît aucune dose d’alcool qui soit sûre pendant la grossesse. Il n’y a pas de honte à demander de l’aide à votre médecin ou à votre sage-femme pour l’alcool, le tabac, la vapoteuse ou le cannabis.',
        lookUp: [{ entry: 'drinks#alcohol', name: 'alcool' }],
        sources: ['alcohol-bc'],
      },
      {
        text: 'Quand l’épicerie coûte trop cher, des groupes aident dans bien des villes\u00a0: aliments, coupons ou cuisine en groupe. Demandez le Programme canadien de nutrition prénatale. Depuis avril 2026, il a un autre nom hors du Québec.',
        sources: ['cpnp'],
      },
    ],
  },
  'winter-pregnancy': {
    title: 'L’hiver pendant la grossesse',
    advice: [
      {
        text: 'Choisissez des bottes plates, aux semelles bien creusées, avec des crampons. Laissez une autre personne pelleter la neige lourde et mouillée.',
      },
      {
        text: 'Avant 20 semaines : après un accident, une chute ou un coup au ventre, appelez tout de suite. Allez à l’urgence si vous saignez, si vous perdez du liquide ou si vous avez mal.',
        sources: ['sogc-325', 'inspq-signs'],
      },
      {
        text: 'Dès 20 semaines : après un accident, une chute sur le ventre ou un coup au ventre, allez à l’hôpital vous faire examiner, même si vous vous sentez bien. Après toute autre chute, appelez.',
        sources: ['sogc-325'],
      },
      {
        text: 'Ouvrez un manteau épais avant de vous attacher. La ceinture du bas passe sur les hanches, sous le ventre. Celle du haut passe entre les seins.',
        sources: ['inspq-travel'],
      },
      {
        text: 'Le moral est souvent bas pendant les mois sombres. Vous ressentez de la tristesse ou de l’inquiétude presque chaque jour? Dites-le à votre médecin ou à votre sage-femme.',
        sources: ['mood-hamilton'],
      },
      {
        text: 'L’automne et l’hiver, on conseille le vaccin contre la grippe à tout moment de la grossesse. On conseille aussi un vaccin contre la COVID-19 : demandez quelle dose il vous faut, et si elle est payante.',
        sources: ['aom-vaccines', 'covid-vaccine'],
      },
      {
        text: 'Contre la douleur ou la fièvre, le choix habituel est l’acétaminophène (comme Tylenol) : la dose de l’étiquette, pour peu de temps. Une fièvre de 38\u00a0°C ou plus : appelez aussi tout de suite.',
        sources: ['acetaminophen-sogc', 'after-birth-signs'],
      },
      {
        text: 'Dès 20 semaines, ne prenez ni ibuprofène (comme Advil ou Motrin), ni naproxène (comme Aleve), ni AAS (comme Aspirin) à pleine dose, sauf si votre médecin ou votre sage-femme vous le dit. Avant 20 semaines, demandez d’abord à la pharmacie, à votre médecin ou à votre sage-femme.',
        sources: ['nsaid-health-canada'],
        lookUp: [
          { entry: 'medicines#ibuprofen', name: 'ibuprofène et naproxène' },
          { entry: 'medicines#asa', name: 'AAS' },
          { entry: 'medicines#low-dose-asa', name: 'AAS à faible dose' },
        ],
      },
      {
        text: 'L’AAS à faible dose que votre médecin ou votre sage-femme vous a prescrit, c’est autre chose. Continuez de le prendre tant qu’on ne vous dit pas d’arrêter.',
        sources: ['sogc-426'],
      },
    ],
  },
  'preparing-home': {
    title: 'Préparer la maison',
    advice: [
      {
        text: 'Prévoyez dans votre propre chambre un endroit dégagé où votre bébé dormira. C’est un lit, un berceau ou un moïse, avec un matelas ferme et plat, un drap-housse et rien d’autre.',
        sources: ['safe-sleep-hlbc'],
      },
      {
        text: 'Cherchez le matériel usagé sur le site des rappels du gouvernement du Canada. Il est interdit de vendre au Canada un lit de bébé à côté abaissable ou une marchette à roulettes pour bébé.',
        sources: ['cribs-ban', 'walkers-ban'],
      },
      {
        text: 'Testez vos avertisseurs de fumée et de monoxyde de carbone, et changez les vieilles piles. Gardez la neige loin des sorties d’air de la fournaise et de la sécheuse.',
      },
      {
        text: 'La vieille peinture et les vieux tuyaux d’eau peuvent contenir du plomb. Laissez une autre personne poncer et gratter. Demandez à votre ville ou à votre village comment faire analyser l’eau.',
        sources: ['inspq-prod'],
      },
      {
        text: 'Laissez une autre personne nettoyer la litière du chat, car elle peut porter un parasite. Si c’est à vous de le faire, et au jardin, mettez des gants et lavez-vous les mains.',
        sources: ['inspq-pets'],
      },
      {
        text: 'Les jeunes enfants ont souvent un virus appelé CMV dans la salive et l’urine. Lavez-vous les mains après les couches et la bave, et ne partagez ni cuillère, ni tasse, ni suce.',
        sources: ['sogc-420', 'cdc-cmv'],
      },
      {
        text: 'Si vous louez, parlez tôt à votre propriétaire de la moisissure, du chauffage en panne ou d’une rampe qui bouge.',
      },
    ],
  },
  'maternity-benefits': {
    title: 'Prestations de maternité',
    advice: [
      {
        text: 'Les prestations, c’est l’argent de l’assurance-emploi ou, au Québec, du Régime québécois d’assurance parentale (RQAP). Le congé est un droit à part : du temps sans travailler, et un emploi que la loi protège.',
        sources: ['qpip'],
      },
      {
        text: 'Les prestations de maternité de l’assurance-emploi durent jusqu’à 15 semaines, pour la personne qui accouche. Elles peuvent commencer jusqu’à 12 semaines avant la semaine de votre date prévue.',
        sources: ['ei-act-12', 'ei-act-22'],
      },
      {
        text: 'Pour avoir droit à l’assurance-emploi, il faut le plus souvent 600\u00a0heures d’emploi assurable dans les 52\u00a0semaines avant votre demande, ou depuis le début de la dernière. Il faut aussi que votre salaire par semaine baisse de plus de 40 %.',
        sources: ['ei-act-6', 'ei-regs-14'],
      },
      {
        text: 'Les prestations parentales standards durent jusqu’à 35 semaines pour un parent, ou 40 si les parents partagent. Les prolongées durent jusqu’à 61, ou 69 en partage, à un taux plus bas. Les deux parents choisissent la même option. Elle ne change plus dès qu’une semaine parentale est payée.',
        sources: ['ei-act-12', 'ei-act-14', 'ei-act-23'],
      },
      {
        text: 'L’assurance-emploi commence d’habitude par une semaine qui n’est pas payée. Présentez votre demande juste après votre dernier jour de travail, au plus tard dans les 4 semaines environ.',
        sources: ['ei-act-13', 'ei-apply'],
      },
      {
        text: 'Au Québec, le RQAP verse des prestations de maternité, de paternité et parentales à la place de l’assurance-emploi. Il n’y a pas de délai de carence, et le travail à votre compte est couvert.',
        sources: ['qpip'],
      },
      {
        text: 'Votre employeur doit avoir un avis écrit de votre congé; le délai change selon la province. Un régime au travail peut s’ajouter à vos prestations.',
        sources: ['notice-ontario'],
      },
    ],
  },
  'staying-active': {
    title: 'Bouger',
    link: 'Quand appeler : la page de votre semaine',
    advice: [
      {
        text: 'Visez 150 minutes par semaine d’une activité qui vous fait respirer plus fort, sur au moins 3 jours. Même un peu, ça aide, et vous pouvez augmenter lentement.',
        sources: ['activity-csep'],
        lookUp: [
          { entry: 'activity-and-travel#exercise', name: 'bouger' },
          { entry: 'activity-and-travel#contact-sports', name: 'sports de contact' },
          { entry: 'body-and-beauty#hot-tub', name: 'spa' },
        ],
      },
      {
        text: 'Demandez d’abord à votre médecin ou à votre sage-femme si vous avez eu des saignements, avez un problème au cœur ou aux poumons, ou attendez des jumeaux. On vous dira quelle activité vous convient.',
        sources: ['activity-csep'],
      },
      {
        text: 'La marche, la natation et le yoga prénatal conviennent à bien des gens. Les jours de glace, marchez au centre commercial.',
        sources: ['activity-csep'],
      },
      {
        text: 'Faites le test de la parole : vous devriez pouvoir dire des phrases complètes. Ralentissez si vous perdez le souffle.',
        sources: ['activity-csep'],
      },
      {
        text: 'Laissez de côté le hockey et les autres sports de contact, où l’on peut recevoir un coup au ventre. Passez-vous aussi de ski alpin, d’équitation et de plongée sous-marine.',
        sources: ['ht-pa'],
      },
      {
        text: 'Bougez à l’intérieur quand il fait chaud ou humide, ou dans la fumée des feux de forêt. Parlez à votre médecin ou à votre sage-femme avant un gros effort en haut des Rocheuses.',
        sources: ['activity-csep'],
      },
      {
        text: 'Avant un voyage à l’étranger, parlez du virus Zika et du paludisme (malaria) à votre médecin, à votre sage-femme ou à une clinique santé-voyage. Si vous êtes enceinte, n’allez pas là où il y a le Zika.',
        sources: ['zika-phac'],
      },
      {
        text: 'Arrêtez tout de suite si vous saignez, perdez du liquide, avez des étourdissements ou une douleur, ou si votre ventre durcit. La page de votre semaine dit qui appeler. Douleur à la poitrine, ou mal à respirer tout à coup : appelez le 911.',
        sources: ['activity-csep'],
      },
    ],
  },
  'prenatal-classes': {
    title: 'Cours prénataux',
    advice: [
      {
        text: 'Les bureaux de santé publique, les hôpitaux et les centres communautaires donnent des cours partout au Canada. Beaucoup sont sans frais ou peu chers.',
      },
      {
        text: 'Inscrivez-vous tôt, car les places partent vite. Finissez avant les dernières semaines, au cas où votre bébé arriverait en avance.',
      },
      {
        text: 'Vous vivez loin de la ville, ou votre bébé est prévu en saison de neige? Bien des services de santé ont des cours en ligne, à suivre à votre rythme.',
      },
      {
        text: 'Au Québec, votre centre local de services communautaires (CLSC) connaît les rencontres prénatales. Dans les autres provinces, commencez par le bureau de santé publique près de chez vous.',
      },
      {
        text: 'Il y a des cours en français, en anglais et dans d’autres langues. Certains groupes s’adressent aux personnes nouvellement arrivées, aux jeunes parents ou aux parents de jumeaux.',
      },
      {
        text: 'Les centres d’amitié et les accompagnantes autochtones à la naissance transmettent des savoirs sur la naissance et le rôle de parent. Des sages-femmes travaillent avec eux.',
      },
      {
        text: 'Amenez votre partenaire ou votre personne de soutien, et exercez-vous ensemble. Bien des hôpitaux font visiter les lieux aux parents, sur place ou dans une vidéo en ligne.',
      },
    ],
  },
  'birth-plan': {
    title: 'Penser au plan de naissance',
    advice: [
      {
        text: 'Tenez votre plan sur une page : ce qui compte le plus pour vous, et ce que vous aimeriez éviter. Relisez-le avec votre médecin ou votre sage-femme.',
        sources: ['north-bay-birth-plan'],
      },
      {
        text: 'Cherchez où vous pouvez accoucher près de chez vous. Avec une sage-femme, ce peut être un hôpital, une maison de naissance ou chez vous, là où c’est offert.',
        sources: ['bc-fraser-providers'],
      },
      {
        text: 'Écrivez vos souhaits : soulagement de la douleur, mouvement, musique, et qui est dans la chambre. Les petits hôpitaux n’offrent pas tous la péridurale (épidurale).',
        sources: ['sogc-birth-plan'],
      },
      {
        text: 'Ajoutez vos souhaits pour un accouchement assisté ou une césarienne. Pensez aussi à l’heure après la naissance : le peau à peau, le premier boire et l’injection de vitamine K.',
        sources: ['sogc-birth-plan'],
      },
      {
        text: 'Notez votre langue. Dites s’il vous faut un service d’interprète, ou si vous aimeriez une cérémonie, une prière ou une purification par la fumée.',
      },
      {
        text: 'La route est longue, ou une tempête s’en vient? Décidez avec votre médecin ou votre sage-femme quand partir de chez vous. Dans bien des endroits éloignés ou du Nord, on part bien avant le début du travail.',
        sources: ['nwt-midwives'],
      },
      {
        text: 'Si votre bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou à votre poste de soins infirmiers, de jour comme de nuit. Écrivez le numéro en haut de votre plan.',
        sources: ['sogc-441'],
      },
    ],
    link: 'L’accouchement, et une feuille à imprimer',
  },
  'postpartum-support': {
    title: 'Du soutien après l’accouchement',
    advice: [
      {
        text: 'Demandez qui verra comment vous allez, vous et votre bébé, les premiers jours à la maison. Ce peut être la santé publique, votre sage-femme ou votre clinique.',
        sources: ['after-canadian-paediatric-facilitating-discharge'],
      },
      {
        text: 'Trouvez avant la naissance qui peut vous aider à allaiter, à tirer votre lait ou à donner le biberon. C’est la santé publique, une clinique d’hôpital ou une consultante en lactation.',
      },
      moodAfterBirth,
      postpartumPsychosis,
      mentalHealthCrisis,
      {
        text: 'Laissez vos proches choisir une tâche dans une liste : des repas à congeler, le lavage, l’épicerie, le chien, l’entrée à déneiger.',
      },
      {
        text: 'Prenez rendez-vous pour votre propre suivi, et pas seulement pour celui du bébé. Apportez vos questions sur la guérison, la contraception, les fuites d’urine et le sommeil.',
        sources: ['after-family-care-postpartum-care'],
      },
    ],
    link: callAfterBirth,
  },
  'administrative-preparation': {
    title: 'Préparer les papiers',
    advice: [
      {
        text: 'Déclarez la naissance peu après l’arrivée de votre bébé. Dans chaque province, vous pouvez demander sur le même formulaire un numéro d’assurance sociale (NAS) et l’allocation canadienne pour enfants. Demandez l’allocation une seule fois\u00a0: deux demandes retardent le paiement.',
        sources: ['register-birth', 'ccb-registration'],
      },
      {
        text: 'Vous avez un permis, ou vous n’avez pas accouché? Demandez plutôt cette allocation à l’Agence du revenu du Canada.',
        sources: ['after-canada-revenue-automated-benefits'],
      },
      {
        text: 'Faites vos impôts chaque année, et votre partenaire aussi. Sinon, les versements de l’allocation canadienne pour enfants peuvent cesser.',
        sources: ['after-canada-revenue-automated-benefits'],
      },
      {
        text: 'La façon d’obtenir une carte d’assurance maladie pour votre bébé change selon la province ou le territoire. L’hôpital ou votre sage-femme peut vous dire quoi faire.',
        sources: ['register-birth'],
      },
      {
        text: 'Votre employeur établit votre relevé d’emploi après votre dernier jour de travail. Il doit parvenir à Service Canada pour l’assurance-emploi : décidez ensemble qui l’enverra.',
        sources: ['ei-apply'],
      },
      {
        text: 'Au Québec, faites votre demande au RQAP en ligne. Déclarez la naissance au Directeur de l’état civil, en ligne ou sur papier.',
        sources: ['rqap-features', 'after-directeur-letat-declaration-dune'],
      },
      {
        text: 'Après la naissance, ajoutez votre bébé au régime de médicaments et de soins dentaires du travail. Certains régimes laissent peu de temps : cherchez la date limite dès maintenant.',
      },
      {
        text: 'Les places pour les nourrissons sont rares dans bien des coins du Canada. Si vous le pouvez, mettez votre nom sur les listes des services de garde avant la naissance. Au Québec, vous pouvez inscrire votre bébé seulement après la naissance.',
        sources: ['quebec-child-care'],
      },
    ],
  },
  'newborn-essentials': {
    title: 'Votre bébé et le climat d’ici',
    link: 'Quoi apporter : la liste pour la valise',
    advice: [
      {
        text: 'Achetez un siège d’auto dos à la route avec la marque nationale de sécurité, une feuille d’érable, et vérifiez sa date d’expiration. Un siège acheté à l’étranger n’a souvent pas cette marque, et il peut être illégal de s’en servir ici.',
        sources: ['car-seat'],
      },
      {
        text: 'Pas d’habit de neige ni de combinaison épaisse sous le harnais. Attachez votre bébé en vêtements minces, le harnais bien ajusté, puis posez une couverture par-dessus les sangles.',
        sources: ['car-seat-winter'],
      },
      {
        text: 'Habillez votre bébé de vêtements minces superposés, souvent une épaisseur de plus que vous. Touchez la poitrine ou la nuque : elle devrait être chaude et sèche, sans sueur.',
      },
      {
        text: 'L’hiver, sortez peu de temps, et couvrez les oreilles, les mains et les pieds. Rentrez si la peau devient pâle, très rouge ou froide. Appelez tout de suite votre ligne santé si une plaque est blanche ou dure.',
        sources: ['frostbite-montreal'],
      },
      {
        text: 'Ôtez la tuque et les épaisseurs de trop à l’intérieur et dans une auto chaude. Un bébé peut avoir trop chaud, même en janvier.',
        sources: ['safe-sleep-hlbc'],
      },
      {
        text: 'Couchez votre bébé sur le dos pour chaque sommeil, dans une pièce où il fait bon pour vous. Une gigoteuse à sa taille peut remplacer une couverture libre.',
        sources: ['safe-sleep-hlbc'],
      },
      {
        text: 'L’été, comptez sur l’ombre, un chapeau léger et une moustiquaire. Parlez à votre médecin ou à votre sage-femme avant de mettre de l’écran solaire ou du chasse-moustiques.',
        sources: ['sun-safety'],
      },
      {
        text: 'Au Canada, on conseille 400\u00a0UI de vitamine D chaque jour aux bébés allaités, en toute saison.',
        sources: ['vitamin-d-northwestern'],
      },
    ],
  },
};
