import type { ComponentProps } from 'react';

/** A raised surface. Cards do not stand in cards. */
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`rounded-card border border-line bg-card p-5 sm:p-7 ${className}`} />;
}
