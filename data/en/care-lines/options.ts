import type { optionsLines } from '@/data/care-lines/options';
import type { CareLineWords } from './line-words';

export const optionsLineWords: Record<keyof typeof optionsLines, CareLineWords> = {
  'action-canada': { name: 'Action Canada’s Access Line', hours: '9 a.m. to 9 p.m. Eastern time, every day' },
  'naf-canada': { name: 'National Abortion Federation Canada', about: 'Can help with money and travel.' },
  'bc-options': { name: 'Pregnancy Options Line', about: 'You can call yourself: you need no doctor’s referral.' },
  'kensington-clinic': {
    name: 'Kensington Clinic, Calgary',
    about:
      'Its counsellors talk about any choice, by phone or in person, before you book: ask the Access Line how to reach them.',
  },
  'whc-winnipeg': {
    name: 'Women’s Health Clinic, Winnipeg',
    about: 'Helps you think about any choice, and books abortions.',
  },
  'grossesse-secours': {
    name: 'Grossesse-Secours, Montréal',
    foreignNames: ['Grossesse-Secours'],
    hours: '9 a.m. to 9 p.m., every day',
    about: 'Listens, and helps with any choice.',
  },
  'sos-grossesse': {
    name: 'S.O.S. Grossesse, Québec',
    foreignNames: ['S.O.S. Grossesse'],
    hours: '9 a.m. to 9 p.m., every day',
    about: 'Listens, and helps with any choice.',
  },
  'moncton-family-planning': {
    name: 'Family Planning Clinic, The Moncton Hospital',
    hours: 'Monday to Friday, 8:30 a.m. to 3 p.m.',
  },
  'ns-self-referral': {
    name: 'Nova Scotia Women’s Choice Clinic',
    hours: 'Monday to Friday, 8 a.m. to 3 p.m.',
    about: 'One number for the province. You can call yourself: you need no doctor’s referral.',
  },
  'pe-womens-wellness': { name: 'Women’s Wellness Program', about: 'You book it yourself.' },
  'now-program': {
    name: 'NOW program, Yellowknife',
    about: 'For the Northwest Territories and the Kitikmeot region of Nunavut. You book it yourself.',
  },
  'opal-clinic': {
    name: 'Opal Clinic, Whitehorse General Hospital',
    about: 'You can call yourself: you need no doctor’s referral.',
  },
};
