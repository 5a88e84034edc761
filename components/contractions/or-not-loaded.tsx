import type { ComponentType } from 'react';

/**
 * A part that loads on demand. Where it cannot, without a connection, only this part says so: an error would take the
 * whole timer with it, in the middle of a contraction.
 */
export function orNotLoaded<Props>(part: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  return part.catch(() => NotLoaded);
}

function NotLoaded() {
  return (
    <p role="status" className="rounded-control bg-honey-paper px-4 py-3 text-honey">
      This part did not load. The timer works and your times stay. Open this page again with a connection to see it.
    </p>
  );
}
