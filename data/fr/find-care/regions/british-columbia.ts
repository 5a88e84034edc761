import type { RegionCareWords } from '@/words/find-care/region-care';

export const britishColumbia: RegionCareWords = {
  firstTitle: 'Appelez une sage-femme ou un médecin qui suit des grossesses',
  first: [
    {
      text: 'Pour une sage-femme, vous n’avez pas besoin de passer par un médecin. La Midwives Association of BC a la liste des sages-femmes de votre région.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Certains médecins qui assistent aux accouchements acceptent aussi de vous suivre sans demande de consultation : posez la question quand vous appelez.',
      sources: ['bc-maternity-docs'],
    },
    {
      text: 'Le régime public, le Medical Services Plan (MSP), paie une seule personne pour votre suivi : une sage-femme, un médecin de famille, ou une obstétricienne ou un obstétricien.',
      sources: ['bc-fraser-providers', 'bc-power-to-push'],
    },
  ],
  next: [
    {
      text: 'S’il n’y a pas de place, demandez la liste d’attente, et appelez ailleurs le jour même.',
    },
    {
      text: 'Pas de médecin de famille? Un médecin d’une clinique sans rendez-vous peut vous diriger vers un suivi de grossesse. Pour voir une obstétricienne ou un obstétricien, il faut une demande de consultation.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Nous n’avons pas trouvé avant quelle semaine quelqu’un doit vous suivre. Personne aujourd’hui? Appelez aussi le 811 aujourd’hui, et la clinique suivante demain.',
    },
  ],
  meanwhile: [
    {
      text: 'La santé publique vous demande de vous inscrire tôt (dans le Nord : Healthy Start). Demandez au 811 comment inscrire votre grossesse.',
      sources: ['bc-prenatal-early', 'bc-northern-health'],
    },
    {
      text: 'BC Women’s Hospital reçoit surtout les personnes qui vivent à Vancouver ou qui y ont déjà accouché, les Autochtones et les personnes dont la grossesse est à risque élevé pour certaines raisons. Cela change chaque année : demandez à la personne qui suit votre grossesse.',
      sources: ['bc-birth-hospital'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Inscrivez-vous au Health Connect Registry, en ligne ou au 811, pour avoir plus tard un médecin de famille. Pour cette grossesse, appelez maintenant une sage-femme ou un médecin qui suit des grossesses.',
        sources: ['bc-attachment'],
      },
    ],
    'no-card': [
      {
        text: 'Le MSP commence après une attente : le reste du mois de votre arrivée, puis deux mois. En 2023, l’attente était la même pendant une grossesse, et aussi pour un nouveau-né. Demandez si cela a changé.',
        sources: ['bc-wait-2023', 'bc-wait-2024'],
      },
      {
        text: 'Sans aucun régime, vous payez la sage-femme, les tests et un dépôt à l’hôpital. Demandez tôt chaque prix.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Si vous demandez l’asile et avez le Programme fédéral de santé intérimaire (PFSI), une sage-femme ne vous coûte rien.',
        sources: ['bc-midwives-refugees'],
      },
    ],
    'far-away': [
      {
        text: 'Dès le premier rendez-vous, demandez où accouchent les gens de votre ville. Pour savoir qui paie le trajet, voyez notre page « Partir pour accoucher ».',
      },
    ],
    midwife: [
      {
        text: 'Une sage-femme suit les grossesses en santé, à faible risque, jusqu’à environ six semaines après la naissance, à la maison ou à l’hôpital.',
        sources: ['bc-fraser-providers'],
      },
    ],
    language: [
      {
        text: 'L’outil de recherche de l’association trouve les sages-femmes par lieu et par langue, et celles qui acceptent le PFSI.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Ici, les soins en français sont rares : demandez à RésoSanté Colombie-Britannique, le réseau de la santé en français. Ou demandez un service d’interprète en prenant rendez-vous, puis de nouveau à l’hôpital.',
        sources: ['bc-sk-french'],
      },
    ],
  },
  pageNames: {
    'https://www.bcmidwives.com/':
      'Midwives Association of BC : demandez-y une sage-femme près de chez vous (en anglais)',
    'https://www.bcmidwives.com/immigrant_refugee_care.html':
      'Midwives Association of BC : par langue, et sans MSP (en anglais)',
  },
};
