import { type MovementPartId, movementParts } from '@/data/movement-parts';

/** The part of the page of movements that is about a completed gestational week. */
export function getMovementPart(week: number): MovementPartId {
  const part = movementParts.find(({ fromWeek }) => week >= fromWeek);
  return part ? part.id : 'before-24';
}
