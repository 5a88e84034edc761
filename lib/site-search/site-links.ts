import { type CanITopic, canITopics } from '@/data/can-i/topics';
import { topicWords as englishTopics } from '@/data/en/can-i/topics';
import * as englishWords from '@/data/en/search-words';
import { sections as englishTips } from '@/data/en/tips/guides';
import { topicWords as frenchTopics } from '@/data/fr/can-i/topics';
import * as frenchWords from '@/data/fr/search-words';
import { sections as frenchTips } from '@/data/fr/tips/guides';
import { type GlossaryId, glossaryPaths } from '@/data/glossary';
import { type ListedPageId, pages } from '@/data/pages';
import { getTopicPath } from '@/lib/can-i/topic-entries';
import { href } from '@/lib/site/href';
import { listMenu, type MenuLink } from '@/lib/site/navigation';
import { pageWords } from '@/lib/site/page-words';
import { addAppointmentRegions, describeAppointmentWindow } from '@/lib/timeline/appointment-windows';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { appointments } from '@/lib/weeks/appointments';
import { topicWords } from '@/words/can-i/topics';
import * as words from '@/words/search-words';
import { joinWords } from './join-words';
import type { IndexedLink } from './site-index';

/** Pages, topics of the look-up, appointments, parts of the tips, and words that parents meet, each with what people type for it. */
export function listSiteLinks(): IndexedLink[] {
  return [...indexPages(), ...indexTopics(), ...indexAppointments(), ...indexTips(), ...indexGlossary()];
}

/** Pages that nobody else should see: found by a whole query alone, and in no list of what there is. */
export function listPrivateLinks(): IndexedLink[] {
  return (['safety', 'options'] as const).map((id) => ({
    name: words.privatePages[id].name,
    words: '',
    whole: joinWords([englishWords, frenchWords].map(({ privatePages }) => privatePages[id].queries)),
    href: href(`/${id}`),
  }));
}

function indexPages(): IndexedLink[] {
  return listLinkedPages().map(({ id, path, label, about }) => ({
    name: label,
    ...(about && { note: about }),
    words: joinWords(listWords('pageSearchWords', id)),
    href: href(path),
    // Who has lost a baby reads of no sign first.
    ...(id === 'support' && { isFirst: true }),
  }));
}

function indexTopics(): IndexedLink[] {
  return (Object.keys(canITopics) as CanITopic[]).map((topic) => ({
    name: topicWords[topic].heading,
    note: topicWords[topic].examples,
    words: joinWords([englishTopics, frenchTopics].map((language) => language[topic].name)),
    href: href(getTopicPath(topic)),
  }));
}

function indexAppointments(): IndexedLink[] {
  return appointments.map((appointment) => ({
    name: appointment.title,
    note: addAppointmentRegions(describeAppointmentWindow(appointment), appointment),
    words: joinWords(listWords('appointmentSearchWords', appointment.id)),
    href: href('/timeline'),
  }));
}

function indexTips(): IndexedLink[] {
  return trimesterTips.flatMap(({ title: trimester, sections }) =>
    sections.map(({ id, title }) => ({
      name: title,
      note: trimester,
      words: joinWords([englishTips[id].title, frenchTips[id].title]),
      href: href('/tips'),
    })),
  );
}

function indexGlossary(): IndexedLink[] {
  return (Object.keys(glossaryPaths) as GlossaryId[]).map((id) => ({
    name: words.glossary[id].term,
    ...(words.glossary[id].note && { note: words.glossary[id].note }),
    words: joinWords(
      [englishWords, frenchWords].flatMap(({ glossary }) => [glossary[id].term, glossary[id].searchWords]),
    ),
    href: href(glossaryPaths[id]),
  }));
}

/** The pages that the search leads to, without itself: each as its menu calls it, else by its own short name. */
function listLinkedPages(): MenuLink[] {
  const inMenus = (['header', 'tools', 'footer'] as const).flatMap(listMenu);
  return pages.flatMap(({ id, path, search, menu }) => {
    if (id === 'search' || (!search && !menu)) return [];
    const link = inMenus.find((one) => one.id === id);
    const { shortTitle, about } = pageWords[id as ListedPageId] ?? {};
    return [{ id, path, label: link?.label ?? shortTitle ?? '', about: link?.about ?? about }];
  });
}

function listWords(key: 'pageSearchWords' | 'appointmentSearchWords', id: string): string[] {
  return [englishWords, frenchWords].flatMap((language) => language[key][id]?.searchWords ?? []);
}
