import type { RegionCareWords } from '../region-care';

export const alberta: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
