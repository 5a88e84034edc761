import { getOwnLanguageUrl } from '@/components/ui/external-link';

/** The address that a link leads to, written out for print only. */
export function PrintedUrl({ url }: { url: string }) {
  return <p className="hidden print:block [overflow-wrap:anywhere]">{getOwnLanguageUrl(url)}</p>;
}
