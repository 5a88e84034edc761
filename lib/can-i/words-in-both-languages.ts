import type { CanIWords } from '@/data/can-i/entry';
import { activityAndTravelWords as activityInEnglish } from '@/data/en/can-i/activity-and-travel';
import { bodyAndBeautyWords as bodyInEnglish } from '@/data/en/can-i/body-and-beauty';
import { drinksWords as drinksInEnglish } from '@/data/en/can-i/drinks';
import { foodWords as foodInEnglish } from '@/data/en/can-i/food';
import { homeAndWorkWords as homeInEnglish } from '@/data/en/can-i/home-and-work';
import { medicinesWords as medicinesInEnglish } from '@/data/en/can-i/medicines';
import { activityAndTravelWords as activityInFrench } from '@/data/fr/can-i/activity-and-travel';
import { bodyAndBeautyWords as bodyInFrench } from '@/data/fr/can-i/body-and-beauty';
import { drinksWords as drinksInFrench } from '@/data/fr/can-i/drinks';
import { foodWords as foodInFrench } from '@/data/fr/can-i/food';
import { homeAndWorkWords as homeInFrench } from '@/data/fr/can-i/home-and-work';
import { medicinesWords as medicinesInFrench } from '@/data/fr/can-i/medicines';
import { languageCode } from '@/words/language';

const allWords: Record<string, Record<string, CanIWords>> = {
  en: {
    ...foodInEnglish,
    ...drinksInEnglish,
    ...medicinesInEnglish,
    ...bodyInEnglish,
    ...activityInEnglish,
    ...homeInEnglish,
  },
  fr: {
    ...foodInFrench,
    ...drinksInFrench,
    ...medicinesInFrench,
    ...bodyInFrench,
    ...activityInFrench,
    ...homeInFrench,
  },
};

/**
 * What people type for an entry of the look-up: its names and search words in the language of the page; of the other
 * language its name and what is one word, as brands and most foods are. The index has no room for more.
 */
export function listCanISearchWords(id: string): string[] {
  return Object.entries(allWords).flatMap(([code, words]) => {
    const { name = '', searchWords = '' } = words[id] ?? {};
    const typed = searchWords.split(', ');
    return [name, ...(code === languageCode ? typed : typed.filter((phrase) => !phrase.includes(' ')))];
  });
}
