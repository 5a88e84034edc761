import { EarlyBirthLink } from '@/components/birth/birth-links';
import { SupportLink } from '@/components/support/support-link';
import { Button } from '@/components/ui/button';
import { DayRange } from '@/components/ui/day-range';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/calculator';
import { likelyDays } from '@/words/likely-days';
import { usualBirthRange } from '@/words/usual-birth-range';

interface ResultEndProps {
  pregnancy: PregnancyCalculation;
  /** Absent where the date came with a link: there is nothing of one's own to forget. */
  onForget: (() => void) | undefined;
}

/** How sure the due date is, and what leads away from it, each apart: they are for different days. */
export function ResultEnd({ pregnancy, onForget }: ResultEndProps) {
  return (
    <div className="mt-8 grid gap-2">
      <p>{usualBirthRange(<DayRange {...pregnancy.safeBirthRange} />)}</p>
      <p className="text-ink-soft text-sm">{likelyDays.text}</p>
      <p className="text-ink-soft text-sm">{words.trimesterNote}</p>
      {onForget && (
        <>
          <div className="mt-4 not-has-[a]:hidden">
            <EarlyBirthLink week={pregnancy.gestationalAge.weeks} />
          </div>
          <div className="mt-4 border-line border-t pt-4">
            <Button look="quiet" onClick={onForget}>
              {words.forget}
            </Button>
          </div>
        </>
      )}
      <div className="mt-4 border-line border-t pt-4">
        <SupportLink />
      </div>
    </div>
  );
}
