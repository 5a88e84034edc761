import { Disclosure } from '@/components/ui/disclosure';
import { InPageScript } from '@/components/ui/in-page-script';
import { StaticSelect } from '@/components/ui/static-select';
import { situations } from '@/data/find-care/regions';
import * as words from '@/words/find-care/page';
import { situations as situationNames } from '@/words/find-care/region-answer';
import { codesInOrder, names } from '@/words/regions';
import { notKept } from '@/words/ui/not-kept';
import { Paragraphs } from './paragraphs';

const REGION = 'find-care-region';

/**
 * Where the visitor lives, and the answer of that region: lib/browser/light/find-care copies it from the region's page, so
 * that no text stands twice.
 */
export function OwnRegion() {
  return (
    <div data-own-region className="grid gap-3">
      <p data-known data-needs-script hidden className="flex min-h-11 items-center gap-1.5 [&[hidden]]:hidden">
        <span data-region-name className="font-semibold text-spruce" /> <span className="print:hidden">·</span>
        <button type="button" data-change className="min-h-11 text-link">
          {words.change}
        </button>
      </p>
      <div data-ask data-needs-script className="rounded-card border border-line bg-card p-4 print:hidden">
        <label htmlFor={REGION} className="mb-1.5 block font-semibold">
          {words.whereYouLive}
        </label>
        <div className="relative">
          <StaticSelect id={REGION} autoComplete="address-level1" aria-describedby={`${REGION}-hint`}>
            <option value="">{words.choose}</option>
            {codesInOrder.map((code) => (
              <option key={code} value={code}>
                {names[code]}
              </option>
            ))}
          </StaticSelect>
        </div>
        <p id={`${REGION}-hint`} data-kept className="mt-1.5 text-ink-soft text-sm">
          {words.keptHere}
        </p>
        <p data-not-kept hidden className="mt-1.5 text-sm">
          {notKept}
        </p>
      </div>
      <div data-general>
        <Paragraphs statements={[words.callEarly]} />
      </div>
      <Fits />
      <p data-status role="status" className="empty:hidden" />
      <div data-answer className="mt-1 grid gap-4 empty:hidden" />
      <InPageScript name="own-find-care" />
    </div>
  );
}

/** Opens the parts of the answer on what is true of the visitor. Neither stored nor in the address. */
function Fits() {
  return (
    <div data-fits hidden className="border-line border-y print:hidden">
      <Disclosure summary={words.whatFits}>
        <fieldset>
          <legend className="text-ink-soft text-sm">{words.notKept}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {situations.map((situation) => (
              <label
                key={situation}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control bg-card px-3 py-1 font-semibold text-sm leading-tight hover:border-spruce"
              >
                <input type="checkbox" name="fits" value={situation} className="tick-box" />
                {situationNames[situation]}
              </label>
            ))}
          </div>
        </fieldset>
      </Disclosure>
    </div>
  );
}
