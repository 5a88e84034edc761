type English = typeof import('@/data/en/appointments');

export const appointments: English['appointments'] = {
  'first-prenatal-visit': {
    title: 'Première visite prénatale',
    purpose:
      'Vous parlez de votre santé et de votre date prévue, planifiez votre suivi et choisissez les examens qui vous conviennent.',
    note: 'Appelez dès que votre test est positif : chez les médecins et les sages-femmes, les places partent vite.',
  },
  'ask-about-screening': {
    title: 'Parler du dépistage prénatal',
    shortTitle: 'Parler du dépistage',
    purpose:
      'Des prises de sang et des échographies montrent la probabilité de certaines conditions. C’est votre choix, et chaque province et territoire a les siennes.',
    note: 'Parlez-en à votre première visite, avant 10 semaines si vous le pouvez. Presque partout, la première prise de sang ou échographie se fait entre 9 et 13 semaines.',
  },
  'flu-covid-vaccines': {
    title: 'Vaccins contre la grippe et la COVID-19',
    shortTitle: 'Vaccins grippe, COVID-19 : en saison',
    purpose:
      'Demandez le vaccin contre la grippe à l’automne et en hiver. Il est conseillé à tout moment de la grossesse. Parlez aussi de celui contre la COVID-19.',
  },
  'dating-ultrasound': {
    title: 'Échographie de datation',
    purpose:
      'L’échographie mesure votre bébé pour fixer votre date prévue. La personne qui vous suit la prescrit et choisit le meilleur jour.',
  },
  nipt: {
    title: 'Dépistage prénatal par prise de sang (TGPNI)',
    shortTitle: 'Prise de sang TGPNI',
    purpose:
      'Un choix que vous pouvez faire : une prise de sang sur la probabilité de certaines différences chromosomiques. La personne qui vous suit peut dire si ce test convient à votre situation.',
    note: 'Il se fait dès 9 ou 10 semaines, selon le laboratoire, et souvent plus tard aussi. Les régimes publics ne le paient que dans certaines situations.',
  },
  'sips-part-1': {
    title: 'Prise de sang SIPS, partie 1',
    shortTitle: 'SIPS, partie 1',
    purpose:
      'Un choix que vous pouvez faire : la première de deux prises de sang sur la probabilité de certaines différences chromosomiques.',
    note: 'Il faut aussi la partie 2 pour avoir le résultat. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'quebec-screening': {
    title: 'Programme québécois de dépistage prénatal : prise de sang',
    shortTitle: 'Prise de sang du dépistage',
    purpose:
      'Un choix que vous pouvez faire : une prise de sang sur la probabilité de certaines différences chromosomiques. Le programme du Québec est sans frais avec votre carte d’assurance maladie.',
    note: 'Elle se fait de 10 semaines à 13 semaines et 6 jours. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'alberta-screening': {
    title: 'Dépistage du premier trimestre : échographie et prise de sang',
    shortTitle: 'Échographie et prise de sang',
    purpose:
      'Un choix que vous pouvez faire : une échographie et une prise de sang, vers 11 à 13 semaines, sur la probabilité de certaines conditions. La province paie les deux.',
    note: 'Si vous les manquez, demandez une prise de sang dès 15 semaines. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'bc-nt-scan': {
    title: 'Échographie de la nuque (CN), si vous aurez 35 ans ou plus à la naissance',
    shortTitle: 'Échographie de la nuque, 35 ans et plus',
    purpose: 'Un choix que vous pouvez faire : une échographie qui peut s’ajouter aux prises de sang SIPS.',
    note: 'Les semaines peuvent changer : la personne qui vous suit prescrit l’échographie.',
  },
  efts: {
    title: 'Dépistage amélioré du premier trimestre (DAPT)',
    shortTitle: 'Dépistage DAPT',
    purpose:
      'Un choix que vous pouvez faire : une échographie et une prise de sang sur la probabilité de certaines différences chromosomiques. L’Assurance-santé de l’Ontario les paie.',
    note: 'Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'visits-to-week-30': {
    title: 'Visites prénatales toutes les 4 à 6 semaines',
    shortTitle: 'Visites aux 4 à 6 semaines',
    purpose:
      'La personne qui vous suit vérifie votre tension et la croissance de votre bébé, et répond à vos questions.',
    note: 'La fréquence diffère selon la région : en Ontario, c’est souvent toutes les 4 semaines. Si quelque chose ne va pas entre deux visites, appelez.',
  },
  'sips-part-2': {
    title: 'Prise de sang SIPS, partie 2',
    shortTitle: 'SIPS, partie 2',
    purpose:
      'Un choix que vous pouvez faire : la deuxième de deux prises de sang qui se lisent ensemble. La personne qui vous suit revoit le résultat avec vous.',
    note: 'Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'second-trimester-screening': {
    title: 'Dépistage par prise de sang du deuxième trimestre',
    shortTitle: 'Dépistage du 2e trimestre',
    purpose:
      'Un choix que vous pouvez faire, surtout sans dépistage avant : une prise de sang sur la probabilité de certaines conditions.',
    note: 'Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'anatomy-ultrasound': {
    title: 'Échographie morphologique',
    purpose:
      'L’échographie regarde les organes et la croissance de votre bébé, et le placenta. La personne qui vous suit la prescrit et fixe le jour.',
    note: 'Certaines régions visent le début de cette période. Le sexe se voit parfois, si vous voulez le connaître.',
  },
  'birth-place-registration': {
    title: 'S’inscrire à l’hôpital ou à la maison de naissance',
    shortTitle: 'S’inscrire pour la naissance',
    purpose:
      'Le lieu où vous comptez accoucher a besoin de vos renseignements. La personne qui vous suit sait s’il faut vous inscrire, et quand.',
    note: 'Certains lieux le font pour vous. D’autres ont un formulaire, en ligne ou sur papier.',
  },
  'gestational-diabetes-test': {
    title: 'Test de diabète de grossesse',
    shortTitle: 'Test de diabète',
    purpose:
      'Une boisson sucrée et des prises de sang montrent comment votre corps gère le sucre. La personne qui vous suit décide du test et du moment.',
    note: 'Si votre risque est élevé, il peut se faire plus tôt, avant 20 semaines.',
  },
  'qpip-earliest-start': {
    title: 'Prestations de maternité du RQAP : début au plus tôt',
    shortTitle: 'RQAP : début au plus tôt',
    purpose:
      'Au Québec, le RQAP peut commencer 16 semaines avant la semaine prévue de l’accouchement. Le régime décide de votre demande; vous choisissez quand arrêter de travailler.',
    note: 'Le RQAP, c’est l’argent. Le congé de votre emploi est un droit à part : demandez à votre employeur quel préavis donner.',
  },
  'tdap-vaccine-quebec': {
    title: 'Vaccin contre la coqueluche (dcaT) au Québec',
    shortTitle: 'Vaccin dcaT',
    purpose:
      'Il transmet à votre bébé, avant la naissance, une protection contre la coqueluche. Il est conseillé à chaque grossesse.',
    note: 'Au Québec, les meilleures semaines vont de 26 à 32. Certains le donnent dès 21 semaines, et il peut se donner jusqu’à la naissance.',
  },
  'tdap-vaccine': {
    title: 'Vaccin contre la coqueluche (dcaT)',
    shortTitle: 'Vaccin dcaT',
    purpose:
      'Il transmet à votre bébé, avant la naissance, une protection contre la coqueluche. Il est conseillé à chaque grossesse.',
    note: 'Ce sont les meilleures semaines. Certains le donnent dès 21 semaines, et il peut se donner jusqu’à la naissance.',
  },
  'blood-tests-again': {
    title: 'Nouvelles prises de sang : syphilis, fer et anticorps',
    shortTitle: 'Nouvelles prises de sang',
    purpose: 'Le sang est souvent testé de nouveau pour la syphilis, le fer et les anticorps. Demandez si c’est fait.',
    note: 'Votre province peut le faire un peu plus tôt.',
  },
  'rh-immune-globulin': {
    title: 'Immunoglobulines anti-Rh, si vous êtes Rh négatif',
    shortTitle: 'Immunoglobulines anti-Rh si Rh négatif',
    purpose:
      'Cette injection aide votre corps à ne pas faire d’anticorps contre le sang de votre bébé. Les prises de sang montrent si vous en avez besoin, et quand.',
    note: 'Elle se donne vers 28 semaines. Un saignement à un autre moment peut la demander aussi : quand vous appelez, dites que vous êtes Rh négatif.',
  },
  'ei-earliest-start': {
    title: 'Prestations de maternité de l’assurance-emploi : début au plus tôt',
    shortTitle: 'Assurance-emploi : début au plus tôt',
    purpose:
      'L’assurance-emploi peut commencer 12 semaines avant la semaine prévue de l’accouchement. Service Canada décide de votre demande; vous choisissez quand arrêter de travailler.',
    note: 'L’assurance-emploi, c’est l’argent, pour les gens hors du Québec. Le congé de votre emploi est un droit à part : demandez à votre employeur quel préavis donner.',
  },
  'visits-weeks-31-to-36': {
    title: 'Visites prénatales toutes les 2 à 3 semaines',
    shortTitle: 'Visites aux 2 à 3 semaines',
    purpose: 'La personne qui vous suit surveille votre tension, et la croissance et les mouvements de votre bébé.',
    note: 'La fréquence diffère selon la région : en Ontario, c’est souvent toutes les 2 semaines. Si votre bébé bouge moins que d’habitude, n’attendez pas la visite : allez tout de suite à l’unité des naissances ou à votre poste infirmier.',
  },
  'rsv-vaccine': {
    title: 'Vaccin contre le VRS : parlez-en',
    shortTitle: 'Vaccin VRS : en parler',
    purpose:
      'Deux choses peuvent protéger votre bébé du VRS : un vaccin pour vous de 32 à 36 semaines, ou une injection d’anticorps pour le bébé. La plupart des bébés n’ont besoin que d’une des deux.',
    note: 'Demandez ce que votre province paie.',
  },
  'group-b-strep-swab': {
    title: 'Prélèvement pour le streptocoque B',
    purpose:
      'Il montre si vous portez une bactérie qui pourrait rendre un nouveau-né malade. Si oui, la personne qui vous suit prévoit des antibiotiques pendant l’accouchement.',
    note: 'Vous pourrez peut-être faire le prélèvement vous-même.',
  },
  'pack-hospital-bag': {
    title: 'Faire votre valise',
    purpose:
      'Pour être à même de partir pour la naissance. Votre hôpital ou maison de naissance peut vous dire ce qui s’y trouve.',
    note: 'Faites-la plus tôt si vous devez voyager pour accoucher ou si vous attendez plus d’un bébé.',
    link: 'Liste pour la valise',
  },
  'leave-home-if-remote': {
    title: 'Se rendre où vous accoucherez, si vous habitez loin',
    shortTitle: 'Partir, si vous habitez loin',
    purpose:
      'Pour être près des soins quand le travail commence. La personne qui vous suit ou votre centre de santé fixe le jour avec vous, et cela peut être plus tôt.',
    note: 'Pour bien des gens du Nunavut et d’autres lieux éloignés. Il y a de l’aide pour le voyage, le logement et une personne qui vous accompagne : demandez-la tôt.',
  },
  'early-term-begins': {
    title: 'Début du terme précoce',
    purpose:
      'Avant 37 semaines, une naissance s’appelle prématurée; d’ici à 38 semaines et 6 jours, c’est un terme précoce.',
    note: 'Le terme complet commence à 39 semaines.',
  },
  'visits-from-week-37': {
    title: 'Visites prénatales chaque semaine',
    shortTitle: 'Visites chaque semaine',
    purpose: 'La personne qui vous suit vous voit tous les deux et planifie la naissance avec vous.',
    note: 'Le déclenchement est d’habitude offert à 41 semaines ou après. Si votre bébé bouge moins que d’habitude, n’attendez pas la visite : allez tout de suite à l’unité des naissances ou à votre poste infirmier.',
  },
};
