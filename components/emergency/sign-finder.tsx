import { ChevronDownIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { BodyText } from '@/components/ui/body-text';
import { Disclosure } from '@/components/ui/disclosure';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { StaticSelect } from '@/components/ui/static-select';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { signEntryTopics } from '@/data/sign-search';
import { searchFillers } from '@/lib/search/fillers';
import { findSignAnswer, listSignPlaces } from '@/lib/weeks/sign-answers';
import { AFTER_BIRTH_BAND, getSignBand } from '@/lib/weeks/sign-bands';
import { type SignEntry, signSearchEntries } from '@/lib/weeks/sign-entries';
import { warningSigns } from '@/lib/weeks/warning-signs';
import * as words from '@/words/sign-search';
import { afterBirth, weekAndLater, weeks } from '@/words/when-to-call';
import { awayFromNunavut } from '@/words/without-911';
import { HealthCentreLink } from './health-centre-link';
import { NunavutLines } from './nunavut-lines';

const places = listSignPlaces(undefined);

/**
 * Looks up what a visitor notices in the lists of the page that it stands on. Without script it is a list of links to the
 * lines; lib/browser/light/sign-finder answers with the lines themselves.
 */
export function SignFinder() {
  return (
    <section aria-labelledby="is-this-normal" data-sign-finder className="mb-8 max-w-reading">
      <h2 id="is-this-normal">{words.title}</h2>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <search data-needs-script className="mt-3 grid gap-3">
        <SearchField />
        <BandField />
      </search>
      <p data-found role="status" className="mt-4 font-semibold empty:hidden" />
      <div data-in-nunavut hidden className="mt-3">
        <NunavutLines>
          <HealthCentreLink />
          <p>{awayFromNunavut}</p>
        </NunavutLines>
      </div>
      <div data-not-found hidden className="mt-3">
        <div className="notice grid gap-2">
          <p className="font-semibold text-maple">
            <BodyText text={words.emergencyFirst} />
          </p>
          <p>{words.noVerdict}</p>
          <WhomToCall />
        </div>
      </div>
      <h3 data-nearest hidden className="mt-6 font-sans font-semibold text-base">
        {words.nearest}
      </h3>
      <ol data-answers className="mt-3 grid gap-3 empty:hidden" />
      <AnswerTemplate />
      <div className="mt-4 border-line border-y">
        <Disclosure summary={words.choose}>
          <Choices />
        </Disclosure>
      </div>
    </section>
  );
}

function SearchField() {
  return (
    <div>
      <label htmlFor="sign-search" className="mb-1.5 block font-semibold">
        {words.field}
      </label>
      <div className="relative">
        <MagnifyingGlassIcon aria-hidden className="absolute top-3 left-3 size-6 text-ink-soft" />
        <input
          id="sign-search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="sign-search-hint"
          className="field-box w-full pl-11"
        />
      </div>
      <p id="sign-search-hint" className="mt-1.5 text-ink-soft text-sm">
        {words.onThisDevice}
      </p>
    </div>
  );
}

function BandField() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor="sign-band" className="font-semibold">
        {words.whenField}
      </label>
      <div className="relative grow">
        <StaticSelect id="sign-band" autoComplete="off">
          <option value="">{words.anyWeek}</option>
          {warningSigns.map(({ fromWeek, toWeek }) => (
            <option key={fromWeek} value={getSignBand(fromWeek)}>
              {toWeek > LAST_WEEK ? weekAndLater(fromWeek) : weeks(fromWeek, toWeek)}
            </option>
          ))}
          <option value={AFTER_BIRTH_BAND}>{afterBirth}</option>
        </StaticSelect>
      </div>
    </div>
  );
}

function Choices() {
  return (
    <div data-fillers={searchFillers.join('|')} className="grid gap-4">
      {signEntryTopics.map((topic) => (
        <div key={topic}>
          <h3 className="font-sans font-semibold text-base">{words.topics[topic]}</h3>
          <ul>
            {signSearchEntries
              .filter((entry) => entry.topic === topic)
              .map((entry) => (
                <Choice key={entry.id} entry={entry} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A link to the line of the lists with the most urgent order; where it stands in none, to that of its neighbour. */
function Choice({ entry: { id, name, names, searchWords, order, say, signs, neighbours } }: { entry: SignEntry }) {
  const others = signSearchEntries.filter((entry) => neighbours.includes(entry.id));
  const [line] = [signs, ...others.map((other) => other.signs)].flatMap(
    (meant) => findSignAnswer(meant, undefined, places).lines,
  );
  return (
    <li>
      <a
        href={line && `#${line.band}-${line.sign}`}
        data-entry={id}
        data-names={names.join('|')}
        data-words={searchWords.join('|')}
        data-say={say}
        data-order={order}
        className="inline-flex min-h-11 items-center text-link"
      >
        {name}
      </a>
      {signs.length === 0 && (
        <span className="block text-ink-soft text-sm">
          {order} {words.callIf} {others.map((other) => other.name).join('; ')}
        </span>
      )}
    </li>
  );
}

/** One answer, which the script fills. */
function AnswerTemplate() {
  return (
    <template>
      <li>
        <details className="group/answer rounded-card border border-line bg-card">
          <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-mist [&::-webkit-details-marker]:hidden">
            <span className="grow leading-snug">
              <span data-name className="block font-semibold" />
              <span data-orders className="grid" />
            </span>
            <ChevronDownIcon
              aria-hidden
              className="size-5 shrink-0 transition-transform group-open/answer:rotate-180"
            />
          </summary>
          <div className="grid gap-3 px-4 pt-1 pb-4">
            <p data-part="any">{words.anyWeeksAnswer}</p>
            <p data-part="common">{words.common}</p>
            <div data-part="elsewhere" className="grid gap-2">
              <p>{words.notInTheseWeeks}</p>
            </div>
            <p data-part="list-says" className="font-semibold" />
            <div data-part="lines" className="grid gap-4 empty:hidden" />
            <p data-part="say">
              <span className="font-semibold">{words.sayOnPhone}</span> <q data-say />
            </p>
            <div data-part="neighbours">
              <p data-part="call-if" className="font-semibold">
                {words.callIf}
              </p>
              <p data-part="look-too" className="font-semibold">
                {words.lookToo}
              </p>
              <ul className="divide-y divide-line" />
            </div>
            <a
              data-part="in-the-list"
              href="#is-this-normal"
              className="inline-flex min-h-11 w-fit items-center text-link"
            >
              {words.inTheList}
            </a>
          </div>
        </details>
      </li>
    </template>
  );
}

/** Where no line of a list fits: never that there is nothing to do. */
function WhomToCall() {
  return (
    <div data-whom-to-call className="grid gap-2">
      <p className="font-semibold">{words.call}</p>
      <p>
        <HealthLineNumbers />
      </p>
    </div>
  );
}
