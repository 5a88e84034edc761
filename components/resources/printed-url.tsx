/** An address written out, on paper alone: nobody can follow a link there. */
export function PrintedUrl({ url }: { url: string }) {
  return <span className="hidden break-all print:block">{url}</span>;
}
