const SCRIPT = /(<script\b[^>]*>[\s\S]*?<\/script>)/;
const TAG_WITH_STYLE = /(<[a-z][^>]*?)\sstyle="([^"]*)"([^>]*>)/gi;

/**
 * A page whose style attributes are rules of one style element instead, as a policy can allow an element by its hash, and
 * attributes only all at once. React sets further styles through the style object of an element, which wins over a rule
 * and needs no permission. A part with the `hidden` attribute needs no style to be hidden, and a rule would keep it hidden
 * when React shows it (Headless UI writes both).
 * @param {string} html
 * @throws when a style attribute holds a character reference, which a rule cannot
 */
export function moveStyleAttributes(html) {
  /** @type {string[]} */
  const styles = [];
  const moved = html.split(SCRIPT).map((part) => {
    if (part.startsWith('<script')) return part;
    return part.replace(TAG_WITH_STYLE, (_, before, style, after) => {
      if (/\shidden(?=[\s=>])/.test(before + after)) return before + after;
      if (style.includes('&')) throw new Error(`A style attribute holds a character reference: ${style}`);
      if (!styles.includes(style)) styles.push(style);
      return `${before} data-style="${styles.indexOf(style)}"${after}`;
    });
  });
  if (styles.length === 0) return moved.join('');
  const rules = styles.map((style, index) => `[data-style="${index}"]{${style}}`).join('');
  return moved.join('').replace('</head>', () => `<style>${rules}</style></head>`);
}
