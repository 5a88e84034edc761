import type { ProvinceGuide } from './types';

export const britishColumbia: ProvinceGuide = {
  description:
    'Avoir un bébé en Colombie-Britannique : HealthLink BC 811, sages-femmes, santé publique, services en français, congés, garde, et soins avant le MSP.',
  intro:
    'Des îles, des cols de montagne et de grandes villes : en Colombie-Britannique, votre plan de naissance dépend de l’endroit où vous vivez. Voici les gens et les services à connaître, sur la côte et dans les terres.',
  foreignNames: [
    'HealthLink BC',
    'Medical Services Plan (MSP)',
    'MSP',
    'Health Connect Registry',
    'Travel Assistance Program',
    'BC Women’s Hospital',
    'Baby’s Best Chance',
  ],
  sections: {
    prenatalCare: [
      {
        text: 'Une sage-femme, un médecin de famille, ou une obstétricienne ou un obstétricien peut faire votre suivi. Le régime public, le Medical Services Plan (MSP), paie une seule de ces personnes à la fois.',
        sources: ['bc-fraser-providers', 'bc-power-to-push'],
      },
      {
        text: 'Si vous n’avez pas de médecin de famille, inscrivez-vous au Health Connect Registry. Entre-temps, une clinique de suivi de grossesse, un centre de soins primaires ou une sage-femme peut commencer votre suivi. RésoSanté a un répertoire de services en français.',
        sources: ['bc-attachment', 'bc-fraser-providers'],
      },
      {
        text: 'Inscrivez votre grossesse à la santé publique de votre région. On pourra vous appeler au sujet des cours, de l’alimentation et du soutien.',
        sources: ['bc-prenatal-early', 'bc-northern-health'],
      },
    ],
    givingBirth: [
      {
        text: 'Dans cette province, les sages-femmes suivent des accouchements à la maison et à l’hôpital. Vous choisissez le lieu ensemble, selon votre grossesse.',
        sources: ['bc-fraser-providers'],
      },
      {
        text: 'Sur une île ou au fond d’une vallée, pensez aux traversiers, à la neige et à la salle d’opération la plus proche. Certaines familles s’installent près de l’hôpital avant leur date prévue.',
      },
      {
        text: 'Le Travel Assistance Program peut réduire le prix du traversier et d’autres billets quand on vous envoie voir un spécialiste. Demandez le formulaire avant de partir. Il ne paie ni lit ni repas.',
        sources: ['bc-travel'],
      },
      {
        text: 'BC Women’s Hospital, à Vancouver, reçoit beaucoup de grossesses au risque le plus élevé.',
        onPaper: false,
        sources: ['bc-birth-hospital'],
      },
    ],
    money: [
      {
        text: 'Deux systèmes vont côte à côte. L’assurance-emploi, qui est fédérale, vous verse l’argent. La loi de la Colombie-Britannique sur les normes d’emploi garde votre poste pendant votre absence.',
        sources: ['ei-maternity-parental', 'leave-bc'],
      },
      {
        text: 'Le congé peut commencer bien avant votre date prévue. Donnez votre préavis par écrit à votre employeur, et gardez-en une copie.',
        sources: ['leave-bc'],
      },
      {
        text: 'Pour bien des familles, l’allocation familiale de la province s’ajoute à l’allocation canadienne pour enfants : faites vos impôts.',
        onPaper: false,
        sources: ['after-canada-revenue-canada-child-2'],
      },
    ],
    program: [
      {
        text: 'Baby’s Best Chance est le guide que la santé publique remet ici aux nouveaux parents. Il est en anglais. Lisez-le en ligne, ou demandez-en une copie sur papier.',
      },
    ],
    childCare: [
      {
        text: 'Les listes d’attente sont longues dans le Grand Vancouver et à Victoria. Le personnel des centres d’aiguillage sait quelles garderies et quels milieux familiaux ont de la place.',
      },
    ],
    afterBirth: [
      {
        text: 'Votre sage-femme vient vous voir chez vous les premiers jours. Avec un médecin, c’est peut-être la santé publique qui appelle pour savoir comment va l’allaitement ou le biberon.',
      },
      {
        text: 'Les bureaux de santé ont des cliniques où l’on vaccine et pèse les bébés et où l’on répond aux questions. Beaucoup ont des groupes pour nouveaux parents.',
      },
      {
        text: 'La Régie de la santé des Premières Nations aide les familles des Premières Nations de la province : grossesse, déplacements et médecins par vidéo.',
        sources: ['fnha-benefits', 'fnha-travel'],
      },
      {
        text: 'Vous êtes à plat ou à cran, ou ne vous reconnaissez plus? Demandez à votre médecin ou à votre sage-femme quel programme de santé mentale périnatale sert votre région.',
      },
    ],
    newcomers: [
      {
        text: 'Le MSP commence après le mois de votre arrivée et deux autres. En 2023, la grossesse n’abrégeait pas cette attente, et un nouveau-né l’avait aussi. Faites la demande le jour de votre arrivée. Voyez si une assurance privée peut payer entre-temps.',
        sources: ['bc-wait-2023', 'bc-wait-2024'],
      },
      {
        text: 'Si vous n’avez pas encore le MSP, les sages-femmes peuvent vous dire leur tarif. Un centre de santé communautaire peut vous recevoir à moindre prix ou sans frais.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Si vous demandez l’asile, voyez si la clinique accepte le Programme fédéral de santé intérimaire (PFSI). Depuis mai 2026, vous payez 4 $ par ordonnance. Demandez un service d’interprète au moment de prendre rendez-vous.',
        sources: ['ifhp-from-may-2026'],
      },
    ],
  },
};
