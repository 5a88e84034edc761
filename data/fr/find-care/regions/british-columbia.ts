import type { RegionCareWords } from '@/words/find-care/region-care';

export const britishColumbia: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
