import type { optionsLines } from '@/data/care-lines/options';
import type { CareLineWords } from './line-words';

export const optionsLineWords: Record<keyof typeof optionsLines, CareLineWords> = {
  'action-canada': { name: 'Action Canada’s Access Line', hours: '9 a.m. to 9 p.m. Eastern time, every day' },
};
