import { SomethingWrong } from '@/components/emergency/something-wrong';
import { Doors } from '@/components/ui/doors';
import * as words from '@/words/home/doors';

const doors = [
  { path: '/development', picture: 'beaver', ...words.doors.weeks },
  { path: '/can-i', picture: 'pancakes', ...words.doors.canI },
  { path: '/benefits', picture: 'toonie', ...words.doors.leave },
  { path: '/contraction-timer', picture: 'stopwatch', ...words.doors.timer },
];

/** What most come for beside a date: when to call first, then the weeks, the look-up, the leave and the timer. */
export function FirstDoors() {
  return (
    <div className="grid gap-3 print:hidden lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:items-center lg:gap-6">
      <SomethingWrong />
      <Doors doors={doors} label={words.title} className="sm:grid-cols-2 lg:grid-cols-4" />
    </div>
  );
}
