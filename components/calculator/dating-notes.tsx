import type { CalculatorFields } from '@/lib/pregnancy/calculator-fields';
import { checkCalculatorFields } from '@/lib/pregnancy/check-calculator-fields';
import { listDatingNotes } from '@/lib/pregnancy/list-dating-notes';
import { noteTexts } from './wording';

/** What to know about how well the visitor's input dates their pregnancy. */
export function DatingNotes({ fields, today }: { fields: CalculatorFields; today: Date }) {
  const checked = checkCalculatorFields(fields, today);
  if (!('input' in checked)) return null;
  return listDatingNotes(checked.input).map((note) => (
    <p key={note} className="notice">
      {noteTexts[note]}
    </p>
  ));
}
