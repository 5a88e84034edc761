import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/show-toast';
import { useCopy } from '@/lib/browser/copy';
import { downloadFile, printPart } from '@/lib/browser/platform';
import { canShareNatively, shareNatively } from '@/lib/browser/share-natively';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import type { TimedContraction } from '@/lib/contractions/contraction-log';
import { getContractionsCsv, getContractionsText } from '@/lib/contractions/copies';
import { PRINT_PART } from './wording';

/** The record as text, table and print, to be shown to a nurse or midwife. */
export function KeepCopy({ contractions }: { contractions: TimedContraction[] }) {
  const { status, field, copy } = useCopy<HTMLTextAreaElement>();
  const latest = contractions.at(-1);
  if (!latest) return null;
  const text = getContractionsText(contractions);

  async function share() {
    if (await shareNatively({ title: 'Contractions', text })) return;
    showToast({ title: 'Sharing did not work', description: 'Copy the text instead.', tone: 'alert' });
  }
  function download(day: Date) {
    const csv = new Blob([getContractionsCsv(contractions)], { type: 'text/csv;charset=utf-8' });
    downloadFile(csv, `contractions-${formatCalendarDate(day)}.csv`);
  }
  return (
    <Card data-needs-script className="print:hidden">
      <h2 className="mb-3 text-xl">A copy for your provider</h2>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {canShareNatively() && (
          <Button look="secondary" onClick={share}>
            Share as text
          </Button>
        )}
        <Button look="secondary" onClick={() => copy(text)} className="sm:min-w-44">
          {status === 'copied' ? 'Copied!' : 'Copy as text'}
        </Button>
        <Button look="secondary" onClick={() => printPart(PRINT_PART)}>
          Print
        </Button>
        <Button look="secondary" onClick={() => download(new Date(latest.startTime))}>
          Download CSV
        </Button>
      </div>
      <p role="status" aria-label="Copying" className="sr-only">
        {status === 'copied' && 'The text is copied.'}
      </p>
      {status === 'refused' && (
        <Field
          label="Your times as text"
          hint="Your browser did not let us copy. The text is selected: copy it by hand."
          className="mt-4"
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              readOnly
              value={text}
              rows={8}
              onFocus={(event) => event.target.select()}
              className="field-box w-full py-3"
            />
          )}
        </Field>
      )}
    </Card>
  );
}
