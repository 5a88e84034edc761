import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One week back or on. At either end it stays in focus, but does nothing. */
export function StepButton({ label, isDisabled, onClick, children }: StepButtonProps) {
  return (
    <Button
      look="secondary"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className="size-12 shrink-0 px-0! aria-disabled:border-line aria-disabled:text-ink-soft"
    >
      {children}
    </Button>
  );
}
