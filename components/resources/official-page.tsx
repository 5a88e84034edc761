import { BodyText } from '@/components/ui/body-text';
import { ExternalLink } from '@/components/ui/external-link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { bindNumbers } from '@/lib/format/text';
import type { GuideLink } from '@/lib/resources/guide';
import * as words from '@/words/resources/links';
import { PrintedUrl } from './printed-url';
import { RunBy } from './run-by';

/** An official page in a list: who runs it, what it offers, how to reach it. On paper in one paragraph. */
export function OfficialPage({ link }: { link: GuideLink }) {
  const { url, title, titleLanguage, namedAfterRunner, what, name, amount, telephone } = link;
  return (
    <li className="break-inside-avoid">
      <ExternalLink url={url} className="text-link inline-block py-2 font-semibold print:inline">
        {name ?? <span lang={titleLanguage}>{title}</span>}
      </ExternalLink>{' '}
      <p className="text-sm print:inline">
        {namedAfterRunner !== (name ? 'name' : 'title') && (
          <>
            <span data-run-by className="text-ink-soft">
              {words.runBy(<RunBy resource={link} />)}
            </span>{' '}
          </>
        )}
        <BodyText text={what} />
      </p>{' '}
      {amount && (
        <div className="mt-2 print:inline">
          <p className="font-semibold print:inline">{bindNumbers(amount.text)}</p>{' '}
          <p className="text-ink-soft text-sm print:inline">{words.amountAsOf(amount.asOf)}</p>{' '}
        </div>
      )}
      {telephone && (
        <>
          <p className="mt-1 print:inline">{words.phone(<TelephoneLink {...telephone} />)}</p>{' '}
        </>
      )}
      <PrintedUrl url={url} />
    </li>
  );
}
