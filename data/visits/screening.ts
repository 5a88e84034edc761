import type { ProvinceCode } from '@/data/provinces';

/** Where no publication that was read says which screening is offered. Their notes of data/en/appointment-notes.ts say to ask. */
export const regionsWithoutFoundScreening: readonly ProvinceCode[] = ['NL', 'PE', 'SK', 'NT', 'NU'];
