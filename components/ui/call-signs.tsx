import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { OwnNunavutHelp } from '@/components/emergency/own-nunavut-help';
import type { Statement } from '@/data/statement';
import { without911 } from '@/words/without-911';
import { BodyText } from './body-text';

/**
 * Signs to call about, on a page with an island. In Nunavut what to do without 911 comes first, and takes the place of
 * the line that says where there is none.
 */
export function CallSigns({ signs }: { signs: Statement[] }) {
  return (
    <div data-island="call-signs" className="grid gap-4">
      <NunavutLines />
      <OwnNunavutHelp />
      <ul className="list-disc space-y-2 pl-6 marker:text-spruce">
        {signs.map((sign, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
          <li key={index} className={sign === without911 ? 'where-911' : undefined}>
            <BodyText text={sign.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
