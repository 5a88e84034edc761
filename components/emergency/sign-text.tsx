import { BodyText } from '@/components/ui/body-text';
import { SiteLink } from '@/components/ui/site-link';
import type { WarningSign } from '@/lib/weeks/warning-signs';

/** A sign, where it leads, and below it what else there is to know or to do. */
export function SignText({ sign: { text, more, link } }: { sign: WarningSign }) {
  return (
    <>
      <BodyText text={text} />
      {link && (
        <>
          {' '}
          <SiteLink path={link.path} className="text-link">
            {link.label}
          </SiteLink>
        </>
      )}
      {more && (
        <span className="block text-ink-soft text-sm">
          <BodyText text={more} />
        </span>
      )}
    </>
  );
}
