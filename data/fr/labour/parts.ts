import type { LabourPartWords } from '@/data/en/labour/parts';
import type { LabourPart } from '@/data/labour/parts';

export const parts: Record<LabourPart, LabourPartWords> = {
  stages: {
    title: 'Le travail, étape par étape',
    link: 'Par étape',
    what: [
      {
        text: 'Le travail a des étapes\u00a0: le col de l’utérus s’ouvre, vous poussez, le bébé naît, le placenta sort, puis viennent les premières heures.',
        sources: ['labour-101', 'vch-labour'],
      },
      {
        text: 'Un premier travail dure souvent de 12 à 14\u00a0heures environ, une fois les contractions régulières. Les suivants sont le plus souvent plus courts. Personne ne peut vous dire combien de temps durera le vôtre.',
        sources: ['labour-101', 'naitre-labour-stages', 'london-stages'],
      },
      {
        text: 'Une infirmière, un infirmier ou une sage-femme vérifie votre température, votre pression, votre pouls, vos contractions et le cœur du bébé. On vérifie le col seulement au besoin.',
        sources: ['ontario-interventions', 'kingston-labour'],
      },
      {
        text: 'Le cœur du bébé\u00a0: si vous êtes en bonne santé, à terme, et que le travail a commencé tout seul, on conseille d’écouter à intervalles réguliers. Si le risque est plus grand, avec de l’ocytocine et souvent avec une péridurale, deux ceintures sur le ventre l’enregistrent tout le temps. Certains hôpitaux en ont sans fil.',
        sources: ['hlbc-monitoring', 'ontario-monitoring', 'community-monitoring', 'inspq-pain', 'vch-labour'],
      },
      {
        text: 'Du streptocoque B dans votre prélèvement ou votre urine? On vous offre des antibiotiques par la veine dès que le travail commence ou que vous perdez vos eaux. La liste «\u00a0Quand appeler\u00a0» vous dit d’appeler ou de partir plus tôt.',
        sources: ['sogc-298', 'gbs-alberta'],
      },
      {
        text: 'À terme et en bonne santé, on est d’habitude admise ou admis à l’hôpital quand le travail est actif. Si on vous renvoie à la maison, rappelez ou revenez à tout moment.',
        sources: ['labour-101'],
      },
      {
        text: 'À la naissance, on offre souvent une piqûre d’ocytocine. Elle aide l’utérus à se serrer et réduit le risque de gros saignement. Demandez ce qui est prévu pour vous.',
        sources: ['selkirk-third-stage'],
      },
    ],
    feels: [
      {
        text: 'Au début\u00a0: cela peut ressembler à des menstruations qui arrivent, avec des crampes, une pression, mal au dos ou des selles molles. Cela peut durer des heures ou des jours, s’arrêter et repartir, ou aller vite. La liste dit quand appeler.',
        sources: ['hlbc-early-labour', 'saskatoon-labour'],
      },
      {
        text: 'Le travail actif\u00a0: les contractions sont régulières et fortes, dans le ventre ou dans le dos. Elles durent de 45 à 60\u00a0secondes, et vous ne pouvez pas parler pendant ce temps. Chacune monte, puis lâche. Entre elles, il y a du repos.',
        sources: ['labour-101', 'hlbc-active-labour', 'nb-active-labour'],
      },
      {
        text: 'Vous pouvez devenir silencieuse ou silencieux, suer, avoir mal au cœur ou des crampes aux jambes, et douter d’y arriver. C’est courant.',
        sources: ['hlbc-active-labour', 'nb-active-labour'],
      },
      {
        text: 'Juste avant de pousser\u00a0: pour bien des gens, c’est le plus dur. Les contractions durent de 60 à 90\u00a0secondes, avec peu de temps entre elles. Vous pouvez commencer à sentir une pression.',
        sources: ['labour-101', 'bc-stages'],
      },
      {
        text: 'La poussée\u00a0: elle peut durer quelques minutes, ou de deux à trois heures. Quand la tête arrive, la peau s’étire et brûle. On peut vous demander d’arrêter de pousser un instant.',
        sources: ['hlbc-pushing', 'bc-stages'],
      },
      { text: 'Le placenta sort en 5 à 30\u00a0minutes, parfois plus tard.', sources: ['bc-stages'] },
    ],
    ask: [
      { text: 'De là où j’habite, quand voulez-vous que j’appelle, et que je vienne?' },
      { text: 'Est-ce qu’une même personne reste avec moi pendant le travail actif?' },
      { text: 'Comment écoutez-vous le cœur de mon bébé? Puis-je bouger avec cela?' },
      { text: 'Quand vérifiez-vous le col? Me demanderez-vous chaque fois?' },
      { text: 'Ai-je besoin d’une perfusion et d’une prise de sang?' },
    ],
  },
  coping: {
    title: 'Passer à travers les contractions',
    link: 'Passer à travers',
    what: [
      {
        text: 'Il n’y a pas de bonne façon. Vous pouvez prévoir une chose et changer d’idée pendant le travail.',
        sources: ['london-pain', 'ontario-pain', 'nl-pain'],
      },
      {
        text: 'Ayez avec vous une personne de confiance\u00a0: l’autre parent, quelqu’un de la famille, une amie, un ami, une doula. Avec quelqu’un qui reste, on supporte mieux la douleur, et il faut moins de médicaments et d’interventions.',
        sources: ['ontario-labour-support', 'bc-womens-pain'],
      },
      {
        text: 'La personne avec vous peut offrir de l’eau, une serviette fraîche, un massage, vous aider à bouger, et vous dire que vous faites bien ça.',
        sources: ['nb-active-labour', 'hlbc-active-labour'],
      },
      {
        text: 'Bougez. Marchez, balancez-vous, mettez-vous à genoux sur un ballon, appuyez-vous sur quelqu’un. Debout, le poids du bébé l’aide à descendre. Changez souvent, et reposez-vous aussi.',
        sources: ['bc-womens-pain', 'brant-labour', 'nl-comfort', 'naitre-labour-stages'],
      },
      {
        text: 'Prenez une douche ou un bain tiède, avec quelqu’un tout près. Si vous avez perdu vos eaux, demandez d’abord pour le bain.',
        sources: ['brant-labour', 'nl-comfort', 'hlbc-active-labour'],
      },
      {
        text: 'Faites-vous masser le dos, les épaules, les mains ou les pieds. Mettez du chaud sur le ventre ou le dos, ou du froid là où ça fait mal. Avec une péridurale, demandez avant de mettre du chaud ou du froid.',
        sources: ['nl-comfort', 'grand-river-coping', 'bc-womens-pain'],
      },
      {
        text: 'Respirez lentement. Cela n’enlève pas la douleur, mais vous aide à passer à travers. Pensez à une contraction à la fois, et relâchez vos muscles entre elles.',
        sources: ['nl-comfort', 'nb-active-labour', 'hlbc-active-labour'],
      },
      {
        text: 'Tant que tout va bien, vous pouvez boire à petites gorgées et manger un peu. Avec une péridurale, un déclenchement ou une opération, demandez\u00a0: les règles changent. Videz souvent votre vessie.',
        sources: ['vch-labour', 'hlbc-active-labour', 'kingston-labour', 'fraser-labour'],
      },
      {
        text: 'Le TENS envoie de petites impulsions par des plaques collées au dos. Vous réglez leur force. Peu d’hôpitaux en ont\u00a0: demandez à votre équipe avant d’apporter le vôtre, surtout avec un stimulateur cardiaque, un problème de cœur ou de l’épilepsie. Enlevez-le avant un bain ou une douche.',
        sources: ['brant-labour', 'tens-fortier', 'tens-epsom', 'tens-sherwood'],
      },
    ],
    feels: [
      {
        text: 'La douleur est plus dure à supporter quand on a peur, qu’on est à bout, qu’on est sans personne ou qu’on ne peut pas bouger, et quand le travail est long ou a été déclenché.',
        sources: ['ontario-pain', 'london-pain'],
      },
      { text: 'Demander plus d’aide que prévu, ce n’est pas abandonner.' },
    ],
    ask: [
      {
        text: 'Combien de personnes peuvent être avec moi? En 2020, des groupes de médecins, d’infirmières et de sages-femmes ont dit que la personne qui accompagne n’est pas une visite. Le nombre change d’un endroit à l’autre.',
        sources: ['companions-statement', 'kingston-labour'],
      },
      {
        text: 'Y a-t-il une douche ou un bain? Le bain, est-ce pour le travail seulement, ou aussi pour la naissance?',
      },
      { text: 'Puis-je apporter un ballon, de la musique, mon oreiller, un TENS?' },
      {
        text: 'Qui paie une doula? Le régime de la Colombie-Britannique ne paie pas. Certains autres régimes paient\u00a0: demandez au vôtre.',
        sources: ['bc-womens-pain'],
      },
    ],
  },
  gas: {
    title: 'Le gaz et les autres médicaments',
    link: 'Gaz, médicaments',
    what: [
      {
        text: 'Le gaz est du gaz hilarant (protoxyde d’azote) avec de l’oxygène. Vous tenez vous-même le masque et respirez le gaz pendant une contraction. Il agit en quelques secondes, et son effet part dès que le masque est enlevé.',
        sources: ['hlbc-pain', 'montreal-pain'],
      },
      {
        text: 'Le gaz rend la douleur moins vive et aide à se détendre. Il n’enlève pas la douleur, et il n’endort pas le bébé.',
        sources: ['hlbc-pain', 'sinai-pain', 'montreal-pain'],
      },
      {
        text: 'Les opioïdes, comme la morphine ou le fentanyl, se donnent par piqûre, par la veine, ou par une pompe avec un bouton. Ils rendent la douleur moins vive et aident à se reposer.',
        sources: ['hlbc-pain', 'sinai-pain', 'london-opioids', 'kingston-pain'],
      },
      {
        text: 'Les opioïdes passent au bébé. Donnés tard, ils peuvent l’endormir, ralentir son souffle et rendre la première tétée plus dure. On les donne donc surtout plus tôt dans le travail.',
        sources: ['london-opioids', 'hlbc-pain', 'montreal-pain', 'sinai-pain'],
      },
      {
        text: 'Près de la naissance, une ou un médecin peut geler les nerfs du vagin avec une aiguille.',
        sources: ['inspq-pain', 'kingston-pain', 'nl-pain'],
      },
    ],
    feels: [
      {
        text: 'Le gaz peut donner la tête qui tourne, le sommeil ou mal au cœur. Les mains ou le visage peuvent picoter.',
        sources: ['hlbc-pain', 'sinai-pain', 'montreal-pain'],
      },
      {
        text: 'Les opioïdes peuvent donner le sommeil, la tête qui tourne, des démangeaisons ou mal au cœur, et ralentir votre souffle. Ils agissent moins quand le travail devient plus fort. Vous pouvez demander autre chose.',
        sources: ['london-opioids', 'hlbc-pain', 'montreal-pain'],
      },
    ],
    ask: [
      { text: 'Avez-vous du gaz? Pas tous les hôpitaux en ont.', sources: ['nl-pain', 'inspq-pain'] },
      { text: 'Quels médicaments avez-vous, comment les donnez-vous, et jusqu’à quand?' },
      { text: 'Que peuvent-ils faire à mon bébé, et que faites-vous alors?' },
      { text: 'Je prends ce médicament, ou je réagis à celui-là\u00a0: qu’est-ce qui me convient?' },
    ],
  },
  epidural: {
    title: 'La péridurale (épidurale)',
    link: 'Péridurale',
    what: [
      {
        text: 'Une ou un médecin place un petit tube mou dans le bas du dos. Le médicament qui y passe vous gèle de la taille aux pieds. Vous restez éveillée ou éveillé.',
        sources: ['inspq-pain', 'london-epidural', 'nl-pain'],
      },
      {
        text: 'C’est ce qui soulage le plus pendant le travail, et c’est votre choix. Personne n’est obligé d’en avoir une, et vous n’avez pas besoin de raison pour en vouloir une.',
        sources: ['inspq-pain', 'sinai-pain', 'sunnybrook-epidural', 'alberta-epidural'],
      },
      {
        text: 'En 2016-2017, environ 59 accouchements vaginaux sur 100 dans les hôpitaux du Canada se sont faits avec une péridurale.',
        sources: ['hospital-births-2017'],
      },
      {
        text: 'On vous met d’abord une perfusion et on vous examine. La ou le médecin peut être avec quelqu’un d’autre, et tard dans le travail le temps peut manquer\u00a0: demandez tôt.',
        sources: ['inspq-pain', 'sunnybrook-epidural'],
      },
      {
        text: 'La tension baisse souvent\u00a0: on la mesure donc souvent. Vous pouvez ne pas sentir que la vessie est pleine, et un petit tube peut la vider. Parfois, cela ne soulage pas assez\u00a0: on ajuste, ou on recommence.',
        sources: ['sunnybrook-epidural-risks'],
      },
      {
        text: 'Elle peut affaiblir les contractions et ralentir la descente du bébé\u00a0: on peut alors vous offrir un médicament qui les renforce. Pour d’autres, elle détend les muscles et aide le bébé à descendre. Les forceps ou la ventouse sont plus fréquents.',
        sources: ['inspq-pain', 'london-epidural', 'sunnybrook-epidural'],
      },
      {
        text: 'Elle peut causer un gros mal de tête, chez environ 1 personne sur 200. Sans traitement, il peut durer plus d’une semaine. Il y a un traitement\u00a0: dites-le tout de suite à l’équipe. Vous êtes déjà à la maison? La liste d’après la naissance dit quoi faire.',
        sources: ['sunnybrook-epidural-risks'],
      },
      {
        text: 'Plus tard à la maison, des jambes qui picotent ou deviennent faibles ou engourdies\u00a0: allez à l’hôpital tout de suite. De la fièvre, le cou raide ou du mal à uriner\u00a0: appelez tout de suite. Dites que vous avez eu une péridurale.',
        sources: ['alberta-epidural-home'],
      },
      {
        text: 'Le mal de dos après une naissance vient surtout de la grossesse et de l’accouchement, pas de la péridurale. Si elle a été dure à placer, le dos peut avoir un bleu et faire mal quelques jours.',
        sources: ['sunnybrook-epidural-risks', 'montreal-epidural'],
      },
      {
        text: 'Elle n’est pas toujours possible après une opération au dos, avec une infection, un trouble de la coagulation ou un anticoagulant. Dites-le tôt à la personne qui vous suit. N’arrêtez pas un médicament de vous-même\u00a0: demandez quoi en faire quand le travail commence.',
        sources: ['montreal-epidural'],
      },
      {
        text: 'S’il faut ensuite des forceps ou une césarienne, on peut donner plus de médicament par le même tube.',
        sources: ['london-epidural'],
      },
    ],
    feels: [
      {
        text: 'Geler la peau pique quelques secondes. Certaines personnes sentent une pression dans le dos quand le tube entre.',
        sources: ['sunnybrook-epidural'],
      },
      {
        text: 'Puis la douleur diminue. Vous pouvez encore sentir une pression quand le bébé descend. Les jambes deviennent lourdes, et presque partout on reste au lit.',
        sources: ['london-epidural', 'inspq-pain', 'grand-river-coping'],
      },
      {
        text: 'Vous pouvez frissonner la première heure. Si vous ne sentez pas l’envie de pousser, l’équipe vous dit quand.',
        sources: ['sunnybrook-epidural-risks', 'labour-101'],
      },
    ],
    ask: [
      {
        text: 'Avez-vous la péridurale, jour et nuit? On la donne à l’hôpital, et tous n’offrent pas la même chose.',
        sources: ['inspq-pain', 'nl-pain'],
      },
      { text: 'Puis-je encore changer de position, ou marcher jusqu’aux toilettes?' },
      { text: 'Que faites-vous si elle agit d’un seul côté, ou pas assez?' },
      { text: 'Quels problèmes rares peut-elle causer, aux nerfs ou par une infection, et à quel point est-ce rare?' },
      { text: 'J’aimerais qu’on ne me l’offre pas\u00a0: puis-je la demander moi-même?' },
    ],
  },
  induction: {
    title: 'Déclencher le travail',
    link: 'Déclenchement',
    what: [
      {
        text: 'Déclencher veut dire faire commencer le travail avec un médicament ou un geste. Quand on renforce un travail déjà commencé, on dit stimuler.',
        sources: ['london-induction', 'london-hospital-induction', 'nl-procedures'],
      },
      {
        text: 'Cela se décide ensemble. On vous dit ce qui parle pour déclencher et pour ne pas déclencher, comment on fait, et combien de temps cela peut prendre. Vous choisissez.',
        sources: ['sogc-432'],
      },
      {
        text: 'Des raisons courantes\u00a0: la date prévue est passée, les eaux se sont rompues sans que le travail commence, une tension élevée, le diabète, un bébé qui grandit trop lentement.',
        sources: ['sunnybrook-induction', 'london-induction', 'north-york-procedures', 'nl-procedures'],
      },
      {
        text: 'Après la date prévue, la directive canadienne dit de l’offrir à 41\u00a0semaines ou plus tard. À 39\u00a0semaines, on ne le conseille pas d’office, mais on peut l’offrir dès 40\u00a0ans. Vous pouvez demander.',
        sources: ['sogc-432'],
      },
      {
        text: 'Dès 38\u00a0semaines, on peut vous offrir un décollement des membranes («\u00a0stripping\u00a0»), pendant un examen du col. Il peut faire partir le travail dans les jours qui suivent, et éviter un déclenchement.',
        sources: ['sogc-432', 'inspq-sweep'],
      },
      {
        text: 'On peut ramollir le col avec un gel, un ruban ou un comprimé de médicament, ou avec un tube mou et un petit ballon. Après une césarienne, on ne se sert pas de tous\u00a0: demandez lesquels.',
        sources: ['bc-womens-induction', 'carleton-induction', 'london-hospital-induction'],
      },
      {
        text: 'On peut rompre les eaux pendant un examen. L’ocytocine par la veine fait venir les contractions\u00a0: une infirmière ou un infirmier règle la pompe, et si on l’arrête, l’effet part vite. On suit alors le cœur du bébé tout le temps.',
        sources: ['carleton-induction', 'north-york-procedures', 'london-hospital-induction'],
      },
      {
        text: 'Les contractions peuvent venir trop vite, on bouge moins, et il faut parfois plus de soulagement. Y a-t-il plus de césariennes? Nos sources ne sont pas d’accord. Vous avez déjà eu une césarienne? Voyez la partie sur l’accouchement après une césarienne. Ne pas déclencher a aussi des risques\u00a0: demandez ce que l’un et l’autre veulent dire pour vous.',
        sources: ['sunnybrook-induction', 'north-york-procedures', 'sogc-432'],
      },
      {
        text: 'Du début à la naissance, cela peut prendre de 1 à 3\u00a0jours. On vous donne souvent un jour, mais pas d’heure, et c’est parfois remis quand l’unité est pleine.',
        sources: ['north-york-procedures', 'london-hospital-induction', 'sunnybrook-induction'],
      },
      {
        text: 'C’est remis, ou vous êtes à la maison après la première étape? La liste «\u00a0Quand appeler\u00a0» vaut pour vous tout ce temps. Après la première étape, appelez aussi l’unité dès que les contractions commencent, que vous perdez vos eaux ou que vous saignez. Si la liste dit de partir, partez. Si le travail commence, retournez-y.',
        sources: ['london-hospital-induction'],
      },
    ],
    feels: [
      {
        text: 'Le décollement des membranes peut être désagréable, parfois douloureux, et faire saigner un peu les premières 24\u00a0heures. Pour tout saignement, faites ce que dit la liste «\u00a0Quand appeler\u00a0», et dites qu’on vous a fait ce geste.',
        sources: ['inspq-sweep'],
      },
      { text: 'Le ballon est désagréable, et le plus souvent ne fait pas mal.', sources: ['bc-womens-induction'] },
      {
        text: 'Ce qu’on sent avec le gel, le comprimé ou quand on rompt les eaux, nos sources ne le disent pas. Demandez-le, et demandez ce qu’on peut faire contre la douleur.',
      },
    ],
    ask: [
      { text: 'Pourquoi maintenant? Que se passe-t-il si on ne le fait pas, ou pas encore?' },
      { text: 'De quelle façon, et pourquoi celle-là pour moi?' },
      {
        text: 'Puis-je rentrer chez moi entre les étapes? Qu’est-ce qui me fait revenir, et qui est-ce que j’appelle?',
      },
      { text: 'Puis-je manger, marcher et prendre une douche pendant ce temps?' },
    ],
  },
  assisted: {
    title: 'La ventouse, les forceps et les déchirures',
    link: 'Ventouse, forceps, déchirures',
    what: [
      {
        text: 'La ventouse\u00a0: une coupe sur la tête du bébé. Les forceps\u00a0: deux cuillères lisses de chaque côté. La ou le médecin aide le bébé à sortir pendant que vous poussez.',
        sources: ['fraser-birth', 'london-assisted', 'sogc-assisted'],
      },
      {
        text: 'Les raisons\u00a0: le cœur du bébé montre qu’il doit naître bientôt, vous êtes à bout, la tête ne descend plus, ou vous ne devez pas pousser pour votre propre santé.',
        sources: ['london-assisted', 'sogc-assisted', 'hlbc-episiotomy'],
      },
      {
        text: 'En 2015-2016, ce fut le cas d’environ 13 naissances sur 100 au Canada.',
        sources: ['phac-labour-figures'],
      },
      {
        text: 'Quelqu’un qui reste avec vous rend cela moins souvent nécessaire. L’ocytocine peut aider aussi, et commencer à pousser plus tard avec une péridurale.',
        sources: ['sogc-assisted'],
      },
      {
        text: 'Cela peut éviter une césarienne tard dans le travail, qui a ses propres risques. Cela peut déchirer le vagin, le plancher pelvien ou l’anus, et rendre difficile de retenir l’urine ou les selles.',
        sources: ['london-assisted'],
      },
      {
        text: 'Pour le bébé\u00a0: des marques ou des bleus qui partent. Rarement, un saignement ou une fracture du crâne, ou un muscle du visage affaibli.',
        sources: ['london-assisted', 'fraser-birth'],
      },
      {
        text: 'On fait une coupure entre le vagin et l’anus (épisiotomie) quand le bébé doit venir plus vite, et parfois avant les forceps. On gèle d’habitude d’abord. On la recoud avec des points qui fondent.',
        sources: ['hlbc-episiotomy'],
      },
      {
        text: 'Tout accouchement vaginal peut déchirer la peau. Elle peut ne pas se déchirer du tout, ou seulement un peu. Ce qui réduit le risque d’une déchirure profonde, nous ne l’avons trouvé dans aucune source canadienne\u00a0: demandez.',
        sources: ['hlbc-pushing'],
      },
    ],
    feels: [
      {
        text: 'Ce qu’on sent, nos sources ne le disent pas. Demandez comment on vous gèle. Si quelque chose fait mal, dites-le.',
      },
      { text: 'Avoir besoin de cette aide ne veut pas dire que vous avez fait quelque chose de mal.' },
    ],
    ask: [
      { text: 'Me direz-vous ce que vous allez faire, et me demanderez-vous d’abord?' },
      { text: 'A-t-on le temps d’essayer une autre position, ou de pousser plus longtemps?' },
      { text: 'Que fait-on ensuite si cela ne marche pas?' },
      { text: 'Y a-t-il eu une déchirure? Est-elle profonde? Qui la réexaminera, et quand?' },
    ],
  },
  cesarean: {
    title: 'La césarienne',
    link: 'Césarienne',
    what: [
      {
        text: 'Le bébé naît par une coupure dans le ventre et l’utérus. En 2016-2017, ce fut le cas d’environ 28 naissances sur 100 dans les hôpitaux du Canada.',
        sources: ['hlbc-cesarean', 'providence-cesarean', 'hospital-births-2017'],
      },
      {
        text: 'Elle est prévue, par exemple, quand le placenta couvre le col, quand le bébé est couché en travers ou les fesses en bas, pour certains jumeaux, une plaie d’herpès ou une maladie grave.',
        sources: ['ontario-cesarean', 'hlbc-cesarean'],
      },
      {
        text: 'On la décide pendant le travail, quand le bébé le supporte mal, que le col arrête de s’ouvrir, que le bébé ne peut pas passer, ou que vous êtes en danger.',
        sources: ['ontario-cesarean', 'hlbc-cesarean'],
      },
      {
        text: 'Le plus souvent, on vous gèle par une aiguille dans le dos, et vous restez éveillée ou éveillé. On vous endort dans certaines urgences. La plupart des hôpitaux laissent entrer une personne, mais pas si on vous endort.',
        sources: ['hlbc-cesarean', 'providence-cesarean', 'kingston-labour'],
      },
      {
        text: 'Avant une césarienne prévue, on arrête de manger et de boire pendant quelques heures. Les heures changent\u00a0: suivez celles de votre hôpital.',
        sources: ['providence-planned'],
      },
      {
        text: 'C’est une opération. Il y a plus de douleur, de sang perdu, de fièvre et d’infections qu’après un accouchement vaginal, et on s’en remet moins vite. Plus on a eu de césariennes, plus il y a de problèmes de placenta aux grossesses suivantes.',
        sources: ['ontario-after-cesarean'],
      },
      {
        text: 'Ce qui parle pour elle, ce sont des raisons comme celles plus haut. Si elle est prévue, vous connaissez aussi le jour et le déroulement.',
        sources: ['naitre-after-cesarean', 'ontario-cesarean'],
      },
      {
        text: 'Après, vous passez de une à trois heures en salle de réveil; dans bien des endroits, le bébé est avec vous. Le peau à peau est souvent possible, là ou en salle d’opération, avec vous ou avec l’autre parent.',
        sources: ['oak-valley-cesarean', 'fraser-unexpected', 'covenant-cesarean', 'hlbc-cesarean'],
      },
      {
        text: 'Deux hôpitaux, en Ontario et en Alberta, parlent d’un séjour de un à deux jours. Demandez pour le vôtre.',
        sources: ['sunnybrook-cesarean', 'covenant-cesarean'],
      },
    ],
    feels: [
      {
        text: 'Vous pouvez sentir qu’on touche et qu’on pousse quand le bébé naît, et certaines personnes ont mal au cœur. Si quelque chose fait mal, dites-le tout de suite.',
        sources: ['koble-cesarean'],
      },
      {
        text: 'C’est courant d’avoir la tête qui tourne la première fois qu’on se lève\u00a0: appelez pour qu’on vous aide. Rire et tousser peut faire mal\u00a0: tenez un oreiller sur votre ventre.',
        sources: ['covenant-cesarean', 'sunnybrook-cesarean'],
      },
      {
        text: 'Une césarienne est une naissance, et ce n’est la faute de personne. Vous pouvez être contente ou content, triste, ou les deux.',
      },
    ],
    ask: [
      { text: 'Qui peut être avec moi, en salle d’opération et en salle de réveil?' },
      { text: 'Peut-on baisser le drap, mettre ma musique, me donner mon bébé tout de suite?' },
      { text: 'Qu’est-ce que j’aurai contre la douleur après?' },
      {
        text: 'Pourquoi l’a-t-on faite, et qu’est-ce que cela veut dire pour une autre naissance? En Ontario, vous devriez l’avoir par écrit.',
        sources: ['hqo-after-cesarean'],
      },
    ],
  },
  'after-cesarean': {
    title: 'Accoucher après une césarienne (AVAC)',
    link: 'Après une césarienne',
    what: [
      {
        text: 'Après une césarienne avec une coupure basse et en travers de l’utérus, on devrait vous offrir d’essayer un accouchement vaginal, sauf si quelque chose s’y oppose. Vous pouvez aussi choisir une autre césarienne. Le choix est à vous.',
        sources: ['sogc-382', 'hqo-after-cesarean', 'naitre-after-cesarean'],
      },
      {
        text: 'Plus de la moitié des personnes qui essaient accouchent par le vagin\u00a0: nos sources disent de 60 à 80, ou de 50 à 85, sur 100. Les chances sont les meilleures si vous avez déjà accouché par le vagin, ou si le travail commence tout seul.',
        sources: ['inspq-after-cesarean', 'sogc-after-cesarean', 'sogc-382'],
      },
      {
        text: 'Ce qui parle pour essayer\u00a0: pas d’opération, moins de douleur et de sang perdu, on s’en remet plus vite, et le bébé respire plus facilement après la naissance.',
        sources: ['ontario-after-cesarean', 'naitre-after-cesarean', 'sogc-after-cesarean'],
      },
      {
        text: 'Ce qui parle contre\u00a0: chez environ 1 personne sur 200 qui essaie, la cicatrice de l’utérus se déchire pendant le travail. En Écosse, c’était 1 sur 400 de celles qui ont essayé, et 1 sur 2\u00a0500 avec une césarienne prévue.',
        sources: ['sogc-after-cesarean', 'sogc-382', 'scotland-after-cesarean'],
      },
      {
        text: 'Une déchirure est une urgence pour vous et le bébé\u00a0: on fait tout de suite une césarienne, et il vous faut peut-être du sang. Sans déchirure aussi, le travail peut finir par une césarienne.',
        sources: ['sogc-after-cesarean', 'inspq-after-cesarean'],
      },
      {
        text: 'Déclencher ou stimuler le travail rend une déchirure 2 à 3\u00a0fois plus fréquente. Un ballon ou la rupture des eaux ajoute moins de risque. Certains médicaments qui ramollissent le col ne devraient pas être utilisés.',
        sources: ['hqo-induction'],
      },
      {
        text: 'Ce qui parle pour une césarienne prévue\u00a0: vous connaissez le jour, et la cicatrice se déchire rarement. Contre\u00a0: ce que la partie plus haut dit d’une opération et des grossesses suivantes.',
        sources: ['naitre-after-cesarean', 'ontario-after-cesarean', 'scotland-after-cesarean'],
      },
      {
        text: 'La directive canadienne\u00a0: une maladie grave de la mère est rare dans les deux cas, et plus fréquente quand on essaie. Une mort est rare dans les deux cas, et plus fréquente avec une césarienne prévue.',
        sources: ['sogc-382'],
      },
      {
        text: 'On vous suit donc de près, vous et le bébé, pendant le travail. Il devrait se faire dans un hôpital qui peut faire une césarienne à temps, et pas à la maison.',
        sources: ['sogc-after-cesarean', 'hlbc-after-cesarean', 'hqo-after-cesarean'],
      },
      {
        text: 'C’est la coupure de l’utérus qui compte, pas celle de la peau. Demandez le rapport de votre opération.',
        sources: ['ontario-after-cesarean', 'hqo-after-cesarean'],
      },
    ],
    feels: [
      {
        text: 'Le travail se passe comme le dit la première partie. Votre dernier accouchement peut vous revenir en tête\u00a0: vous pouvez le dire.',
      },
      { text: 'Peu importe par où votre bébé arrive cette fois, c’est une naissance.' },
    ],
    ask: [
      { text: 'Quelle était la raison la dernière fois? Risque-t-elle de revenir?' },
      { text: 'Quelles sont mes chances à moi, et mes risques, d’une façon et de l’autre?' },
      {
        text: 'Quel hôpital près de moi le fait? En combien de temps y fait-on une césarienne, jour et nuit?',
      },
      { text: 'Et si je dépasse ma date? Comment déclencherait-on le travail pour moi?' },
      {
        text: 'J’ai eu deux césariennes ou plus\u00a0: qu’est-ce qui vaut pour moi?',
        sources: ['sogc-after-cesarean'],
      },
    ],
  },
  'first-hour': {
    title: 'La première heure',
    link: 'Première heure',
    what: [
      {
        text: 'Le bébé devrait être peau à peau sur votre poitrine dès la naissance, où que vous accouchiez et peu importe comment vous le nourrissez\u00a0: au moins une heure, ou jusqu’à la fin de la première tétée.',
        sources: ['cps-skin-to-skin', 'carleton-baby', 'simcoe-baby-friendly', 'northern-breastfeeding'],
      },
      {
        text: 'Couvrez-vous tous les deux, le nez et la bouche du bébé libres, son visage bien en vue. Quelqu’un d’éveillé surveille sa couleur et sa respiration. Le sommeil vous gagne? Couchez le bébé sur le dos dans son lit, ou donnez-le à quelqu’un d’éveillé.',
        sources: ['cps-skin-to-skin', 'skin-to-skin-ontario', 'london-skin'],
      },
      {
        text: 'Cela garde le bébé au chaud, calme son cœur et son souffle, et aide à le nourrir. Si vous ne pouvez pas, l’autre parent peut le faire.',
        sources: ['cps-skin-to-skin', 'carleton-baby', 'ouest-montreal-skin'],
      },
      {
        text: 'À terme, la directive canadienne dit de laisser le cordon 60\u00a0secondes avant de le pincer; avant 37\u00a0semaines, plus longtemps si possible. Avec des jumeaux, demandez.',
        sources: ['cord-424'],
      },
      {
        text: 'L’équipe regarde le cœur, le souffle, le tonus, les réflexes et la couleur (le score d’Apgar). On peut faire la plupart des premiers examens sur vous.',
        sources: ['carleton-baby', 'nb-immediate-care'],
      },
      {
        text: 'On offre à chaque bébé une piqûre de vitamine\u00a0K, contre un saignement rare mais dangereux. Vous pouvez le tenir ou l’allaiter pendant ce temps. Les gouttes par la bouche agissent moins bien.',
        sources: ['vitamin-k-cps', 'ontario-newborn-care', 'carleton-baby'],
      },
      {
        text: 'L’onguent pour les yeux\u00a0: en Ontario, la loi le demande. Un parent bien informé peut dire non par écrit, s’il n’y a pas de risque grave d’infection. Ailleurs, demandez ce qu’on fait, et pourquoi.',
        sources: ['ontario-eyes', 'midwives-eyes'],
      },
      {
        text: 'Si le bébé a besoin d’aide, on le met sur une table chauffante, souvent dans la même chambre.',
        sources: ['carleton-baby'],
      },
    ],
    feels: [
      {
        text: 'Pendant deux ou trois heures, vous pouvez trembler, avoir froid ou la tête qui tourne, et avoir des crampes. Demandez de l’aide avant de vous lever.',
        sources: ['bc-stages'],
      },
      {
        text: 'Vous saignez beaucoup, vous vous sentez faible, ou votre bébé est mou, bleu, difficile à réveiller ou respire mal? Appelez tout de suite l’infirmière, l’infirmier ou la sage-femme. Personne n’est juste à côté? Appelez le 911.',
        sources: ['after-birth-signs'],
      },
      {
        text: 'Vous pouvez être au comble de la joie, ou ne rien sentir encore. Ni l’un ni l’autre n’est mal. La première heure ne se passe pas toujours comme espéré.',
      },
    ],
    ask: [
      { text: 'Mon bébé peut-il venir d’abord sur moi, et être pesé plus tard?' },
      { text: 'Quand pincez-vous le cordon? Qui peut le couper?' },
      { text: 'Que donnez-vous à mon bébé? Me demanderez-vous d’abord?' },
      { text: 'Qui veille sur nous deux si le bas de mon corps est gelé, ou si je suis à bout?' },
      {
        text: 'Si mon bébé a besoin de soins\u00a0: qui peut aller avec lui, et quand puis-je le voir, le toucher et le prendre?',
      },
    ],
  },
  'first-feed': {
    title: 'La première tétée',
    link: 'Première tétée',
    what: [
      {
        text: 'La première fois au sein, c’est mieux dans la première heure, avec de l’aide si vous voulez.',
        sources: ['northern-breastfeeding', 'carleton-baby'],
      },
      {
        text: 'Sur votre poitrine, le bébé peut commencer à aller vers le sein et ouvrir grand la bouche. Aidez-le alors à le prendre.',
        sources: ['bc-first-days'],
      },
      {
        text: 'Son ventre contre vous, le nez devant le mamelon, la tête et le corps en ligne, la tête libre de se pencher en arrière. Et vous à votre aise.',
        sources: ['southern-breastfeeding'],
      },
      {
        text: 'Le premier lait (colostrum) est épais, et il y en a peu. Il contient des anticorps.',
        sources: ['southern-breastfeeding', 'bc-first-days'],
      },
      {
        text: 'Les premières semaines, les bébés boivent 8\u00a0fois ou plus en 24\u00a0heures.',
        sources: ['southern-breastfeeding'],
      },
      {
        text: 'Vous pouvez aussi allaiter peu après une césarienne. Un médicament fort contre la douleur, tard dans le travail, peut ralentir la première tétée\u00a0: demandez de l’aide.',
        sources: ['hlbc-cesarean', 'london-opioids', 'hlbc-pain'],
      },
      {
        text: 'Le peau à peau, c’est aussi pour les bébés nourris au biberon. Comment donner le premier biberon, nos sources ne le disent pas\u00a0: demandez qu’on vous montre.',
        sources: ['ouest-montreal-skin'],
      },
    ],
    feels: [
      {
        text: 'Ce qu’on sent, nos sources ne le disent pas. Si cela fait mal ou ne marche pas, demandez à l’infirmière, à l’infirmier ou à la sage-femme de regarder une tétée, chaque fois que vous voulez.',
        sources: ['carleton-baby', 'simcoe-baby-friendly'],
      },
      { text: 'Peu importe comment vous nourrissez votre bébé, vous ne devez de raison à personne.' },
    ],
    ask: [
      { text: 'Qui m’aide à nourrir mon bébé, aussi la nuit?' },
      {
        text: 'Mon bébé ne peut pas encore téter\u00a0: qui me montre à tirer le lait à la main, et quand?',
        sources: ['bc-first-days'],
      },
      { text: 'Me demanderez-vous avant de donner à boire à mon bébé?' },
      { text: 'Je n’allaite pas\u00a0: qui me montre le biberon, et qu’est-ce qui soulage mes seins?' },
    ],
  },
};
