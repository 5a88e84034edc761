import type { Source } from '@/data/source';

/** The sources on what one can do about a pregnancy: part of data/sources.ts. */
export const optionsSources = {
  'action-canada-supports': {
    title: 'Finding pro-choice pregnancy supports',
    publisher: 'Action Canada for Sexual Health and Rights',
    url: 'https://www.actioncanadashr.org/finding-pro-choice-pregnancy-supports',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
} as const satisfies Record<string, Source>;
