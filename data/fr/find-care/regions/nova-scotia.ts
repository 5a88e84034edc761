import type { RegionCareWords } from '@/words/find-care/region-care';

export const novaScotia: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
