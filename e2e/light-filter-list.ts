// The script of the page that light-tier.spec.ts makes.

import { startLight } from '@/lib/browser/start-light';
import { foldAccents } from '@/lib/format/fold-accents';

startLight('filter-list', (part) => {
  const field = part.querySelector('input') as HTMLInputElement;
  const filter = () => {
    for (const item of part.querySelectorAll('li'))
      item.hidden = !foldAccents(item.textContent).includes(foldAccents(field.value));
  };
  field.addEventListener('input', filter);
  part.querySelector('button')?.addEventListener('click', () => {
    field.value = '';
    filter();
  });
});
