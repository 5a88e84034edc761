import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/how-we-check');

export const guideNotAdvice: Words<English['guideNotAdvice']> = 'Cette page est un guide, pas un avis médical.';
export const howWeCheck: Words<English['howWeCheck']> = 'Comment nous vérifions';
