/** What a page needs beside its HTML and its style sheet. The build fails where it needs more. */
type TierFacts =
  /** Nothing. */
  | { tier: 'words' }
  /** A small script of its own over text that stands in the HTML; no React. */
  | {
      tier: 'light';
      /** The name of the script: lib/browser/light/<name>.ts, which the site serves as /light/<name>.js. */
      script: string;
      /** Where it has controls: what is tapped and entered before the script has started is replayed. */
      earlyUse?: 'replayed';
    }
  /** React. */
  | {
      tier: 'widget';
      /**
       * What becomes of what is tapped and entered before the widgets have started: it is replayed
       * (lib/browser/in-page/early-use), or the times of taps are stored, as a labour needs (early-timer).
       */
      earlyUse: 'replayed' | 'timed';
    };

/** The tier of a page, from the lightest to the heaviest. */
export type Tier = TierFacts['tier'];

/** The category that schema.org's list of applications has for what a page does. */
export type ApplicationCategory = 'HealthApplication' | 'FinanceApplication' | 'UtilitiesApplication';

/** What search engines and shared links are told of a page beside its title and description. */
export interface SearchFacts {
  /** 'medical' carries health advice, 'tool' is a widget first. */
  kind: 'medical' | 'tool' | 'general';
  /** The picture on the card of a shared link. */
  picture: string;
  /** For a page that is an application too. A 'tool' without it is of 'UtilitiesApplication'. */
  application?: ApplicationCategory;
  /** The day on which its words last changed, yyyy-MM-dd, where that is later than that of the site (data/site). */
  lastChanged?: string;
  /**
   * False where the name of a calculator of due dates does not belong beside the title in search results: after a loss, and
   * where somebody must act.
   */
  hasSiteName?: false;
}

/** What a page that search engines may lead to has, and all others have not. */
type WayFacts =
  | {
      /** Search engines are asked to leave out a page without it. */
      search: SearchFacts;
    }
  | { search?: undefined };

/** The links of the header, its tools, or the line at the end of the footer. */
export type Menu = 'header' | 'tools' | 'footer';

/** What the site knows of a page apart from its words. */
export type PageFacts = {
  /** What code and tests call the page, and the key of its words. */
  id: string;
  /** Its address below the site's own, in English. */
  path: `/${string}`;
  /** Whether a long press on the icon of the installed site offers the page. */
  isShortcut?: true;
  /** Whether it is shown in place of a page that is missing or cannot be loaded. */
  isStandIn?: true;
  /** False where the service worker does not precache the page. */
  isPrecached?: false;
  /** The menu that leads to the page. A page without `search` has its label there in the words of navigation. */
  menu?: Menu;
} & WayFacts &
  TierFacts;

/**
 * Every page but those that `pageFamilies` makes. Menus, shortcuts, sitemap and measurements follow this order. How a
 * page is added: docs/content.md, "Adding a page".
 */
const allPages = [
  {
    id: 'home',
    path: '/',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'beaver', application: 'HealthApplication' },
    menu: 'header',
  },
  {
    id: 'contraction-timer',
    path: '/contraction-timer',
    tier: 'widget',
    earlyUse: 'timed',
    search: { kind: 'medical', picture: 'stopwatch', application: 'HealthApplication' },
    menu: 'tools',
    isShortcut: true,
  },
  {
    id: 'when-to-call',
    path: '/when-to-call',
    tier: 'light',
    script: 'when-to-call',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'maple-leaf', hasSiteName: false },
    menu: 'tools',
  },
  {
    id: 'signs-of-labour',
    path: '/signs-of-labour',
    tier: 'words',
    search: { kind: 'medical', picture: 'stopwatch', hasSiteName: false },
  },
  {
    id: 'movements',
    path: '/movements',
    tier: 'light',
    script: 'movements',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'maple-leaf', hasSiteName: false },
  },
  {
    id: 'can-i',
    path: '/can-i',
    tier: 'light',
    script: 'search',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'pancakes' },
    menu: 'tools',
  },
  {
    id: 'find-care',
    path: '/find-care',
    tier: 'light',
    script: 'find-care',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'stethoscope' },
    menu: 'tools',
  },
  {
    id: 'labour',
    path: '/labour',
    tier: 'words',
    search: { kind: 'medical', picture: 'hospital' },
  },
  {
    id: 'tests',
    path: '/tests',
    tier: 'words',
    search: { kind: 'medical', picture: 'test-tube' },
  },
  {
    id: 'leaving-home',
    path: '/leaving-home',
    tier: 'words',
    search: { kind: 'medical', picture: 'canoe' },
  },
  {
    id: 'after-birth',
    path: '/after-birth',
    tier: 'words',
    search: { kind: 'medical', picture: 'baby-moccasin' },
    menu: 'tools',
  },
  {
    id: 'hospital-bag',
    path: '/hospital-bag',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'general', picture: 'luggage', application: 'UtilitiesApplication' },
    menu: 'tools',
    isShortcut: true,
  },
  {
    id: 'calculator',
    path: '/calculator',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'spiral-calendar', application: 'HealthApplication' },
    menu: 'header',
    isShortcut: true,
  },
  {
    id: 'ivf',
    path: '/due-date/ivf',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'spiral-calendar', application: 'HealthApplication' },
  },
  {
    id: 'conception',
    path: '/due-date/conception',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'spiral-calendar', application: 'HealthApplication' },
  },
  {
    id: 'ultrasound',
    path: '/due-date/ultrasound',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'spiral-calendar', application: 'HealthApplication' },
  },
  {
    id: 'how-many-weeks',
    path: '/how-many-weeks',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'spiral-calendar', application: 'HealthApplication' },
  },
  {
    id: 'development',
    path: '/development',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'hockey-puck' },
    menu: 'header',
  },
  {
    id: 'resources',
    path: '/resources',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'general', picture: 'world-map' },
    menu: 'header',
  },
  {
    id: 'timeline',
    path: '/timeline',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'snowflake' },
    menu: 'header',
  },
  {
    id: 'benefits',
    path: '/benefits',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'toonie', application: 'FinanceApplication' },
    menu: 'tools',
  },
  {
    id: 'letter',
    path: '/benefits/letter',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'tool', picture: 'envelope' },
  },
  {
    id: 'standard-or-extended',
    path: '/benefits/standard-or-extended',
    tier: 'words',
    search: { kind: 'general', picture: 'toonie' },
  },
  {
    id: 'tips',
    path: '/tips',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'moose' },
    menu: 'tools',
  },
  {
    id: 'search',
    path: '/search',
    tier: 'light',
    script: 'search',
    earlyUse: 'replayed',
    search: { kind: 'general', picture: 'maple-leaf' },
  },
  {
    id: 'about',
    path: '/about',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'general', picture: 'open-book' },
    menu: 'footer',
  },
  {
    id: 'support',
    path: '/support',
    tier: 'widget',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'maple-leaf', hasSiteName: false },
    menu: 'footer',
  },
  {
    id: 'papers',
    path: '/papers',
    tier: 'light',
    script: 'papers',
    earlyUse: 'replayed',
    search: { kind: 'general', picture: 'identification-card' },
  },
  // Only for whom somebody sends a copy, or who sends one.
  { id: 'partner', path: '/partner', tier: 'widget', earlyUse: 'replayed' },
  // Search engines are not told of it: only who looks for it here is led there.
  { id: 'birth', path: '/birth', tier: 'widget', earlyUse: 'replayed', menu: 'tools' },
  // Likewise: what is shown there is the visitor's own.
  { id: 'take-along', path: '/take-along', tier: 'widget', earlyUse: 'replayed', menu: 'tools' },
  {
    id: 'first-six-weeks',
    path: '/first-six-weeks',
    tier: 'light',
    script: 'first-six-weeks',
    earlyUse: 'replayed',
    search: { kind: 'medical', picture: 'tear-off-calendar' },
  },
  // Neither is listed nor precached: what somebody reads there is nobody else's business.
  { id: 'safety', path: '/safety', tier: 'words', isPrecached: false },
  { id: 'options', path: '/options', tier: 'words', isPrecached: false },
  { id: 'offline', path: '/offline', tier: 'words', isStandIn: true },
  // Hosts may answer its address with status 404, and one such answer makes the installation of the service worker fail.
  { id: 'missing-page', path: '/404', tier: 'words', isStandIn: true, isPrecached: false },
] as const satisfies readonly PageFacts[];

type OnePage = (typeof allPages)[number];

export type PageId = OnePage['id'];
/** The pages that search engines are told of, and so have a title and a description in the words of pages. */
export type ListedPageId = Extract<OnePage, { search: object }>['id'];
/** The pages whose early taps are replayed: each has a text for a script that cannot start. */
export type ReplayedPageId = Extract<OnePage, { earlyUse: 'replayed' }>['id'];

export type ShortcutPageId = Extract<OnePage, { isShortcut: true }>['id'];

export const pages: readonly (PageFacts & { id: PageId })[] = allPages;

/** Pages that are all made alike, below the page of `parent`. Their names: lib/site/site-pages. */
export type PageFamily = {
  id: 'week' | 'region' | 'can-i-topic';
  parent: PageId;
  /** The one that is measured, and those that are tried for all of them. */
  measured: string;
  examples: readonly string[];
} & TierFacts;

export const pageFamilies: readonly PageFamily[] = [
  {
    id: 'week',
    parent: 'development',
    tier: 'light',
    script: 'own-week',
    measured: 'week-20',
    examples: ['week-1', 'week-20'],
  },
  { id: 'region', parent: 'resources', tier: 'words', measured: 'ontario', examples: ['quebec', 'nunavut'] },
  {
    id: 'can-i-topic',
    parent: 'can-i',
    tier: 'light',
    script: 'can-i',
    earlyUse: 'replayed',
    measured: 'food',
    examples: ['food', 'medicines'],
  },
];

/**
 * The parts of addresses in French, by their English names: of every page but home, then of folders, topics and regions where
 * they differ. 'week' stands for week-1 to week-40. A list of its own, as it is all that browsers need of this file.
 */
export const frenchSlugs: Record<Exclude<PageId, 'home' | 'missing-page'>, string> & Record<string, string> = {
  'when-to-call': 'quand-appeler',
  'signs-of-labour': 'debut-du-travail',
  tests: 'tests-prenataux',
  'can-i': 'puis-je',
  movements: 'mouvements',
  'find-care': 'trouver-un-suivi',
  labour: 'accouchement',
  'leaving-home': 'partir-accoucher',
  safety: 'securite',
  options: 'options',
  'contraction-timer': 'chronometre-contractions',
  'after-birth': 'apres-la-naissance',
  'hospital-bag': 'valise-accouchement',
  calculator: 'calculatrice',
  'due-date': 'date',
  ivf: 'fiv',
  conception: 'conception',
  ultrasound: 'echographie',
  'how-many-weeks': 'combien-de-semaines',
  development: 'developpement',
  resources: 'ressources',
  timeline: 'calendrier',
  benefits: 'prestations',
  letter: 'lettre',
  'standard-or-extended': 'standard-ou-prolonge',
  tips: 'conseils',
  search: 'recherche',
  about: 'a-propos',
  support: 'soutien',
  'take-along': 'emporter',
  partner: 'partenaire',
  birth: 'naissance',
  papers: 'papiers',
  'first-six-weeks': 'six-premieres-semaines',
  offline: 'hors-ligne',
  week: 'semaine',
  food: 'aliments',
  drinks: 'boissons',
  medicines: 'medicaments',
  'body-and-beauty': 'corps-et-beaute',
  'activity-and-travel': 'activites-et-voyages',
  'home-and-work': 'maison-et-travail',
  'british-columbia': 'colombie-britannique',
  'new-brunswick': 'nouveau-brunswick',
  'newfoundland-and-labrador': 'terre-neuve-et-labrador',
  'nova-scotia': 'nouvelle-ecosse',
  'prince-edward-island': 'ile-du-prince-edouard',
  'northwest-territories': 'territoires-du-nord-ouest',
};
