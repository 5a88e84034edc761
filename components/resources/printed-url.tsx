import { getOwnLanguageUrl } from '@/components/ui/external-link';

/** The address that a link leads to, written out for print only, as one types it. */
export function PrintedUrl({ url }: { url: string }) {
  return (
    <p className="hidden print:inline [overflow-wrap:anywhere]">
      {getOwnLanguageUrl(url).replace(/^https?:\/\/|\/$/g, '')}
    </p>
  );
}
