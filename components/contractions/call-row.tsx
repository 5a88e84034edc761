import { BodyText } from '@/components/ui/body-text';
import { getRowId } from './row-id';
import { WordsOfQuebec } from './when-to-call-parts';

interface CallRowProps {
  id: string;
  title: string;
  text: string;
  quebecText?: string | undefined;
  unknownText?: string | undefined;
  notInNunavut?: true | undefined;
}

/** A reason to call, under its title, by where the visitor lives. */
export function CallRow({ id, title, text, quebecText, unknownText = text, notInNunavut }: CallRowProps) {
  const general = <BodyText text={text} />;
  return (
    <div className={notInNunavut && 'where-911'}>
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
