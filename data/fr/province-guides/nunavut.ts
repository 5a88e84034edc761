import type { ProvinceGuide } from './types';

export const nunavut: ProvinceGuide = {
  description:
    'Avoir un bébé au Nunavut : votre centre de santé, le déplacement pour accoucher et qui le paie, l’aide en route, congés, prestations, garde et assurance.',
  intro:
    'Au Nunavut, chaque grossesse commence au centre de santé de la collectivité. La plupart des gens partent ensuite de chez eux pour accoucher. Cette page dit quoi demander avant le départ, et qui paie.',
  crisisLine: {
    name: 'Kamatsiaqtut, ligne d’écoute du Nunavut',
    text: 'Pour toute personne au Nunavut qui a besoin de parler ou qui est en crise. Des bénévoles parlent inuktitut, anglais et français.',
    sources: ['kamatsiaqtut', 'kamatsiaqtut-number'],
  },
  healthCentreNote:
    'Notez maintenant son numéro : dans la plupart des collectivités, quelqu’un est de garde en dehors des heures d’ouverture.',
  sections: {
    prenatalCare: [
      {
        text: 'Allez au centre de santé dès que vous pensez être enceinte. Une sage-femme ou le personnel infirmier commence votre suivi, et un médecin vient sur place ou participe par téléphone.',
        sources: ['nu-health-centre'],
      },
      {
        text: 'Le numéro à connaître est celui de votre propre centre de santé. Gardez-le dans votre téléphone, et demandez qui appeler la nuit.',
        sources: ['nu-closures'],
      },
      {
        text: 'Demandez un service d’interprète si vous aimez mieux parler inuktitut, inuinnaqtun ou français. Chaque mot doit être clair pour vous. Le réseau RÉSEFAN a fait un guide en français du système de santé à Iqaluit.',
      },
    ],
    givingBirth: [
      {
        text: 'Les accouchements prévus se font à Iqaluit, à l’Hôpital général Qikiqtani, ou hors du territoire.',
        sources: ['nu-iqaluit-only'],
      },
      {
        text: 'Des sages-femmes ont travaillé dans quelques collectivités, comme Rankin Inlet. Demandez au centre de santé ce qui est ouvert cette année.',
        sources: ['nu-midwives-2019', 'nu-rankin'],
      },
      {
        text: 'Pour tout saignement, si vous perdez vos eaux ou si des douleurs commencent tôt, allez au centre de santé tout de suite. Le personnel infirmier peut prendre soin de vous jusqu’à l’arrivée de l’avion.',
        sources: ['nu-nursing', 'preterm-alberta'],
      },
    ],
    travel: [
      {
        text: 'Hors d’Iqaluit, prévoyez de partir des semaines avant la date prévue : le centre de santé vous dit le jour.',
        sources: ['nu-iqaluit-only', 'nu-kivalliq'],
      },
      {
        text: 'Le lieu dépend de l’endroit où vous vivez. Du Qikiqtaaluk, c’est Iqaluit ou Ottawa. Du Kivalliq, c’est Winnipeg. Du Kitikmeot, c’est Yellowknife ou Edmonton.',
        sources: ['nu-kitikmeot', 'nu-kivalliq', 'nu-qikiqtaaluk'],
      },
      {
        text: 'Le centre de santé organise le trajet : c’est un déplacement pour raisons médicales. Pour les Inuits, le programme fédéral des Services de santé non assurés (SSNA) paie l’avion, un lit et les repas. Les autres voient leur régime ou leur employeur.',
        sources: ['nihb-travel', 'nunavut-escorts-2017'],
      },
      {
        text: 'Une personne accompagnatrice de votre choix est payée, avec ou sans les SSNA. Demandez-la dès le premier rendez-vous.',
        sources: ['nunavut-escorts-2019', 'nunavut-escorts-2017', 'escort-rules'],
      },
      {
        text: 'Les lieux d’hébergement pour patients, comme Larga Baffin à Ottawa, vous offrent un lit, des repas, le transport et des gens qui parlent votre langue.',
        onPaper: false,
        sources: ['larga-baffin-2023', 'larga-baffin-room'],
      },
      {
        text: 'Avant de partir, décidez qui garde les enfants à la maison. Faites la valise pour deux saisons et pour le vol de retour de votre bébé.',
        onPaper: false,
      },
    ],
    money: [
      {
        text: 'Service Canada prend les demandes d’assurance-emploi par téléphone et en ligne, et a un bureau à Iqaluit. Demandez de l’aide au bureau du hameau si Internet est lent.',
        sources: ['ei-apply'],
      },
      {
        text: 'Demandez au Bureau du respect des normes du travail combien de temps peut durer votre congé. Si vous travaillez pour un gouvernement, voyez aussi son service des ressources humaines.',
        sources: ['leave-nu'],
      },
    ],
    program: [
      {
        text: 'Bien des hameaux ont un programme de nutrition prénatale. Vous y cuisinez des aliments traditionnels, vous apprenez auprès des aînées et des aînés, et vous repartez avec de quoi mettre dans le chaudron.',
        onPaper: false,
      },
    ],
    childCare: [
      {
        text: 'Les places sont rares. Demandez quelles langues on parle à la garderie, et donnez votre nom avant de prendre l’avion.',
      },
    ],
    afterBirth: [
      {
        text: 'Quand vous rentrez, appelez le centre de santé. On vous y voit avec votre bébé. On le vaccine et on le pèse aux jours de suivi du bébé.',
      },
      {
        text: 'La tristesse après une longue absence est fréquente. Parlez-en au personnel de santé mentale, à une aînée ou à un aîné, ou au counseling du centre de santé, dans la langue que vous aimez le mieux.',
      },
      {
        text: 'L’infirmière ou l’infirmier vous aide à remplir les papiers de naissance. Pour la carte santé du Nunavut, il faut d’abord un certificat de naissance : demandez les formulaires au centre de santé. Pour un enfant inuit, informez-vous sur l’inscription à votre association inuite.',
        onPaper: false,
        sources: ['after-nunavut-birth-certificate'],
      },
    ],
    newcomers: [
      {
        text: 'Vous venez d’arriver pour le travail? Gardez sous la main la carte de votre province, et envoyez le formulaire du Nunavut dès votre première semaine.',
      },
      {
        text: 'Sans carte santé, un vol et un accouchement dans le Sud coûtent très cher. Parlez sans attendre à votre employeur et au centre de santé.',
      },
    ],
  },
};
