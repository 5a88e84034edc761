import type { ReactNode } from 'react';
import { HealthCentreLink } from '@/components/emergency/health-centre-link';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { SignGroups } from '@/components/emergency/sign-groups';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import type { ProvinceCode } from '@/data/provinces';
import { findWarningSigns } from '@/lib/weeks/warning-signs';
import { askNurse, noReasonNeeded, readingOrder } from '@/words/warning-signs';
import { awayFromNunavut } from '@/words/without-911';

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
      <SignGroups groups={list.groups} heading={heading} region={region} />
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
