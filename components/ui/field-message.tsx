import { ExclamationCircleIcon } from '@heroicons/react/24/outline';

/** What is wrong with a field, beside it. The field names this element in `aria-describedby`. */
export function FieldMessage({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className="wrap-anywhere mt-1.5 flex gap-1.5 font-medium text-maple empty:hidden">
      {text && (
        <>
          <ExclamationCircleIcon aria-hidden className="mt-0.5 size-5 shrink-0" />
          {text}
        </>
      )}
    </p>
  );
}
