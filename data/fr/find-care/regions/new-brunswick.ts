import type { RegionCareWords } from '@/words/find-care/region-care';

export const newBrunswick: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
