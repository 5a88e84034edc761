import { PrinterIcon } from '@heroicons/react/24/outline';
import * as words from '@/words/ui/print-button';
import { Button } from './button';

interface PrintButtonProps {
  className?: string;
  /** The part of the page that it prints alone: what stands in an element with `data-print-part="{part}"`. */
  part?: string;
  /** What it says, where that is not the page. */
  label?: string;
}

/** Prints the page, also one that ships no React: site.js does it. Not there without JavaScript. */
export function PrintButton({ className, part = '', label = words.printPage }: PrintButtonProps) {
  return (
    <Button look="secondary" data-print={part} data-needs-script className={className}>
      <PrinterIcon aria-hidden className="size-5" />
      {label}
    </Button>
  );
}
