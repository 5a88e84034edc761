/** @jest-environment node */
import { listTexts, loadModules } from '@/scripts/lint/list-words';
import { languages as english } from './en/movements';
import { languages as french } from './fr/movements';

/** Finds words, or the beginnings of words: they stand behind each other with a line between. */
const say = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})`, 'iu');

/**
 * What the page of movements must never say (facts on movements, 'never-say'): all is well; wait; count first; drink
 * something; it is quiet because labour is near; you can listen yourself; call tomorrow; your baby is just lazy; ten kicks
 * reached; points, streaks, 'normal'. And no line of nurses beside 'go'.
 */
const neverSay = {
  en: [
    say(
      "all is well|all's well|all good|is (?:fine|ok|well|good)|are (?:fine|ok|well)|no (?:need|reason) to (?:go|worry)",
    ),
    say("normal|reassur|don't worry"),
    say('wait|later|tomorrow|in the morning|rest first|lie down|if it (?:goes on|lasts)'),
    say('count|kick|ten(?!\\p{L})|10|six|6'),
    say('drink|juice|sugar|cold water|eat(?!\\p{L})|snack'),
    say('quiet|slow|move less before|labour is near|less room'),
    say('listen|monitor|doppler|heartbeat|app(?!\\p{L})'),
    say('lazy|sleep'),
    say('points|streak|goal|reached|well done'),
    say('811|health line|nurse line'),
  ],
  fr: [
    say('va bien|tout va|pas de raison'),
    say('normal|rassur|ne vous inquiétez'),
    say('attendez|attendre|plus tard|demain|au matin|reposez|allongez|couchez|si cela (?:dure|continue)'),
    say('comptez|compter|compté|comptant|coups|dix|10|six|6'),
    say('boire|boive|boisson|buvez|jus(?!\\p{L})|sucre|eau froide|manger|mangez'),
    say('calme|ralenti|bougent moins avant|moins de place'),
    say('écout|moniteur|doppler|cœur qui bat|application'),
    say('paresseu|endormi|dorment'),
    say('points|objectif|atteint|bravo'),
    say('811|ligne santé|info-santé'),
  ],
};

/** Sentences that may hold such words, as they say not to, or answer them: word for word, with the reason. */
const allowed = {
  en: {
    'No counting first.': 'Says not to.',
    'No juice, no sugar, no cold water as a test. It only takes time.': 'Says not to.',
    'No home heart monitor or app. A heartbeat does not show that the baby is well.': 'Says not to.',
    "Your sheet or your unit may tell you to eat, drink or count first. Canada's guideline of 2023 says to go right away. So go now, and call your unit on the way.":
      'Names other advice, and says to go.',
    'No number is right for all babies. What counts is what is usual for yours.': 'Says that no number is right.',
    'Movements grow until about 32 weeks. Then they stay about the same until the birth, and go on in labour. Kicks may turn into rolls.':
      'Names the kind of movement.',
    'Babies sleep, most often for 20 to 40 minutes at a time. If your baby moves less than usual, do not tell yourself that your baby is asleep: go now.':
      'Ends in going now.',
    "'Babies move less before labour.'": 'Is answered: not true.',
    "'I counted six in two hours.'": 'Is answered: go.',
    'If it is still less than usual for your baby, go. Fewer than six: go now.': 'Sends in either case.',
  },
  fr: {
    'Ne comptez pas les mouvements avant de partir.': 'Says not to.',
    'Pas de jus, pas de sucre, pas d’eau froide pour voir. C’est du temps perdu.': 'Says not to.',
    'Pas de moniteur ni d’application pour écouter le cœur à la maison. Un cœur qui bat ne montre pas que le bébé va bien.':
      'Says not to.',
    'Votre feuille ou votre unité vous dit peut-être de manger, de boire ou de compter d’abord. La directive canadienne de 2023 dit d’y aller tout de suite. Allez-y donc maintenant, et appelez votre unité en route.':
      'Names other advice, and says to go.',
    'La plupart des gens sentent leur bébé pour la première fois vers 18 à 20 semaines. Pour un premier bébé, ce peut être plus tard.':
      'The first movements.',
    'Les mouvements augmentent jusque vers 32 semaines. Ensuite, ils restent à peu près pareils jusqu’à la naissance, et continuent pendant le travail. Les coups deviennent parfois des roulades.':
      'Names the kind of movement.',
    'Les bébés dorment, le plus souvent de 20 à 40 minutes à la fois. Si votre bébé bouge moins que d’habitude, ne vous dites pas qu’il dort : allez-y maintenant.':
      'Ends in going now.',
    '« Les bébés bougent moins avant l’accouchement. »': 'Is answered: not true.',
    '« J’en ai compté six en deux heures. »': 'Is answered: go.',
    'Si c’est quand même moins que d’habitude pour votre bébé, allez-y. Moins de six : allez-y maintenant.':
      'Sends in either case.',
  },
};

describe.each(['en', 'fr'] as const)('what the page of movements says (%s)', (language) => {
  const texts = listTexts(loadModules(`data/${language}`, (path) => path === 'movements.ts')).texts.map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  );
  const isForbidden = (text: string) => neverSay[language].some((pattern) => pattern.test(text));

  it('is never what keeps somebody at home, but where it says not to', () => {
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => isForbidden(text) && !(text in allowed[language]))).toEqual([]);
  });

  it('holds each sentence that is allowed, and none that needs no allowing', () => {
    expect(Object.keys(allowed[language]).filter((text) => !texts.includes(text) || !isForbidden(text))).toEqual([]);
  });
});

it.each([
  ['en', 'All is well if you feel six.'],
  ['en', 'You can wait until the morning.'],
  ['en', 'Count first.'],
  ['en', 'Drink something cold.'],
  ['en', 'It is quiet because labour is near.'],
  ['en', 'You can listen yourself.'],
  ['en', 'Call tomorrow.'],
  ['en', 'Your baby is just lazy.'],
  ['en', 'Ten kicks reached.'],
  ['en', 'Call 811 first.'],
  ['fr', 'Tout va bien.'],
  ['fr', 'Attendez un peu.'],
  ['fr', 'Comptez d’abord.'],
  ['fr', 'Buvez quelque chose.'],
  ['fr', 'Votre bébé est calme parce que l’accouchement approche.'],
  ['fr', 'Vous pouvez écouter le cœur.'],
  ['fr', 'Appelez demain.'],
  ['fr', 'Votre bébé est paresseux.'],
  ['fr', 'Dix coups atteints.'],
  ['fr', 'Appelez d’abord Info-Santé.'],
] as const)('would be noticed (%s): %s', (language, text) => {
  expect(neverSay[language].some((pattern) => pattern.test(text))).toBe(true);
});

it.each([
  ['English', english, /numbers are not Canadian/, /do what this page says/],
  ['French', french, /numéros de téléphone ne sont pas canadiens/, /faites ce que dit cette page/],
])(
  'says of the text in other languages that its numbers are not Canadian, and which page wins, in %s',
  (_language, words, numbers, wins) => {
    expect(words.note).toMatch(numbers);
    expect(words.note).toMatch(wins);
  },
);
