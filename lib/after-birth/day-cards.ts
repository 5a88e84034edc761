import { daySigns } from '@/data/after-birth/day-signs';
import { type DiaperRow, diaperRows, feedsSign } from '@/data/after-birth/diapers';
import { type BirthTrack, birthTracks, feedingTracks } from '@/data/after-birth/tracks';
import { signOrders } from '@/data/sign-orders';
import type { Statement } from '@/data/statement';
import type { SignId } from '@/data/warning-signs';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import type { SignGroup } from '@/lib/weeks/warning-signs';
import { dayCards } from '@/words/after-birth/day-cards';
import type { DayCard } from '@/words/after-birth/day-cards/types';

/** A sentence that is for some alone. */
export interface TrackLine extends Statement {
  track: BirthTrack;
  /** The tracks with which it is shown. */
  shownWith: BirthTrack[];
}

/** A day of the first six weeks, with all that its card says. */
export interface ShownDay extends Omit<DayCard, 'tracks'> {
  day: number;
  lines: TrackLine[];
  /** What a breastfed baby at home has in 24 hours, and what asks for a call where it is less; none on the day of the birth. */
  figures: { row: DiaperRow; signs: SignGroup[] } | undefined;
  /** The signs to look for on this day, as the lists after a birth order them. */
  signs: SignGroup[];
}

/** All days of the first six weeks, from that of the birth on. */
export function listDayCards(): ShownDay[] {
  return dayCards.map(({ tracks, ...card }, day) => ({
    ...card,
    day,
    lines: listTrackLines(tracks),
    figures: findFigures(day),
    signs: listDaySigns(daySigns[day] ?? []),
  }));
}

/** The row of a day, which holds until the next. */
function findFigures(day: number): ShownDay['figures'] {
  const row = diaperRows.findLast(({ fromDay }) => fromDay <= day);
  return row && { row, signs: listDaySigns([row.sign, feedsSign]) };
}

/**
 * The sentences for some, in the order of the tracks. Who feeds by breast and bottle reads what is said of each, on days
 * that say nothing of both.
 */
export function listTrackLines(tracks: DayCard['tracks'] = {}): TrackLine[] {
  const isForBothToo = (track: BirthTrack) => !tracks.both && feedingTracks.some((feeding) => feeding === track);
  return birthTracks.flatMap((track) => {
    const statement = tracks[track];
    const shownWith: BirthTrack[] = isForBothToo(track) ? [track, 'both'] : [track];
    return statement ? [{ ...statement, track, shownWith }] : [];
  });
}

/** Signs by what they ask for, the most urgent first: of the baby, then of who gave birth. Without what holds for a group. */
export function listDaySigns(ids: readonly SignId[]): SignGroup[] {
  const groups = Object.values(whenToCallAfterBirth).flat();
  return signOrders
    .map((order) => ({
      order,
      notes: [],
      signs: groups
        .filter((group) => group.order === order)
        .flatMap(({ signs }) => signs.filter(({ id }) => ids.includes(id))),
    }))
    .filter(({ signs }) => signs.length > 0);
}
