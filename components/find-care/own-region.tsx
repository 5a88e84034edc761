import { InPageScript } from '@/components/ui/in-page-script';
import { SiteLink } from '@/components/ui/site-link';
import { StatementList } from '@/components/ui/statement-list';
import { situations } from '@/data/find-care/regions';
import { getProvincePath } from '@/lib/resources/provinces';
import * as words from '@/words/find-care/page';
import { situations as situationNames } from '@/words/find-care/region-answer';
import { codesInOrder, names } from '@/words/regions';
import { notKept } from '@/words/ui/not-kept';

const REGION = 'find-care-region';

/**
 * Where the visitor lives, and the answer of that region: lib/browser/light/find-care copies it from the region's page, so
 * that no text stands twice. Without script, the way to each of these pages.
 */
export function OwnRegion() {
  return (
    <div data-own-region className="grid gap-3">
      <p data-known data-needs-script hidden className="flex min-h-11 items-center gap-1.5 [&[hidden]]:hidden">
        <span data-region-name className="font-semibold text-spruce" /> ·
        <button type="button" data-change className="min-h-11 text-link">
          {words.change}
        </button>
      </p>
      <div data-ask data-needs-script className="rounded-card border border-line bg-card p-4 print:hidden">
        <label htmlFor={REGION} className="mb-1.5 block font-semibold">
          {words.whereYouLive}
        </label>
        <select
          id={REGION}
          autoComplete="address-level1"
          aria-describedby={`${REGION}-hint`}
          className="field-box w-full"
        >
          <option value="">{words.choose}</option>
          {codesInOrder.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </select>
        <p id={`${REGION}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {words.keptHere}
        </p>
        <p data-not-kept hidden className="mt-1.5 text-sm">
          {notKept}
        </p>
      </div>
      <div data-general>
        <StatementList statements={[words.callEarly]} />
      </div>
      <p data-status role="status" className="empty:hidden" />
      <div data-answer className="grid gap-4 empty:hidden" />
      <Fits />
      <InPageScript name="own-find-care" />
      <details className="find-care-regions border-line border-y print:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold hover:text-spruce">{words.eachRegion}</summary>
        <ul className="grid fit-cols-2 gap-x-6 pb-3 sm:grid-cols-3">
          {codesInOrder.map((code) => (
            <li key={code}>
              <SiteLink
                path={`${getProvincePath(code)}#find-care`}
                data-region-page={code}
                className="inline-flex min-h-11 items-center text-link leading-tight"
              >
                {names[code]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Opens the parts of the answer on what is true of the visitor. Neither stored nor in the address. */
function Fits() {
  return (
    <fieldset data-fits hidden className="print:hidden">
      <legend className="font-semibold">{words.whatFits}</legend>
      <p className="text-ink-soft text-sm">{words.notKept}</p>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {situations.map((situation) => (
          <label key={situation} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="fits" value={situation} autoComplete="off" className="tick-box" />
            {situationNames[situation]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
