import { PictureFile } from '@/components/ui/picture-file';
import * as words from '@/words/home/page';

/**
 * The drawings end a little above the lower edge of their files. Each is moved down by that much, so that all stand on
 * one line.
 */
const pictures = [
  { name: 'poppy-seed', size: 36, dropClassName: 'translate-y-[6%]' },
  { name: 'timbit', size: 56, dropClassName: 'translate-y-[6%]' },
  { name: 'maple-leaf', size: 72, dropClassName: 'translate-y-[6%]' },
  { name: 'beaver-kit', size: 100, dropClassName: 'translate-y-[18%]' },
  {
    name: 'hockey-sweater',
    size: 112,
    dropClassName: 'translate-y-[6%]',
  },
] as const;

/** Five of the weekly comparisons, from week 4 to week 40. */
export function GrowingRow() {
  return (
    <div className="flex max-w-md items-end justify-between gap-2 lg:max-w-none">
      {pictures.map(({ name, size, dropClassName }) => (
        <PictureFile
          key={name}
          name={name}
          text={words.growingRow[name]}
          size={size}
          className={`h-auto min-w-0 shrink ${dropClassName}`}
        />
      ))}
    </div>
  );
}
