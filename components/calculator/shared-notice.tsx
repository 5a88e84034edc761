import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

interface SharedNoticeProps {
  /** Whether the visitor has another due date of their own. */
  hasOwn: boolean;
  onKeep: () => void;
  onDismiss: () => void;
}

/** Says that the due date shown came with a link, and asks whether to keep it as one's own. */
export function SharedNotice({ hasOwn, onKeep, onDismiss }: SharedNoticeProps) {
  return (
    <Card>
      <section aria-labelledby="shared-notice" className="grid gap-4">
        <div>
          <h2 id="shared-notice" className="text-xl">
            This due date came with a link
          </h2>
          <p className="mt-1 text-ink-soft">
            {hasOwn
              ? 'Your own due date is still kept, and nothing has changed it.'
              : 'It is shown here, but not kept in this browser.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={onKeep}>
            {hasOwn ? 'Use it instead of mine' : 'Keep it as mine'}
          </Button>
          {hasOwn && (
            <Button look="quiet" onClick={onDismiss}>
              Back to mine
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
