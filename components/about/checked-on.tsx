import type { SourceConfidence } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { confidenceTexts } from './confidence-texts';

/** How sure we are, and when somebody last looked. */
export function CheckedOn({ confidence, checked }: { confidence: SourceConfidence; checked?: string }) {
  const day = parseCalendarDate(checked ?? '');
  return (
    <span className="block text-ink-soft text-sm">
      {confidenceTexts[confidence]}
      {day && `, ${formatDate(day)}`}.
    </span>
  );
}
