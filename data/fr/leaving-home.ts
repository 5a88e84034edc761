import type { FoldedPartId, TravelTopic } from '@/data/leaving-home/parts';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const page = {
  title: 'Partir pour accoucher\u00a0: qui paie, quand partir',
  description:
    'Qui paie le voyage et la personne qui vous accompagne, quand on part, où on loge et quoi emporter\u00a0: dans le Nord et loin de l’hôpital.',
  shortTitle: 'Partir pour accoucher',
};

/** Names of the other language as they stand in the texts: they are read out in theirs. */
export const foreignNames: string[] = [
  'Nunavut Medical Travel Handbook',
  'Kivalliq Inuit Centre',
  'Mom Care Docs',
  'Travel Assistance Program',
  'Family Residence Program',
  'BC Children’s Hospital',
  'Weeneebayko Area Health Authority',
  'Arctic Children and Youth Foundation',
  'Northern Birthwork Collective',
  'Métis Nation–Saskatchewan',
];

export const intro =
  'Pour vous qui accouchez loin de chez vous\u00a0: dans le Nord, sur la côte, dans une réserve ou au bout d’une longue route. Vous pouvez demander que quelqu’un parte avec vous.';

export const paid: { title: string; lead: string; statements: Statement[] } = {
  title: 'Le voyage de la personne qui vous accompagne est payé',
  lead: 'C’est une personne de votre choix\u00a0: l’autre parent, une mère, une sœur, une amie, un ami. Son voyage est payé',
  statements: [
    {
      text: 'pour les membres inscrits des Premières Nations et les Inuits reconnus qui doivent partir pour accoucher\u00a0: par les Services de santé non assurés (SSNA), depuis avril 2017. Vous n’avez pas besoin de raison médicale. Au Nunavik, en Eeyou Istchee, au Nunatsiavut et en Colombie-Britannique, d’autres organisent les voyages\u00a0: voyez votre région.',
      sources: [
        'escort-study',
        'nwt-escorts',
        'nunavut-escorts-2017',
        'nunavik-travel',
        'cree-patient-services',
        'fnha-travel',
      ],
    },
    {
      text: 'pour toute personne qui doit partir de chez elle dans les Territoires du Nord-Ouest\u00a0: depuis le 18 avril 2017, peu importe son régime là-bas.',
      sources: ['nwt-escorts'],
    },
    {
      text: 'pour toute personne qui part de chez elle au Nunavut\u00a0: depuis février 2019, même sans les SSNA.',
      sources: ['nunavut-escorts-2019', 'nunavut-escorts-2017'],
    },
  ],
};
export const others: Statement = {
  text: 'Vous n’êtes dans aucun de ces cas? Demandez à votre régime, avant de réserver, s’il paie une personne qui vient avec vous pour l’accouchement. Les SSNA ne sont pas pour les Métis\u00a0: certains ont leur propre régime, comme dans les Territoires du Nord-Ouest.',
  sources: ['nwt-medical-travel', 'nihb-travel'],
};

export const whereTitle = 'Où vivez-vous?';
export const whereLead = 'Qui paie, où on va et où on loge\u00a0:';

export const ask: { title: string; statements: Statement[] } = {
  title: 'Comment faire la demande',
  statements: [
    {
      text: 'Au premier rendez-vous, pas dans les dernières semaines. On inscrit la personne (un «\u00a0accompagnateur\u00a0» dans les papiers) quand le personnel infirmier remplit le formulaire de voyage.',
      sources: ['escort-rules'],
    },
    {
      text: 'Choisissez une personne qui peut rester tout le temps, qui peut vous aider et qui n’a pas besoin d’aide.',
      sources: ['escort-rules'],
    },
    {
      text: 'Il faut une autorisation avant le départ. Un voyage urgent peut être autorisé après.',
      sources: ['nihb-travel'],
    },
    {
      text: 'Demandez qui réserve vos places et votre lit. Ce peut être le poste de soins infirmiers avec le bureau fédéral, votre Première Nation ou le territoire. En Colombie-Britannique, c’est la Régie de la santé des Premières Nations. Au Nunavik, c’est la régie régionale.',
      sources: ['nwt-medical-travel', 'nunavik-travel', 'fnha-travel', 'nunavut-escorts-2017'],
    },
    {
      text: 'Si on vous dit non\u00a0: demandez la raison par écrit, et comment faire appel.',
      sources: ['nwt-medical-travel', 'fnha-travel'],
    },
  ],
};
export const sayTitle = 'Vous pouvez dire';
export const say =
  '«\u00a0Je dois partir pour accoucher. Inscrivez la personne qui m’accompagne sur le formulaire de voyage, s’il vous plaît. Qui réserve nos places et notre lit, et quand vais-je le savoir?\u00a0»';

export const when: { title: string; statements: Statement[] } = {
  title: 'Quand on part',
  statements: [
    {
      text: 'On demande à la plupart des gens de partir entre la semaine 36 et la semaine 38. Avec des jumeaux ou une maladie, c’est plus tôt. Demandez au centre de santé quelle est votre semaine.',
      sources: ['relocated-for-birth', 'nwt-midwives', 'kivalliq-births'],
    },
    {
      text: 'Demandez aussi combien de temps vous restez après l’accouchement. Nous n’avons pas trouvé de règle.',
    },
    {
      text: 'C’est dur pour vous de partir? Dites-le tôt au centre de santé, et dites pourquoi. On a ainsi plus de temps pour trouver de l’aide.',
    },
    {
      text: 'Des douleurs, un saignement, du liquide qui coule avant de partir? Allez tout de suite au centre de santé ou à l’hôpital. N’attendez pas l’avion.',
      sources: ['fraser-labour', 'preterm-alberta'],
    },
  ],
};

export const regionsTitle = 'Qui paie, et où on va';
export const topics: Record<TravelTopic, string> = {
  pays: 'Qui paie',
  goes: 'Quand et où',
  stays: 'Où on loge',
  after: 'Après l’accouchement',
};
export const guideLink = (region: string) => `La page complète de votre région\u00a0: ${region}`;
/** Là où rien d'autre n'a été trouvé. */
const nihb =
  'Membres inscrits des Premières Nations et Inuits reconnus\u00a0: les SSNA paient le trajet, un lit, les repas et une personne accompagnatrice. Allez d’abord au poste de soins infirmiers, au centre de santé ou au bureau du conseil de bande.';

export const regions: Record<ProvinceCode, Partial<Record<TravelTopic, Statement[]>>> = {
  NU: {
    pays: [
      {
        text: 'Une personne accompagnatrice est payée, avec ou sans les SSNA. Il faut quand même une autorisation\u00a0: demandez la personne qui vous accompagne au moment de remplir le formulaire de voyage.',
        sources: ['nunavut-escorts-2019', 'nunavut-escorts-2017'],
      },
      {
        text: 'Inuits\u00a0: les SSNA paient le trajet, un lit et les repas, et le territoire réserve. Pour les autres\u00a0: demandez au centre de santé quel est votre régime et ce qu’il paie.',
        sources: ['nihb-travel', 'nunavut-escorts-2017'],
      },
    ],
    goes: [
      {
        text: 'Du Kitikmeot, on va à Yellowknife ou à Edmonton. Du Kivalliq, environ quatre accouchements sur cinq se font au Manitoba, surtout à Winnipeg. Du Qikiqtaaluk, on va à Iqaluit ou à Ottawa.',
        sources: ['kivalliq-births', 'larga-kitikmeot', 'larga-baffin-room'],
      },
      {
        text: 'Le lieu peut changer tard\u00a0: des gens ont su trois jours avant qu’ils allaient à Winnipeg et non à Iqaluit. Demandez quel est le deuxième plan, et faites vos bagages pour les deux endroits.',
        sources: ['nunavut-late-changes'],
      },
    ],
    stays: [
      {
        text: 'Larga Kitikmeot à Yellowknife, Larga à Edmonton, le Kivalliq Inuit Centre à Winnipeg, Larga Baffin à Ottawa, et une résidence en face de l’hôpital à Iqaluit.',
        sources: ['larga-kitikmeot', 'kivalliq-centre', 'larga-baffin-2023', 'nunavut-escorts-2017'],
      },
      {
        text: 'Vous y avez un lit, des repas avec des aliments traditionnels, le transport et des gens qui parlent inuktitut. L’alcool y est interdit. Quand c’est plein, vous allez à l’hôtel, et vous avez quand même les repas et le transport.',
        sources: ['larga-kitikmeot', 'kivalliq-centre', 'larga-baffin-2023'],
      },
      {
        text: 'Le Nunavut Medical Travel Handbook (un guide) dit quoi emporter, et parle des vols, des lits et de l’assurance. Il est en ligne en anglais et en inuktitut, et sur papier dans les centres de santé.',
        sources: ['nunavut-handbook'],
      },
    ],
  },
  NT: {
    pays: [
      {
        text: 'Une personne accompagnatrice est payée\u00a0: avec les SSNA, avec le régime des Métis et avec celui du territoire.',
        sources: ['nwt-escorts'],
      },
      {
        text: 'Il y a quatre régimes\u00a0: les SSNA, celui des Métis, les prestations complémentaires, et l’aide aux déplacements du territoire pour les autres qui ont sa carte. Si vous avez une assurance au travail, elle paie en premier. Un autre bureau s’en occupe.',
        sources: ['nwt-medical-travel'],
      },
      {
        text: 'Au début, en 2017, la personne était payée dès 14\u00a0jours avant la date prévue. Demandez combien de jours sont payés maintenant.',
        sources: ['nwt-escorts'],
      },
      {
        text: 'L’aide aux déplacements peut vous faire payer une part du voyage, sauf si votre revenu est bas. Pour la personne qui vous accompagne, vous ne payez rien. Demandez combien c’est aujourd’hui, et gardez tous les reçus.',
        sources: ['nwt-travel-questions', 'nwt-medical-travel'],
      },
    ],
    goes: [
      {
        text: 'On part avant la semaine 37 ou pendant celle-ci, et on attend de trois à cinq semaines là où on accouche.',
        sources: ['nwt-midwives', 'nwt-birthing'],
      },
      {
        text: 'De décembre 2021 à février 2022, on n’accouchait plus à Yellowknife, et on allait à Edmonton. Cela peut arriver encore\u00a0: demandez à chaque trimestre.',
        sources: ['nwt-birthing'],
      },
      {
        text: 'À Edmonton, des médecins de famille (les Mom Care Docs) suivent des gens du Nord. Demandez au centre de santé de leur écrire.',
        sources: ['nwt-birthing'],
      },
    ],
    stays: [
      {
        text: 'Demandez où est la maison pour patients là où vous irez\u00a0: à Inuvik, elle est au deuxième étage de l’hôpital. À Edmonton, c’est Larga, près de l’hôpital Royal Alexandra. Il y en a une aussi à Yellowknife.',
        sources: ['inuvik-transient-centre', 'larga-edmonton'],
      },
      {
        text: 'Larga vient vous chercher à l’aéroport, et offre le transport et les repas. À Inuvik, en 2023, on ne mangeait qu’aux heures des repas\u00a0: apportez des collations.',
        sources: ['larga-edmonton', 'inuvik-transient-centre'],
      },
    ],
    after: [
      {
        text: 'Un bébé né en Alberta reçoit un numéro de l’Alberta, et c’est le territoire qui l’assure chez vous. Enregistrez la naissance en Alberta, puis demandez la carte du territoire.',
        sources: ['nwt-birthing'],
      },
    ],
  },
  YT: {
    pays: [
      {
        text: 'Le Yukon paie un montant par jour pour un voyage médical de plus d’un jour, et un autre à la personne qui accompagne. Les montants augmentent chaque année. Nous n’avons pas trouvé si l’attente à Whitehorse avant un accouchement compte\u00a0: demandez-le avant de partir.',
        sources: ['yukon-travel'],
      },
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
    ],
    goes: [
      {
        text: 'Hors de Whitehorse, on vient en ville quelques semaines avant la date prévue. Demandez le jour au centre de santé.',
      },
    ],
    stays: [
      {
        text: 'Nous n’avons pas trouvé de liste de lieux. Le centre de santé et l’hôpital les connaissent\u00a0: demandez aux deux.',
      },
    ],
  },
  AB: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'Nous n’avons pas trouvé de programme de l’Alberta qui paie un voyage pour accoucher. La ligne santé, le 811, peut vous dire ce qui existe.',
      },
    ],
  },
  BC: {
    pays: [
      {
        text: 'Membres inscrits des Premières Nations qui ont un numéro de santé de la province\u00a0: la Régie de la santé des Premières Nations paie le trajet, un lit et les repas. Demandez-lui de payer aussi la personne qui vous accompagne.',
        sources: ['fnha-travel'],
      },
      {
        text: 'Si vous restez une semaine ou plus, elle paie 294,75\u00a0$ par semaine pour les repas, ou 442,75\u00a0$ avec une personne accompagnatrice autorisée. Si vous logez dans la famille, elle paie 50\u00a0$ par nuit, jusqu’à 350\u00a0$ par semaine (décembre 2025).',
        sources: ['fnha-travel-amounts'],
      },
      {
        text: 'Avec le Travel Assistance Program, le traversier, l’avion et le train coûtent moins cher, ou rien. Une ou un médecin, ou une infirmière praticienne ou un infirmier praticien, doit vous envoyer voir une ou un spécialiste. Le programme ne nomme pas les sages-femmes\u00a0: un accouchement sans problème ne compte peut-être pas. Demandez.',
        sources: ['bc-travel'],
      },
      {
        text: 'Demandez son formulaire et son numéro avant de partir\u00a0: il ne rembourse rien après le voyage. Il ne paie ni lit, ni repas, ni essence.',
        sources: ['bc-travel'],
      },
    ],
    stays: [
      {
        text: 'Votre régie de la santé a des autobus pour les patients, et la province une liste d’hôtels à prix plus bas. Si votre bébé est au BC Children’s Hospital, le Family Residence Program aide à trouver un lit.',
        sources: ['bc-travel-help'],
      },
    ],
  },
  MB: {
    pays: [
      {
        text: 'Le programme de transport des malades du Nord est pour les gens qui vivent au nord du 53e parallèle et qui ont une carte du Manitoba ou le statut conféré par un traité. Les membres des Premières Nations qui vivent hors réserve y ont droit aussi. Demandez aussi aux SSNA de payer la personne qui vous accompagne.',
        sources: ['manitoba-northern-travel'],
      },
      {
        text: 'Dans une réserve, un autre programme paie\u00a0: demandez au poste de soins infirmiers. Avec les SSNA, une personne accompagnatrice est payée, et vous n’avez pas besoin de raison médicale.',
        sources: ['manitoba-northern-travel', 'escort-study'],
      },
      {
        text: 'Le programme de transport des malades du Nord paie une personne accompagnatrice si une ou un médecin dit qu’il vous en faut une. Nous n’avons pas trouvé sa règle pour les accouchements\u00a0: demandez un papier qui le dit à la personne qui vous suit.',
        sources: ['manitoba-northern-travel'],
      },
      {
        text: 'Avant de partir, apportez la lettre du rendez-vous à son bureau ou au poste de soins infirmiers.',
        sources: ['manitoba-northern-travel'],
      },
    ],
    stays: [
      {
        text: 'Demandez tôt où vous logerez à Thompson, à The Pas ou à Winnipeg, et s’il y a une cuisine.',
      },
    ],
  },
  NB: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'Nous n’avons pas trouvé de programme du Nouveau-Brunswick qui paie un voyage pour accoucher. Télé-Soins, le 811, peut vous dire ce qui existe.',
      },
    ],
  },
  NL: {
    pays: [
      {
        text: 'Le Programme d’aide au transport médical est pour les gens qui ont le MCP. Pour les vols, il donne d’abord 1\u00a0000\u00a0$. Ensuite, il paie 75\u00a0% du coût jusqu’à 8\u00a0000\u00a0$, puis 85\u00a0% de ce qui dépasse. On compte sur 12\u00a0mois (depuis décembre 2023). Si vous vivez sur l’île de Terre-Neuve, cela vaut pour les voyages hors de la province.',
        sources: ['newfoundland-travel'],
      },
      {
        text: 'Il paie 150\u00a0$ par nuit pour un lit dans la province et 175\u00a0$ ailleurs (depuis décembre 2023). Il peut payer avant le vol. Demandez si un accouchement compte\u00a0: il parle de services spécialisés.',
        sources: ['newfoundland-travel'],
      },
      {
        text: 'Les membres inscrits des Premières Nations et les Inuits reconnus peuvent demander aux SSNA. Au Nunatsiavut, on demande à son propre gouvernement.',
        sources: ['nihb-travel'],
      },
    ],
    goes: [
      {
        text: 'De la côte du Labrador, on part bien avant, et on attend, avec des jours en plus pour la météo. Demandez la semaine au centre de santé.',
      },
    ],
  },
  NS: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'Nous n’avons pas trouvé de programme de la Nouvelle-Écosse qui paie un voyage pour accoucher. Le service social de l’hôpital et le 811 peuvent vous dire ce qui existe.',
      },
    ],
  },
  ON: {
    pays: [
      {
        text: 'La subvention pour le transport à des fins médicales est pour les gens du Nord de l’Ontario qui ont l’Assurance-santé. Elle paie une part d’un trajet de 100\u00a0km ou plus (aller) vers un spécialiste ou un lieu que le ministère finance.',
        sources: ['ontario-travel-grant'],
      },
      {
        text: 'Elle paie 175\u00a0$ par nuit, jusqu’à 1\u00a0150\u00a0$ pour huit nuits ou plus, mais ni repas ni taxi (depuis décembre 2024). Faites la demande dans les 12\u00a0mois.',
        sources: ['ontario-travel-grant', 'ontario-travel-amounts'],
      },
      {
        text: 'Elle ne dit pas si un accouchement sans problème, avec une sage-femme ou un médecin de famille, compte\u00a0: demandez avant de partir.',
        sources: ['ontario-travel-grant'],
      },
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
    ],
    goes: [
      {
        text: 'De la côte de la baie James, on va à Moose Factory, à Timmins ou plus loin. Demandez à la Weeneebayko Area Health Authority.',
        sources: ['attawapiskat'],
      },
    ],
    stays: [
      {
        text: 'À Sioux Lookout, l’autorité sanitaire des Premières Nations a trois auberges pour ses collectivités. Quand c’est plein, on va à l’hôtel, parfois jusqu’à Dryden.',
        sources: ['sioux-hostels', 'sioux-hostel'],
      },
      {
        text: 'Là, le programme de grossesse de l’hôpital Meno Ya Win veut que chaque personne soit accompagnée. Quelqu’un sur place vous aide pour le lit, les repas et les papiers\u00a0: demandez à lui parler.',
        sources: ['sioux-pregnancy'],
      },
      {
        text: 'À Thunder Bay, Wequedong Lodge loge des gens des Premières Nations éloignées. En 2024, la maison débordait\u00a0: demandez avant de prendre l’avion.',
        sources: ['wequedong'],
      },
    ],
  },
  PE: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'Nous n’avons pas trouvé de programme de l’Île qui paie un voyage pour accoucher. L’équipe qui vous envoie hors de l’Île et le 811 peuvent vous dire ce qui existe.',
      },
    ],
  },
  QC: {
    pays: [
      {
        text: 'Au Nunavik, la régie régionale organise les voyages. Elle décide qui accompagne les personnes visées par la Convention de la Baie-James et du Nord québécois qui vivent au Nunavik.',
        sources: ['nunavik-travel'],
      },
      {
        text: 'En Eeyou Istchee, qui paie pour vous et pour la personne qui vous accompagne? Demandez-le à Wiichihiituwin, le service aux patients du Conseil cri de la santé.',
        sources: ['cree-patient-services'],
      },
      {
        text: 'Ailleurs, les membres inscrits des Premières Nations et les Inuits reconnus ont les SSNA, qui paient le trajet, un lit, les repas et une personne accompagnatrice. Allez d’abord au dispensaire ou au CLSC.',
        sources: ['nihb-travel', 'escort-study'],
      },
    ],
    goes: [
      {
        text: 'D’Eeyou Istchee, les gens qui n’accouchent pas sur place vont quelques semaines à Val-d’Or ou à Chibougamau.',
        sources: ['cree-midwives-news'],
      },
    ],
    stays: [
      {
        text: 'Ullivik, à Dorval, est la maison des gens du Nunavik et des personnes qui les accompagnent à Montréal. Elle a 91 chambres et une cuisine pour les aliments traditionnels. L’alcool et la drogue y sont interdits.',
        sources: ['ullivik'],
      },
    ],
  },
  SK: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'La Métis Nation–Saskatchewan rembourse une part de l’essence, des repas et du lit pour les voyages médicaux de ses citoyens inscrits à faible revenu. Demandez si un accouchement compte.',
        sources: ['metis-saskatchewan-travel'],
      },
      {
        text: 'Pour les autres, dans le Grand Nord\u00a0: demandez au 811 le programme de transport médical du Nord. Nous n’avons pas trouvé de page à son sujet.',
      },
    ],
    stays: [
      {
        text: 'Sprucelodge, à Prince Albert, offre aux membres inscrits des Premières Nations un lit, les repas et le transport par les SSNA.',
        sources: ['sprucelodge'],
      },
    ],
  },
};

export const folded: Record<FoldedPartId, { title: string; statements: Statement[] }> = {
  stay: {
    title: 'Où on loge',
    statements: [
      {
        text: 'Le plus souvent dans une maison pour patients, ou à l’hôtel quand elle est pleine. Demandez laquelle, et s’il y a un lit pour la personne qui vous accompagne.',
        sources: ['larga-kitikmeot', 'sioux-hostels'],
      },
      {
        text: 'Demandez avant de partir\u00a0: puis-je cuisiner, peut-on me rendre visite, quand la porte ferme-t-elle, et qui me conduit à mes rendez-vous?',
      },
      {
        text: 'Demandez comment joindre l’hôpital la nuit, et mettez son numéro près du lit.',
      },
    ],
  },
  children: {
    title: 'Vos enfants à la maison',
    statements: [
      {
        text: 'Décidez tôt qui s’en occupe. Écrivez l’école, les médicaments, l’heure du coucher et qui appeler.',
      },
      {
        text: 'Familles des Premières Nations\u00a0: demandez au centre de santé ou à votre Première Nation quelle aide il y a pour les enfants à la maison.',
      },
      {
        text: 'L’Initiative\u00a0: Les enfants inuits d’abord a parfois payé, dans le passé, le vol des autres enfants quand personne à la maison ne pouvait les garder. Depuis la fin de 2024, moins de demandes sont acceptées. Il faut une lettre qui explique pourquoi cet enfant a besoin du voyage.',
        sources: ['inuit-child-letter'],
      },
      {
        text: 'Son financement est prévu jusqu’au 31 mars 2027. Demandez tôt au centre de santé ou à l’Arctic Children and Youth Foundation.',
        sources: ['inuit-child-money'],
      },
    ],
  },
  work: {
    title: 'Le travail et l’argent pendant l’attente',
    statements: [
      {
        text: 'Attendre l’accouchement n’est pas un congé en soi. Les prestations de maternité de l’assurance-emploi peuvent commencer jusqu’à 12\u00a0semaines avant la semaine de la date prévue. Il y en a 15\u00a0semaines en tout\u00a0: les semaines que vous prenez avant l’accouchement, vous ne les aurez plus après.',
        sources: ['ei-digest-12-3'],
      },
      {
        text: 'Pour les prestations de maladie, jusqu’à 26\u00a0semaines, il faut un billet médical qui dit que votre santé vous empêche de travailler. Partir pour un accouchement sans problème n’est pas une maladie.',
        sources: ['ei-digest-12-3', 'ei-act-12'],
      },
      {
        text: 'Demandez à Service Canada avant de partir, et dites-le à votre employeur. Au Québec, c’est un autre régime\u00a0: demandez au RQAP.',
      },
      {
        text: 'Demandez qui paie le salaire perdu de la personne qui vous accompagne\u00a0: dans les Territoires du Nord-Ouest, personne ne le payait en 2021. Les semaines parentales de l’autre parent ne commencent qu’à la naissance.',
        sources: ['escort-wages', 'ei-act-23'],
      },
    ],
  },
  packing: {
    title: 'Quoi emporter',
    statements: [
      { text: 'La carte d’assurance maladie, et votre numéro de traité ou numéro N si vous en avez un.' },
      { text: 'Une copie de votre dossier de grossesse, et la lettre qui donne la date prévue.' },
      { text: 'Vos médicaments, pour plus longtemps que le voyage prévu.' },
      { text: 'Des vêtements pour deux saisons, ceux du bébé, une couverture, et un siège d’auto pour le retour.' },
      { text: 'Des collations, et des aliments traditionnels là où la maison le permet.' },
      { text: 'Un chargeur, une carte bancaire, un peu d’argent, et vos numéros de téléphone sur papier.' },
      { text: 'Quelque chose de chez vous\u00a0: un oreiller, une photo, de la couture, un livre.' },
    ],
  },
  flights: {
    title: 'Les vols, aller et retour',
    statements: [
      {
        text: 'Les compagnies aériennes ont leurs propres limites en fin de grossesse. Selon une liste assez vieille, Air Canada vous accepte jusqu’à la semaine 36. Porter et Air Transat veulent une lettre dès la semaine 36, et ne vous prennent plus après la semaine 38. Flair veut une lettre dès la semaine 32 (2025). Demandez à la vôtre.',
        sources: ['findlaw', 'flair-expectant'],
      },
      {
        text: 'Avant de réserver, et au plus tard à la semaine 32, demandez une lettre qui donne votre date prévue et qui dit que vous pouvez prendre l’avion. Gardez-la sur vous.',
        sources: ['flair-expectant', 'findlaw'],
      },
      {
        text: 'Chaque adulte peut tenir un seul bébé. Avec des jumeaux, il faut un deuxième adulte dans l’avion\u00a0: une bonne raison de demander une personne accompagnatrice.',
        sources: ['westjet-infants', 'air-north', 'air-borealis'],
      },
      {
        text: 'Chaque compagnie fixe l’âge où un nouveau-né peut prendre l’avion. Demandez-le à la compagnie et à l’hôpital avant qu’on réserve le retour.',
      },
      {
        text: 'Apportez à l’aéroport les papiers de naissance que l’hôpital vous a remis. Air North demande un certificat de naissance ou l’enregistrement de la naissance.',
        sources: ['air-north'],
      },
      {
        text: 'Au début, le bébé d’un parent qui a les SSNA est couvert par ce parent. Inscrivez-le tôt, et demandez jusqu’à quel âge il est couvert sans être inscrit.',
        sources: ['nihb-newborn'],
      },
    ],
  },
  'close-to-home': {
    title: 'Accoucher plus près de chez soi',
    statements: [
      {
        text: 'Nunavik\u00a0: sur la côte de la baie d’Hudson, des sages-femmes inuites ont ramené les naissances dans les villages à partir de 1986. On accouche à Puvirnituq, à Inukjuak et à Salluit.',
        sources: ['inuulitsivik'],
      },
      {
        text: 'Eeyou Istchee\u00a0: à Chisasibi, on accouche avec une sage-femme depuis 2019, chez soi ou à la maison de naissance. Waskaganish et Mistissini devraient suivre\u00a0: demandez.',
        sources: ['cree-midwives', 'cree-midwives-news'],
      },
      {
        text: 'Labrador\u00a0: un programme de sages-femmes innues a commencé à Sheshatshiu et à Natuashish en avril 2023.',
        sources: ['nl-midwives-association'],
      },
      {
        text: 'Territoires du Nord-Ouest\u00a0: en janvier 2023, Fort Smith a cessé les accouchements, faute de sages-femmes. Demandez là et à Hay River ce qui est ouvert cette année.',
        sources: ['nwt-midwives'],
      },
      {
        text: 'Ontario\u00a0: les sages-femmes d’Attawapiskat ont de nouveau le droit de faire des accouchements depuis 2018. Demandez si elles en font cette année.',
        sources: ['attawapiskat'],
      },
      {
        text: 'Ailleurs\u00a0: demandez au centre de santé ou à une sage-femme quels accouchements se font près de chez vous. Cela change d’une année à l’autre.',
      },
    ],
  },
  voices: {
    title: 'Votre langue, et une doula',
    statements: [
      {
        text: 'Demandez un service d’interprète quand on réserve le voyage. La personne qui vous accompagne peut traduire, si elle et vous êtes d’accord. Vous pouvez toujours en demander un.',
        sources: ['escort-rules'],
      },
      {
        text: 'Les maisons pour les Inuits ont du personnel qui parle inuktitut\u00a0: demandez qui est là.',
        sources: ['boarding-home-inuktitut', 'nunavut-escorts-2017'],
      },
      {
        text: 'Une doula reste avec vous pendant le travail. Au Manitoba, demandez une doula autochtone à Wiijii’idiwag Ikwewag. Ses doulas aident les gens venus accoucher à Winnipeg.',
        sources: ['manitoba-doulas'],
      },
      {
        text: 'Dans les Territoires du Nord-Ouest, le Northern Birthwork Collective met des parents en lien avec des doulas\u00a0: demandez combien cela coûte.',
        sources: ['northern-birthwork'],
      },
    ],
  },
};

export const listNote =
  'Cette liste est la nôtre. Le Nunavut Medical Travel Handbook en a une aussi\u00a0: demandez-le au centre de santé.';
export const links = {
  bag: 'La valise pour l’hôpital, objet par objet',
  benefits: 'Prévoir l’assurance-emploi ou le RQAP, semaine par semaine',
};

export const feelings: { title: string; statements: Statement[] } = {
  title: 'Ce qu’on peut ressentir',
  statements: [
    {
      text: 'Bien des gens partis pour accoucher parlent de solitude, de peur, de soucis d’argent, et d’enfants qui leur manquent. Si c’est votre cas, ce n’est pas votre faute.',
      sources: ['escort-study'],
    },
    {
      text: 'Dites-le au personnel infirmier, à la personne qui vous accompagne, à une doula. Au 9-8-8 aussi, quelqu’un répond à toute heure.',
      sources: ['cmha-988'],
    },
  ],
};

/** On paper. */
export const sheetNote =
  'Renseignements généraux, pas un avis médical. Ce qui est payé peut changer\u00a0: demandez avant de partir.';
