import type { ReactNode } from 'react';
import { CallButton } from '@/components/ui/button';
import { MixedText } from '@/components/ui/mixed-text';
import { onDemand } from '@/components/ui/on-demand';
import { without911 } from '@/data/emergency';
import { provinces } from '@/data/provinces';
import { useRegion } from '@/lib/browser/use-region';

/** As high as the list that takes its place. */
const waiting = <div className="min-h-12" />;
const RegionChoice = onDemand(() => import('./region-choice').then((part) => part.RegionChoice), waiting);

/** Whom to call, one tap away: the health line of the visitor's region, and 911. */
export function CallButtons({ asksForRegion }: { asksForRegion: boolean }) {
  const known = useRegion();
  const region = known.status === 'known' && known.value ? provinces[known.value] : undefined;
  const { name = '', frenchNames, numbers = [], instead } = region?.healthLine ?? {};
  return (
    <div className="grid gap-3 text-ink">
      {instead && (
        <p className="font-semibold">
          {region?.name}: {instead}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {(asksForRegion || known.status === 'unknown') && (
          <div className="grow basis-44 self-center">{asksForRegion ? <RegionChoice isLabelHidden /> : waiting}</div>
        )}
        {numbers.map((number) => (
          <CallButton key={number.dialled} dialled={number.dialled} className={buttonClassName}>
            <Call number={number.printed}>
              <MixedText text={name} frenchNames={frenchNames} />
            </Call>
          </CallButton>
        ))}
        <CallButton look="emergency" dialled="911" className={buttonClassName}>
          <Call number="911">Emergency</Call>
        </CallButton>
      </div>
      {(!region || region.code === 'NU') && <p className="text-sm">{without911.text}</p>}
    </div>
  );
}

const buttonClassName = 'grow basis-28 flex-col gap-0 leading-tight';

function Call({ number, children }: { number: string; children: ReactNode }) {
  return (
    <>
      <span className="whitespace-nowrap">Call {number}</span> <span className="font-normal text-sm">{children}</span>
    </>
  );
}
