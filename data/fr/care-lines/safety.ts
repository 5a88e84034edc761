import type { safetyLines } from '@/data/care-lines/safety';
import type { CareLineWords } from './line-words';

export const safetyLineWords: Record<keyof typeof safetyLines, CareLineWords> = {};
