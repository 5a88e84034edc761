import { Button } from '@/components/ui/button';

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  /** The path of a Heroicon: importing its component costs more bytes. */
  drawing: string;
}

/** One week back or on. At either end it keeps focus and does nothing. */
export function StepButton({ label, isDisabled, onClick, drawing }: StepButtonProps) {
  return (
    <Button
      look="secondary"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className="size-12 shrink-0 px-0! aria-disabled:border-line aria-disabled:text-ink-soft"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
        <path d={drawing} strokeLinecap="round" />
      </svg>
    </Button>
  );
}
