import type { RegionCareWords } from '@/words/find-care/region-care';

export const nunavut: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
