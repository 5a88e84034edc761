import { type BabyDrawing, babyDrawings } from '@/data/babies';

/** How the baby is drawn in a gestational week; undefined before week 5, when there is nothing to see. */
export function findBabyDrawing(week: number): BabyDrawing | undefined {
  return babyDrawings.find(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek);
}
