import type { findCareLines } from '@/data/care-lines/find-care';
import type { CareLineWords } from './line-words';

export const findCareLineWords: Record<keyof typeof findCareLines, CareLineWords> = {};
