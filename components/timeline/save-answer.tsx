import { FieldMessage } from '@/components/ui/field-message';
import type { CalendarExportState } from '@/lib/timeline/calendar-export-state';

interface SaveAnswerProps {
  id: string;
  state: CalendarExportState;
  target: string;
}

const FAILED =
  'The file could not be saved. Check your connection and try again, use the Google or Outlook link, or print the weeks.';

/** How saving a calendar file went, beside its button. */
export function SaveAnswer({ id, state, target }: SaveAnswerProps) {
  const isHere = state.target === target;
  return (
    <div role="status" className="text-sm">
      {isHere && state.status === 'saved' && <p>The file is saved. Open it to add it to your calendar.</p>}
      <FieldMessage id={id} text={isHere && state.status === 'failed' ? FAILED : undefined} />
    </div>
  );
}
