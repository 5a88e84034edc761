/**
 * Lets React change a page that something else has changed too: a translator built into the browser, an extension, a
 * reading aid. Translators put elements in the place of text nodes, and move links and bold words into them. React
 * keeps the nodes that it made: without this it writes new values into texts that nobody sees any more, and throws
 * where a node is no longer where it was left. See docs/decisions/widgets.md, "Pages that a browser translates".
 *
 * Before the page's own code changes a text or the children of an element, what a stranger did to the children of that
 * element is taken back. The translator sees that as any other change, and translates the new text. So nothing here knows
 * what a translation looks like. Where nobody has touched the page, each call does what it always did, errors included.
 * Call once, before React takes the page over.
 */
export function tolerateTranslation(): void {
  const strangers = new MutationObserver(note);

  /** The children that an element had before strangers changed them. */
  const childrenBefore = new WeakMap<Node, Node[]>();
  /** The element that a node was taken away from. */
  const homes = new WeakMap<Node, Node>();

  const { appendChild, insertBefore, removeChild, replaceChild } = Node.prototype;
  const textContent = getAccessor('textContent');
  const nodeValue = getAccessor('nodeValue');

  function note(records: MutationRecord[]) {
    for (const [target, changes] of groupByTarget(records)) {
      if (!isRobbed(target, changes)) continue;
      const children = childrenBefore.get(target) ?? listChildrenBefore(target, changes);
      childrenBefore.set(target, children);
      for (const child of children) if (child.parentNode !== target) homes.set(child, target);
    }
  }

  function restoreChildren(parent: Node) {
    const children = childrenBefore.get(parent);
    if (!children) return;
    childrenBefore.delete(parent);
    const own = new Set(children);
    for (const child of [...parent.childNodes]) if (!own.has(child)) removeChild.call(parent, child);
    let next: Node | null = null;
    for (const child of children.reverse()) {
      if (child.parentNode !== parent || child.nextSibling !== next) insertBefore.call(parent, child, next);
      next = child;
    }
  }

  /**
   * Also of the elements around it, as far as they were changed: a translator takes a whole sentence apart, also where
   * only a bold word in it changes, and may have put that word's text elsewhere.
   */
  function restoreAround(element: Node | null) {
    let isChanged = true;
    for (let at = element; at && isChanged; ) {
      restoreChildren(at);
      at = homes.get(at) ?? at.parentNode;
      isChanged = at !== null && childrenBefore.has(at);
    }
  }

  /** Does what the page's own code asked for, which then is no stranger's change. */
  function change<Result>(parent: Node, act: () => Result): Result {
    // Most of what React does to nodes, it does before they are part of the page.
    if (!parent.isConnected && !childrenBefore.has(parent)) return act();
    note(strangers.takeRecords());
    restoreAround(parent);
    const result = act();
    strangers.takeRecords();
    return result;
  }

  /** What a node is put into is its home from then on. */
  function bringHome(node: Node) {
    const home = homes.get(node);
    if (!home) return;
    restoreAround(home);
    homes.delete(node);
  }

  Object.assign(Node.prototype, {
    appendChild<Child extends Node>(this: Node, child: Child): Child {
      return change(this, () => {
        bringHome(child);
        return appendChild.call(this, child) as Child;
      });
    },
    insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
      return change(this, () => {
        bringHome(child);
        return insertBefore.call(this, child, next) as Child;
      });
    },
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      return change(this, () => removeChild.call(this, child) as Child);
    },
    replaceChild<Child extends Node>(this: Node, child: Node, old: Child): Child {
      return change(this, () => {
        bringHome(child);
        return replaceChild.call(this, child, old) as Child;
      });
    },
  });

  Object.defineProperty(Node.prototype, 'textContent', {
    ...textContent,
    set(this: Node, text: string | null) {
      change(this, () => textContent.set.call(this, text));
    },
  });

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      nodeValue.set.call(this, text);
      if (this.nodeType !== Node.TEXT_NODE) return;
      note(strangers.takeRecords());
      restoreAround(homes.get(this) ?? this.parentNode);
      strangers.takeRecords();
    },
  });

  strangers.observe(document, { childList: true, subtree: true });
}

function getAccessor(name: 'textContent' | 'nodeValue') {
  const accessor = Object.getOwnPropertyDescriptor(Node.prototype, name);
  if (!accessor?.set) throw new TypeError(`${name} is not an accessor of Node`);
  return { ...accessor, set: accessor.set };
}

function groupByTarget(records: MutationRecord[]): Map<Node, MutationRecord[]> {
  const groups = new Map<Node, MutationRecord[]>();
  for (const record of records) {
    const group = groups.get(record.target);
    if (group) group.push(record);
    else groups.set(record.target, [record]);
  }
  return groups;
}

/**
 * Whether texts, or what React made, were taken away from an element. Not from `<html>`, `<head>` and `<body>`: others
 * have elements of their own there, which come and go.
 */
function isRobbed({ nodeName }: Node, changes: MutationRecord[]): boolean {
  if (/^(HTML|HEAD|BODY)$/.test(nodeName)) return false;
  return changes.some(({ removedNodes }) =>
    [...removedNodes].some((node) => node.nodeType === Node.TEXT_NODE || isReacts(node)),
  );
}

/** React marks each node that it has made or taken over. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}

/** The children of an element before all its changes. What the browser's own parser added stays. */
function listChildrenBefore(target: Node, changes: MutationRecord[]): Node[] {
  const isParsing = document.readyState === 'loading';
  const children: Node[] = [...target.childNodes];
  for (const { addedNodes, removedNodes, previousSibling } of changes.toReversed()) {
    if (!isParsing || removedNodes.length > 0) {
      for (const added of addedNodes) children.splice(children.indexOf(added), 1);
    }
    children.splice(previousSibling ? children.indexOf(previousSibling) + 1 : 0, 0, ...removedNodes);
  }
  return children;
}
