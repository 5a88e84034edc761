import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { getBuildLanguage } from './scripts/setup/languages.mjs';
import { getBuildId } from './scripts/setup/source-state.mjs';

const { code, prefix } = getBuildLanguage();

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function getConfig(phase) {
  const folder = process.env.OUT_FOLDER;
  return {
    // No server: every page is a file, so that any static host can serve the site.
    output: 'export',
    // Where scripts/build.mjs wants the export; Next's own files stay in .next all the same. Not for the development
    // server, nor for `next typegen`, which would write its types there and name that folder in tsconfig.json.
    ...(folder && phase !== PHASE_DEVELOPMENT_SERVER && { distDir: `${folder}${prefix}` }),
    // For hosts that serve the site below a path, such as GitHub Pages, and for languages other than that of the root.
    basePath: `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${prefix}` || undefined,
    reactStrictMode: true,
    // The words of one language, and no other: docs/languages.md.
    turbopack: { resolveAlias: { '@/words/*': `./data/${code}/*` } },
    // `npm run typecheck` checks the program with the words of each other language, by its own tsconfig.fr.json.
    typescript: { ignoreBuildErrors: prefix !== '' },
    // The export has no image server; pictures are SVG files.
    images: { unoptimized: true },
    // Bundles site.js while the site is built; a program of its own, which cannot be bundled itself.
    serverExternalPackages: ['esbuild'],
    // The id stands in the pages: a random one would announce an update after every build, also of the same sources.
    generateBuildId: () => getBuildId(),
  };
}
