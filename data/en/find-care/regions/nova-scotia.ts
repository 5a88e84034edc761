import type { RegionCareWords } from '../region-care';

export const novaScotia: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
