import { CheckIcon, LinkIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useCopy } from '@/lib/browser/copy';
import * as words from '@/words/share/share';

interface CopyLinkProps {
  url: string;
  /** Of the field with the link. */
  label?: string;
}

/**
 * Copies the link; where the browser refuses, shows it selected, ready to be copied by hand. Stands in a row of
 * buttons, its field below the row.
 */
export function CopyLink({ url, label = words.linkLabel }: CopyLinkProps) {
  const { status, field, copy } = useCopy<HTMLInputElement>();
  const isCopied = status === 'copied';
  const Icon = isCopied ? CheckIcon : LinkIcon;

  return (
    <>
      <Button look="secondary" onClick={() => copy(url)} className="flex-1 basis-32 sm:min-w-40 sm:flex-none">
        <Icon aria-hidden className="size-5 max-sm:hidden" />
        {isCopied ? words.copied : words.copyLink}
      </Button>
      <p role="status" aria-label={words.copyStatus} className="sr-only">
        {isCopied && words.isCopied}
      </p>
      {status === 'refused' && (
        <Field label={label} hint={words.copyByHand} className="order-1 mt-2 basis-full">
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
