import type { ProvinceGuide } from './types';

export const newfoundlandAndLabrador: ProvinceGuide = {
  description:
    'Avoir un bébé à Terre-Neuve-et-Labrador : ligne santé 811, NL Health Services, aide pour se nourrir, déplacements, congés, prestations et garde d’enfants.',
  intro:
    'Dans les baies, sur la côte du Labrador ou en ville, une seule régie de la santé, NL Health Services, prend soin de tout le monde. Cette page dit où commencer et qui appeler quand la brume est basse.',
  foreignNames: [
    'NL Health Services',
    'Patient Connect NL',
    'Family Care Team',
    'Medical Transportation Assistance Program',
    'Medical Care Plan (MCP)',
    'MCP',
    'Doorways',
    'Vital Statistics',
    'Association for New Canadians',
  ],
  sections: {
    prenatalCare: [
      {
        text: 'Votre médecin de famille, l’infirmière praticienne, l’infirmier praticien ou la clinique du coin confirme la grossesse. On vous envoie ensuite pour une prise de sang et une échographie.',
      },
      {
        text: 'Pas de médecin de famille? Donnez votre nom à Patient Connect NL, et appelez une Family Care Team ou une clinique sans rendez-vous pour la première visite. Demandez aussi s’il y a une navigatrice francophone pour vous guider.',
      },
      {
        text: 'Le personnel infirmier de santé publique donne des cours prénataux, parfois en ligne. Informez-vous auprès de votre centre de santé dès que vous savez votre date prévue.',
      },
      {
        text: 'Les sages-femmes sont nouvelles ici et travaillent à peu d’endroits, comme Gander et Carbonear. Vous pouvez les appeler vous-même. Demandez à NL Health Services s’il y en a dans votre zone.',
        sources: ['nl-central-midwifery', 'nl-carbonear', 'nl-midwives-association'],
        onPaper: false,
      },
    ],
    givingBirth: [
      {
        text: 'St. John’s a la plus grande unité des naissances et les soins intensifs pour les nouveau-nés. Les autres peuvent fermer un temps quand le personnel manque. Demandez quel hôpital est le vôtre, et où aller s’il est fermé.',
      },
      {
        text: 'Au Labrador, les accouchements prévus se font à Happy Valley-Goose Bay et à Labrador City. De la côte, vous prenez l’avion bien d’avance et vous attendez, avec des jours de plus pour la météo.',
      },
      {
        text: 'Le Medical Transportation Assistance Program (Programme d’aide au transport médical) paie une partie des longs trajets. Il peut en payer une part avant le départ. Informez-vous tôt, et demandez si un accouchement compte. Gardez tous les reçus.',
        sources: ['newfoundland-travel'],
      },
      {
        text: 'Les Inuits du Nunatsiavut, les Innus et les autres Premières Nations peuvent demander de l’aide aux Services de santé non assurés (SSNA) pour le trajet. Au Nunatsiavut, adressez-vous à son propre gouvernement.',
        sources: ['nihb-travel'],
      },
    ],
    money: [
      {
        text: 'Service Canada vous verse l’assurance-emploi chaque semaine. Les gens de la pêche y ont leurs propres règles : informez-vous tôt.',
        sources: ['ei-maternity-parental', 'ei-fishing'],
      },
      {
        text: 'Le congé vient des normes du travail de la province. Votre temps à cet emploi compte : cherchez la date de vos débuts.',
        sources: ['leave-nl', 'notice-newfoundland'],
      },
    ],
    program: [
      {
        text: 'Le supplément de nutrition pour la grossesse et la petite enfance s’adresse aux futurs parents et aux familles avec de très jeunes enfants. Il faut un faible revenu, mais vous pouvez le demander sans recevoir l’aide sociale.',
        sources: ['nl-nutrition-supplement'],
      },
      {
        text: 'Appelez le numéro plus bas et dites à combien de semaines vous en êtes. Le personnel infirmier de santé publique peut vous aider avec le formulaire.',
        sources: ['nl-nutrition-supplement'],
      },
    ],
    childCare: [
      {
        text: 'Hors de la presqu’île d’Avalon, les places agréées sont rares, et certaines baies n’en ont aucune. Cherchez en milieu familial comme en garderie.',
      },
      {
        text: 'Un centre de ressources familiales sait peut-être quelle place va s’ouvrir.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'Une infirmière ou un infirmier de santé publique vous joint après votre retour, voit comment le bébé boit, et prend rendez-vous pour ses premiers vaccins.',
      },
      {
        text: 'Les centres de ressources familiales ont des groupes pour bébés, même dans les petits villages. Ils prêtent des jouets et des livres.',
      },
      {
        text: 'Vous demandez la carte du Medical Care Plan (MCP) de votre bébé avec le formulaire de l’hôpital. La naissance s’enregistre auprès de Vital Statistics.',
        sources: [
          'after-newfoundland-labrador-application-newfoundland',
          'after-newfoundland-labrador-birth-certificate',
        ],
      },
      {
        text: 'Quand le moral est bas et la famille loin, appelez le 811. On vous parlera de l’aide par téléphone ou par vidéo, et des cliniques Doorways, qui vous reçoivent sans recommandation.',
      },
    ],
    newcomers: [
      {
        text: 'Demandez le régime MCP dès votre arrivée. Certaines personnes venues étudier ou travailler y ont droit, et leurs bébés parfois aussi.',
      },
      {
        text: 'Pas encore de MCP? Dites-le à la clinique à votre premier rendez-vous. On peut vous dire ce que coûte chaque test, et qui peut vous aider.',
      },
      {
        text: 'L’Association for New Canadians, à St. John’s, aide avec les papiers, les interprètes et la recherche d’un médecin. Elle a aussi du personnel dans d’autres villes.',
      },
    ],
  },
};
