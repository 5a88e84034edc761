/** The scripts of pages of tier 'light': lib/browser/light/<name>.ts, which the site serves as /light/<name>.js. */
export const lightScripts = ['own-week'] as const;

export type LightScriptName = (typeof lightScripts)[number];
