import type { RegionCareWords } from '../region-care';

export const northwestTerritories: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
