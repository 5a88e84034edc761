/** @jest-environment node */
import * as englishPapers from './en/after-birth/papers-page';
import * as englishLinks from './en/timeline/calendar-links';
import * as englishTimeline from './en/timeline/timeline';
import * as frenchPapers from './fr/after-birth/papers-page';
import * as frenchLinks from './fr/timeline/calendar-links';
import * as frenchTimeline from './fr/timeline/timeline';

const languages = [
  {
    language: 'English',
    files: [englishTimeline.calendarIntro, englishPapers.calendarAbout],
    intro: englishTimeline.calendarIntro,
    links: englishLinks.intro,
    android: englishTimeline.fileNotes.android,
    reminder: /reminder/i,
    without: /Google Calendar leaves (?:it|the reminders) out/,
    most: /in most calendars\. In some/,
    none: /No reminder/,
    unopened: /does not open/,
  },
  {
    language: 'French',
    files: [frenchTimeline.calendarIntro, frenchPapers.calendarAbout],
    intro: frenchTimeline.calendarIntro,
    links: frenchLinks.intro,
    android: frenchTimeline.fileNotes.android,
    reminder: /rappel/i,
    without: /Google Agenda (?:l’ignore|laisse les rappels de côté)/,
    most: /dans la plupart des agendas\. Dans certains/,
    none: /Aucun rappel/,
    unopened: /n’ouvre pas/,
  },
];

describe.each(languages)(
  'in $language',
  ({ files, intro, links, android, reminder, without, most, none, unopened }) => {
    it.each(files)('a calendar file with reminders says which calendar leaves them out: %s', (text) => {
      expect(text).toMatch(reminder);
      expect(text).toMatch(without);
    });

    it('a date that is added by a link says that no reminder comes along', () => {
      expect(links).toMatch(none);
    });

    it('that dates move when the file is added again is said of most calendars, not of all', () => {
      expect(intro).toMatch(most);
    });

    it('says what does not open the file on Android', () => {
      expect(android).toMatch(unopened);
    });
  },
);
