import languages from './languages.json';

export type LanguageCode = 'en' | 'fr';

export { languages };
