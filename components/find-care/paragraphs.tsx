import { BodyText } from '@/components/ui/body-text';
import { LookUpLinks } from '@/components/ui/look-up-links';
import type { Statement } from '@/data/statement';

interface ParagraphsProps {
  statements: readonly Statement[];
}

/** Sentences, each a paragraph; the answers of the look-up that say more stand together below them. */
export function Paragraphs({ statements }: ParagraphsProps) {
  if (statements.length === 0) return null;
  return (
    <div className="grid gap-2">
      {statements.map(({ text }) => (
        <p key={text}>
          <BodyText text={text} />
        </p>
      ))}
      <LookUpLinks lookUp={statements.flatMap(({ lookUp = [] }) => lookUp)} />
    </div>
  );
}
