import { type ChecklistItem, getProgress, type Progress } from '@/lib/checklist/checklist';
import * as words from '@/words/checklist/hospital-bag';

interface BagProgressProps {
  items: ChecklistItem[];
  isKnown: boolean;
}

/** How much is packed: of all items, and of the essentials. Stays in sight where the list is longer than the screen. */
export function BagProgress({ items, isKnown }: BagProgressProps) {
  const { overall, essentials } = getProgress(items);
  return (
    <div className="grid grid-cols-2 gap-x-4 sm:gap-x-8 print:hidden max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-3 max-md:border-line max-md:border-b max-md:bg-card max-md:px-3 max-md:py-2 max-md:text-sm">
      <Figure progress={overall} isKnown={isKnown} name={words.packed} text={words.itemsOf(overall)} />
      <Figure
        progress={essentials}
        isKnown={isKnown}
        name={words.essentialsPacked}
        text={words.essentialsOf(essentials)}
      />
    </div>
  );
}

interface FigureProps {
  progress: Progress;
  isKnown: boolean;
  name: string;
  text: string;
}

function Figure({ progress: { percent }, isKnown, name, text }: FigureProps) {
  return (
    <div className={isKnown ? '' : 'invisible'}>
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
