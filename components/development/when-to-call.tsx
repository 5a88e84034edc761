import type { ReactNode } from 'react';
import { HealthCentreLink } from '@/components/emergency/health-centre-link';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import type { ProvinceCode } from '@/data/provinces';
import type { SignOrder } from '@/data/warning-signs';
import { bindNumbers } from '@/lib/format/text';
import { findWarningSigns, listSignGroups, type SignGroup, type WarningSign } from '@/lib/weeks/warning-signs';
import { askNurse, noReasonNeeded, orders, readingOrder } from '@/words/warning-signs';
import { awayFromNunavut, without911 } from '@/words/without-911';

interface WhenToCallProps {
  /** Completed weeks. */
  week: number;
  /** Level of the orders' headings, one below that of the list's own. */
  heading: 'h3' | 'h4';
  region?: ProvinceCode | undefined;
  /** Whom to call for a nurse's advice. */
  healthLine?: ReactNode;
  /** The number of the visitor's health centre in Nunavut, inside a widget. */
  healthCentre?: ReactNode;
}

const colours: Record<SignOrder, { line: string; title: string }> = {
  'call-911': { line: 'border-maple', title: 'text-maple' },
  'call-911-or-go': { line: 'border-maple', title: 'text-maple' },
  'go-to-emergency': { line: 'border-maple', title: 'text-maple' },
  go: { line: 'border-maple', title: 'text-maple' },
  'call-then-go': { line: 'border-maple', title: 'text-maple' },
  'call-or-go': { line: 'border-honey', title: 'text-honey' },
  'call-now': { line: 'border-honey', title: 'text-honey' },
  'same-day': { line: 'border-line', title: '' },
};

/** The signs to call about in a week, by what they ask for, the most urgent first, with whom to call. */
export function WhenToCall({
  week,
  heading,
  region,
  healthLine = <HealthLineNumbers />,
  healthCentre = <HealthCentreLink />,
}: WhenToCallProps) {
  const list = findWarningSigns(week);
  if (!list) return <p>{healthLine}</p>;
  return (
    <div className="grid max-w-reading gap-4">
      <NunavutLines>
        {healthCentre}
        <p>{awayFromNunavut}</p>
      </NunavutLines>
      <p>{readingOrder}</p>
      {list.firstOfAll && (
        <p>
          <BodyText text={list.firstOfAll.text} />
        </p>
      )}
      {listSignGroups(list.groups, region).map((group) => (
        <SignGroupPart key={group.order} group={group} heading={heading} />
      ))}
      {list.furtherHelp.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
        <p key={index}>
          <BodyText text={text} />
        </p>
      ))}
      <p>
        {askNurse.text} {healthLine}
      </p>
      <p>{noReasonNeeded.text}</p>
    </div>
  );
}

function SignGroupPart({ group, heading: Heading }: { group: SignGroup; heading: 'h3' | 'h4' }) {
  const { order, note, signs } = group;
  const { line, title } = colours[order];
  return (
    <div className={`break-inside-avoid border-l-4 pl-4 ${line}`}>
      <Heading className={`font-sans font-semibold text-lg ${title}`}>
        <BodyText text={orders[order]} />
      </Heading>
      {note && <p className="text-ink-soft">{bindNumbers(note)}</p>}
      <ul className="mt-1 list-disc space-y-2 pl-5 marker:text-ink-soft">
        {signs.map((sign, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
          <li key={index} className={getSignClass(sign, order === 'call-911' && index === 0)}>
            <SignText sign={sign} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function getSignClass(sign: WarningSign, isFirst: boolean): string | undefined {
  if (sign.text === without911.text) return 'where-911';
  return isFirst ? 'font-semibold' : undefined;
}

function SignText({ sign: { text, link } }: { sign: WarningSign }) {
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
    </>
  );
}
