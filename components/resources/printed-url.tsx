/** An address written out, on paper alone: nobody can follow a link there. */
export function PrintedUrl({ url }: { url: string }) {
  return <p className="hidden print:block [overflow-wrap:anywhere]">{url}</p>;
}
