import { viewLook, viewSwitchLook } from '@/components/ui/view-switch';
import type { FinderMode } from '@/lib/resources/finder-state';
import * as words from '@/words/resources/finder';

const modes = ['province', 'postal'] as const;

interface FinderModesProps {
  mode: FinderMode;
  onChange: (mode: FinderMode) => void;
}

export function FinderModes({ mode, onChange }: FinderModesProps) {
  return (
    <fieldset className={`mt-4 mb-5 flex w-full flex-wrap sm:w-fit ${viewSwitchLook}`}>
      <legend className="sr-only">{words.howToSearch}</legend>
      {modes.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === mode}
          onClick={() => onChange(id)}
          className={`min-h-11 grow px-4 sm:grow-0 ${viewLook}`}
        >
          {words.modes[id]}
        </button>
      ))}
    </fieldset>
  );
}
