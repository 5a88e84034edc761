import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { askToKeep, type Persistence, readPersistence } from '@/lib/browser/persistence';
import * as words from '@/words/privacy';

/** Whether the browser has promised to keep what is stored. Where it has not, it can be asked again. */
export function KeptForGood() {
  const [persistence, setPersistence] = useState<Persistence>();
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    void readPersistence().then(setPersistence);
  }, []);

  async function ask() {
    setPersistence(await askToKeep());
    setAsked(true);
    // The pressed button may go.
    answer.current?.focus();
  }

  return (
    <div className="mt-4">
      {/* Keeps its lines until the browser has answered. */}
      <p ref={answer} tabIndex={-1} className="min-h-[3lh] sm:min-h-[2lh]">
        {persistence && words.persistence[persistence]} {isAsked && persistence === 'not-promised' && words.askedAgain}
      </p>
      <div className="min-h-12">
        {persistence === 'not-promised' && (
          <Button look="quiet" onClick={ask}>
            {words.askToKeep}
          </Button>
        )}
      </div>
    </div>
  );
}
