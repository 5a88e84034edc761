import type { RegionCareWords } from '@/words/find-care/region-care';

export const alberta: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
