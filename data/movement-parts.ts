import type { SignId } from './warning-signs';

/** The parts of the page of movements, the most urgent first, each with the signs of the lists that it says. */
export const movementParts = [
  { id: 'from-26', fromWeek: 26, signs: ['less-movement', 'weaker-movement', 'changed-movement', 'wild-movement'] },
  {
    id: 'weeks-24-25',
    fromWeek: 24,
    signs: ['less-from-24', 'changed-from-24', 'movements-stopped', 'no-movement-yet'],
  },
  { id: 'before-24', fromWeek: 0, signs: ['movements-stopped-early'] },
] as const satisfies readonly { id: string; fromWeek: number; signs: readonly SignId[] }[];

export type MovementPartId = (typeof movementParts)[number]['id'];
