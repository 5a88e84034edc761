import { onDemand } from '@/components/ui/on-demand';

/** Loaded where a link brought a copy, or a baby is followed. */
export const FollowedBaby = onDemand(() => import('./followed-baby').then((module) => module.FollowedBaby));

/** Loaded for those whose own pregnancy or baby the site knows. */
export const SendCopy = onDemand(() => import('./send-copy').then((module) => module.SendCopy));
