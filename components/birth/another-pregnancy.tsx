import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { anotherPregnancy } from '@/words/birth/birth-links';

interface AnotherPregnancyProps {
  /** Whether a baby's own weeks stand first. */
  isFolded: boolean;
  children: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** Folds what a page says of a pregnancy, and asks about one, once the baby is born. */
export function AnotherPregnancy({ isFolded, children, ...disclosure }: AnotherPregnancyProps) {
  if (!isFolded) return children;
  return (
    <div className="border-line border-y">
      <Disclosure summary={<h2 className="text-xl">{anotherPregnancy}</h2>} {...disclosure}>
        {children}
      </Disclosure>
    </div>
  );
}
