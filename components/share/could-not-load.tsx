/** In place of a part that loads on demand, when the network fails. */
export function CouldNotLoad() {
  return <p className="text-ink-soft">This part could not be loaded. Check your connection, then reload the page.</p>;
}
