/** What stands inside the outermost `<svg>` of an SVG file, to put into a page's own `<svg>`. */
export function stripSvgTag(svg: string): string {
  return svg.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');
}
