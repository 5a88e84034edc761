interface Fiber {
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Whether React has taken over everything that the page holds. It marks elements while it still renders, in slices:
 * only what it has committed is safe from a translator, and answers. A part that React takes over later than the rest
 * is a fiber whose state names the comment that the part begins with; Next has such parts without any content, which
 * wait for timers. Runs in the page: all that it needs is inside.
 */
export function hasStarted(): boolean {
  if (!document.querySelector('[data-island]')) return true;
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return false;
  const container = (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  if (!container) return false;
  const root = container.stateNode.current;
  if ((root.memoizedState as { isDehydrated?: boolean }).isDehydrated) return false;
  const waiting: (Fiber | null)[] = [root.child];
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    if (!fiber) continue;
    const { dehydrated } = (fiber.memoizedState ?? {}) as { dehydrated?: Comment };
    if (dehydrated && dehydrated.nextSibling?.nodeType !== Node.COMMENT_NODE) return false;
    waiting.push(fiber.sibling, fiber.child);
  }
  return true;
}
