import { PictureFile } from '@/components/ui/picture-file';

/**
 * The drawings end a little above the lower edge of their files. Each is moved down by that much, so that all stand on
 * one line.
 */
const pictures = [
  { name: 'poppy-seed', text: 'A poppy seed on a bagel', size: 36, dropClassName: 'translate-y-[6%]' },
  { name: 'timbit', text: 'a Timbit', size: 56, dropClassName: 'translate-y-[6%]' },
  { name: 'maple-leaf', text: 'a maple leaf', size: 72, dropClassName: 'translate-y-[6%]' },
  { name: 'beaver-kit', text: 'a newborn beaver', size: 100, dropClassName: 'translate-y-[18%]' },
  {
    name: 'hockey-sweater',
    text: 'and a hockey sweater, each bigger than the one before',
    size: 112,
    dropClassName: 'translate-y-[6%]',
  },
];

/** Five of the weekly comparisons, from week 4 to week 40. */
export function GrowingRow() {
  return (
    <div className="flex max-w-md items-end justify-between gap-2 lg:max-w-none">
      {pictures.map(({ name, text, size, dropClassName }) => (
        <PictureFile
          key={name}
          name={name}
          text={text}
          size={size}
          className={`h-auto min-w-0 shrink ${dropClassName}`}
        />
      ))}
    </div>
  );
}
