import { PictureFile } from '@/components/ui/picture-file';

const pictures = [
  { name: 'blueberries', text: 'Blueberries', size: 36 },
  { name: 'strawberry', text: 'a strawberry', size: 48 },
  { name: 'pancakes', text: 'pancakes', size: 72 },
  { name: 'canoe', text: 'a canoe', size: 88 },
  { name: 'beaver', text: 'and a beaver, each bigger than the one before', size: 112 },
];

/** Forty weeks in five Canadian things. */
export function GrowingRow() {
  return (
    <div className="flex max-w-md items-end justify-between gap-2 lg:max-w-none">
      {pictures.map(({ name, text, size }) => (
        <PictureFile key={name} name={name} text={text} size={size} className="h-auto min-w-0 shrink" />
      ))}
    </div>
  );
}
