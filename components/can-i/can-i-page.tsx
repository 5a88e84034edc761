import './can-i.css';
import { SignalSlashIcon } from '@heroicons/react/24/outline';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { SearchField } from '@/components/search/search-field';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import { SiteLink } from '@/components/ui/site-link';
import { mostAsked } from '@/data/can-i/topics';
import { getCanIEntry, getEntryPath } from '@/lib/can-i/topic-entries';
import * as words from '@/words/can-i/page';
import { AfterBirthNote } from './after-birth-note';
import { AnswerLine } from './answer-line';
import { AskSomebody } from './ask-somebody';
import { TopicCards } from './topic-links';
import { VerdictShapes } from './verdict';
import { VerdictMeanings } from './verdict-meanings';

/** Where the look-up begins: the field, what is asked most with its answer, and the topics. */
export function CanIPage() {
  return (
    <article className="page-width">
      <VerdictShapes />
      <header className="pt-4 pb-4 md:pt-10">
        <h1>{words.page.shortTitle}</h1>
        <p className="mt-1 text-ink-soft text-lg">{words.lead}</p>
      </header>
      <EarlyUseMarkup page="can-i" />
      <SearchField scope="can-i" />
      <AfterBirthNote />
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
        <section aria-labelledby="most-asked">
          <h2 id="most-asked" className="mb-2 font-sans font-semibold text-base text-ink-soft">
            {words.mostAsked}
          </h2>
          <ul>
            {mostAsked.map(getCanIEntry).map((entry) => (
              <li key={entry.id}>
                <SiteLink
                  path={getEntryPath(entry)}
                  data-verdict={entry.verdict}
                  className="answer-line border-line border-t hover:bg-mist"
                >
                  <AnswerLine entry={entry} name="b" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-6">
          <SomethingWrong />
          <section aria-labelledby="topics">
            <h2 id="topics" className="mb-2 font-sans font-semibold text-base text-ink-soft">
              {words.topics}
            </h2>
            <TopicCards />
          </section>
        </div>
      </div>
      <p className="mt-6 flex max-w-reading items-center gap-3 text-ink-soft text-sm">
        <SignalSlashIcon aria-hidden className="size-6 shrink-0" />
        {words.worksOffline}
      </p>
      <div className="mt-6">
        <VerdictMeanings />
      </div>
      <AskSomebody />
    </article>
  );
}
