import type { ProvinceResourcesWords } from './types';

export const britishColumbiaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Pregnancy and parenting',
    runBy: 'HealthLink BC',
    what: 'Covers prenatal care, healthy pregnancy, birth and your baby, with nurses one call away.',
  },
  maternityInfo: {
    title: 'Leaves of absence',
    runBy: 'the Government of British Columbia',
    what: 'Sets out the leave from work that BC law protects, including pregnancy and parental leave.',
  },
  childcareOptions: {
    title: 'Caring for young children',
    runBy: 'the Government of British Columbia',
    what: 'Helps you find licensed child care and lower what it costs.',
  },
  specialPrograms: {
    name: "Baby's Best Chance handbook and public health pregnancy registration",
    title: "Baby's Best Chance: parents' handbook of pregnancy and baby care",
    runBy: 'HealthLink BC',
    what: 'A free handbook from pregnancy to the first months; ask public health how to register your pregnancy for nurse support.',
  },
};
