import { PhoneIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { CallLabel } from '@/components/ui/call-label';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import { InPageScript } from '@/components/ui/in-page-script';
import { cancel, remove, save } from '@/words/contractions/provider';
import { unit as words } from '@/words/movements';
import { notKept } from '@/words/ui/not-kept';

const FIELD = 'unit-number';

/** Both buttons have one place, whose height stays. */
const button = 'flex min-h-16 w-full items-center justify-center gap-3 rounded-control px-5 py-2 leading-tight';

/**
 * Calls the visitor's own maternity unit, or takes its number. It has no React: lib/browser/in-page/own-movements shows
 * the number that is stored, and lib/browser/light/movements does the rest.
 */
export function UnitCall() {
  return (
    <>
      <EarlyUseMarkup page="movements" />
      <div data-light="movements" data-needs-script className="grid gap-3 print:hidden">
        <div>
          <a data-unit-call hidden href="#content" className={`${button} bg-maple text-on-maple [&[hidden]]:hidden`}>
            <PhoneIcon aria-hidden className="size-6 shrink-0" />
            <Label title={words.call}>
              <span data-unit-number />
            </Label>
          </a>
          <button
            type="button"
            data-unit-add
            className={`${button} border-2 border-maple text-maple hover:bg-mist [&[hidden]]:hidden`}
          >
            <PhoneIcon aria-hidden className="size-6 shrink-0" />
            <Label title={words.add}>{words.ofUnit}</Label>
          </button>
        </div>
        <form hidden noValidate aria-label={words.title} className="grid gap-3 [&[hidden]]:hidden">
          <div>
            <label htmlFor={FIELD} className="mb-1.5 block text-balance font-semibold">
              {words.label}
            </label>
            <input
              id={FIELD}
              type="tel"
              autoComplete="off"
              aria-invalid="false"
              aria-describedby={`${FIELD}-hint ${FIELD}-problem`}
              className="field-box w-full tabular-nums"
            />
            <p id={`${FIELD}-hint`} className="mt-1.5 text-ink-soft text-sm">
              {words.hint}
            </p>
            <p id={`${FIELD}-problem`} data-unit-problem className="mt-1.5 font-medium text-maple empty:hidden" />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{save}</Button>
            <Button look="secondary" data-unit-cancel>
              {cancel}
            </Button>
            <Button look="quiet" data-unit-remove className="mx-0 [&[hidden]]:hidden">
              {remove}
            </Button>
          </div>
        </form>
        <Button look="quiet" data-unit-change hidden className="w-fit [&[hidden]]:hidden">
          {words.change}
        </Button>
        <InPageScript name="own-movements" />
        <p data-unit-not-kept hidden role="status">
          {notKept}
        </p>
      </div>
    </>
  );
}

function Label({ title, children }: Parameters<typeof CallLabel>[0]) {
  return (
    <span className="grid font-semibold">
      <CallLabel title={title}>{children}</CallLabel>
    </span>
  );
}
