import { getBuildId } from './scripts/setup/source-state.mjs';

/** @type {import('next').NextConfig} */
export default {
  // No server: every page is a file, so that any static host can serve the site.
  output: 'export',
  // Where the export goes; Next's own files stay in .next all the same.
  ...(process.env.OUT_FOLDER && { distDir: process.env.OUT_FOLDER }),
  // For hosts that serve the site below a path, such as GitHub Pages.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  reactStrictMode: true,
  // The export has no image server; pictures are SVG files.
  images: { unoptimized: true },
  // Bundles site.js while the site is built; a program of its own, which cannot be bundled itself.
  serverExternalPackages: ['esbuild'],
  // The id stands in the pages: a random one would announce an update after every build, also of the same sources.
  generateBuildId: () => getBuildId(),
};
