import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { OwnNunavutHelp } from '@/components/emergency/own-nunavut-help';
import { SignGroups } from '@/components/emergency/sign-groups';
import { BodyText } from '@/components/ui/body-text';
import { Disclosure } from '@/components/ui/disclosure';
import { signsAfterLoss } from '@/lib/birth/when-to-call-after-birth';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/support';
import { orders } from '@/words/warning-signs';
import { without911 } from '@/words/without-911';

const lossOrders = ['call-911', 'go-to-emergency', 'call-now', 'same-day'] as const;

/**
 * The signs that need help after a loss, one a line, by what they ask for: the most urgent first. Below them, folded, those
 * of the six weeks after a birth.
 */
export function LossSigns() {
  return (
    <div data-island="loss-signs" className="grid gap-5">
      <NunavutLines />
      <OwnNunavutHelp />
      {lossOrders.map((order) => (
        <div key={order} className="break-inside-avoid border-line border-l-4 pl-4">
          <h3 className="font-sans font-semibold text-lg">
            <BodyText text={orders[order]} />
          </h3>
          {words.lossSigns[order].notes.map((note) => (
            <p key={note.text} className={note === without911 ? 'where-911 text-ink-soft' : 'text-ink-soft'}>
              <BodyText text={note.text} />
            </p>
          ))}
          <ul className="mt-1 divide-y divide-line">
            {words.lossSigns[order].signs.map(({ text }) => (
              <li key={text} className="py-2">
                <BodyText text={bindNumbers(text)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Disclosure summary={<h3 className="font-sans text-base">{words.gaveBirth}</h3>}>
        <div className="grid gap-5">
          <SignGroups groups={signsAfterLoss} heading="h4" />
        </div>
      </Disclosure>
    </div>
  );
}
