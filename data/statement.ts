import type { LookUp } from '@/data/can-i/entry-refs';
import type { SourceKey } from '@/data/sources';

/** One sentence for the visitor. A sentence with a number in it names where the number comes from. */
export interface Statement {
  text: string;
  sources?: SourceKey[];
  /** The answers of the look-up that say more, linked after the sentence. */
  lookUp?: readonly LookUp[];
}
