import './can-i.css';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { SearchField } from '@/components/search/search-field';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import { PictureFile } from '@/components/ui/picture-file';
import { PrintButton } from '@/components/ui/print-button';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { SiteLink } from '@/components/ui/site-link';
import { type CanITopic, canITopics } from '@/data/can-i/topics';
import { type EntryGroup, getTopicPath, listEntryGroups, splitIntoColumns } from '@/lib/can-i/topic-entries';
import { formatNumber } from '@/lib/format/numbers';
import * as words from '@/words/can-i/page';
import { groupWords, topicWords } from '@/words/can-i/topics';
import { AfterBirthNote } from './after-birth-note';
import { AskSomebody } from './ask-somebody';
import { CaffeineTable } from './caffeine-table';
import { Entry } from './entry';
import { TopicCards, TopicChips } from './topic-links';
import { VerdictShapes } from './verdict';
import { VerdictMeanings } from './verdict-meanings';

const getGroupId = (group: string) => `group-${group}`;

/** Every answer of a topic, whole: by groups, in two columns where there is room, and on paper. */
export function TopicPage({ topic }: { topic: CanITopic }) {
  const groups = listEntryGroups(topic);
  const { heading, lead } = topicWords[topic];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <article className="can-i-sheet page-width">
      <VerdictShapes />
      <p className="pt-3 print:hidden md:pt-6">
        <SiteLink path="/can-i" className="inline-flex min-h-11 items-center text-link">
          {words.page.shortTitle}
        </SiteLink>
      </p>
      <EarlyUseMarkup page="can-i" />
      <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-2">
        <header>
          <h1 className="flex items-center gap-3">
            <PictureFile name={canITopics[topic].picture} text="" size={48} className="shrink-0 print:hidden" />
            {heading}
          </h1>
          <p className="mt-2 max-w-reading text-ink-soft">
            {words.answers(formatNumber(count))} {lead}
          </p>
        </header>
        <div className="print:hidden">
          <SearchField scope="can-i" />
        </div>
      </div>
      <AfterBirthNote />
      <div className="mt-4 max-md:hidden">
        <TopicChips current={topic} />
      </div>
      <div className="mt-3 mb-6 grid items-center gap-x-14 gap-y-3 lg:grid-cols-2 print:hidden">
        <GroupLinks groups={groups} />
        <SomethingWrong />
      </div>
      <div data-light="can-i">
        <div className="can-i-columns">
          {splitIntoColumns(groups).map((column) => (
            <div key={column[0]?.id}>
              {column.map((group) => (
                <Group key={group.id} group={group} />
              ))}
            </div>
          ))}
        </div>
        <div className="mt-8">
          <VerdictMeanings />
        </div>
        <AskSomebody />
      </div>
      <p className="mt-6 print:hidden">
        <SiteLink path="/when-to-call#sources" className="text-link">
          {words.callSources}
        </SiteLink>
      </p>
      <PrintButton className="mt-6" />
      <div className="mt-8 md:hidden print:hidden">
        <TopicCards />
      </div>
      <p className="mt-2 hidden text-sm print:block">
        {words.sourcesOnline} <SheetOrigin path={getTopicPath(topic)} />
      </p>
    </article>
  );
}

function GroupLinks({ groups }: { groups: EntryGroup[] }) {
  return (
    <nav aria-label={words.groups}>
      <ul className="flex flex-wrap gap-x-5">
        {groups.map(({ id }) => (
          <li key={id}>
            <a href={`#${getGroupId(id)}`} className="inline-flex min-h-11 items-center text-link">
              {groupWords[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, entries } }: { group: EntryGroup }) {
  return (
    <section aria-labelledby={getGroupId(id)} className="mb-8">
      <h2 id={getGroupId(id)} className="mb-2 text-xl">
        {groupWords[id]}
      </h2>
      {id === 'caffeine' && <CaffeineTable />}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </section>
  );
}
