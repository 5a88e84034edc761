import { CheckIcon, LinkIcon } from '@heroicons/react/24/outline';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/lib/browser/use-copy';

/**
 * Copies the link; where the browser refuses, shows it selected, ready to be copied by hand. Stands in a row of
 * buttons, its field below the row.
 */
export function CopyLink({ url }: { url: string }) {
  const id = useId();
  const { status, copy } = useCopy();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = status === 'copied';
  const Icon = isCopied ? CheckIcon : LinkIcon;

  useEffect(() => {
    if (status === 'refused') field.current?.focus();
  }, [status]);

  return (
    <>
      <Button look="secondary" onClick={() => copy(url)} className="flex-1 basis-32 sm:min-w-40 sm:flex-none">
        <Icon aria-hidden className="size-5 max-sm:hidden" />
        {isCopied ? 'Copied!' : 'Copy Link'}
      </Button>
      <p role="status" aria-label="Copying" className="sr-only">
        {isCopied && 'The link is copied.'}
      </p>
      {status === 'refused' && (
        <div className="order-1 mt-2 basis-full">
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            Link to your due date
          </label>
          <input
            ref={field}
            id={id}
            readOnly
            value={url}
            aria-describedby={`${id}-hint`}
            onFocus={(event) => event.target.select()}
            className="min-h-12 w-full rounded-control border border-control bg-paper px-4"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-ink-soft">
            Your browser did not let us copy. The link is selected: copy it with Ctrl+C, with Command+C on a Mac, or
            with your phone&apos;s own menu.
          </p>
        </div>
      )}
    </>
  );
}
