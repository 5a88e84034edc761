import { BodyText } from '@/components/ui/body-text';
import type { CanIEntry } from '@/lib/can-i/entries';
import { getSpanName } from '@/lib/can-i/verdicts';
import * as words from '@/words/can-i/page';
import { Verdict, VerdictMark } from './verdict';

interface AnswerLineProps {
  entry: CanIEntry;
  /** A heading on the page of its topic. */
  name: 'h3' | 'b';
}

/**
 * What is seen of an answer before it is opened: what asks for a call, then the verdict, and what to do. Where the verdict
 * depends on the week, the line that is right in any week, and the verdict of each span of weeks; lib/browser/own-answers
 * leaves that of the visitor's own week, with what to do in it.
 */
export function AnswerLine({ entry, name: Name }: AnswerLineProps) {
  const { name, verdict, byWeek, call, todo } = entry;
  if (byWeek) {
    return (
      <>
        <VerdictMark of="by-week" />
        <Name>{name}</Name>
        <Call call={call} />
        <span data-any-week>{todo}</span>
        {byWeek.map((span, index) => (
          <span key={span.fromWeek} data-from={span.fromWeek} data-to={span.toWeek}>
            <span data-span>{getSpanName(span)} </span>
            <Verdict verdict={span.verdict} />
            <span data-own hidden>
              {' '}
              {words.forWeek} <span data-number />
              <span className="block">{entry.todoByWeek?.[index]}</span>
            </span>
          </span>
        ))}
      </>
    );
  }
  if (call) {
    return (
      <>
        <VerdictMark of={verdict} />
        <Name>{name}</Name>
        <Call call={call} />
        <b className="verdict">{words.verdictWords[verdict]}</b>
        <span>{todo}</span>
      </>
    );
  }
  return (
    <>
      <VerdictMark of={verdict} />
      <Name>
        {name} <span className="verdict">· {words.verdictWords[verdict]}</span>
      </Name>
      <span>{todo}</span>
    </>
  );
}

/** No link to a number: it stands within what opens or leads on. */
function Call({ call }: Pick<CanIEntry, 'call'>) {
  return (
    call && (
      <b className="text-maple">
        <BodyText text={call} isPlain />
      </b>
    )
  );
}
