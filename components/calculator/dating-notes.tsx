import { BEST_SCAN_END_DAY, BEST_SCAN_START_DAY, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';
import { formatDays, formatDaysInWeeks } from '@/lib/format/durations';
import { keepTogether } from '@/lib/format/text';
import type { CalculatorFields } from '@/lib/pregnancy/calculator-fields';
import { checkCalculatorFields } from '@/lib/pregnancy/calculator-form';
import type { PregnancyInput } from '@/lib/pregnancy/dating';
import { type DatingNote, listDatingNotes } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/calculator';

const noteTexts: Record<DatingNote, string> = {
  'long-cycle': words.longCycle,
  'early-scan': words.earlyScan(formatDaysInWeeks(BEST_SCAN_START_DAY)),
  'late-scan': words.lateScan(formatDaysInWeeks(BEST_SCAN_END_DAY)),
};

/** What to know about how well the visitor's input dates their pregnancy. */
export function DatingNotes({ fields, today }: { fields: CalculatorFields; today: Date }) {
  const checked = checkCalculatorFields(fields, today);
  if ('problems' in checked || !checked.input) return null;
  const cycleText = getCycleText(checked.input);
  return (
    <>
      {cycleText && <p>{keepTogether(cycleText)}</p>}
      {listDatingNotes(checked.input).map((note) => (
        <p key={note} className="notice">
          {keepTogether(noteTexts[note])}
        </p>
      ))}
    </>
  );
}

/** How far a cycle of another length than the usual one moves the due date. */
function getCycleText(input: PregnancyInput): string | undefined {
  if (input.method !== 'lmp' || input.cycleLengthDays === undefined) return undefined;
  const signedDays = input.cycleLengthDays - STANDARD_CYCLE_DAYS;
  if (signedDays === 0) return undefined;
  const days = formatDays(Math.abs(signedDays));
  return signedDays > 0 ? words.longerCycle(days) : words.shorterCycle(days);
}
