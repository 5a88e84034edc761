import type { ProvinceResourcesWords } from './types';

export const manitobaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Les soins prénataux',
    runBy: 'le gouvernement du Manitoba',
    what: 'Explique pourquoi les soins prénataux sont importants, et à quoi vous attendre.',
  },
  maternityInfo: {
    title: 'Feuille de renseignements sur le congé parental',
    runBy: 'le gouvernement du Manitoba, Normes d’emploi',
    what: 'Explique le congé que protège la loi du Manitoba pour les nouveaux parents.',
  },
  childcareOptions: {
    title: 'Apprentissage et garde des jeunes enfants',
    runBy: 'le gouvernement du Manitoba',
    what: 'Comment trouver un service de garde au Manitoba, et de l’aide pour le payer.',
  },
  specialPrograms: {
    name: 'Être parent au Manitoba',
    title: 'Être parent au Manitoba',
    runBy: 'le gouvernement du Manitoba',
    what: 'Le guide de la province, de la grossesse à l’âge de cinq ans. Nous ne connaissons aucune page sur l’Allocation prénatale : demandez le formulaire à une infirmière ou un infirmier de santé publique ou à Info Santé. Demandez aussi où sont les groupes pour bébés près de chez vous.',
    amount: ({ aMonth, fromWeeks }) =>
      `Allocation prénatale du Manitoba : jusqu’à ${aMonth} par mois à partir de ${fromWeeks} semaines de grossesse`,
    amountAsOf: ({ saidOn }) => `communiqué du ${saidOn}`,
  },
  further: {
    employmentStandards: {
      title: 'Direction des normes d’emploi',
      runBy: 'le gouvernement du Manitoba, Normes d’emploi',
      namedAfterRunner: 'title',
      what: 'Répond aux questions sur les congés et les droits au travail.',
    },
  },
};
