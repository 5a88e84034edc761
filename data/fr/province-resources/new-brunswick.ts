import type { ProvinceResourcesWords } from './types';

export const newBrunswickResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Programme Familles en santé, bébés en santé (en anglais)',
    runBy: 'le gouvernement du Nouveau-Brunswick',
    what: 'Le soutien de Santé publique avant la naissance et pendant les premières années, pour les familles qui en ont le plus besoin.',
  },
  maternityInfo: {
    title: 'Congé de maternité (en anglais)',
    runBy: 'le gouvernement du Nouveau-Brunswick',
    what: 'Explique le congé que protège la loi du Nouveau-Brunswick, et comment le demander.',
  },
  childcareOptions: {
    title: 'Portail des Services à la petite enfance',
    runBy: 'le gouvernement du Nouveau-Brunswick',
    what: 'Vous mène aux garderies éducatives agréées, et à l’aide pour les payer.',
  },
  specialPrograms: {
    name: 'Prestation prénatale',
    title: 'Prestation prénatale',
    runBy: 'le gouvernement du Nouveau-Brunswick',
    what: 'Verse un montant chaque mois, pendant la grossesse, aux familles à faible revenu.',
    amount: ({ aMonth, fromMonth }) => `Jusqu’à ${aMonth} par mois dès le ${fromMonth} mois de grossesse`,
    amountAsOf: () => 'page de la province, sans date : demandez le montant d’aujourd’hui',
  },
};
