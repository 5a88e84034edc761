import type { AfterBirthTask } from '@/data/after-birth/papers';
import { describeDate } from '@/lib/after-birth/describe-day';
import { listPapers, orderPapers } from '@/lib/after-birth/papers';
import { useDonePapers } from '@/lib/browser/use-done-papers';
import { useRegionCode } from '@/lib/browser/use-region';
import * as words from '@/words/after-birth/papers-lead';

interface NextPaperProps {
  birthday: Date;
  today: Date;
  /** What each paper is called, by the page: their texts are no part of the widget. */
  titles: Record<AfterBirthTask, string>;
}

/** The next paper that is open where the visitor lives, and its day. */
export function NextPaper({ birthday, today, titles }: NextPaperProps) {
  const region = useRegionCode();
  const { done, bornIn } = useDonePapers();
  if (!region) {
    return (
      <>
        <p className="font-serif text-xl">{words.next(titles.register)}</p>
        <p>{words.chooseRegion}</p>
      </>
    );
  }
  const [next] = orderPapers(listPapers(region, bornIn), done, birthday, today).open;
  if (!next) return <p className="font-serif text-xl">{words.allDone}</p>;
  const date = describeDate(next);
  return (
    <>
      <p className="font-serif text-xl">{words.next(titles[next.task])}</p>
      {date && <p className="font-semibold text-honey">{date}</p>}
    </>
  );
}
