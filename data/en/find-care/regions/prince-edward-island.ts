import type { RegionCareWords } from '@/words/find-care/region-care';

export const princeEdwardIsland: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
