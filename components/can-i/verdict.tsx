import { type Verdict as VerdictId, verdicts } from '@/data/can-i/entry';
import { verdictWords } from '@/words/can-i/page';

/** What a verdict, an answer that depends on the week, and a call are known by, apart from their words and colours. */
type Mark = VerdictId | 'by-week';

const circle = 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Z';
const square = 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z';
const receiver =
  'M8.6 6.6 7 7.4c-.7 3.8 5.8 10.3 9.6 9.6l.8-1.6-2.9-2.2-1.5 1.2c-1.2-.5-2.9-2.2-3.4-3.4l1.2-1.5-2.2-2.9Z';

/** On a grid of 24: the shape, filled, and what is drawn on it in lines. */
const marks: Record<Mark, { shape: string; glyph: string }> = {
  yes: { shape: circle, glyph: 'm7.2 12.4 3.3 3.3 6.4-7.2' },
  // The sign that warns on roads.
  'with-care': { shape: 'M12 .5 23.5 12 12 23.5.5 12Z', glyph: 'M12 6.8v6.4m0 3.4v.2' },
  'better-not': { shape: 'M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6Z', glyph: 'M7 12h10' },
  'ask-first': {
    shape:
      'M4 2h16a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 20 18h-9l-5 5v-5H4a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 4 2Z',
    glyph: 'M9.3 7.7a2.7 2.7 0 1 1 3.9 2.5c-.8.4-1.2.8-1.2 1.6m0 3v.2',
  },
  'keep-taking': { shape: 'M2 5h13.5l7 7-7 7H2Z', glyph: 'M6.5 12h10m-3.4-3.4 3.4 3.4-3.4 3.4' },
  'call-before-next-dose': { shape: square, glyph: receiver },
  call: { shape: circle, glyph: receiver },
  'no-source': { shape: square, glyph: 'M7 12h.2m4.7 0h.2m4.7 0h.2' },
  'by-week': { shape: square, glyph: 'M3 8.5h18M7.5 14h.2m4.2 0h.2m4.2 0h.2' },
};

/** The shapes of all marks, once on each page that shows one. */
export function VerdictShapes() {
  return (
    <svg aria-hidden="true" className="hidden">
      {[...verdicts, 'by-week' as const].map((mark) => (
        <symbol key={mark} id={`mark-${mark}`} viewBox="0 0 24 24">
          <path d={marks[mark].shape} />
          <path d={marks[mark].glyph} className="verdict-glyph" />
        </symbol>
      ))}
    </svg>
  );
}

/** The shape of a verdict. Its page holds `VerdictShapes`. */
export function VerdictMark({ of }: { of: Mark }) {
  return (
    <svg aria-hidden="true" className="verdict-mark">
      <use href={`#mark-${of}`} />
    </svg>
  );
}

/** A verdict in its word, its shape and its colour. */
export function Verdict({ verdict }: { verdict: VerdictId }) {
  return (
    <b data-verdict={verdict} className="verdict">
      <VerdictMark of={verdict} />
      {verdictWords[verdict]}
    </b>
  );
}
