import type { RegionCareWords } from '@/words/find-care/region-care';

export const yukon: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
