import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { type CanITopic, canITopics } from '@/data/can-i/topics';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { signEntryTopics } from '@/data/sign-search';
import { getEntryPath, listTopicEntries } from '@/lib/can-i/topic-entries';
import { listAToZ } from '@/lib/site-search/a-to-z';
import { findSignAnswer, listSignPlaces } from '@/lib/weeks/sign-answers';
import { type SignEntry, signSearchEntries } from '@/lib/weeks/sign-entries';
import { getWeekPath } from '@/lib/weeks/weeks';
import { topicWords } from '@/words/can-i/topics';
import { weekShortTitle } from '@/words/pages';
import * as words from '@/words/search';
import { topics as signTopics } from '@/words/sign-search';

const linkClassName = 'inline-block py-2.5 leading-snug text-link';

/** All of the site, to read and to choose from: it needs no script. */
export function AToZ() {
  return (
    <section aria-labelledby="a-to-z" className="mt-6 print:mt-0">
      <h2 id="a-to-z">{words.aToZ}</h2>
      <nav aria-label={words.letters} className="my-3 flex flex-wrap print:hidden">
        {listAToZ().map(({ letter }) => (
          <a
            key={letter}
            href={`#letter-${letter}`}
            className="inline-flex size-11 items-center justify-center rounded-control font-semibold text-spruce hover:bg-mist"
          >
            {letter}
          </a>
        ))}
      </nav>
      <Folds />
      <div className="mt-4 gap-8 md:columns-2 lg:columns-3">
        {listAToZ().map(({ letter, links }) => (
          <section key={letter} aria-labelledby={`letter-${letter}`} className="break-inside-avoid-column pt-3">
            <h3 id={`letter-${letter}`} className="border-line border-b">
              {letter}
            </h3>
            <ul>
              {links.map(({ name, note, href }) => (
                <li key={`${name} ${href}`}>
                  <a href={href} className={linkClassName}>
                    {name}
                  </a>
                  {note && <span className="-mt-1.5 block pb-1.5 text-ink-soft text-sm">{note}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const places = listSignPlaces(undefined);

/** The line with the most urgent order of any week; of what stands in no list, the page. */
function getSignPath({ signs }: SignEntry): string {
  const [line] = findSignAnswer(signs, undefined, places).lines;
  return `/when-to-call${line ? `#${line.band}-${line.sign}` : ''}`;
}

/** What is many of one kind: signs, answers and weeks. */
function Folds() {
  return (
    <div className="divide-y divide-line border-line border-y">
      <Fold title={words.folds.signs}>
        {signEntryTopics.map((topic) => (
          <Group key={topic} title={signTopics[topic]}>
            {signSearchEntries
              .filter((entry) => entry.topic === topic)
              .map((entry) => (
                <li key={entry.id}>
                  <SiteLink path={getSignPath(entry)} className={linkClassName}>
                    {entry.name}
                  </SiteLink>
                </li>
              ))}
          </Group>
        ))}
      </Fold>
      {(Object.keys(canITopics) as CanITopic[]).map((topic) => (
        <Fold key={topic} title={words.folds.answers(topicWords[topic].name)}>
          <Columns>
            {listTopicEntries(topic).map((entry) => (
              <li key={entry.id}>
                <SiteLink path={getEntryPath(entry)} className={linkClassName}>
                  {entry.name}
                </SiteLink>
              </li>
            ))}
          </Columns>
        </Fold>
      ))}
      <Fold title={words.folds.weeks}>
        <ul className="flex flex-wrap">
          {Array.from({ length: LAST_WEEK - FIRST_WEEK + 1 }, (_, index) => FIRST_WEEK + index).map((week) => (
            <li key={week}>
              <SiteLink
                path={getWeekPath(week)}
                aria-label={weekShortTitle(week)}
                className="inline-flex size-11 items-center justify-center text-link"
              >
                {week}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure summary={<h3 className="font-sans text-base">{title}</h3>}>
      <div className="grid gap-4">{children}</div>
    </Disclosure>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <Columns>{children}</Columns>
    </div>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return <ul className="gap-8 sm:columns-2 lg:columns-3">{children}</ul>;
}
