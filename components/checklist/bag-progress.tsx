import { type ChecklistItem, getProgress, type Progress } from '@/lib/checklist/checklist';
import * as words from '@/words/checklist/hospital-bag';

interface BagProgressProps {
  items: ChecklistItem[];
  isKnown: boolean;
}

/**
 * How much is packed: of all items, and of the essentials; until the first tick, how much there is. Stays in sight where
 * the list is longer than the screen. Both have the same room, so that the first tick moves nothing.
 */
export function BagProgress({ items, isKnown }: BagProgressProps) {
  const { overall, essentials } = getProgress(items);
  const isBegun = overall.checked > 0;
  return (
    <div className="grid items-center *:col-start-1 *:row-start-1 print:hidden [@media(min-height:26rem)]:max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-4 max-md:border-line max-md:border-b max-md:bg-paper max-md:px-4 max-md:py-2">
      <p className={`font-semibold ${isBegun || !isKnown ? 'invisible' : ''}`}>
        {words.nothingPacked({ items: overall.total, essentials: essentials.total })}
      </p>
      <div className={`grid grid-cols-2 gap-x-4 max-md:text-sm sm:gap-x-8 ${isBegun && isKnown ? '' : 'invisible'}`}>
        <Figure progress={overall} name={words.packed} text={words.itemsOf(overall)} />
        <Figure progress={essentials} name={words.essentialsPacked} text={words.essentialsOf(essentials)} />
      </div>
    </div>
  );
}

interface FigureProps {
  progress: Progress;
  name: string;
  text: string;
}

function Figure({ progress: { percent }, name, text }: FigureProps) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-2 font-semibold tabular-nums max-md:leading-tight">
        <span>{text}</span>
        <span>{words.percent(percent)}</span>
      </p>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="mt-1.5 h-3 overflow-hidden rounded-full border border-control bg-mist"
      >
        <div
          className="h-full origin-left bg-spruce transition-transform forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  );
}
