import { OrderTitle } from '@/components/emergency/sign-groups';
import { BodyText } from '@/components/ui/body-text';
import type { ShownDay } from '@/lib/after-birth/day-cards';
import * as words from '@/words/after-birth/six-weeks-page';
import { orders } from '@/words/warning-signs';

/**
 * What a breastfed baby who was born at term has in 24 hours, and what asks for a call where it is less. For a baby who came
 * early or is in hospital a style leaves the last line alone.
 */
export function DayFigures({ row, signs }: NonNullable<ShownDay['figures']>) {
  const { feeds, wetDiapers, stools, stoolColour } = row;
  return (
    <section data-figures className="grid gap-2">
      <h3 data-at-home className="text-lg">
        {words.in24Hours}
      </h3>
      <dl data-at-home className="grid auto-cols-fr grid-flow-col gap-2">
        <Tile count={feeds} label={words.feeds} />
        <Tile count={wetDiapers} label={words.wetDiapers} />
        {stools !== null && <Tile count={stools} label={words.stools[stoolColour]} />}
      </dl>
      <ul data-at-home data-less className="grid gap-1 text-sm">
        {signs.map(({ order, signs: ofOrder }) => (
          <li key={order}>
            <strong className="block">
              <OrderTitle text={orders[order]} />
            </strong>{' '}
            <BodyText text={ofOrder.map(({ text }) => text).join(' ')} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm print:hidden">{words.teamsFigures}</p>
    </section>
  );
}

function Tile({ count, label }: { count: number; label: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-card bg-mist px-2 py-3 text-center">
      <dt className="text-sm leading-tight">{label}</dt>
      <dd className="font-semibold font-serif text-3xl">{words.atLeast(count)}</dd>
    </div>
  );
}
