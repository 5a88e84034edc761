import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { CALL_LIST } from '@/lib/browser/call-list';
import * as words from '@/words/find-care/page';
import { FirstCall } from './first-call';

/** Rows to write in, beside those of the region's numbers. */
const BLANK_ROWS = 8;

export function PrintCallList() {
  return (
    <div data-needs-script className="print:hidden">
      <Button look="secondary" data-print-list>
        <PrinterIcon aria-hidden className="size-5" />
        {words.printCallList}
      </Button>
      <p className="mt-1.5 text-ink-soft text-sm">{words.callListAbout}</p>
    </div>
  );
}

/** On paper: the numbers of the region, which lib/browser/light/find-care fills in, what to say, and room for what is said. */
export function CallList() {
  return (
    <section data-print-part={CALL_LIST} className="find-care-calls hidden print:block">
      <h2>
        {words.callList} <span data-list-region />
      </h2>
      <FirstCall />
      <table>
        <thead>
          <tr>
            {Object.entries(words.columns).map(([id, label]) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-region-calls />
        <tbody data-blank-calls>
          {Array.from({ length: BLANK_ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blank rows never move
            <tr key={row}>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <SheetOrigin path="/find-care" />
      </p>
    </section>
  );
}
