import { bindNumbers } from '@/lib/format/text';
import { askedToSave } from '@/words/ui/asked-to-save';

interface AskedToSaveProps {
  /** Whether the browser was asked to save the picture. A failure has a message of its own. */
  isAsked: boolean;
  /** What works here without a file. */
  wayOut: string;
}

/** Beside the button of a picture: that its download was asked for, and what to do where nothing arrives. */
export function AskedToSave({ isAsked, wayOut }: AskedToSaveProps) {
  return (
    <div role="status" className="max-w-reading text-sm print:hidden">
      {isAsked && <p>{bindNumbers(askedToSave({ wayOut }))}</p>}
    </div>
  );
}
