import type { ComponentProps } from 'react';
import { SiteLink } from './site-link';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'emergency';

const shared =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control text-balance font-semibold transition-colors disabled:cursor-not-allowed';

const looks: Record<ButtonLook, string> = {
  primary:
    'border border-transparent text-center px-5 py-2.5 bg-spruce text-on-spruce hover:bg-spruce-active disabled:bg-line disabled:text-ink-soft',
  secondary:
    'px-5 py-2.5 border border-spruce text-center text-spruce hover:bg-mist disabled:border-line disabled:text-ink-soft',
  quiet: 'text-link text-left -mx-2 px-2',
  emergency: 'px-5 py-2.5 border-2 border-maple text-center text-maple hover:bg-mist',
};

export function Button({
  look = 'primary',
  className = '',
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...props} className={`${shared} ${looks[look]} ${className}`} />;
}

export function ButtonLink({
  look = 'primary',
  className = '',
  ...props
}: ComponentProps<typeof SiteLink> & { look?: ButtonLook }) {
  return <SiteLink {...props} className={`${shared} ${looks[look]} ${className}`} />;
}

/** Dials a number. */
export function CallButton({
  dialled,
  look = 'secondary',
  className = '',
  ...props
}: ComponentProps<'a'> & { dialled: string; look?: ButtonLook }) {
  return <a href={`tel:${dialled}`} {...props} className={`${shared} ${looks[look]} ${className}`} />;
}
