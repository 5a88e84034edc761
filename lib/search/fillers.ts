import { fillers as english } from '@/data/en/search';
import { fillers as french } from '@/data/fr/search';

/** Words that say nothing of what is looked up, as in 'can I have', in both languages. */
export const searchFillers: readonly string[] = [english, french].flatMap((words) => words.split(', '));
