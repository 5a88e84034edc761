import type { RegionCareWords } from '@/words/find-care/region-care';

export const manitoba: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
