import { Button } from '@/components/ui/button';
import type { FinderMode } from '@/lib/resources/finder-state';
import * as words from '@/words/resources/finder';

const modes = ['province', 'postal'] as const;

interface FinderModesProps {
  mode: FinderMode;
  onChange: (mode: FinderMode) => void;
}

export function FinderModes({ mode, onChange }: FinderModesProps) {
  return (
    <fieldset className="mt-4 mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{words.howToSearch}</legend>
      {modes.map((id) => (
        <Button
          key={id}
          look={id === mode ? 'primary' : 'secondary'}
          aria-pressed={id === mode}
          onClick={() => onChange(id)}
          className="grow px-4 sm:grow-0"
        >
          {words.modes[id]}
        </Button>
      ))}
    </fieldset>
  );
}
