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
  /** The look of what leads. */
  className: string;
  /** Whether what explains is out of sight, as while a contraction lasts. */
  isShort: boolean;
  /** The buttons that go with a line. */
  renderButtons: (line: AdviceLine) => ReactNode;
}

/** What says when to go, and so belongs to the order to call. */
const withOrder = new Set<AdviceLine['id']>([
  'five-one-one',
  'preterm',
  'preterm-signs',
  'before-20',
  'before-20-signs',
]);

/** What holds for some, or explains, where nothing gives an order. */
const explaining = new Set<AdviceLine['id']>(['far-or-later', 'far-unknown', 'unsure']);

/** One order a line. */
const inSentences = new Set<AdviceLine['id']>(['preterm', 'before-20']);

/**
 * The words of the advice in two blocks: what gives an order, and what explains it. What asks for most is never set
 * smaller than the rest.
 */
export function AdviceLines({ advice: { order, lines }, care, pastText, ...props }: AdviceLinesProps) {
  const { sign, className, isShort, renderButtons } = props;
  const lead = listLead(order, lines);
  const rest = lines.filter((line) => !lead.includes(line));
  const isCall = order === 'call' || order === 'call-now' || order === 'call-or-go';
  // Nobody has planned a birth under 20 weeks.
  const hasMidwife = isCall && care === 'hospital' && !lines.some(({ id }) => id.startsWith('before-20'));
  const hasReminder = lines.some(({ id }) => id === 'five-one-one');

  const toText = (line: AdviceLine, index: number) => (
    <Fragment key={line.id}>
      <LineText
        text={bindNumbers(getAdviceText(line, care))}
        isList={inSentences.has(line.id)}
        className={getLook(line, index === 0 && lead.includes(line))}
      />
      {renderButtons(line)}
    </Fragment>
  );
  return (
    <>
      <div className={className}>
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
        // Hidden from sight alone: to come and go would have the region read out at each start and stop.
        <div className={isShort ? 'sr-only' : 'mt-3 space-y-2'}>
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

function listLead(order: Advice['order'], lines: AdviceLine[]): AdviceLine[] {
  if (order) return lines.filter((line) => line.order || withOrder.has(line.id));
  const lead = lines.filter(({ id }) => !explaining.has(id));
  return lead.length > 0 ? lead : lines;
}

function LineText({ text, isList, className }: { text: string; isList: boolean; className: string | undefined }) {
  if (!isList) return <p className={className}>{text}</p>;
  return (
    <ul className={`divide-y divide-line ${className ?? ''}`}>
      {text.split(/(?<=\.) /).map((sentence) => (
        <li key={sentence} className="py-0.5">
          {sentence}{' '}
        </li>
      ))}
    </ul>
  );
}

function getLook({ id, order }: AdviceLine, isFirst: boolean): string | undefined {
  if (id === 'five-one-one') return 'text-sm';
  return order || isFirst ? 'font-semibold' : undefined;
}
