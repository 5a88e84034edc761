import type { ProvinceResourcesWords } from './types';

export const saskatchewanResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Pregnancy',
    runBy: 'the Saskatchewan Prevention Institute, a non-profit',
    what: 'Explains how to stay healthy in pregnancy, with material to read and download.',
  },
  maternityInfo: {
    title: 'Family leaves',
    runBy: 'the Government of Saskatchewan',
    what: 'Explains the leave from work that Saskatchewan law protects, including maternity and parental leave.',
  },
  childcareOptions: {
    title: 'Child care',
    runBy: 'the Government of Saskatchewan',
    what: 'Shows where licensed child care is, and who can get help to pay for it.',
  },
  specialPrograms: {
    name: 'KidsFirst and Early Years Family Resource Centres',
    title: 'A strong start for children',
    runBy: 'the Government of Saskatchewan',
    what: 'Describes KidsFirst and the Early Years Family Resource Centres, for families from pregnancy until a child is five.',
  },
};
