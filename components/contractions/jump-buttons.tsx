import { Button } from '@/components/ui/button';
import { showElement } from '@/lib/browser/focus';
import { jumps } from '@/words/contractions/advice';
import { getRowId } from './row-id';

/** Lead to the rows of 'When to call' on what is no contraction. Buttons, as the pages with views use the hash. */
export function JumpButtons() {
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{jumps.label}</legend>
      <div className="flex flex-wrap gap-3">
        {(['water', 'bleeding', 'movement'] as const).map((row) => (
          <Button key={row} look="secondary" className="grow px-3!" onClick={() => showElement(getRowId(row))}>
            {jumps[row]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
