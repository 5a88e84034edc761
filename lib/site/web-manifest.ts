import { pages, type ShortcutPageId } from '@/data/pages';
import { themeColors } from '@/data/site';
import { webAppIcons } from '@/data/web-app';
import { languageTag } from '@/words/language';
import * as site from '@/words/site';
import { shortcuts, shortName } from '@/words/web-app';
import { href } from './href';
import { getPage } from './pages';

/**
 * The manifest by which browsers install the site: names, icons and shortcuts, all addresses below the base path.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function getWebManifest() {
  const icons = webAppIcons
    .filter(({ file }) => file !== 'apple-touch-icon.png')
    .map(({ file, sizePx, isBled }) => ({
      src: href(`/icons/${file}`),
      sizes: `${sizePx}x${sizePx}`,
      type: 'image/png',
      purpose: isBled ? 'maskable' : 'any',
    }));
  return {
    id: href('/'),
    name: site.homeTitle,
    short_name: shortName,
    description: getPage('/').description,
    lang: languageTag,
    dir: 'ltr',
    start_url: href('/'),
    // All languages: a link to another one stays within the installed site.
    scope: `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`,
    display: 'standalone',
    // A manifest has no dark theme; an open page uses its own theme colour.
    theme_color: themeColors.light,
    background_color: themeColors.light,
    categories: ['health', 'lifestyle'],
    icons,
    // What a long press on the icon offers, the most urgent first.
    shortcuts: pages
      .filter(({ isShortcut }) => isShortcut)
      .map(({ id, path }) => ({
        ...shortcuts[id as ShortcutPageId],
        url: href(path),
        icons: icons.filter(({ sizes }) => sizes === '192x192'),
      })),
  };
}
