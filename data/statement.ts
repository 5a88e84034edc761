import type { SourceKey } from '@/data/sources';

/** One sentence for the visitor. A sentence with a number in it names where the number comes from. */
export interface Statement {
  text: string;
  sources?: SourceKey[];
}
