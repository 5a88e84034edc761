import { postpartumPsychosis } from '@/words/emergency';

type English = typeof import('@/data/en/partner/lines');

export const partnerLines: English['partnerLines'] = {
  1: [
    {
      title: 'Achetez l’acide folique',
      text: 'On conseille chaque jour une multivitamine avec 0,4 mg d’acide folique et 16 à 20 mg de fer, au moins 3 mois avant la grossesse. Il en faut parfois plus : demandez à un médecin ou à une sage-femme.',
      sources: ['folic-acid-phac'],
      path: '/can-i/medicines#prenatal-vitamin',
    },
    {
      title: 'Facilitez les soirées sans alcool',
      text: 'Mettez autre chose au frigo, et buvez-en aussi. Une personne boit chaque jour? D’abord un médecin, car un arrêt soudain peut rendre malade.',
    },
    {
      title: 'Parlez des espoirs et des craintes',
      text: 'Un projet de grossesse peut réveiller l’espoir, la nervosité ou un ancien deuil. Posez la question, et écoutez sans chercher de solution.',
    },
  ],
  2: [
    {
      title: 'Maison et auto sans fumée',
      text: 'La fumée des autres atteint aussi un bébé. Si vous fumez, de l’aide pour arrêter est offerte sans frais au Canada.',
      sources: ['inspq-tob', 'food-toronto', 'onp-smoke'],
      path: '/can-i/home-and-work#second-hand-smoke',
    },
    {
      title: 'Venez à la pharmacie',
      text: 'C’est le moment d’y parler des médicaments pris chaque jour. Personne ne devrait en arrêter un de soi-même.',
      path: '/can-i/medicines',
    },
    {
      title: 'Notez le jour de la clinique',
      text: 'Une clinique de fertilité vous aide? Mettez aussi dans votre agenda le jour du traitement ou du transfert. Il sert à fixer la date prévue.',
    },
  ],
  3: [
    {
      title: 'Chargez-vous de la litière',
      text: 'Les crottes de chat peuvent transmettre la toxoplasmose. Nettoyez la litière chaque jour, puis lavez-vous les mains.',
      sources: ['inspq-pets', 'nb-toxo', 'safety-fraser'],
      path: '/can-i/home-and-work#cat-litter',
    },
    {
      title: 'Soyez là pour le test',
      text: 'Si tôt, un test négatif peut se tromper. Quel que soit le résultat, demandez d’abord « Comment te sens-tu? », et parlez de vous ensuite.',
    },
    {
      title: 'Lisez de jour « Quand appeler »',
      text: 'Il y a une liste pour ces premières semaines aussi. Deux minutes, et vous savez où elle est.',
      path: '/when-to-call',
    },
  ],
  4: [
    {
      title: 'Écoutez d’abord',
      text: 'Un test positif apporte de la joie, un choc ou de la peur, parfois tout cela dans la même heure. Faites de la place à tout.',
    },
    {
      title: 'Aidez aux premiers appels',
      text: 'Le premier rendez-vous devrait avoir lieu avant la semaine 12, et les listes des sages-femmes se remplissent vite. Restez à côté, ou offrez d’appeler.',
      sources: ['naitre-visits'],
      path: '/find-care',
    },
    {
      title: 'Demandez qui peut le savoir',
      text: 'Ce n’est pas à vous d’annoncer la nouvelle. Demandez qui peut l’apprendre, et de qui.',
    },
  ],
  5: [
    {
      title: 'Apprenez ce qu’on laisse de côté',
      text: 'Les microbes de certains aliments peuvent nuire à un bébé : poisson cru, œufs coulants, viande saignante, charcuteries froides, germinations crues. Cherchez l’aliment avant de cuisiner.',
      sources: ['food-health-canada', 'food-ontario'],
      path: '/can-i/food',
    },
    {
      title: 'Chassez les odeurs',
      text: 'Certaines personnes ont mal au cœur quand elles ont faim ou sentent la nourriture. Ouvrez une fenêtre, sortez les poubelles, laissez le parfum.',
    },
    {
      title: 'Regardez ce que contient une tasse',
      text: 'Pendant la grossesse, la limite est de 300 mg de caféine par jour, tous aliments et boissons compris. Voyez ce que contient la tasse avant de verser.',
      sources: ['caffeine-health-canada'],
      path: '/can-i/drinks#coffee',
    },
  ],
  6: [
    {
      title: 'Demandez ce qui passe bien',
      text: 'Peu à la fois, et souvent. Des craquelins nature aident certaines personnes; pour d’autres, ce sont les aliments froids ou le gingembre.',
    },
    {
      title: 'Apprenez quand appeler',
      text: 'Deux minutes, à la lumière du jour. Une nuit, ce sera peut-être à vous de téléphoner.',
      path: '/when-to-call',
    },
    {
      title: 'Parlez de l’échographie de datation',
      text: 'Elle est offerte de 8 à 12 semaines, et c’est un médecin ou une sage-femme qui la demande. Quelqu’un en a-t-il parlé?',
      sources: ['sogc-432'],
    },
  ],
  7: [
    {
      title: 'Des vomissements? Ouvrez la liste',
      text: 'Les liquides ne restent pas, ou pas d’urine depuis 8 heures? La liste dit qui appeler, et quand.',
      sources: ['hse-vomiting'],
      path: '/when-to-call',
    },
    {
      title: 'Laissez dormir',
      text: 'Bien des gens ont besoin d’une sieste en ce moment, après le travail ou au milieu d’un quart. Prenez à votre charge une tâche qui revient chaque jour.',
    },
    {
      title: 'Aidez à préparer le rendez-vous',
      text: 'Les médicaments, les allergies et les maladies des deux familles vont au premier rendez-vous. Vous êtes de la famille, ou l’autre parent? Ajoutez ce que vous savez.',
    },
  ],
  8: [
    {
      title: 'Venez à l’échographie',
      text: 'L’échographie de datation est offerte de 8 à 12 semaines. Demandez si l’on souhaite votre présence, et demandez à la clinique qui peut entrer.',
      sources: ['sogc-432'],
    },
    {
      title: 'Parlez du dépistage, puis suivez',
      text: 'La décision revient à qui passe le test. Presque partout, le dépistage commence entre 9 et 13 semaines, et qui paie change d’une région à l’autre : voyez la vôtre ensemble.',
      sources: ['born-ontario', 'screening-bc', 'screening-qc-weeks', 'screening-ns'],
      path: '/resources',
    },
    {
      title: 'Demandez comment ça va',
      text: 'Du vide ou de l’anxiété? Une dépression peut commencer pendant la grossesse, et elle se soigne. Offrez d’être là pour appeler le médecin ou la sage-femme.',
      path: '/resources',
    },
  ],
  9: [
    {
      title: 'Rougeole, varicelle autour de vous? Dites-le',
      text: 'Rougeole, rubéole\u00a0: téléphonez tout de suite au médecin ou à la sage-femme. Varicelle, zona, cinquième maladie\u00a0: le jour même. Téléphonez avant d’y aller\u00a0: un traitement doit parfois commencer vite.',
      sources: ['naitre-infections', 'measles-ontario'],
      path: '/can-i/home-and-work#measles',
    },
    {
      title: 'Gardez vos talons de paie',
      text: 'Vous êtes l’autre parent? L’assurance-emploi compte les heures de travail qu’elle assure; le RQAP, au Québec, regarde le revenu.',
      sources: ['ei-act-6', 'qpip-act'],
      path: '/benefits',
    },
    {
      title: 'Acceptez un non',
      text: 'Les nausées sont souvent à leur plus fort vers ce moment. Un plan peut tomber une heure avant, et les vôtres peuvent changer aussi.',
    },
  ],
  10: [
    {
      title: 'A-t-on pris un rendez-vous?',
      text: 'Le premier devrait avoir lieu avant la semaine 12. Rien de prévu? Offrez d’appeler aujourd’hui.',
      sources: ['naitre-visits'],
      path: '/find-care',
    },
    {
      title: 'N’achetez pas de doppler maison',
      text: 'Il ne remplace pas un rendez-vous de suivi, même si vous entendez un son. Une inquiétude? Appelez le médecin ou la sage-femme.',
      sources: ['pi-us', 'usask-us'],
      path: '/can-i/body-and-beauty#home-doppler',
    },
    {
      title: 'Prenez les nettoyants forts',
      text: 'Le risque, ce sont les vapeurs, pas le ménage. Ouvrez une fenêtre, ne mélangez jamais de produits, et gardez pour vous le nettoyant à four.',
      sources: ['nb-env', 'inspq-prod', 'infopoison'],
      path: '/can-i/home-and-work#cleaning',
    },
  ],
  11: [
    {
      title: 'Offrez de venir aux tests',
      text: 'Les tests et leurs résultats rendent bien des gens nerveux, et avoir quelqu’un dans la pièce aide souvent. Trop loin? Offrez un appel vidéo.',
    },
    {
      title: 'Laissez l’alcool vous aussi',
      text: 'On ne connaît aucune quantité d’alcool sans risque pendant la grossesse. À deux, un verre sans alcool passe mieux.',
      sources: ['alcohol-bc', 'phac-guide'],
      path: '/can-i/drinks#alcohol',
    },
    {
      title: 'Lavez tout',
      text: 'Lavez les fruits, la salade et les légumes sous le robinet, même ceux que vous pelez. Gardez la viande crue loin des aliments prêts à manger.',
      sources: ['hc-2012', 'nb-toxo', 'birth-babies-food', 'naitre-food'],
      path: '/can-i/food#raw-fruit-veg',
    },
  ],
  12: [
    {
      title: 'L’échographie de datation est faite?',
      text: 'Son moment habituel va de 8 à 12 semaines. Pas faite? Offrez d’appeler cette semaine pour avoir une date.',
      sources: ['sogc-432'],
    },
    {
      title: 'Notez le groupe sanguin',
      text: 'Demandez s’il est Rh négatif, et gardez la réponse dans votre téléphone. Si l’on appelle pour un saignement, il faut le dire.',
      sources: ['sogc-133', 'sogc-448'],
    },
    {
      title: 'Demandez « Qu’est-ce qui aiderait? »',
      text: 'La joie et l’inquiétude peuvent se suivre dans la même journée : posez la question avant d’agir. Le moral est bas? Le médecin ou la sage-femme veut le savoir.',
    },
  ],
  13: [
    {
      title: 'Quel test finit cette semaine?',
      text: 'En Ontario, en Colombie-Britannique et au Québec, des dépistages précoces finissent cette semaine. On en veut un, sans rendez-vous? Offrez d’appeler maintenant.',
      sources: ['pso-efts', 'bc-early-prenatal', 'screening-bc', 'screening-qc-weeks'],
      path: '/resources',
    },
    {
      title: 'Partagez un calendrier',
      text: 'Mettez aussi les prochains rendez-vous dans le vôtre. Vous n’habitez pas ensemble? Demandez une photo de chaque carte de rendez-vous.',
    },
    {
      title: 'Refaites un plat préféré',
      text: 'La nourriture a peut-être de nouveau bon goût. La moitié de l’assiette : des légumes et des fruits, puis des aliments protéinés et des grains entiers.',
    },
  ],
  14: [
    {
      title: 'Pensez à l’échographie morphologique',
      text: 'Elle se fait de 18 à 22 semaines, et les cliniques se remplissent. La requête est-elle partie? Offrez d’appeler le bureau.',
      sources: ['anatomy-scan'],
    },
    {
      title: 'Proposez une marche',
      text: 'Même un peu d’activité aide, au rythme de la personne que vous suivez. Après un saignement, ou avec un problème de cœur, de poumons ou de tension : d’abord le médecin ou la sage-femme.',
      sources: ['activity-csep'],
      path: '/can-i/activity-and-travel#exercise',
    },
    {
      title: 'Cuisinez avec du fer',
      text: 'Les lentilles, le bœuf, le tofu et les céréales enrichies en contiennent. Des petits fruits ou des poivrons à côté aident le corps à l’absorber.',
    },
  ],
  15: [
    {
      title: 'Revoyez quand appeler',
      text: 'Dès la semaine 14, la liste est une autre. Lisez-la de jour : ce sera peut-être à vous de téléphoner.',
      path: '/when-to-call',
    },
    {
      title: 'Vérifiez la ceinture, chaque fois',
      text: 'La partie du bas passe sous le ventre et sur les hanches. Celle du haut passe entre les seins.',
      sources: ['inspq-travel', 'safety-fraser'],
      path: '/can-i/activity-and-travel#seat-belt',
    },
    {
      title: 'Vous vivez loin? Fixez une heure',
      text: 'Un appel par semaine, sur lequel chaque personne peut compter. Parlez des journées, et pas seulement du bébé.',
    },
  ],
  16: [
    {
      title: 'Écrivez les questions',
      text: 'Un rendez-vous est prévu vers maintenant. Demandez quoi noter, venez si l’on souhaite votre présence, et écrivez les réponses.',
      sources: ['naitre-visits', 'simcoe-visits'],
    },
    {
      title: 'Prenez les couches et la bave',
      text: 'Les jeunes enfants ont souvent un virus, le CMV, dans la salive et l’urine. Changez les couches quand vous le pouvez, et lavez-vous les mains.',
      sources: ['sogc-420', 'cdc-cmv'],
      path: '/can-i/home-and-work#cmv',
    },
    {
      title: 'Jardin et litière : à vous',
      text: 'La terre et les crottes de chat transmettent parfois un microbe qui peut nuire à un bébé. Faites ces travaux.',
      sources: ['inspq-pets', 'nb-toxo'],
      path: '/can-i/home-and-work#gardening',
    },
  ],
  17: [
    {
      title: 'Demandez avant de toucher',
      text: 'Un jour ou l’autre, quelqu’un tend la main vers le ventre. Demandez chaque fois, et aidez les autres à demander.',
    },
    {
      title: 'Cherchez votre propre congé',
      text: 'Vous êtes l’autre parent? Le congé protège votre emploi, les prestations remplacent une partie de la paie : cherchez quand donner l’avis.',
      sources: ['ei-act-14', 'qpip'],
      path: '/benefits/letter',
    },
    {
      title: 'Vérifiez l’heure et le lieu',
      text: 'Quand et où est l’échographie morphologique, et quelqu’un peut-il entrer? Demandez congé maintenant.',
    },
  ],
  18: [
    {
      title: 'Libérez le jour de l’échographie',
      text: 'L’échographie morphologique se fait de 18 à 22 semaines. Certaines cliniques ont des règles strictes sur qui vient et sur les photos.',
      sources: ['anatomy-scan'],
    },
    {
      title: 'Connaître le sexe? Demandez',
      text: 'Demandez avant l’échographie, pour qu’on puisse le dire au début. Puis respectez la réponse, aussi en famille.',
    },
    {
      title: 'Prévoyez un moment doux ensuite',
      text: 'Une certaine nervosité avant une échographie est courante. Si l’on voit mal, il faut souvent revenir pour regarder de nouveau.',
    },
  ],
  19: [
    {
      title: 'Cherchez un cours prénatal',
      text: 'Beaucoup sont gratuits ou en ligne, et les groupes du soir se remplissent d’abord. Vous n’habitez pas ensemble? Suivez-en un en ligne en même temps.',
    },
    {
      title: 'Offrez de conduire au vaccin',
      text: 'À l’automne et en hiver, le vaccin contre la grippe en protège deux. Celui contre la COVID-19 est conseillé aussi : demandez les deux le même jour.',
      sources: ['aom-vaccines', 'covid-vaccine'],
      path: '/can-i/medicines#flu-vaccine',
    },
    {
      title: 'La fumée, c’est dehors',
      text: 'La fumée des autres atteint aussi le bébé. Demandez aux gens de fumer dehors, aussi aux fêtes de famille.',
      sources: ['inspq-tob', 'food-toronto'],
      path: '/can-i/home-and-work#second-hand-smoke',
    },
  ],
  20: [
    {
      title: 'Quand appeler : la nouvelle liste',
      text: 'Dès la semaine 20, la liste est une autre. Mal de tête fort, vue brouillée, forte douleur en haut du ventre, douleur sous les côtes à droite : un seul suffit pour aller à l’hôpital tout de suite.',
      sources: ['inspq-signs', 'warning-signs', 'nygh-when-to-call'],
      path: '/when-to-call',
    },
    {
      title: 'Additionnez vos propres heures',
      text: 'Vous êtes l’autre parent? L’assurance-emploi exige d’habitude 600 heures assurables, de vous aussi. Au Québec, le RQAP a ses propres règles.',
      sources: ['ei-act-6', 'qpip'],
      path: '/benefits',
    },
    {
      title: 'Accoucher loin? Informez-vous maintenant',
      text: 'Voyez quand il faut partir, qui peut venir et qui aide à payer. Peut-être partirez-vous aussi.',
      path: '/leaving-home',
    },
  ],
  21: [
    {
      title: 'Posez une main sur le ventre',
      text: 'Demandez d’abord. Les coups arrivent souvent bas, et une main ne les sent peut-être pas encore.',
      path: '/movements',
    },
    {
      title: 'L’échographie est faite?',
      text: 'Le moment de l’échographie morphologique finit à 22 semaines. Pas encore de date, ou de rapport? Offrez d’appeler la clinique aujourd’hui.',
      sources: ['anatomy-scan'],
    },
    {
      title: 'Cherchez votre part',
      text: 'Les prestations parentales ne sont pas seulement pour la personne qui accouche. L’autre parent a sa part aussi, par l’assurance-emploi ou, au Québec, par le RQAP.',
      sources: ['ei-act-23', 'qpip'],
      path: '/benefits',
    },
  ],
  22: [
    {
      title: 'Demandez où naîtra le bébé',
      text: 'À l’hôpital, en maison de naissance, ou à la maison avec une sage-femme : ce qui est possible dépend de la région et de la santé. Demandez ce qui est espéré.',
      path: '/resources',
    },
    {
      title: 'Un supplément de l’employeur? Demandez',
      text: 'Certains employeurs ajoutent à ce que paie l’assurance-emploi ou le RQAP, peut-être aussi pour l’autre parent. Le syndicat ou les ressources humaines le savent.',
      path: '/benefits',
    },
    {
      title: 'Arrêtez souvent en route',
      text: 'Sur un long trajet, sortez marcher à chaque arrêt. Des heures sans bouger peuvent causer un caillot.',
      sources: ['safety-fraser', 'mothers'],
      path: '/can-i/activity-and-travel#long-drives',
    },
  ],
  23: [
    {
      title: 'Connaissez les signes d’un travail prématuré',
      text: 'Des crampes, une douleur au bas du dos ou une pression qui vont et viennent peuvent en être les signes, même légers. Appelez ou allez à l’hôpital tout de suite : la liste en dit plus.',
      sources: ['preterm-alberta', 'kawartha-preterm'],
      path: '/when-to-call',
    },
    {
      title: 'Notez qui peut conduire',
      text: 'Qui pourrait conduire, ou garder les plus grands, la nuit ou dans une tempête? Mettez la liste sur le frigo.',
    },
    {
      title: 'Quel hôpital, si c’est tôt?',
      text: 'Ce n’est pas toujours celui qui a été choisi, car certains bébés nés tôt ont besoin de soins spéciaux. Enregistrez aussi ce numéro.',
    },
  ],
  24: [
    {
      title: 'Essayez encore une main',
      text: 'Demandez d’abord : une main peut maintenant sentir un coup. La personne que vous suivez n’a encore senti aucun mouvement? Lisez maintenant quoi faire.',
      path: '/movements',
    },
    {
      title: 'Parlez du test de diabète',
      text: 'La plupart des gens le passent entre 24 et 28 semaines. A-t-on pris rendez-vous? Demandez au laboratoire combien de temps cela prend, et offrez de la compagnie.',
      sources: ['gestational-diabetes'],
    },
    {
      title: 'Portez ce qui est lourd',
      text: 'Le centre d’équilibre s’est déplacé vers l’avant, et le bas du dos le sent. L’épicerie, la lessive et les tout-petits sont pour vous.',
    },
  ],
  25: [
    {
      title: 'Demandez « Ça va, pour vrai? »',
      text: 'Puis écoutez, sans plus. Le moral est bas ou anxieux la plupart des jours? Le médecin ou la sage-femme est là pour cela, et la ligne santé aussi, au 811 presque partout.',
      path: '/resources',
    },
    {
      title: 'Hors du Québec : choisissez ensemble',
      text: 'Les prestations parentales de l’assurance-emploi sont standards, ou prolongées avec moins d’argent chaque semaine. Les deux parents prennent la même sorte, fixée dès la première semaine parentale payée.',
      sources: ['ei-act-14', 'ei-act-23'],
      path: '/benefits/standard-or-extended',
    },
    {
      title: 'Demandez le résultat du test',
      text: 'Pas de nouvelles ne veut pas toujours dire bonnes nouvelles. Si le test de diabète est fait et que rien n’est venu, offrez d’appeler la clinique.',
    },
  ],
  26: [
    {
      title: 'Le bébé bouge moins? Allez-y maintenant',
      text: 'Moins que d’habitude : allez maintenant à l’hôpital ou au poste de soins infirmiers, de jour comme de nuit, sans compter d’abord. Lisez la page ensemble : vous conduisez, ou vous trouvez qui conduit.',
      sources: ['sogc-441', 'movements-worried'],
      path: '/movements',
    },
    {
      title: 'Hôpital loin? Demandez où aller',
      text: 'Sachez dès maintenant où aller si les mouvements diminuent. C’est peut-être un poste de soins infirmiers ou un centre de santé : enregistrez son numéro.',
      path: '/movements',
    },
    {
      title: 'Regardez les sièges d’auto',
      text: 'Un siège vendu pour le Canada porte la marque nationale de sécurité, avec une feuille d’érable. Un siège acheté à l’étranger ne l’a pas, d’habitude.',
      sources: ['car-seat'],
      path: '/hospital-bag',
    },
  ],
  27: [
    {
      title: 'Sachez quand appeler',
      text: 'Dès la semaine 26, la liste est une autre. Lisez-la de jour, et mettez-la là où vous chercheriez la nuit.',
      path: '/when-to-call',
    },
    {
      title: 'Faites la visite ensemble',
      text: 'Voyez l’endroit prévu pour la naissance, sur place ou en vidéo. Apprenez quelle porte utiliser la nuit.',
    },
    {
      title: 'Demandez qui sera là',
      text: 'C’est la personne qui accouche qui décide. Demandez si l’on souhaite votre présence, et prenez bien la réponse : de loin aussi, vous pouvez aider.',
    },
  ],
  28: [
    {
      title: 'Le vaccin dcaT est fait?',
      text: 'Le meilleur moment du vaccin contre la coqueluche va de 27 à 32 semaines, au Québec de 26 à 32. Offrez de conduire.',
      sources: ['aom-vaccines', 'naci-tdap', 'tdap-quebec'],
      path: '/can-i/medicines#tdap',
    },
    {
      title: 'Rh négatif? Parlez de l’injection',
      text: 'Les immunoglobulines anti-D sont prévues vers 28 semaines. A-t-on pris rendez-vous?',
      sources: ['fraser-tests', 'sogc-133'],
    },
    {
      title: 'Dites vos peurs',
      text: 'Les émotions grandissent quand la naissance approche. Demandez d’abord, puis dites les vôtres.',
    },
  ],
  29: [
    {
      title: 'Prévoyez un trajet, et un autre',
      text: 'Le deuxième est pour les tempêtes ou les travaux. Ayez le réservoir plein ou la batterie chargée.',
    },
    {
      title: 'Enregistrez le numéro de l’hôpital',
      text: 'Dans votre téléphone aussi, sous un nom que vous trouvez dans le noir. Vous n’habitez pas ensemble? Enregistrez celui d’une personne du voisinage.',
    },
    {
      title: 'Donnez l’avis de votre congé',
      text: 'Vous êtes l’autre parent? Votre employeur en a besoin par écrit, et le délai change selon la province ou le territoire.',
      path: '/benefits/letter',
    },
  ],
  30: [
    {
      title: 'Doublez la recette, congelez la moitié',
      text: 'Dans les premières semaines à la maison, un souper qu’il suffit de réchauffer vaut plus que des fleurs.',
    },
    {
      title: 'Siège d’auto usagé? Vérifiez-le',
      text: 'Voyez sa date d’expiration, les rappels et les accidents passés. Laissez-le si un de ces points n’est pas clair.',
      path: '/hospital-bag',
    },
    {
      title: 'Apprenez comment nourrir un bébé',
      text: 'Le personnel infirmier de santé publique et les consultantes en lactation aiment les questions d’avant la naissance. Apportez-en une à vous.',
    },
  ],
  31: [
    {
      title: 'Toutes les dates sur une feuille',
      text: 'Les rendez-vous, le dernier jour de travail, votre propre congé. Le frigo est une bonne place.',
    },
    {
      title: 'Venez à un rendez-vous',
      text: 'Ils se rapprochent maintenant : toutes les 2 à 3 semaines dans bien des cliniques. Demandez auquel vous pourriez venir.',
      sources: ['naitre-visits'],
    },
    {
      title: 'Peignez vous-même',
      text: 'Fenêtres ouvertes, et la peinture à l’huile, c’est à vous. Du plomb dans la vieille peinture? Demandez avant de poncer dans une maison d’avant 1991, loin de toute personne enceinte.',
      sources: ['nb-env', 'fho', 'infopoison', 'inspq-prod'],
      path: '/can-i/home-and-work#old-paint',
    },
  ],
  32: [
    {
      title: 'Suivez un cours de RCR bébé',
      text: 'Il y en a sur place et en ligne, pour toute personne qui aidera à prendre soin du bébé.',
    },
    {
      title: 'Relisez « Quand appeler »',
      text: 'De jour, et à deux. Dites qui appelle, qui conduit, et qui reste avec les plus grands.',
      path: '/when-to-call',
    },
    {
      title: 'Des jumeaux? Valise prête',
      text: 'D’ici la semaine prochaine, car beaucoup de jumeaux arrivent des semaines avant leur date prévue. La liste a une partie pour vous.',
      path: '/hospital-bag',
    },
  ],
  33: [
    {
      title: 'Parlez du plan de naissance',
      text: 'Une page : qui est là, comment soulager la douleur, allaitement ou biberon. Sachez-la assez bien pour la dire si l’on vous la demande.',
    },
    {
      title: 'Faites une fois le trajet',
      text: 'À une heure de pointe. Voyez où vous pourriez stationner.',
    },
    {
      title: 'Herpès génital? Dites-le maintenant',
      text: 'Vous avez, ou aviez, des relations sexuelles ensemble? Le médecin ou la sage-femme doit le savoir : un médicament dans les dernières semaines peut réduire le risque pour le bébé.',
    },
  ],
  34: [
    {
      title: 'Un doute sur les mouvements? À l’hôpital',
      text: 'Aucune appli ni aucun tableau ne peut le lever. Seul un examen le peut : allez maintenant à l’hôpital ou au poste de soins infirmiers, de jour comme de nuit.',
      sources: ['sogc-441', 'movements-worried'],
      path: '/movements',
    },
    {
      title: 'Trouvez une deuxième personne',
      text: 'Quelqu’un pour l’accouchement, au cas où la personne choisie, vous peut-être, aurait un empêchement ce jour-là.',
    },
    {
      title: 'Accoucher loin? Fixez les dates',
      text: 'La date du départ se fixe cette semaine. Demandez si vous venez, où vous logeriez et qui paie.',
      path: '/leaving-home',
    },
  ],
  35: [
    {
      title: 'Installez le siège d’auto',
      text: 'Dos à la route, et exercez-vous aux sangles avec une poupée. Le bureau de santé publique sait qui peut vérifier le tout.',
      path: '/hospital-bag',
    },
    {
      title: 'Sachez comment faire votre demande',
      text: 'L’autre parent aussi\u00a0: faites la demande dès l’arrêt. Assurance-emploi\u00a0: après plus d’environ 4\u00a0semaines, vous pourriez perdre de l’argent. RQAP, au Québec\u00a0: il paie au plus six semaines en arrière.',
      sources: ['ei-apply', 'qpip', 'rqap-when-to-apply', 'qpip-act'],
      path: '/benefits',
    },
    {
      title: 'Parlez du prélèvement (streptocoque B)',
      text: 'Il est sans doute proposé entre 35 et 37 semaines. Une allergie à la pénicilline? Le médecin ou la sage-femme devrait l’apprendre maintenant.',
      sources: ['sogc-298', 'gbs-alberta'],
    },
  ],
  36: [
    {
      title: 'Des contractions? Appelez maintenant',
      text: 'C’est peut-être le travail, trop tôt. Appelez ou allez à l’hôpital tout de suite, sans rien chronométrer. Aux 10 minutes ou moins, ou avec douleur, liquide ou sang : partez.',
      sources: ['fraser-labour', 'preterm-alberta'],
      path: '/when-to-call',
    },
    {
      title: 'Faites aussi votre propre valise',
      text: 'Pièce d’identité, chargeur, collations, vêtements de rechange, vos propres médicaments. La liste a une partie pour vous.',
      path: '/hospital-bag',
    },
    {
      title: 'Première contraction : qui doit appeler?',
      text: 'Certaines personnes appellent dès la toute première. Voyez ensemble si c’est le cas ici.',
      path: '/contraction-timer#who-must-not-wait',
    },
  ],
  37: [
    {
      title: 'Lisez la liste de la semaine 37',
      text: 'Elle dit pour quelles contractions appeler. Après une césarienne ou un accouchement rapide, avec des jumeaux ou un bébé par le siège, la première compte.',
      sources: ['inspq-hospital', 'ciusss-hospital', 'nygh-when-to-call'],
      path: '/when-to-call',
    },
    {
      title: 'Essayez une fois le chronomètre',
      text: 'Un seul gros bouton. Essayez-le maintenant sur votre propre téléphone, puis effacez l’essai.',
      path: '/contraction-timer',
    },
    {
      title: 'Décidez qui conduit',
      text: 'À toute heure : qui conduit, qui remplace, qui vient pour les enfants ou le chien. Laissez la sonnerie allumée la nuit.',
    },
  ],
  38: [
    {
      title: 'Installez le lit du bébé',
      text: 'Un matelas ferme et plat, et rien de mou dedans. Couchez le bébé sur le dos pour chaque sommeil.',
      sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      path: '/first-six-weeks',
    },
    {
      title: 'Cherchez les papiers du nouveau-né',
      text: 'Déclaration de naissance, carte d’assurance maladie, numéro d’assurance sociale, allocation canadienne pour enfants. Certaines provinces en réunissent plusieurs dans un seul formulaire.',
      path: '/papers',
    },
    {
      title: 'Faites le souper ce soir',
      text: 'Les pieds enflent surtout en fin de journée : cuisinez, et apportez le tabouret. Le visage, les mains ou une seule jambe enflent tout à coup? Ouvrez la liste.',
      path: '/when-to-call',
    },
  ],
  39: [
    {
      title: 'Moins de mouvements? Allez-y maintenant',
      text: 'Quoi qu’on en dise, les bébés ne bougent pas moins parce que le travail approche. Allez maintenant à l’hôpital ou au poste de soins infirmiers, de jour comme de nuit.',
      sources: ['sogc-441', 'movements-worried', 'movements-nhs'],
      path: '/movements',
    },
    {
      title: 'Chargez votre téléphone chaque soir',
      text: 'Les téléphones se vident au mauvais moment. Ayez aussi sur papier le numéro de l’hôpital et celui de la ligne santé.',
    },
    {
      title: 'Repérez la porte et le stationnement',
      text: 'Où stationner, à quel prix, par quelle porte entrer la nuit? En hiver, trouvez quelqu’un du voisinage pour déneiger l’entrée.',
    },
  ],
  40: [
    {
      title: 'Répondez pour deux',
      text: 'La date passe, et tout le monde veut des nouvelles. Offrez d’y répondre.',
    },
    {
      title: 'Liste et chronomètre à portée de main',
      text: '« Quand appeler », le chronomètre, le numéro de l’hôpital : sur le premier écran d’un téléphone chargé.',
      path: '/contraction-timer',
    },
    {
      title: 'Prévoyez les premières semaines',
      text: 'Qui cuisine, qui visite, qui prend des nouvelles, de vous aussi? Écrivez des noms à côté des jours.',
      path: '/first-six-weeks',
    },
  ],
};

export const pastDueDate: English['pastDueDate'] = {
  title: 'Restez près du téléphone',
  text: 'Dès 41 semaines, appelez dès que les contractions commencent. Si le bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou au poste de soins infirmiers.',
  sources: ['sogc-441'],
  path: '/when-to-call',
};

export const callToday: English['callToday'] = {
  title: 'Appelez aujourd’hui',
  text: 'Le bébé n’est pas encore là? L’appel au médecin ou à la sage-femme se fait aujourd’hui. Si le bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou au poste de soins infirmiers.',
  sources: ['sogc-441'],
  path: '/when-to-call',
};

export const afterBirth: English['afterBirth'] = [
  {
    title: 'Le bébé est là',
    text: 'Cuisinez, tenez le bébé, protégez le sommeil de la personne qui a accouché. Venez au premier rendez-vous, et écrivez les réponses.',
    path: '/first-six-weeks',
  },
  { title: 'Un signe à connaître', ...postpartumPsychosis, path: '/when-to-call#after-birth' },
];

export const andYou: English['andYou'] = [
  {
    title: 'Moral bas, colère, épuisement?',
    text: 'Une baisse de moral touche aussi les partenaires. Même dans le doute, parlez-en aujourd’hui à quelqu’un, ou à votre propre médecin.',
    sources: ['mood-hamilton'],
    path: '/resources',
  },
  {
    title: 'Après la naissance aussi',
    text: 'Les partenaires aussi peuvent avoir une dépression, la première année. De l’aide, cela marche pour eux aussi.',
    sources: ['mood-hamilton', 'after-peterborough-public-prenatal-postpartum'],
    path: '/after-birth#mood',
  },
  {
    title: 'Jour et nuit : le 9-8-8',
    text: 'Quelqu’un répond, de vive voix ou par texto, en français et en anglais. Vous n’avez pas à vous demander si c’est une crise. En danger maintenant : appelez le 911.',
    sources: ['cmha-988'],
  },
  {
    title: 'Une personne pour vous',
    text: 'Trouvez quelqu’un à qui parler, qui n’est pas la personne que vous suivez. Mangez, dormez, sortez : pensez aussi à vous.',
  },
];
