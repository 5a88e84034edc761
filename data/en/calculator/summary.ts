import { LAST_WEEK } from '@/data/pregnancy-rules';

export const title = (week: number) => `Week ${week} of Your Canadian Journey`;
export const startsSoon = 'Week 1 starts in a few days. This is what it is about.';
export const tabsOf = (week: number) => `Week ${week}`;
export const tabs = { development: 'Development', you: 'For You', tips: 'Tips' };
export const allAbout = (week: number) => `All about week ${week}, with its sources`;
export const sizeComparison = 'Canadian Size Comparison';
export const sizeOfLastWeek = `Size and comparison are those of week ${LAST_WEEK}.`;
