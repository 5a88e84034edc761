import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import type { SignOrder } from '@/data/sign-orders';
import type { SignId } from '@/data/warning-signs';
import { sayWithout911 } from '@/lib/emergency/without-911';
import { bindNumbers } from '@/lib/format/text';
import { listSignGroups, type SignGroup, type WarningSign } from '@/lib/weeks/warning-signs';
import { orders } from '@/words/warning-signs';
import { EmergencyCall } from './call-links';
import { SignNotes } from './sign-notes';
import { SignText } from './sign-text';

interface SignGroupsProps {
  groups: SignGroup[];
  /** Level of the orders' headings. */
  heading: 'h2' | 'h3' | 'h4';
  region?: ProvinceCode | undefined;
  /**
   * Holds the signs of every region, for the script of a page to show those of the visitor's: shown without it is what
   * holds while the region is not known.
   */
  hasEveryRegion?: boolean;
  /** The id of a sign's line, where signs have addresses. */
  getAnchor?: (sign: SignId) => string;
  /** Whom to call, beside the title of an order; without it, 911 where the order names it. */
  getCall?: (order: SignOrder) => ReactNode;
}

const looks: Record<SignOrder, { edge: string; title: string }> = {
  'call-911': { edge: 'border-maple', title: 'text-maple' },
  'call-911-or-go': { edge: 'border-maple', title: 'text-maple' },
  'go-to-emergency': { edge: 'border-maple', title: 'text-maple' },
  go: { edge: 'border-maple', title: 'text-maple' },
  'call-then-go': { edge: 'border-maple', title: 'text-maple' },
  'call-or-go': { edge: 'border-honey', title: 'text-honey' },
  'call-now': { edge: 'border-honey', title: 'text-honey' },
  'same-day': { edge: 'border-line', title: '' },
};

/** The signs of a list by what they ask for, the most urgent first, one a line. */
export function SignGroups({
  groups,
  heading: Heading,
  region,
  hasEveryRegion,
  getAnchor,
  getCall = (order) => <EmergencyCall order={order} />,
}: SignGroupsProps) {
  const shown = hasEveryRegion ? groups : listSignGroups(groups, region);
  return shown.map(({ order, notes, signs }) => (
    <div
      key={order}
      {...(hasEveryRegion && getRegionMarks(signs))}
      className={`break-inside-avoid border-l-4 pl-4 ${looks[order].edge}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 mb-1.5">
        <Heading className={`font-sans font-semibold text-lg ${looks[order].title}`}>
          <OrderTitle text={orders[order]} />
        </Heading>
        {getCall(order)}
      </div>
      <SignNotes notes={notes} className="mb-1.5 text-ink-soft text-sm" />
      <ul className="mt-1 divide-y divide-line">
        {signs.map((sign) => (
          <li
            key={sign.id}
            id={getAnchor?.(sign.id)}
            {...(hasEveryRegion && getRegionMarks([sign]))}
            className="scroll-mt-4 py-1.5 leading-snug target:bg-mist"
          >
            <SignText sign={sign} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Names 911 as `BodyText` does, but not as a link: one to call stands beside it, or it is a link itself. */
export function OrderTitle({ text }: { text: string }) {
  const inNunavut = sayWithout911(text);
  if (inNunavut === text) return text;
  return (
    <>
      <span className="where-911">{bindNumbers(text)}</span>
      <span className="where-no-911">{inNunavut}</span>
    </>
  );
}

/** Where signs are shown, as data for a script; hidden if that is not where the region is unknown. */
export function getRegionMarks(signs: WarningSign[]) {
  const [{ onlyIn, notIn } = {}] = signs;
  if (!signs.every((sign) => sign.onlyIn?.join() === onlyIn?.join() && sign.notIn?.join() === notIn?.join())) return {};
  if (!onlyIn && !notIn) return {};
  return {
    'data-only-in': onlyIn?.join(' '),
    'data-not-in': notIn?.join(' '),
    hidden: onlyIn ? !onlyIn.includes('unknown') : notIn?.includes('unknown'),
  };
}
