import type { Statement } from '@/data/statement';
import { emergencyInNunavut, without911 } from '@/words/without-911';
import { BodyText } from './body-text';
import { ExceptIn, OnlyIn } from './in-region';

/**
 * Signs to call about, on a page with an island. In Nunavut its own line on 911 comes first and takes the place of the
 * one on the North, which would give a second order for the same call.
 */
export function CallSigns({ signs }: { signs: Statement[] }) {
  return (
    <>
      <OnlyIn code="NU">
        <p className="mb-4 font-semibold">{emergencyInNunavut.text}</p>
      </OnlyIn>
      <ul className="list-disc space-y-2 pl-6 marker:text-spruce">
        {signs.map((sign, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
          const item = <Sign key={index} text={sign.text} />;
          return sign === without911 ? (
            <ExceptIn key="without-911" code="NU">
              {item}
            </ExceptIn>
          ) : (
            item
          );
        })}
      </ul>
    </>
  );
}

function Sign({ text }: { text: string }) {
  return (
    <li>
      <BodyText text={text} />
    </li>
  );
}
