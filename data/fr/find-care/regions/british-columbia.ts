import type { RegionCareWords } from '@/words/find-care/region-care';

export const britishColumbia: RegionCareWords = {
  firstTitle: 'Appelez une sage-femme ou un médecin qui suit des grossesses',
  first: [
    {
      text: 'Pour une sage-femme, vous n’avez pas besoin de passer par un médecin. La Midwives Association of BC a une liste de celles de votre région.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Certains médecins qui font des accouchements vous prennent aussi directement : demandez-le quand vous appelez.',
      sources: ['bc-maternity-docs'],
    },
    {
      text: 'Le régime public, le Medical Services Plan (MSP), paie une seule personne pour votre suivi : une sage-femme, un médecin de famille, ou une obstétricienne ou un obstétricien.',
      sources: ['bc-fraser-providers', 'bc-power-to-push'],
    },
  ],
  next: [
    {
      text: 'Si c’est complet, demandez la liste d’attente, et appelez ailleurs le jour même.',
    },
    {
      text: 'Pas de médecin de famille? Un médecin d’une clinique sans rendez-vous peut vous diriger vers un suivi de grossesse. En obstétrique, il faut une demande de consultation.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Nous n’avons pas trouvé à quelle semaine il vous faut quelqu’un. Personne après une semaine d’appels? Appelez le 811.',
    },
  ],
  meanwhile: [
    {
      text: 'La santé publique veut vous connaître tôt (dans le Nord : Healthy Start). Demandez au 811 comment inscrire votre grossesse.',
      sources: ['bc-prenatal-early', 'bc-northern-health'],
    },
    {
      text: 'BC Women’s Hospital reçoit surtout des personnes qui vivent à Vancouver, qui y ont déjà accouché, qui sont autochtones ou qui ont certaines grossesses à risque élevé. Cela change chaque année : demandez à la personne qui suit votre grossesse.',
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
        text: 'Le MSP commence après le mois de votre arrivée et deux autres mois. En 2023, une grossesse n’y changeait rien, pas même pour un nouveau-né : demandez si cela a changé.',
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
        text: 'Dès le premier rendez-vous, demandez où accouchent les gens de votre ville. Qui paie le trajet : voyez notre page pour partir accoucher loin de chez vous.',
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
        text: 'La recherche de l’association trouve les sages-femmes par lieu et par langue, et celles qui acceptent le PFSI.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Ici, les soins en français sont rares : demandez à RésoSanté Colombie-Britannique, leur réseau. Ou demandez un service d’interprète en prenant rendez-vous, puis de nouveau à l’hôpital.',
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
