import type { Statement } from '@/data/weeks/types';

export function StatementList({ statements }: { statements: Statement[] }) {
  return (
    <ul className="list-disc space-y-2 pl-6 marker:text-spruce">
      {statements.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
