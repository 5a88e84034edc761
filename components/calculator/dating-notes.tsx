import { BEST_SCAN_END_DAY, BEST_SCAN_START_DAY, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';
import { formatDays, formatDaysInWeeks, formatWeeksAndDays } from '@/lib/format/durations';
import { bindNumbers } from '@/lib/format/text';
import type { CalculatorFields } from '@/lib/pregnancy/calculator-fields';
import { checkCalculatorFields } from '@/lib/pregnancy/calculator-form';
import type { PregnancyInput } from '@/lib/pregnancy/dating';
import { type DatingNote, listDatingNotes } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/calculator';

interface DatingNotesProps {
  fields: CalculatorFields;
  today: Date;
}

const noteTexts: Record<Exclude<DatingNote, 'doubtful-scan-age'>, string> = {
  'long-cycle': words.longCycle,
  'early-scan': words.earlyScan(formatDaysInWeeks(BEST_SCAN_START_DAY)),
  'late-scan': words.lateScan(formatDaysInWeeks(BEST_SCAN_END_DAY)),
};

/** What to know about how well the visitor's input dates their pregnancy. */
export function DatingNotes({ fields, today }: DatingNotesProps) {
  const input = findInput(fields, today);
  if (!input) return null;
  const cycleText = getCycleText(input);
  return (
    <>
      {cycleText && <p>{bindNumbers(cycleText)}</p>}
      {listDatingNotes(input).map(
        (note) =>
          note !== 'doubtful-scan-age' && (
            <p key={note} className="notice">
              {bindNumbers(noteTexts[note])}
            </p>
          ),
      )}
    </>
  );
}

/** Asks about an age that no scan can show. For the top of the result, which is weeks off if the fields were overlooked. */
export function DoubtfulScanAge({ fields, today }: DatingNotesProps) {
  const input = findInput(fields, today);
  if (input?.method !== 'ultrasound' || !listDatingNotes(input).includes('doubtful-scan-age')) return null;
  return <p className="notice">{bindNumbers(words.doubtfulScanAge(formatWeeksAndDays(input)))}</p>;
}

function findInput(fields: CalculatorFields, today: Date): PregnancyInput | undefined {
  const checked = checkCalculatorFields(fields, today);
  return 'problems' in checked ? undefined : checked.input;
}

/** How far a cycle of another length than the usual one moves the due date. */
function getCycleText(input: PregnancyInput): string | undefined {
  if (input.method !== 'lmp' || input.cycleLengthDays === undefined) return undefined;
  const signedDays = input.cycleLengthDays - STANDARD_CYCLE_DAYS;
  if (signedDays === 0) return undefined;
  const days = formatDays(Math.abs(signedDays));
  return signedDays > 0 ? words.longerCycle(days) : words.shorterCycle(days);
}
