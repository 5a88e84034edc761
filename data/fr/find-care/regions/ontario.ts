import type { RegionCareWords } from '@/words/find-care/region-care';

export const ontario: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
