import { BodyText } from '@/components/ui/body-text';
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
export function CallRow({ id, title, notInNunavut, ...texts }: CallRowProps) {
  return (
    <div className={notInNunavut && 'where-911'}>
      <dt id={`call-${id}`} className="scroll-mt-4 font-semibold">
        {title}
      </dt>
      <dd>
        <RowText {...texts} />
      </dd>
    </div>
  );
}

/** What a row says, by where the visitor lives. */
function RowText({ text, quebecText, unknownText = text }: Pick<CallRowProps, 'text' | 'quebecText' | 'unknownText'>) {
  const general = <BodyText text={text} />;
  if (!quebecText) return general;
  return (
    <WordsOfQuebec quebec={<BodyText text={quebecText} />} unknown={<BodyText text={unknownText} />}>
      {general}
    </WordsOfQuebec>
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
