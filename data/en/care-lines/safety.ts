import type { safetyLines } from '@/data/care-lines/safety';
import type { CareLineWords } from './line-words';

export const safetyLineWords: Record<keyof typeof safetyLines, CareLineWords> = {
  sheltersafe: {
    name: 'ShelterSafe: shelters near you, and their numbers',
    hours: 'day and night',
    about: 'You can call just to talk. You need not move in.',
  },
  '211': {
    name: '2-1-1: help near you',
    about: 'Free and confidential, in many languages. Ask for a shelter, or for somebody to talk to.',
  },
  '988': {
    name: '9-8-8: when it is too much to bear',
    hours: 'day and night',
    about: 'Call or text, in English or French. You do not have to be sure that it is a crisis.',
  },
  'ab-family-violence': {
    name: 'Family Violence Info Line',
    hours: 'day and night',
    about:
      'In over 170 languages, without an area code. From a phone of another province it may fail: use ShelterSafe.',
  },
  'victimlink-bc': { name: 'VictimLinkBC', hours: 'day and night', about: 'In many languages.' },
  'mb-family-violence': {
    name: 'Manitoba’s family violence line',
    about: 'We have not found its hours. ShelterSafe shows lines that answer day and night.',
  },
  'ns-transition-houses': {
    name: 'Transition houses of Nova Scotia',
    about: 'For support also when you do not stay in a transition house.',
  },
  'sos-violence-conjugale': {
    name: 'SOS violence conjugale',
    foreignNames: ['SOS violence conjugale'],
    hours: 'day and night',
    about: 'Its number is on its own page. You can also call 2-1-1.',
  },
  'sk-211': {
    name: '211 Saskatchewan, services for people who live with abuse',
    hours: 'day and night',
    about: 'In over 175 languages by phone.',
  },
  'nwt-family-violence': { name: 'Family Violence Crisis Line', hours: 'day and night' },
};
