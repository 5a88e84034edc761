import { Card } from '@/components/ui/card';
import { PictureFile } from '@/components/ui/picture-file';

/** Stands in the place of the result: before the first one, and while one is calculated. */
export function ResultPlaceholder({ text }: { text: string }) {
  return (
    <Card className="grid min-h-72 place-content-center justify-items-center gap-6 text-center">
      <div className="flex items-end gap-4">
        <PictureFile name="blueberries" text="" size={32} isLazy />
        <PictureFile name="strawberry" text="" size={48} isLazy />
        <PictureFile name="beaver" text="" size={88} isLazy />
      </div>
      <p className="font-semibold font-serif text-xl">{text}</p>
    </Card>
  );
}
