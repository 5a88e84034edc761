import { Card } from '@/components/ui/card';
import { PictureFile } from '@/components/ui/picture-file';

/** Stands in the place of the result: before the first one, and while one is calculated. Not on paper. */
export function ResultPlaceholder({ text }: { text: string }) {
  return (
    <Card className="grid min-h-72 content-center gap-6 text-center print:hidden">
      {/* On one ground, as large as the card allows. */}
      <div className="grid grid-cols-[2fr_3fr_4fr_6fr] items-end gap-[4%] border-line border-b px-[4%] *:h-auto *:w-full *:translate-y-[5%]">
        <PictureFile name="blueberries" text="" size={48} isLazy />
        <PictureFile name="strawberry" text="" size={72} isLazy />
        <PictureFile name="hockey-puck" text="" size={96} isLazy />
        <PictureFile name="beaver" text="" size={144} isLazy />
      </div>
      <p className="font-semibold font-serif text-xl">{text}</p>
    </Card>
  );
}
