import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { type CanITopic, canITopics } from '@/data/can-i/topics';
import { getTopicPath } from '@/lib/can-i/topic-entries';
import * as words from '@/words/can-i/page';
import { topicWords } from '@/words/can-i/topics';

const topics = Object.keys(canITopics) as CanITopic[];

/** The ways to the pages of the topics, as cards with a picture. */
export function TopicCards() {
  return (
    <nav aria-label={words.topics}>
      <ul className="topic-cards">
        {topics.map((topic) => (
          <li key={topic} className="grid">
            <SiteLink
              path={getTopicPath(topic)}
              className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 leading-tight hover:bg-mist"
            >
              <PictureFile name={canITopics[topic].picture} text="" size={34} className="shrink-0" isLazy />
              <span className="min-w-0">
                <span className="block font-semibold">{topicWords[topic].name}</span>
                <span className="text-ink-soft text-sm">{topicWords[topic].examples}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same on the page of a topic, which is marked. */
export function TopicChips({ current }: { current: CanITopic }) {
  return (
    <nav aria-label={words.otherTopics} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic}>
            <SiteLink
              path={getTopicPath(topic)}
              aria-current={topic === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-card border border-control px-4 font-semibold hover:border-spruce hover:text-spruce aria-[current=page]:border-spruce aria-[current=page]:bg-spruce aria-[current=page]:text-on-spruce"
            >
              {topicWords[topic].name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
