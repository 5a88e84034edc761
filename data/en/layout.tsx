import type { ReactNode } from 'react';

export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const mainMenu = 'Main menu';
export const tools = 'Tools';
export const search = 'Search';
export const timer = 'Contraction timer';
export const quickLinks = 'Quick Links';
export const helpfulResources = 'Helpful Resources';
export const copyright = ({ year, site }: { year: ReactNode; site: string }) => (
  <>
    © {year} {site}. General information, not medical advice: your provider knows your pregnancy.
  </>
);
