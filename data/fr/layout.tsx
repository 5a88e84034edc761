import type { Words } from '@/data/words';

type English = typeof import('@/data/en/layout');

export const skipToContent: Words<English['skipToContent']> = 'Aller au contenu';
export const mainNavigation: Words<English['mainNavigation']> = 'Navigation principale';
export const menu: Words<English['menu']> = 'Menu';
export const closeMenu: Words<English['closeMenu']> = 'Fermer le menu';
export const mainMenu: Words<English['mainMenu']> = 'Menu principal';
export const tools: Words<English['tools']> = 'Outils';
export const search: Words<English['search']> = 'Rechercher';
export const timer: Words<English['timer']> = 'Chronomètre de contractions';
export const quickLinks: Words<English['quickLinks']> = 'Liens rapides';
export const helpfulResources: Words<English['helpfulResources']> = 'Ressources utiles';
export const copyright: Words<English['copyright']> = ({ year, site }) => (
  <>
    © {year} {site}. Renseignements généraux, pas un avis médical : c’est votre médecin ou votre sage-femme qui connaît
    votre grossesse.
  </>
);
