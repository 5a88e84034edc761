import { BodyText } from '@/components/ui/body-text';
import { StatementList } from '@/components/ui/statement-list';
import type { Statement } from '@/data/statement';
import { more } from '@/words/development/week-page';
import { listName } from '@/words/warning-signs';
import { MoreFacts } from './more-facts';

/** The list of when to call on the page of a week: where these words lead. Pages of the site link to it, too. */
export const LIST_ID = 'when-to-call';

/** So many facts are seen at once. What asks to call, and stands in no list of when to call, is among them. */
const OPEN_FACTS = 2;

interface WeekFactsProps {
  /** What they are about. */
  about: string;
  statements: readonly Statement[];
  /** The id of the open list. */
  id?: string;
}

/** What happens in a week: two facts, and the rest behind 'more'. */
export function WeekFacts({ about, statements, id }: WeekFactsProps) {
  const rest = statements.slice(OPEN_FACTS);
  return (
    <>
      <FactList id={id} statements={statements.slice(0, OPEN_FACTS)} />
      {rest.length > 0 && (
        <MoreFacts summary={more(rest.length)} about={about}>
          <FactList statements={rest} />
        </MoreFacts>
      )}
    </>
  );
}

function FactList({ statements, id }: { statements: readonly Statement[]; id?: string | undefined }) {
  return <StatementList id={id} statements={statements} renderText={(text) => <WeekText text={text} />} />;
}

/** A text of a week, in which the name of the list of when to call leads there. */
export function WeekText({ text }: { text: string }) {
  const [before = '', after] = text.split(listName);
  if (after === undefined) return <BodyText text={text} />;
  return (
    <>
      <BodyText text={before} />
      <a href={`#${LIST_ID}`} className="text-link">
        {listName}
      </a>
      <BodyText text={after} />
    </>
  );
}
