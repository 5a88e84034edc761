import type { leavingHomeLines } from '@/data/care-lines/leaving-home';
import type { CareLineWords } from './line-words';

export const leavingHomeLineWords: Record<keyof typeof leavingHomeLines, CareLineWords> = {};
