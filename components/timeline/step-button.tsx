import type { ComponentType, SVGProps } from 'react';
import { Button } from '@/components/ui/button';

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** One week back or on. At either end it keeps focus and does nothing. */
export function StepButton({ label, isDisabled, onClick, icon: Icon }: StepButtonProps) {
  return (
    <Button
      look="secondary"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className="size-12 shrink-0 px-0! aria-disabled:border-line aria-disabled:text-ink-soft"
    >
      <Icon className="size-5 stroke-2" />
    </Button>
  );
}
