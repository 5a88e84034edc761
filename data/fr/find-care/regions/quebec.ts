import type { RegionCareWords } from '@/words/find-care/region-care';

export const quebec: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
