import type { afterBirthLines } from '@/data/care-lines/after-birth';
import type { CareLineWords } from './line-words';

export const afterBirthLineWords: Record<keyof typeof afterBirthLines, CareLineWords> = {
  'health811-feeding': {
    name: 'Health811, Ontario: breastfeeding',
    hours: 'Day and night',
    about: 'A nurse answers. If the nurse asks for it, a lactation consultant calls you back within 30 minutes.',
  },
  'la-leche-league': {
    name: 'La Leche League Canada',
    about: 'Parents who have nursed help others, by phone and online.',
  },
  'pacific-post-partum': {
    name: 'Pacific Post Partum Support Society, British Columbia',
    hours: 'On weekdays',
    about:
      'For parents of a child under 3 and their partners, by phone and by text. Its page shows the numbers and hours of today.',
  },
  'info-social': {
    name: 'Info-Social, Quebec',
    foreignNames: ['Info-Social'],
    hours: 'Day and night',
    about: 'Choose option 2: somebody who knows about worry, sadness and trouble at home answers.',
  },
  'nova-scotia-mental-health-crisis': {
    name: 'Mental Health Crisis Line, Nova Scotia',
    hours: 'Day and night',
  },
  'nova-scotia-mental-health': {
    name: 'Mental health and addictions intake line, Nova Scotia',
    hours: 'Weekdays 8:30 a.m. to 4:30 p.m., Tuesdays to 8 p.m. (2023)',
    about: 'For help that is not a crisis.',
  },
  'qpip-after-death': { name: 'QPIP, Quebec: after the death of a child' },
};
