import { CheckIcon, LinkIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useCopy } from '@/lib/browser/copy';

/**
 * Copies the link; where the browser refuses, shows it selected, ready to be copied by hand. Stands in a row of
 * buttons, its field below the row.
 */
export function CopyLink({ url }: { url: string }) {
  const { status, field, copy } = useCopy<HTMLInputElement>();
  const isCopied = status === 'copied';
  const Icon = isCopied ? CheckIcon : LinkIcon;

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
        <Field
          label="Link to your due date"
          hint="Your browser did not let us copy. The link is selected: copy it with Ctrl+C, with Command+C on a Mac, or with your phone's own menu."
          className="order-1 mt-2 basis-full"
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
              className="field-box w-full"
            />
          )}
        </Field>
      )}
    </>
  );
}
