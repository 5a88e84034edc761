import type { FinderMode } from '@/lib/resources/finder-state';
import * as words from '@/words/resources/finder';

const modes = ['province', 'postal'] as const;

interface FinderModesProps {
  mode: FinderMode;
  onChange: (mode: FinderMode) => void;
}

export function FinderModes({ mode, onChange }: FinderModesProps) {
  return (
    <fieldset className="mt-4 mb-5 flex flex-wrap gap-1 rounded-control bg-mist p-1">
      <legend className="sr-only">{words.howToSearch}</legend>
      {modes.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === mode}
          onClick={() => onChange(id)}
          className="min-h-11 min-w-min flex-1 rounded-[9px] px-3 py-1 font-semibold text-sm leading-tight hover:text-spruce aria-pressed:bg-card aria-pressed:text-spruce aria-pressed:ring-1 aria-pressed:ring-spruce forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight]"
        >
          {words.modes[id]}
        </button>
      ))}
    </fieldset>
  );
}
