import { BodyText } from '@/components/ui/body-text';
import { ExceptIn, OnlyIn } from '@/components/ui/in-region';
import { getRowId } from './row-id';
import { WordsOfQuebec } from './when-to-call-parts';

interface RowProps {
  id: string;
  title: string;
  text: string;
  quebecText?: string | undefined;
  unknownText?: string | undefined;
  /** Empty for a row that is not for Nunavut. */
  nunavutText?: string | undefined;
}

/** A reason to call, under its title, by where the visitor lives. */
export function CallRow({ nunavutText, ...row }: RowProps) {
  if (nunavutText === undefined) return <RowText {...row} />;
  return (
    <>
      <ExceptIn code="NU">
        <RowText {...row} />
      </ExceptIn>
      {nunavutText && (
        <OnlyIn code="NU">
          <RowText id={row.id} title={row.title} text={nunavutText} />
        </OnlyIn>
      )}
    </>
  );
}

function RowText({ id, title, text, quebecText, unknownText = text }: Omit<RowProps, 'nunavutText'>) {
  const general = <BodyText text={text} />;
  return (
    <div>
      <dt id={getRowId(id)} tabIndex={-1} className="scroll-mt-4 font-semibold outline-none">
        {title}
      </dt>
      <dd>
        {quebecText ? (
          <WordsOfQuebec quebec={<BodyText text={quebecText} />} unknown={<BodyText text={unknownText} />}>
            {general}
          </WordsOfQuebec>
        ) : (
          general
        )}
      </dd>
    </div>
  );
}

/** A text of the list. */
export function Text({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <p className={className}>
      <BodyText text={text} />
    </p>
  );
}
