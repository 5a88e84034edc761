import { ExternalLink } from '@/components/ui/external-link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { GuideLink } from '@/lib/resources/list-guide-sections';
import { PrintedUrl } from './printed-url';

/** An official page in a list: who runs it, what it offers, how to reach it. */
export function OfficialPage({ link }: { link: GuideLink }) {
  const { url, title, titleLanguage, runBy, runByLanguage, what, name, amount, telephone } = link;
  return (
    <li className="break-inside-avoid">
      <ExternalLink url={url} className="text-link inline-flex min-h-11 items-center font-semibold print:min-h-0">
        {name ?? <span lang={titleLanguage}>{title}</span>}
      </ExternalLink>
      <p className="text-sm">
        <span className="text-ink-soft">
          Run by <span lang={runByLanguage}>{runBy}</span>.
        </span>{' '}
        {what}
      </p>
      {amount && (
        <p className="mt-1 font-semibold">
          {amount.text} <span className="font-normal text-ink-soft text-sm">({amount.asOf})</span>
        </p>
      )}
      {telephone && (
        <p className="mt-1">
          Phone <TelephoneLink {...telephone} />
        </p>
      )}
      <PrintedUrl url={url} />
    </li>
  );
}
