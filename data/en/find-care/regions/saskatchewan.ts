import type { RegionCareWords } from '@/words/find-care/region-care';

export const saskatchewan: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
