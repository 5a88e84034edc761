import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { SignGroups } from '@/components/emergency/sign-groups';
import { BodyText } from '@/components/ui/body-text';
import { SiteLink } from '@/components/ui/site-link';
import { feedingTracks } from '@/data/after-birth/tracks';
import { getCardId, LAST_CARD_DAY } from '@/lib/after-birth/card-day';
import type { ShownDay, TrackLine } from '@/lib/after-birth/day-cards';
import { findPageName } from '@/lib/site/navigation';
import * as words from '@/words/after-birth/six-weeks-page';
import { DayFigures } from './day-figures';

/** What a day of the first six weeks says, in an address of its own. */
export function DayCardArticle({ card }: { card: ShownDay }) {
  const { day, usual, isForBabiesAtHome, forYou, isForOtherParent, lookAt, path, lines, figures, signs } = card;
  const title = `${getCardId(day)}-title`;
  return (
    <article data-card id={getCardId(day)} aria-labelledby={title} className="day-card">
      <h2 id={title} tabIndex={-1} className="outline-none">
        {words.day(day)}{' '}
        <span
          data-day-date
          className="block font-normal font-sans text-base text-ink-soft tracking-normal empty:hidden"
        />
      </h2>
      {figures && <DayFigures {...figures} />}
      <Part title={words.usual} isForBabiesAtHome={isForBabiesAtHome}>
        <BodyText text={usual.text} />
      </Part>
      <Part title={isForOtherParent ? words.forOtherParent : words.forYou}>
        <BodyText text={forYou.text} />
      </Part>
      <Part title={words.lookAt}>
        <BodyText text={lookAt.text} /> {path && <PageLink path={path} />}
      </Part>
      {lines.length > 0 && (
        <ul className="grid gap-2 empty:hidden">
          {lines.map((line) => (
            <Line key={line.track} {...line} />
          ))}
        </ul>
      )}
      {signs.length > 0 && (
        <section className="grid gap-3">
          <h3 className="sr-only">{words.whenToCall}</h3>
          <SignGroups groups={signs} heading="h4" />
        </section>
      )}
      <div className="day-card-steps print:hidden">
        {day > 0 && (
          <a href={`#${getCardId(day - 1)}`} className="inline-flex min-h-11 items-center gap-1.5 text-link">
            <ChevronLeftIcon aria-hidden className="size-5" />
            {words.day(day - 1)}
          </a>
        )}
        {day < LAST_CARD_DAY && (
          <a href={`#${getCardId(day + 1)}`} className="ml-auto inline-flex min-h-11 items-center gap-1.5 text-link">
            {words.day(day + 1)}
            <ChevronRightIcon aria-hidden className="size-5" />
          </a>
        )}
      </div>
    </article>
  );
}

interface PartProps {
  title: string;
  /** Hidden for a baby who came early or is in hospital. */
  isForBabiesAtHome?: true | undefined;
  children: ReactNode;
}

function Part({ title, isForBabiesAtHome, children }: PartProps) {
  return (
    <div data-part data-at-home={isForBabiesAtHome && ''}>
      <h3 className="text-lg">{title}</h3>
      <p>{children}</p>
    </div>
  );
}

function PageLink({ path }: { path: string }) {
  const name = findPageName(path);
  return (
    name && (
      <SiteLink path={path} className="text-link">
        {name}
      </SiteLink>
    )
  );
}

function Line({ track, shownWith, text }: TrackLine) {
  const kind = feedingTracks.some((feeding) => feeding === track) ? 'feeding' : 'traits';
  return (
    <li data-line={kind} data-for={shownWith.join(' ')} className="border-spruce border-l-4 pl-3 leading-snug">
      <strong className="block font-semibold text-spruce text-sm">{words.trackNames[track]}</strong>
      <BodyText text={text} />
    </li>
  );
}
