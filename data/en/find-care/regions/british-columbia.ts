import type { RegionCareWords } from '../region-care';

export const britishColumbia: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
