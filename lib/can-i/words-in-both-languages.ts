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

/** What each entry says, by language and id. */
export const canIWords: Record<'en' | 'fr', Record<string, CanIWords>> = {
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

/** What people type for an entry of the look-up, in both languages: its names and search words. */
export function listCanISearchWords(id: string): string[] {
  return Object.values(canIWords).flatMap((words) => {
    const { name = '', searchWords = '' } = words[id] ?? {};
    return [name, ...searchWords.split(', ')];
  });
}
