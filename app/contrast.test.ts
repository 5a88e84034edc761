/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { cardColors, themeColors } from '@/data/site';

const css = readFileSync('app/globals.css', 'utf8');

function readTokens(block: string | undefined): Record<string, string> {
  return Object.fromEntries([...(block ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => match.slice(1)));
}
const [light, dark] = css.split('@media screen and (prefers-color-scheme: dark)').map(readTokens);

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio. */
function getContrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** Mixes a share of one colour into another, in sRGB. The style sheets mix in OKLab; the difference is small. */
function mix(colour: string, share: number, ground: string): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [colour, ground].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_theme, tokens = {}) => {
  const colours: Record<string, string> = {
    ...tokens,
    mist: mix(tokens.spruce ?? '', 0.1, tokens.card ?? ''),
    // The primary button's, of components/ui/button.
    'spruce-hovered': mix(tokens.spruce ?? '', 0.88, tokens.ink ?? ''),
  };

  it.each([
    ['ink', ['paper', 'card', 'mist', 'honey-paper', 'maple-paper', 'lake-paper']],
    ['ink-soft', ['paper', 'card', 'mist', 'line', 'honey-paper', 'maple-paper', 'lake-paper']],
    ['spruce', ['paper', 'card', 'mist', 'honey-paper']],
    ['maple', ['paper', 'card', 'mist', 'honey-paper', 'maple-paper', 'lake-paper']],
    ['lake', ['paper', 'card', 'mist', 'honey-paper', 'lake-paper']],
    ['on-spruce', ['spruce', 'spruce-hovered']],
    ['on-maple', ['maple']],
    ['honey', ['paper', 'card', 'honey-paper']],
  ])('%s can be read on %p', (text, grounds) => {
    for (const ground of grounds) {
      expect(getContrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['control', ['paper', 'card', 'mist', 'honey-paper']],
    ['spruce', ['paper', 'card']],
    ['lake', ['paper', 'card']],
  ])('%s can be seen as a border or mark on %p', (mark, grounds) => {
    for (const ground of grounds) {
      expect(getContrast(colours[mark] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3);
    }
  });
});

it("paints the browser's own parts like the page", () => {
  expect(themeColors).toEqual({ light: light?.paper, dark: dark?.paper });
});

it('paints the cards of shared links like the light theme', () => {
  expect(cardColors).toEqual({
    paper: light?.paper,
    ink: light?.ink,
    inkSoft: light?.['ink-soft'],
    spruce: light?.spruce,
    mist: mix(light?.spruce ?? '', 0.1, light?.card ?? ''),
  });
});
