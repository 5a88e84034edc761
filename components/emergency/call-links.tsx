import { PhoneIcon } from '@heroicons/react/24/outline';
import type { SignOrder } from '@/data/sign-orders';
import * as words from '@/words/when-to-call';
import { HealthCentreLink } from './health-centre-link';

const shape = 'inline-flex min-h-11 items-center gap-2 rounded-control px-4 py-1.5 font-semibold leading-tight';
const outline = `${shape} border border-spruce text-spruce hover:bg-mist`;

/** Whom the orders ask to call. No health line stands beside an order that says to go. */
const calls: Partial<Record<SignOrder, '911' | 'own' | 'own-or-line'>> = {
  'call-911': '911',
  'call-911-or-go': '911',
  'call-then-go': 'own',
  'call-or-go': 'own',
  'call-now': 'own-or-line',
  'same-day': 'own-or-line',
};

/** 911, beside the title of an order that names it, where 911 answers. */
export function EmergencyCall({ order }: { order: SignOrder }) {
  return (
    calls[order] === '911' && (
      <a href="tel:911" translate="no" className={`where-911 ${shape} bg-maple text-on-maple print:hidden`}>
        <PhoneIcon aria-hidden className="size-5" />
        {words.call911}
      </a>
    )
  );
}

/**
 * The number to call, beside the title of an order. Without script, and while nothing is stored, the link leads to the
 * numbers of all health lines; lib/browser/follow-sign-band puts in the visitor's own, or that of the region.
 */
export function CallLinks({ order, healthLinesId }: { order: SignOrder; healthLinesId: string }) {
  const kind = calls[order];
  if (!kind) return null;
  if (kind === '911') return <EmergencyCall order={order} />;
  return (
    <>
      <span data-calls className="where-911 print:hidden">
        <CallLink kind="own" label={words.myProvider} />
        {kind === 'own-or-line' && (
          <>
            <CallLink kind="line" label={words.healthLine} />
            <a href={`#${healthLinesId}`} data-call="find" className={outline}>
              {words.findHealthLine}
            </a>
          </>
        )}
      </span>
      <span className="where-no-911 print:hidden">
        <HealthCentreLink />
      </span>
    </>
  );
}

function CallLink({ kind, label }: { kind: string; label: string }) {
  return (
    <a href="#content" data-call={kind} hidden className={outline}>
      <PhoneIcon aria-hidden className="size-5" />
      <span>
        {label} <span data-number translate="no" className="wrap-anywhere" />
      </span>
    </a>
  );
}
