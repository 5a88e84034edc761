/** The language of this folder's texts, as the lang attribute, Intl and the manifest name it. */
export const languageTag = 'en-CA';
/** The language of the foreign names within these texts. */
export const foreignLanguage = 'fr';
