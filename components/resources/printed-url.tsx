import { pageAddresses } from '@/words/page-addresses';

/** The address that a link leads to, written out, for print only. */
export function PrintedUrl({ url }: { url: string }) {
  return <p className="hidden print:block [overflow-wrap:anywhere]">{pageAddresses[url] ?? url}</p>;
}
