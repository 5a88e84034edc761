import { PrinterIcon } from '@heroicons/react/24/outline';
import * as words from '@/words/ui/print-button';
import { Button } from './button';

/** Prints the page, also one that ships no React: site.js does it. Not there without JavaScript. */
export function PrintButton({ className }: { className?: string }) {
  return (
    <Button look="secondary" data-print data-needs-script className={className}>
      <PrinterIcon aria-hidden className="size-5" />
      {words.printPage}
    </Button>
  );
}
