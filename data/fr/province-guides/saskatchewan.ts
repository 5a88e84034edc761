import type { ProvinceGuide } from './types';

export const saskatchewan: ProvinceGuide = {
  description:
    'Avoir un bébé en Saskatchewan : HealthLine 811, régie de la santé, KidsFirst, sages-femmes, déplacements du Nord, congés, prestations et garde d’enfants.',
  intro:
    'Dans les Prairies, la maison d’à côté est parfois à une heure de route, et l’unité des naissances aussi. Cette page réunit le personnel infirmier, les programmes et les bureaux sur lesquels comptent les familles de la Saskatchewan.',
  foreignNames: [
    'HealthLine',
    'Saskatchewan Prevention Institute',
    'Jim Pattison Children’s Hospital',
    'All Nations’ Healing Hospital',
    'KidsFirst',
    'eHealth Saskatchewan',
    'eHealth',
  ],
  sections: {
    prenatalCare: [
      {
        text: 'Prenez rendez-vous avec un médecin de famille, une infirmière praticienne ou un infirmier praticien la semaine où votre test est positif. Si vous n’avez personne, demandez à HealthLine ou à la clinique la plus proche où l’on accepte de nouvelles personnes. Voyez aussi le Réseau Santé en français de la Saskatchewan.',
      },
      {
        text: 'Des sages-femmes travaillent pour la régie de la santé de la province à quelques endroits, dont Regina et Saskatoon. Vous faites la demande vous-même, et cela ne coûte rien.',
        sources: ['sk-midwifery', 'sk-four-places', 'sk-midwives'],
      },
      {
        text: 'Le Saskatchewan Prevention Institute est un organisme sans but lucratif. Il a des feuillets clairs sur l’alimentation, l’alcool, le travail et les voyages. Vous pouvez en commander par la poste.',
      },
    ],
    givingBirth: [
      {
        text: 'Le Jim Pattison Children’s Hospital, à Saskatoon, et l’Hôpital général de Regina ont le plus de spécialistes. On accouche aussi dans certains petits hôpitaux, mais pas tous les jours.',
      },
      {
        text: 'Demandez ceci à votre médecin : si notre hôpital n’a pas de personnel cette nuit-là, où allons-nous, et par quelle route? Affichez la réponse sur le frigo.',
      },
      {
        text: 'Du Grand Nord, on va d’avance à Prince Albert ou à Saskatoon, en avion ou par la route. Le programme de transport médical du Nord peut payer. Pour les Premières Nations, ce peut être le programme fédéral des Services de santé non assurés (SSNA).',
        sources: ['metis-saskatchewan-travel', 'nihb-travel', 'sprucelodge'],
      },
      {
        text: 'Le All Nations’ Healing Hospital, à Fort Qu’Appelle, réunit sages-femmes et culture autochtone.',
        onPaper: false,
        sources: ['sk-four-places'],
      },
    ],
    money: [
      {
        text: 'Vous envoyez deux choses : une demande d’assurance-emploi à Service Canada, et une lettre à votre employeur pour le congé que prévoit la loi de la Saskatchewan.',
        sources: ['ei-apply', 'notice-saskatchewan'],
      },
      {
        text: 'Si vous travaillez pour un chemin de fer ou une banque, ce sont les règles fédérales sur les congés qui comptent, et non celles de la province.',
        sources: ['leave-federal'],
      },
    ],
    program: [
      {
        text: 'KidsFirst s’adresse aux familles de certaines collectivités qui aimeraient un bon appui. Une personne vient chez vous dès la grossesse.',
        sources: ['sk-kidsfirst'],
      },
      {
        text: 'Les centres de ressources familiales de la petite enfance sont ouverts à tout le monde. Passez-y pour jouer, prendre une collation ou parler du langage, du sommeil et de la vie de parent.',
        sources: ['sk-family-centres', 'sk-kidsfirst'],
      },
    ],
    childCare: [
      {
        text: 'Hors des villes, il n’y a parfois qu’une garderie pour plusieurs villages. Demandez aussi à votre municipalité rurale ou à l’école : de nouvelles places s’ouvrent souvent dans les écoles.',
      },
      {
        text: 'La province limite le prix des places agréées pour les jeunes enfants. Une subvention peut le baisser encore.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'La santé publique ou le service de visites à domicile vous appelle après votre séjour. Dans les villes, on peut aussi venir chez vous.',
      },
      {
        text: 'Les cliniques pour enfants pèsent votre bébé et donnent les vaccins. On vous remettra peut-être un court formulaire sur votre moral : dites ce que vous ressentez vraiment.',
      },
      {
        text: 'Les naissances s’enregistrent auprès d’eHealth Saskatchewan, qui envoie aussi la carte santé.',
        onPaper: false,
        sources: ['after-ehealth-saskatchewan-register-birth'],
      },
      {
        text: 'HealthLine a aussi du personnel en santé mentale. Appelez jour et nuit pour votre moral ou celui de votre partenaire. On y répond en anglais, et par interprète en français.',
      },
    ],
    newcomers: [
      {
        text: 'Demandez une carte santé à eHealth quand vous arrivez. Demandez si votre permis d’études ou de travail vous y donne droit, et à partir de quel jour. Apportez passeport, permis et preuve d’adresse.',
      },
      {
        text: 'Si vos papiers ne sont pas complets, demandez à une clinique communautaire ou à un organisme d’établissement de Saskatoon ou de Regina qui pourrait vous voir maintenant.',
      },
      {
        text: 'Si vous devez payer vous-même, demandez ce que coûtent un accouchement vaginal et une césarienne, pour que la facture ne soit pas une surprise.',
      },
    ],
  },
};
