import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * For an element whose content React does not render: hydration keeps what it finds in the page. Where something else
 * has changed the page before that, such as a translator, React makes all elements anew: then what the page had is moved
 * into the new one, with its listeners, and with what was opened or marked in it.
 * @param id that of the element
 * @returns the ref of the element
 */
export function useMarkupOfPage<Holder extends Element>(id: string): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  // Still there while the new elements are made.
  const [found] = useState<Element | null>(() =>
    typeof document === 'undefined' ? null : document.getElementById(id),
  );
  useLayoutEffect(() => {
    if (found && found !== holder.current) holder.current?.replaceChildren(...found.childNodes);
  }, [found]);
  return holder;
}
