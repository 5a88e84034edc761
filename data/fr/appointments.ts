type English = typeof import('@/data/en/appointments');

export const appointments: English['appointments'] = {
  'first-prenatal-visit': {
    title: 'Premier rendez-vous de suivi',
    purpose:
      'Avec la personne qui suit votre grossesse, vous parlez de votre santé et de votre date prévue. Vous planifiez le suivi et choisissez les tests qui vous conviennent.',
    note: 'Appelez dès que votre test est positif : dans les cliniques et chez les sages-femmes, les places partent vite.',
  },
  'ask-about-screening': {
    title: 'Parler du dépistage prénatal',
    shortTitle: 'Parler du dépistage',
    purpose:
      'Des prises de sang et des échographies peuvent montrer la probabilité de certains problèmes de santé. À vous de choisir si vous les voulez. Les tests changent d’une province ou d’un territoire à l’autre.',
    note: 'Parlez-en à votre premier rendez-vous, avant 10 semaines si vous le pouvez. Presque partout, la première prise de sang ou échographie se fait entre 9 et 13 semaines.',
    link: 'Les tests là où vous habitez, et qui paie',
  },
  'flu-covid-vaccines': {
    title: 'Vaccins contre la grippe et la COVID-19',
    shortTitle: 'Vaccins grippe et COVID-19 : en saison',
    purpose:
      'À l’automne et en hiver, le vaccin contre la grippe est conseillé à tout moment de la grossesse. Un vaccin contre la COVID-19 aussi : demandez quelle dose il vous faut, et si elle est payante.',
  },
  'dating-ultrasound': {
    title: 'Échographie de datation',
    purpose:
      'L’échographie mesure votre bébé pour fixer votre date prévue. La personne qui vous suit la prescrit et choisit le meilleur jour.',
  },
  nipt: {
    title: 'Dépistage prénatal par prise de sang (DPNI, TGPNI)',
    shortTitle: 'Prise de sang (DPNI, TGPNI)',
    purpose:
      'Si vous le voulez : une prise de sang qui donne la probabilité de certaines différences chromosomiques. La personne qui vous suit peut dire si ce test convient à votre situation.',
    note: 'Il se fait dès 9 ou 10 semaines, selon le laboratoire, et souvent plus tard aussi. Les régimes publics ne le paient que dans certaines situations. En Ontario, on l’appelle DPNI; au Québec, TGPNI; en anglais, NIPT.',
  },
  'sips-part-1': {
    title: 'Prise de sang SIPS, partie 1',
    shortTitle: 'Première prise de sang SIPS',
    purpose:
      'Si vous le voulez : la première de deux prises de sang qui donnent la probabilité de certaines différences chromosomiques.',
    note: 'Il faut aussi la partie 2 pour avoir le résultat. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'quebec-screening': {
    title: 'Programme québécois de dépistage prénatal : prise de sang',
    shortTitle: 'Prise de sang du dépistage',
    purpose:
      'Si vous le voulez : une prise de sang qui donne la probabilité de certaines différences chromosomiques. Le programme du Québec est sans frais avec votre carte d’assurance maladie.',
    note: 'Elle se fait de 10 semaines à 13 semaines et 6 jours. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'alberta-screening': {
    title: 'Dépistage du premier trimestre : échographie et prise de sang',
    shortTitle: 'Échographie et prise de sang',
    purpose:
      'Si vous le voulez : une échographie et une prise de sang, vers 11 à 13 semaines, qui donnent la probabilité de certains problèmes de santé. La province paie les deux.',
    note: 'Si vous n’avez pas pu y aller, demandez une prise de sang dès 15 semaines. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'bc-nt-scan': {
    title: 'Échographie de la nuque (clarté nucale), si vous avez 35 ans ou plus à l’accouchement',
    shortTitle: 'Échographie de la nuque, 35 ans et plus',
    purpose: 'Si vous le voulez : une échographie qui peut s’ajouter aux prises de sang SIPS.',
    note: 'Les semaines peuvent changer : la personne qui vous suit prescrit l’échographie.',
  },
  efts: {
    title: 'Dépistage du premier trimestre optimisé (DPTO, en anglais eFTS)',
    shortTitle: 'Dépistage DPTO (eFTS)',
    purpose:
      'Si vous le voulez : une échographie et une prise de sang qui donnent la probabilité de certaines différences chromosomiques. L’Assurance-santé de l’Ontario les paie.',
    note: 'Vous attendez des jumeaux? Ce dépistage ne se fait pas pour des jumeaux : l’Ontario paie le DPNI (en anglais NIPT) à la place. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'visits-to-week-30': {
    title: 'Rendez-vous de suivi toutes les 4 à 6 semaines',
    shortTitle: 'Suivi toutes les 4 à 6 semaines',
    purpose:
      'La personne qui vous suit vérifie votre tension artérielle et la croissance de votre bébé, et répond à vos questions.',
    note: 'Le rythme dépend de la province ou du territoire : en Ontario, c’est souvent toutes les 4 semaines. Si quelque chose vous inquiète entre deux rendez-vous, appelez.',
  },
  'sips-part-2': {
    title: 'Prise de sang SIPS, partie 2',
    shortTitle: 'Deuxième prise de sang SIPS',
    purpose:
      'Si vous le voulez : la deuxième de deux prises de sang qui se lisent ensemble. La personne qui vous suit regarde le résultat avec vous.',
    note: 'Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'second-trimester-screening': {
    title: 'Dépistage du second trimestre par prise de sang (DST, en anglais MSS, ou test quadruple)',
    shortTitle: 'Prise de sang du second trimestre',
    purpose:
      'Si vous le voulez, et surtout si vous n’avez pas eu d’autre dépistage : une prise de sang qui donne la probabilité de certains problèmes de santé. Son nom est DST (en anglais MSS) en Ontario, test quadruple en Colombie-Britannique.',
    note: 'Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
  },
  'anatomy-ultrasound': {
    title: 'Échographie morphologique',
    purpose:
      'L’échographie montre les organes et la croissance de votre bébé, et le placenta. La personne qui vous suit la prescrit et fixe le jour.',
    note: 'À certains endroits, on la fait plutôt au début de ces semaines. Le sexe se voit parfois, si vous voulez le connaître.',
  },
  'birth-place-registration': {
    title: 'S’inscrire à votre hôpital ou à votre maison de naissance',
    shortTitle: 'S’inscrire pour l’accouchement',
    purpose:
      'L’endroit où vous comptez accoucher a besoin de vos renseignements. La personne qui vous suit sait s’il faut vous inscrire et quand.',
    note: 'Certains endroits le font pour vous. D’autres ont un formulaire, en ligne ou sur papier.',
  },
  'gestational-diabetes-test': {
    title: 'Test de diabète de grossesse',
    shortTitle: 'Test de diabète',
    purpose:
      'Une boisson sucrée et des prises de sang montrent comment votre corps utilise le sucre. La personne qui vous suit décide quel test vous passez, et quand.',
    note: 'Si votre risque est élevé, il peut se faire plus tôt, avant 20 semaines.',
  },
  'qpip-earliest-start': {
    title: 'Prestations de maternité du RQAP : début au plus tôt',
    shortTitle: 'RQAP : début au plus tôt',
    purpose:
      'Au Québec, le RQAP peut commencer 16 semaines avant la semaine prévue de l’accouchement. Le régime décide de votre demande; c’est vous qui choisissez quand arrêter de travailler.',
    note: 'Le RQAP, c’est l’argent. Le congé est un droit à part : demandez à votre employeur quel préavis donner.',
  },
  'tdap-vaccine-quebec': {
    title: 'Vaccin contre la coqueluche (dcaT) au Québec',
    shortTitle: 'Vaccin dcaT',
    purpose:
      'Il transmet à votre bébé, avant la naissance, une protection contre la coqueluche. Il est conseillé à chaque grossesse.',
    note: 'Au Québec, les meilleures semaines vont de 26 à 32. Certaines équipes le donnent dès 21 semaines, et il peut se donner jusqu’à la naissance.',
  },
  'tdap-vaccine': {
    title: 'Vaccin contre la coqueluche (dcaT)',
    shortTitle: 'Vaccin dcaT',
    purpose:
      'Il transmet à votre bébé, avant la naissance, une protection contre la coqueluche. Il est conseillé à chaque grossesse.',
    note: 'Ce sont les meilleures semaines. Certaines équipes le donnent dès 21 semaines, et il peut se donner jusqu’à la naissance.',
  },
  'blood-tests-again': {
    title: 'D’autres prises de sang : syphilis, fer et anticorps',
    shortTitle: 'D’autres prises de sang',
    purpose:
      'Le sang est souvent testé de nouveau pour la syphilis, le fer et les anticorps. Demandez si le vôtre l’a été.',
    note: 'Votre province ou territoire peut le faire un peu plus tôt.',
  },
  'rh-immune-globulin': {
    title: 'Immunoglobulines anti-D, si votre groupe sanguin est Rh négatif',
    shortTitle: 'Immunoglobulines anti-D si Rh négatif',
    purpose:
      'Cette injection aide à empêcher votre corps de faire des anticorps contre le sang de votre bébé. Les prises de sang montrent si vous en avez besoin, et quand.',
    note: 'Elle se donne vers 28 semaines. Si vous saignez à un autre moment, appelez, et dites que votre groupe sanguin est Rh négatif : il peut vous en falloir une autre.',
  },
  'ei-earliest-start': {
    title: 'Prestations de maternité de l’assurance-emploi : début au plus tôt',
    shortTitle: 'Assurance-emploi : début au plus tôt',
    purpose:
      'L’assurance-emploi peut commencer 12 semaines avant la semaine prévue de l’accouchement. Service Canada décide de votre demande; c’est vous qui choisissez quand arrêter de travailler.',
    note: 'L’assurance-emploi, c’est l’argent, pour les gens hors du Québec. Le congé est un droit à part : demandez à votre employeur quel préavis donner.',
  },
  'visits-weeks-31-to-36': {
    title: 'Rendez-vous de suivi toutes les 2 à 3 semaines',
    shortTitle: 'Suivi toutes les 2 à 3 semaines',
    purpose:
      'La personne qui vous suit surveille votre tension artérielle, la croissance de votre bébé et ses mouvements.',
    note: 'Le rythme dépend de la province ou du territoire : en Ontario, c’est souvent toutes les 2 semaines. Si votre bébé bouge moins que d’habitude, n’attendez pas le rendez-vous : allez tout de suite à l’unité des naissances ou à votre poste de soins infirmiers.',
  },
  'rsv-vaccine': {
    title: 'Vaccin contre le VRS : en parler',
    shortTitle: 'Vaccin VRS : en parler',
    purpose:
      'Pour les bébés qui naissent avant ou pendant la saison du VRS (virus respiratoire syncytial), de novembre à mars environ. Une injection d’anticorps pour le bébé, ou un vaccin pour vous de 32 à 36 semaines, protège votre bébé. Un seul des deux suffit à la plupart des bébés.',
    note: 'Bien des provinces ont offert l’anticorps sans frais aux nouveau-nés la saison dernière. Demandez ce que fait la vôtre, et si le vaccin est le bon choix pour vous.',
  },
  'group-b-strep-swab': {
    title: 'Prélèvement pour le streptocoque du groupe B',
    purpose:
      'Il montre si vous portez une bactérie qui pourrait rendre un nouveau-né malade. Si oui, la personne qui vous suit prévoit des antibiotiques pendant le travail.',
    note: 'Vous pourrez peut-être faire le prélèvement vous-même.',
  },
  'pack-hospital-bag': {
    title: 'Faire votre valise',
    purpose:
      'Pour que tout soit prêt quand vous partirez accoucher. Votre hôpital ou votre maison de naissance peut vous dire ce qui s’y trouve.',
    note: 'Faites-la plus tôt si vous devez vous déplacer pour accoucher ou si vous attendez plus d’un bébé.',
    link: 'Liste pour la valise',
  },
  'leave-home-if-remote': {
    title: 'Aller là où vous accoucherez, si vous habitez loin',
    shortTitle: 'Partir, si vous habitez loin',
    purpose:
      'Pour que les soins soient tout près quand le travail commence. La personne qui vous suit ou votre centre de santé fixe le jour avec vous, et ce peut être plus tôt.',
    note: 'Pour bien des gens du Nunavut et d’autres lieux éloignés. Pour les membres inscrits des Premières Nations, les Inuits reconnus, et tout le monde au Nunavut et aux Territoires du Nord-Ouest, le trajet d’une personne accompagnatrice est payé. Vous n’êtes pas dans ces cas? Demandez. Il y a aussi de l’aide pour le déplacement et l’hébergement : demandez-la tôt.',
    link: 'Qui paie, et qui vous accompagne',
  },
  'early-term-begins': {
    title: 'Début du terme précoce',
    purpose:
      'Avant 37 semaines, une naissance est dite prématurée. De ce jour jusqu’à 38 semaines et 6 jours, c’est un terme précoce.',
    note: 'Une grossesse est à terme à partir de 39 semaines.',
  },
  'visits-from-week-37': {
    title: 'Rendez-vous de suivi chaque semaine',
    shortTitle: 'Suivi chaque semaine',
    purpose:
      'La personne qui vous suit vérifie comment vous allez, votre bébé et vous, et planifie l’accouchement avec vous.',
    note: 'Le déclenchement du travail est d’habitude offert à 41 semaines ou après. Si votre bébé bouge moins que d’habitude, n’attendez pas le rendez-vous : allez tout de suite à l’unité des naissances ou à votre poste de soins infirmiers.',
    link: 'Signes du travail',
  },
};
