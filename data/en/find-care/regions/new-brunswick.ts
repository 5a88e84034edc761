import type { RegionCareWords } from '../region-care';

export const newBrunswick: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
