import { ChevronDownIcon, PhoneIcon } from '@heroicons/react/24/outline';
import * as words from '@/words/development/when-to-call-line';
import { OwnWhenToCall } from './own-when-to-call';

/** The list of a week as one red-edged line that opens it in place. On paper it is open. */
export function WhenToCallLine({ week }: { week: number }) {
  return (
    <details className="group/call rounded-card border-2 border-maple bg-card">
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-mist sm:px-6 [&::-webkit-details-marker]:hidden">
        <PhoneIcon aria-hidden className="size-6 shrink-0 text-maple" />
        <h3 className="grow font-sans font-semibold text-base leading-snug">
          {words.feelsWrong} <span className="block font-normal text-ink-soft text-sm">{words.whenToCall(week)}</span>
        </h3>
        <ChevronDownIcon aria-hidden className="size-5 shrink-0 transition-transform group-open/call:rotate-180" />
      </summary>
      <div className="px-4 pt-2 pb-5 sm:px-6">
        <OwnWhenToCall week={week} heading="h4" />
      </div>
    </details>
  );
}
