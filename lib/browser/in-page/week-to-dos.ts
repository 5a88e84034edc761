// Runs while the browser parses the page of a week, directly after what there is to do, so that nothing visible moves: ticks
// what the visitor has ticked, here or elsewhere, and stores what is ticked now. Where the region is known, it moves what
// is done there out of the fold, and takes away what is done in others.

import { provinceCodes } from '@/data/provinces';
import type { StoredKey } from '@/data/stored-values';
import { followDay } from '@/lib/browser/follow-day';
import { readStoredText } from '@/lib/browser/read-stored';
import { parseDoneToDos, serializeDoneToDos, setToDoDone } from '@/lib/weeks/done-to-dos';

const KEY: StoredKey = 'doneToDos';

const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-to-do]')];
const rows = [...document.querySelectorAll<HTMLElement>('[data-regions]')].map((row) => ({
  row,
  regions: row.dataset.regions?.split(' ') ?? [],
  fold: row.parentElement,
  own: document.getElementById(row.dataset.own ?? ''),
}));
const folds = document.querySelectorAll<HTMLElement>('[data-other-regions]');

/** What the browser refused to store. It is gone when the page is left. */
let refused: string[] | undefined;

const readDone = () => refused ?? parseDoneToDos(readStoredText(KEY));

for (const box of boxes) {
  box.addEventListener('change', () => {
    const done = setToDoDone(readDone(), box.dataset.toDo ?? '', box.checked);
    try {
      if (done.length > 0) window.localStorage.setItem(KEY, serializeDoneToDos(done));
      else window.localStorage.removeItem(KEY);
      refused = undefined;
    } catch {
      refused = done;
    }
  });
}

followDay(() => {
  const done = readDone();
  for (const box of boxes) box.checked = done.includes(box.dataset.toDo ?? '');
  const region = provinceCodes.find((code) => code === readStoredText('region'));
  for (const { row, regions, fold, own } of rows) {
    const place = region && regions.includes(region) ? own : fold;
    if (place && row.parentElement !== place) place.append(row);
  }
  for (const fold of folds) fold.hidden = region !== undefined;
});
