import type { RegionCareWords } from '../region-care';

export const saskatchewan: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
