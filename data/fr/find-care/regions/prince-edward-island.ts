import type { RegionCareWords } from '../region-care';

export const princeEdwardIsland: RegionCareWords = {
  firstTitle: '',
  first: [],
  next: [],
  meanwhile: [],
  fits: {},
  pageNames: {},
};
