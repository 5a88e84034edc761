import { Disclosure } from '@/components/ui/disclosure';
import { type BirthTrack, birthTracks, feedingTracks } from '@/data/after-birth/tracks';
import * as words from '@/words/after-birth/six-weeks-page';
import { notKept } from '@/words/ui/not-kept';

const isFeeding = (track: BirthTrack) => feedingTracks.some((feeding) => feeding === track);

/** What may be true of the birth or the baby: a style shows the lines that are for it, also without script. */
export function Tracks() {
  return (
    <div className="border-line border-y">
      <Disclosure
        summary={
          <h2 className="font-sans text-base">
            {words.whatFits} <span data-chosen className="block font-normal text-spruce text-sm empty:hidden" />
          </h2>
        }
      >
        <p id="tracks" className="scroll-mt-20 text-ink-soft text-sm">
          {words.aboutTracks}
        </p>
        <div className="mt-3 grid gap-4">
          <Boxes kind="traits" legend={words.birthAndBaby} tracks={birthTracks.filter((track) => !isFeeding(track))} />
          <Boxes kind="feeding" legend={words.feeding} tracks={feedingTracks} />
        </div>
        <p data-kept data-needs-script className="mt-3 text-ink-soft text-sm">
          {words.kept}
        </p>
        <p data-not-kept hidden className="mt-3 text-sm">
          {notKept}
        </p>
      </Disclosure>
    </div>
  );
}

interface BoxesProps {
  kind: 'traits' | 'feeding';
  legend: string;
  tracks: readonly BirthTrack[];
}

function Boxes({ kind, legend, tracks }: BoxesProps) {
  return (
    <fieldset data-tracks={kind}>
      <legend className="font-semibold text-sm">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {tracks.map((track) => (
          <label
            key={track}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control bg-card px-3 py-1 font-semibold text-sm leading-tight hover:border-spruce"
          >
            <input type="checkbox" name={`track-${track}`} value={track} className="tick-box" />
            {words.trackNames[track]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
