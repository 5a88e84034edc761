import type { ReactNode } from 'react';
import { SiteLink } from './site-link';

interface OnwardProps {
  path: string;
  children: ReactNode;
}

/** A way on to another page, high enough to be tapped. */
export function OnwardLink({ path, children }: OnwardProps) {
  return (
    <SiteLink path={path} className="inline-flex min-h-11 items-center text-link leading-tight">
      {children}
    </SiteLink>
  );
}

/** A way on in a line of its own. */
export function OnwardLine({ className, ...props }: OnwardProps & { className?: string }) {
  return (
    <p className={className}>
      <OnwardLink {...props} />
    </p>
  );
}

interface WaysOnProps {
  title: string;
  /** What each way is called, by its path. */
  ways: Readonly<Record<string, string>>;
  /** Further ways, as items of the list. */
  children?: ReactNode;
}

/** The ways on at the end of a page. */
export function WaysOn({ title, ways, children }: WaysOnProps) {
  return (
    <nav aria-labelledby="doors" className="mt-12 print:hidden">
      <h2 id="doors" className="text-xl">
        {title}
      </h2>
      <ul className="mt-2">
        {Object.entries(ways).map(([path, label]) => (
          <li key={path}>
            <OnwardLink path={path}>{label}</OnwardLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
