import { Fragment, type ReactNode } from 'react';
import type { AdvicePlace } from '@/data/labour-rules';
import type { Advice } from '@/lib/contractions/advice';
import type { AdviceLine } from '@/lib/contractions/advice-lines';
import { bindNumbers } from '@/lib/format/text';
import { fiveOneOneReminder, fiveOneOneWithLimits, midwifeFirst } from '@/words/contractions/advice';
import { getAdviceText } from './advice-text';

interface AdviceLinesProps {
  advice: Advice;
  care: AdvicePlace;
  /** What tells of the last contractions as past, once none has come for a while. */
  pastText: string | undefined;
  /** A circle or a triangle. */
  sign: string;
  /** The buttons that go with a line. */
  renderButtons: (line: AdviceLine) => ReactNode;
}

/** What says when to go, and so belongs to the order to call. */
const withOrder = new Set<AdviceLine['id']>(['five-one-one', 'preterm-signs', 'before-20-signs']);

/**
 * The words of the advice in two blocks: what gives an order, and what explains it. What asks for most is never set
 * smaller than the rest.
 */
export function AdviceLines({ advice: { order, lines }, care, pastText, sign, renderButtons }: AdviceLinesProps) {
  const lead = order ? lines.filter((line) => line.order || withOrder.has(line.id)) : lines;
  const rest = lines.filter((line) => !lead.includes(line));
  const isCall = order === 'call' || order === 'call-now' || order === 'call-or-go';
  // Nobody has planned a birth under 20 weeks.
  const hasMidwife = isCall && care === 'hospital' && !lines.some(({ id }) => id.startsWith('before-20'));
  const hasReminder = lines.some(({ id }) => id === 'five-one-one');

  const toText = (line: AdviceLine, index: number) => (
    <Fragment key={line.id}>
      <p className={getLook(line, index === 0 && lead.includes(line))}>{bindNumbers(getAdviceText(line, care))}</p>
      {renderButtons(line)}
    </Fragment>
  );
  return (
    <>
      <div>
        {/* Floated, so that the text continues below it: a column of its own would be too narrow on a phone. No higher
        than one line for the text, or the second line would begin further in than the third. */}
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="float-left mt-0.5 mr-2 -mb-2 size-5"
        >
          <path d={sign} />
        </svg>
        <div className="space-y-2">
          {order && pastText && <p className="font-semibold">{bindNumbers(pastText)}</p>}
          {lead.map(toText)}
        </div>
      </div>
      {(rest.length > 0 || hasReminder || hasMidwife) && (
        <div className="mt-4 space-y-2">
          {hasMidwife && <p>{midwifeFirst}</p>}
          {rest.map(toText)}
          {hasReminder && (
            <p className="text-sm">{bindNumbers(order === 'go' ? fiveOneOneReminder : fiveOneOneWithLimits)}</p>
          )}
        </div>
      )}
    </>
  );
}

function getLook({ id, order }: AdviceLine, isFirst: boolean): string | undefined {
  if (id === 'five-one-one') return 'text-sm';
  return order || isFirst ? 'font-semibold' : undefined;
}
