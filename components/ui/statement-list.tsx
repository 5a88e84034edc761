import type { Statement } from '@/data/statement';
import { BodyText } from './body-text';

export function StatementList({ statements }: { statements: Statement[] }) {
  return (
    <ul className="list-disc space-y-2 pl-6 marker:text-spruce">
      {statements.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
        <li key={index}>
          <BodyText text={text} />
        </li>
      ))}
    </ul>
  );
}
