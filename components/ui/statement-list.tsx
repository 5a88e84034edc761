import type { ReactNode } from 'react';
import type { Statement } from '@/data/statement';
import { BodyText } from './body-text';
import { LookUpLinks } from './look-up-links';

interface StatementListProps {
  statements: readonly Statement[];
  id?: string | undefined;
  /** How a text is shown, if it has links beside those of phone numbers. */
  renderText?: (text: string) => ReactNode;
}

export function StatementList({ statements, id, renderText = (text) => <BodyText text={text} /> }: StatementListProps) {
  return (
    <ul id={id} className="list-disc space-y-2 pl-6 marker:text-spruce">
      {statements.map(({ text, lookUp = [] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
        <li key={index}>
          {renderText(text)}
          <LookUpLinks lookUp={lookUp} />
        </li>
      ))}
    </ul>
  );
}
