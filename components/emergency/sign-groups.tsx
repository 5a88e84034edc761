import type { ReactNode } from 'react';
import { BodyText } from '@/components/ui/body-text';
import { SiteLink } from '@/components/ui/site-link';
import type { ProvinceCode } from '@/data/provinces';
import type { SignId, SignOrder } from '@/data/warning-signs';
import { bindNumbers } from '@/lib/format/text';
import { listSignGroups, type SignGroup, type WarningSign } from '@/lib/weeks/warning-signs';
import { orders } from '@/words/warning-signs';
import { without911 } from '@/words/without-911';

interface SignGroupsProps {
  groups: SignGroup[];
  /** Level of the orders' headings. */
  heading: 'h3' | 'h4';
  region?: ProvinceCode | undefined;
  /** The id of a sign's line, where signs have addresses. */
  getAnchor?: (sign: SignId) => string;
  /** Whom to call, beside the title of an order. */
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
export function SignGroups({ groups, heading: Heading, region, getAnchor, getCall }: SignGroupsProps) {
  return listSignGroups(groups, region).map(({ order, notes, signs }) => (
    <div key={order} className={`break-inside-avoid border-l-4 pl-4 ${looks[order].edge}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading className={`font-sans font-semibold text-lg ${looks[order].title}`}>
          <BodyText text={orders[order]} />
        </Heading>
        {getCall?.(order)}
      </div>
      {notes.map(({ text }) => (
        <p key={text} className={text === without911.text ? 'where-911 text-ink-soft' : 'text-ink-soft'}>
          <BodyText text={bindNumbers(text)} />
        </p>
      ))}
      <ul className="mt-1 divide-y divide-line">
        {signs.map((sign) => (
          <li key={sign.id} id={getAnchor?.(sign.id)} className="py-2">
            <SignText sign={sign} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function SignText({ sign: { text, more, link } }: { sign: WarningSign }) {
  return (
    <>
      <BodyText text={text} />
      {link && (
        <>
          {' '}
          <SiteLink path={link.path} className="text-link">
            {link.label}
          </SiteLink>
        </>
      )}
      {more && (
        <span className="block text-ink-soft">
          <BodyText text={more} />
        </span>
      )}
    </>
  );
}
