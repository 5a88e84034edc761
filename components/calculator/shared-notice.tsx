import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import * as words from '@/words/calculator/calculator';

interface SharedNoticeProps {
  /** Whether the visitor has another due date of their own. */
  hasOwn: boolean;
  onAdopt: () => void;
  onDismiss: () => void;
}

/** Says that the due date shown came with a link, and asks whether it is to be one's own. */
export function SharedNotice({ hasOwn, onAdopt, onDismiss }: SharedNoticeProps) {
  return (
    <Card>
      <section aria-labelledby="shared-notice" className="grid gap-4">
        <div>
          <h2 id="shared-notice" className="text-xl">
            {words.cameWithLink}
          </h2>
          <p className="mt-1 text-ink-soft">{hasOwn ? words.ownIsKept : words.notKeptYet}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={onAdopt}>
            {hasOwn ? words.replaceMine : words.keepAsMine}
          </Button>
          {hasOwn && (
            <Button look="quiet" onClick={onDismiss}>
              {words.backToMine}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
