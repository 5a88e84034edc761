import { useState } from 'react';
import { AskedToSave } from '@/components/ui/asked-to-save';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { SiteLink } from '@/components/ui/site-link';
import { useCopy } from '@/lib/browser/copy';
import { downloadFile, printPart } from '@/lib/browser/platform';
import { canShareNatively, shareNatively } from '@/lib/browser/share-sheet';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import type { TimedContraction } from '@/lib/contractions/contraction-log';
import { getContractionsCsv, getContractionsText } from '@/lib/contractions/record-exports';
import * as words from '@/words/contractions/copy';
import { PRINT_PART } from './print-part';

/** The record as text, table and print, to be shown to a nurse or midwife. */
export function ExportRecord({ contractions }: { contractions: TimedContraction[] }) {
  const { status, field, copy } = useCopy<HTMLTextAreaElement>();
  const [isRefused, setIsRefused] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const latest = contractions.at(-1);
  if (!latest) return null;
  const text = getContractionsText(contractions);

  async function share() {
    setIsRefused(false);
    setIsRefused(!(await shareNatively({ title: words.shareTitle, text })));
  }
  function download(day: Date) {
    const csv = new Blob([getContractionsCsv(contractions)], { type: 'text/csv;charset=utf-8' });
    downloadFile(csv, `contractions-${formatCalendarDate(day)}.csv`);
    setIsAsked(true);
  }
  return (
    <Card data-needs-script className="print:hidden">
      <h2 className="mb-3 text-xl">{words.title}</h2>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {canShareNatively() && (
          <Button look="secondary" onClick={share}>
            {words.share}
          </Button>
        )}
        <Button look="secondary" onClick={() => copy(text)} className="sm:min-w-44">
          {status === 'copied' ? words.copied : words.copy}
        </Button>
        <Button look="secondary" onClick={() => printPart(PRINT_PART)}>
          {words.print}
        </Button>
        <Button look="secondary" onClick={() => download(new Date(latest.startTime))}>
          {words.download}
        </Button>
      </div>
      <SiteLink path="/take-along#receive" className="mt-2 inline-flex min-h-11 items-center text-link text-sm">
        {words.readBack}
      </SiteLink>
      <div className="has-[p]:mt-4">
        <AskedToSave isAsked={isAsked} wayOut={words.withoutFile} />
      </div>
      {/* Not a toast: on the timer's page these are only read out. */}
      <div role="alert" aria-label={words.sharing} className="not-empty:mt-4">
        {isRefused && <p className="notice">{words.notShared}</p>}
      </div>
      <p role="status" aria-label={words.copying} className="sr-only">
        {status === 'copied' && words.isCopied}
      </p>
      {status === 'refused' && (
        <Field label={words.asText} hint={words.copyByHand} className="mt-4">
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
