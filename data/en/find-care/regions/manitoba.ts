import type { RegionCareWords } from '../region-care';

export const manitoba: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
