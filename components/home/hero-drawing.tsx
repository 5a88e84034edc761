'use client';

import { type ReactNode, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { viewLook, viewSwitchLook } from '@/components/ui/view-switch';
import { asWidget } from '@/components/ui/widget-boundary';
import { HERO_WEEK, heroWeeks } from '@/data/hero-weeks';
import * as words from '@/words/home/hero-drawing';

// With all comparisons, so it loads when another week is tapped.
const HeroWeek = onDemand(
  () => import('./hero-week').then((module) => module.HeroWeek),
  <div className="aspect-[320/224] rounded-card bg-mist" />,
);

/** The baby of a few weeks to scale, a week at a tap. `children` is that of the first of them, which needs no script and stays. */
export const HeroDrawing = asWidget(
  function HeroDrawing({ children }: { children: ReactNode }) {
    const [week, setWeek] = useState<number>(HERO_WEEK);
    return (
      <div data-island="hero-drawing" className="@container relative">
        <div hidden={week !== HERO_WEEK}>{children}</div>
        {week !== HERO_WEEK && <HeroWeek key={week} week={week} />}
        <fieldset data-needs-script className={`absolute right-0 bottom-0 grid grid-cols-4 ${viewSwitchLook}`}>
          <legend className="sr-only">{words.chooseWeek}</legend>
          {heroWeeks.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === week}
              onPointerEnter={HeroWeek.preload}
              onClick={() => setWeek(choice)}
              className={`size-11 text-sm tabular-nums ${viewLook}`}
            >
              <span className="sr-only">{words.week}</span>
              {choice}
            </button>
          ))}
        </fieldset>
      </div>
    );
  },
  ({ children }) => children,
);
