/** An address written out, for print only. */
export function PrintedUrl({ url }: { url: string }) {
  return <p className="hidden print:block [overflow-wrap:anywhere]">{url}</p>;
}
