import type { RegionCareWords } from '@/words/find-care/region-care';

export const newfoundlandAndLabrador: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
