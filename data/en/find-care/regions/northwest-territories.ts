import type { RegionCareWords } from '@/words/find-care/region-care';

export const northwestTerritories: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
