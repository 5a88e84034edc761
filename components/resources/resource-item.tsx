import { ExternalLink } from '@/components/ui/external-link';
import type { ResourceLink } from '@/data/national-resources';
import { PrintedUrl } from './printed-url';

interface ResourceItemProps {
  resource: ResourceLink;
  /** What the link says, where that is not the page's own title. */
  label?: string;
}

/** A page of another site in a list: its link, who runs it and what is there. */
export function ResourceItem({ resource, label }: ResourceItemProps) {
  const { url, title, titleLanguage, runBy, runByLanguage, what } = resource;
  return (
    <li className="py-2 print:py-1">
      <ExternalLink url={url} className="text-link inline-flex min-h-11 items-center font-semibold print:min-h-0">
        {label ?? <span lang={titleLanguage}>{title}</span>}
      </ExternalLink>
      <p>{what}</p>
      <p className="text-ink-soft text-sm">
        Run by: <span lang={runByLanguage}>{runBy}</span>
      </p>
      <PrintedUrl url={url} />
    </li>
  );
}
