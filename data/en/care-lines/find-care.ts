import type { findCareLines } from '@/data/care-lines/find-care';
import type { CareLineWords } from './line-words';

export const findCareLineWords: Record<keyof typeof findCareLines, CareLineWords> = {
  'mb-birth-centre': {
    name: 'Ode’imin, the birth centre in Winnipeg',
    about: 'Number of an older page. This is not where you ask for a midwife: ask your health region.',
  },
  'sk-saskatoon-midwives': {
    name: 'Midwives of the Saskatchewan Health Authority, Saskatoon',
    about: 'We found this number on a page of 2017. If it does not work, call 811.',
  },
  'nt-frame-lake': {
    name: 'Frame Lake Community Health Clinic, Yellowknife',
    about: 'For an appointment in Yellowknife.',
  },
  'yt-walk-in': {
    name: 'Whitehorse Walk-In Medical Clinic',
    hours: 'Monday to Friday, 8:45 a.m. to 4:30 p.m.',
    about: 'For people without a family doctor.',
  },
  'on-midwives': { name: 'Association of Ontario Midwives', about: 'Ask which midwifery clinics are near you.' },
  'on-health-care-connect': {
    name: 'Health Care Connect',
    about: 'Looks for a family doctor or nurse practitioner, if you have OHIP.',
  },
  'on-sault-prenatal': {
    name: 'Prenatal clinic of Sault Area Hospital',
    about: 'Extension 2645. Ask if the clinic is still open.',
  },
  'nb-fredericton-midwives': {
    name: 'Fredericton Midwifery Centre',
    about: 'For people within about an hour’s drive of Fredericton.',
  },
  'ns-iwk-midwives': { name: 'IWK midwives, Halifax' },
  'ns-south-shore-midwives': { name: 'South Shore midwives, Fishermen’s Memorial Hospital, Lunenburg' },
  'ns-antigonish-midwives': { name: 'Antigonish midwives, St. Martha’s Regional Hospital', about: 'Extension 4465.' },
  'nl-gander-midwives': { name: 'Midwives in Gander' },
  'nl-carbonear-midwives': { name: 'Midwives in Carbonear' },
};
