import type { RegionCareWords } from '../region-care';

export const newfoundlandAndLabrador: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
