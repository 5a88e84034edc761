import { FactShareButtons } from '@/components/share/fact-share-buttons';
import { Card } from '@/components/ui/card';
import { Figure } from '@/components/ui/figure';
import { PictureFile } from '@/components/ui/picture-file';
import {
  getBirthMonth,
  getBirthMonthPictures,
  getCanadianAnimal,
  getFactsText,
  getStarSign,
} from '@/lib/birth/birth-facts';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/facts';

/** Star sign, birthstone, flowers and the Canadian animal of the due date. */
export function FactsView({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { dueDate } = pregnancy;
  const starSign = getStarSign(dueDate);
  const { birthstone, flowers } = getBirthMonth(dueDate);
  const [flower, otherFlower] = flowers;
  const pictures = getBirthMonthPictures(dueDate);
  const animal = getCanadianAnimal(dueDate);
  return (
    <Card className="grid gap-6">
      <div>
        <h2>{words.title}</h2>
        <p className="mt-2 text-ink-soft">{words.dueDateOnly}</p>
      </div>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Figure
          term={words.starSign}
          value={starSign.name}
          detail={starSign.dates}
          picture={<PictureFile name={starSign.picture} text="" size={48} className="shrink-0" />}
        />
        <Figure
          term={words.birthstone}
          value={birthstone}
          picture={<PictureFile {...pictures.birthstone} size={48} className="shrink-0" />}
        />
        <Figure
          term={words.birthFlower}
          value={flower}
          detail={words.otherFlower(otherFlower)}
          picture={<PictureFile {...pictures.flower} size={48} className="shrink-0" />}
        />
      </dl>
      <section className="grid grid-cols-[auto_1fr] items-center gap-x-5 border-line border-t pt-6">
        <PictureFile name={animal.picture} text="" size={112} className="h-auto w-20 sm:w-28" />
        <div>
          <h3 className="font-normal font-sans text-base text-ink-soft tracking-normal">{words.animal}</h3>
          <p className="font-semibold font-serif text-2xl leading-tight">{animal.name}</p>
          <p className="mt-2">{animal.fact}</p>
        </div>
        <p className="col-span-2 mt-4 text-ink-soft text-sm">{words.animalGame}</p>
      </section>
      <FactShareButtons pregnancy={pregnancy} text={getFactsText(dueDate)} />
    </Card>
  );
}
