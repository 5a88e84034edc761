import { PictureFile } from '@/components/ui/picture-file';

/** Each drawing ends a little above the lower edge of its file; dropped by as much, all stand on one line. */
const pictures = [
  { name: 'blueberries', text: 'Blueberries', size: 36, dropClassName: 'translate-y-[6%]' },
  { name: 'strawberry', text: 'a strawberry', size: 48, dropClassName: 'translate-y-[6%]' },
  { name: 'pancakes', text: 'pancakes', size: 72, dropClassName: 'translate-y-[8%]' },
  { name: 'canoe', text: 'a canoe', size: 88, dropClassName: 'translate-y-[6%]' },
  {
    name: 'beaver',
    text: 'and a beaver, each bigger than the one before',
    size: 112,
    dropClassName: 'translate-y-[9%]',
  },
];

/** Forty weeks in five Canadian things. */
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
