import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/external-link';
import type { ResourceLink } from '@/lib/resources/resource-links';
import * as words from '@/words/resources/links';
import { PrintedUrl } from './printed-url';
import { RunBy } from './run-by';

interface ResourceCardProps {
  heading: string;
  resource: ResourceLink;
  /** What the link says, the same on several cards. */
  action: string;
  /** What the link leads to, for those who hear links without the cards around them. */
  target: string;
  /** The name of what is offered, above its description. */
  name?: string;
  /** More on it, between the description and the link. */
  children?: ReactNode;
}

/** One kind of help in a region, with a link to the page that offers it. */
export function ResourceCard({ heading, resource, action, target, name, children }: ResourceCardProps) {
  const { url, title, titleLanguage, namedAfterRunner, what } = resource;
  const shownTitle = <span lang={titleLanguage}>{title}</span>;
  return (
    <Card className="flex break-inside-avoid flex-col p-5 sm:p-6 print:p-3">
      <h3>{heading}</h3>
      {name && <p className="mt-2 font-semibold">{name}</p>}
      <p className="mt-2 print:mt-1">{what}</p>
      {children}
      <p className="mt-2 text-ink-soft text-sm print:mt-1">
        {namedAfterRunner === 'title'
          ? shownTitle
          : words.titleRunBy({ title: shownTitle, name: <RunBy resource={resource} /> })}
      </p>
      <p className="mt-auto pt-2 print:hidden">
        <ExternalLink url={url} className="text-link inline-block py-2 font-semibold">
          {action}
          <span className="sr-only"> {target}</span>
        </ExternalLink>
      </p>
      <PrintedUrl url={url} />
    </Card>
  );
}
