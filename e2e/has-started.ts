interface Part {
  memoizedState: unknown;
  child: Part | null;
  sibling: Part | null;
}

/**
 * Whether React has taken over everything that the page holds. It marks elements while it still renders, in slices:
 * only what it has committed is safe from a translator, and answers. A part that React takes over later than the rest
 * has a state that names the comment that the part begins with; Next has such parts without any content, which
 * wait for timers. Runs in the page: all that it needs is inside.
 */
export function hasStarted(): boolean {
  if (!document.querySelector('[data-island]')) return true;
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return false;
  const container = (document as unknown as Record<string, { stateNode: { current: Part } }>)[key];
  if (!container) return false;
  const root = container.stateNode.current;
  if ((root.memoizedState as { isDehydrated?: boolean }).isDehydrated) return false;
  const waiting: (Part | null)[] = [root.child];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (!part) continue;
    const { dehydrated } = (part.memoizedState ?? {}) as { dehydrated?: Comment };
    if (dehydrated && dehydrated.nextSibling?.nodeType !== Node.COMMENT_NODE) return false;
    waiting.push(part.sibling, part.child);
  }
  return true;
}
