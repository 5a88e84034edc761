import { PictureFile } from './picture-file';
import { SiteLink } from './site-link';

interface Door {
  path: string;
  /** The name of its picture. */
  picture: string;
  label: string;
  /** What is behind it, in a few words. */
  note?: string;
}

interface DoorsProps {
  doors: Door[];
  /** Of the navigation that they make. */
  label: string;
  /** Its columns. */
  className: string;
}

/** Columns for short names: two where their longest words fit, as on most phones, else one. */
export const inPairs = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.7rem,100%/2.5)),1fr))]';

/** Ways on to other pages, each with a picture. */
export function Doors({ doors, label, className }: DoorsProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className={`grid gap-x-2 gap-y-1 ${className}`}>
        {doors.map(({ path, picture, label, note }) => (
          <li key={path}>
            <SiteLink
              path={path}
              className="group/door flex h-full min-h-15 items-center gap-2.5 rounded-card px-1 py-2 sm:px-2 hover:bg-mist"
            >
              <PictureFile name={picture} text="" size={34} className="shrink-0" isLazy />
              <span className="min-w-0 leading-tight">
                <span className="font-semibold text-[0.94rem] underline-offset-4 group-hover/door:underline">
                  {label}
                </span>
                {note && <span className="block text-ink-soft text-sm">{note}</span>}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
