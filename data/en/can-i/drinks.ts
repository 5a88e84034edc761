import type { drinks } from '@/data/can-i/drinks';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Nothing to do.';
const oneCup = 'One cup too many is no cause for alarm. Choose small or decaf next.';
const mostStayWell =
  'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.';

export const drinksWords: Record<keyof typeof drinks, CanIWords> = {
  coffee: {
    name: 'Coffee',
    searchWords:
      'caffeine, cafe, latte, espresso, cappuccino, drip coffee, brewed coffee, cold brew, iced coffee, iced capp',
    todo: 'Keep all caffeine to 300 mg a day or less. Two 8 oz cups of brewed coffee come near it; two of filter drip are over it.',
    why: 'Too much is linked to miscarriage and small babies.',
    already: 'One day above it is no cause for alarm. Drink less from tomorrow.',
    differ: 'The United States and the United Kingdom say 200 mg a day. Health Canada says 300 mg, and we follow it.',
  },
  'tim-hortons': {
    name: 'Coffee to go',
    searchWords: 'tim hortons, tims, timmies, double double, tim hortons coffee, medium double double, takeout coffee',
    todo: "One medium Tim Hortons coffee is most of a day's 300 mg. It holds about 205 mg of caffeine.",
    why: 'A small holds about 140 mg, a large 270 mg, an extra large 330 mg: second-hand figures of the chain.',
    already: oneCup,
  },
  starbucks: {
    name: 'Strong coffee to go',
    searchWords:
      'starbucks, starbucks coffee, grande coffee, venti, tall coffee, frappuccino, second cup, mcdonalds coffee',
    todo: "Ask the shop how much caffeine your cup holds. A small one can be most of a day's 300 mg. A larger one can be over it.",
    why: 'The figures that we saw are old and second-hand: about 193 to 270 mg in 354 mL, and 330 mg in 473 mL.',
    already: oneCup,
  },
  decaf: {
    name: 'Decaf coffee',
    searchWords: 'decaf, decaffeinated, swiss water',
    todo: 'Decaf is fine.',
    why: 'A cup holds only 3 to 5 mg of caffeine.',
    already: nothing,
  },
  tea: {
    name: 'Black and green tea',
    searchWords: 'tea, black tea, green tea, earl grey, orange pekoe, iced tea, chai, matcha, bubble tea',
    todo: 'Black and green tea are fine; count 30 to 50 mg of caffeine a cup, and more for strong tea or matcha.',
    why: 'All caffeine counts toward 300 mg a day.',
    already: nothing,
    differ:
      'Health Canada gives 30 to 50 mg a cup (237 mL); an older federal table gives 78 to 108 mg for 200 mL of strong tea. If yours is strong, count the higher figure.',
  },
  cola: {
    name: 'Cola and other pop',
    searchWords: 'coke, cola, pepsi, pop, soda, soft drink, mountain dew, diet coke',
    todo: 'A can of cola now and then is fine; count about 40 mg of caffeine.',
    why: 'A can (355 mL) holds 36 to 46 mg, diet cola 39 to 50 mg, and all caffeine counts toward 300 mg a day.',
    already: nothing,
  },
  chocolate: {
    name: 'Chocolate',
    searchWords: 'dark chocolate, hot chocolate, chocolate milk, cocoa, chocolate bar',
    todo: 'Chocolate is fine; it adds a little caffeine.',
    why: 'A cup of hot chocolate holds about 5 mg, 60 g of dark chocolate 40 to 50 mg.',
    already: nothing,
  },
  'energy-drinks': {
    name: 'Energy drinks',
    searchWords:
      'energy drink, red bull, monster, redbull, guru, prime energy, 5 hour energy, energy shot, pre workout',
    todo: 'Leave out energy drinks and energy shots.',
    why: 'They can hold up to 180 mg of caffeine a serving, and herbs that are not tested in pregnancy.',
    already: 'One can is no cause for alarm. Have no more caffeine today, and choose something else next time.',
  },
  'yerba-mate-guarana': {
    name: 'Yerba mate and guarana',
    searchWords: 'yerba mate, guarana, kola nut, guayusa, mate tea',
    todo: 'Count the caffeine in these herbs, or leave them out.',
    why: 'They are natural but hold caffeine, which counts toward 300 mg a day.',
    already: nothing,
  },
  'ginger-tea': {
    name: 'Ginger tea',
    searchWords: 'ginger, ginger ale, ginger candy, ginger chews, gravol ginger, ginger pills',
    todo: 'Ginger tea is fine, 2 to 3 cups a day; ask before ginger pills.',
    why: 'Health agencies list ginger among the safe herbal teas.',
    already: nothing,
  },
  'mint-tea': {
    name: 'Peppermint tea',
    searchWords: 'mint tea, spearmint',
    todo: 'Peppermint tea is fine, 2 to 3 cups a day.',
    why: 'Several health services in Canada list it.',
    already: nothing,
    differ:
      'Local health services in Ontario and in Newfoundland and Labrador list mint; the older federal list does not name it. We follow the local ones.',
  },
  'citrus-rosehip-tea': {
    name: 'Rose hip and citrus tea',
    searchWords: 'rose hip tea, orange peel tea, lemon balm, citrus tea, linden, linden tea, lemon tea, orange tea',
    todo: 'Citrus peel, rose hip and lemon balm teas are fine, 2 to 3 cups a day. Do you have heart disease? No linden tea.',
    why: 'They are on the federal list of safe herbal teas.',
    already: nothing,
  },
  chamomile: {
    name: 'Chamomile tea',
    searchWords: 'chamomile, camomile, sleepytime',
    todo: 'Leave it out, and choose a ginger, mint or rose hip tea.',
    why: 'The federal list names it as not good in pregnancy.',
    already: 'A cup is no cause for alarm. Choose another tea.',
    differ: 'Some Quebec parenting pages call it fine; the federal list does not, and we follow the list.',
  },
  'echinacea-tea': {
    name: 'Echinacea',
    searchWords: 'echinacea tea',
    todo: 'Ask a pharmacist first, even for the tea.',
    already: nothing,
    differ:
      'Health services in Haldimand-Norfolk (Ontario) and in Newfoundland and Labrador list 2 to 3 cups a day as fine; the federal list does not name it. So we say: ask first.',
  },
  'raspberry-leaf': {
    name: 'Raspberry leaf tea',
    searchWords: 'red raspberry leaf, raspberry leaf',
    todo: 'Ask your midwife or doctor before you drink it.',
    why: 'It is on no list of safe teas that we saw, and its effect is not well known.',
    already: nothing,
  },
  'labrador-tea': {
    name: 'Labrador tea',
    searchWords: 'country tea, muskeg tea',
    todo: 'Leave out Labrador tea.',
    why: 'The federal list names it as not safe in pregnancy.',
    already: 'A cup is no cause for alarm. Tell your health centre if you drink it often.',
  },
  'laxative-tea': {
    name: 'Detox and laxative tea',
    searchWords: 'senna tea, detox tea, slimming tea, laxative tea, aloe, skinny tea, smooth move',
    todo: 'Leave out senna and other teas that act as a laxative, slim or detox.',
    why: 'They act like drugs and are on the federal list of teas to avoid.',
    already: 'Have no more. Cramps or bleeding: before 20 weeks call now; from 20 weeks go to the hospital now.',
  },
  'unsafe-herbs': {
    name: 'Comfrey, pennyroyal and others',
    searchWords: 'comfrey, pennyroyal, coltsfoot, juniper, sassafras, lobelia, black cohosh, blue cohosh, duck root',
    todo: 'Leave these herbs out, as tea or as pills.',
    why: 'Comfrey, pennyroyal, coltsfoot, juniper, sassafras, lobelia, black cohosh and blue cohosh are on Canadian lists of herbs not safe in pregnancy.',
    already: 'Take no more, and ask a pharmacist or your provider.',
  },
  'other-herbal-tea': {
    name: 'Other herbal teas',
    searchWords: 'herbal tea, herb tea, tisane, rooibos, nettle tea, hibiscus tea, fennel tea, davids tea',
    todo: 'Is your herbal tea not on this list? Ask a pharmacist or your provider before you drink it.',
    why: 'Most herbs have not been tested in pregnancy.',
    already: nothing,
  },
  kombucha: {
    name: 'Kombucha',
    searchWords: "kombucha tea, kambucha, gt's kombucha",
    todo: 'Leave out kombucha.',
    why: 'It can hold alcohol and is often not pasteurized.',
    already: nothing,
  },
  alcohol: {
    name: 'Alcohol',
    searchWords:
      'wine, beer, glass of wine, champagne, cooler, vodka, drinking, cocktail, one drink, hard cider, liqueur, baileys, seltzer, spirits, rum, whisky',
    todo: 'Drink none at all while you are pregnant.',
    why: 'No amount and no time is known to be safe.',
    already: 'If you do not drink every day, have no more; each day without helps.',
    call: 'Do you drink every day? Do not stop alone: call a provider today. Shaking, confusion or a seizure: call 911.',
  },
  'alcohol-before': {
    name: 'Alcohol before you knew',
    searchWords: 'drank before i knew, alcohol before i knew, drank before positive test, drunk and pregnant',
    todo: 'Drink no more, and tell your provider. A little before you knew is not likely to do harm.',
    why: 'Half of pregnancies are not planned, so this is common.',
    already: 'Stay calm, and tell your provider how much and when.',
    call: 'Do you drink every day? Call before you cut down, today: a sudden stop can make you ill.',
  },
  'non-alcoholic-beer': {
    name: 'Alcohol-free beer and wine',
    searchWords:
      'non alcoholic beer, alcohol free beer, near beer, 0.5 beer, dealcoholized wine, virgin wine, nonalcoholic',
    todo: 'Leave out alcohol-free beer and wine; choose a juice or soda mix.',
    why: 'In a Canadian test, 29 % of such drinks held more alcohol than the label said.',
    already: 'One is no cause for alarm. Choose something else next time.',
  },
  'cooking-wine': {
    name: 'Alcohol in food',
    searchWords: 'cooking wine, wine sauce, rum cake, vodka sauce, beer batter, tiramisu',
    todo: 'Leave alcohol out of food too.',
    why: 'Not all of it cooks off, and nobody can say how much stays.',
    already: 'A bite or a meal is no cause for alarm.',
  },
  'well-water': {
    name: 'Tap and well water',
    searchWords: 'well water, tap water, lead pipes, hard water, boil water advisory',
    todo: 'Boil water advisory? Boil it for one full minute, or drink bottled. Have a private well tested; with old pipes, run the cold tap first.',
    why: 'Well water can hold germs, and old pipes can hold lead.',
    already: 'Call your public health office if your water may hold lead.',
    local:
      'New Brunswick says to run the cold tap for five minutes in the morning, and never to use hot tap water for food.',
  },
  'raw-juice-cider': {
    name: 'Unpasteurized juice and cider',
    searchWords:
      'apple cider, unpasteurized cider, fresh juice, juice bar, cold pressed juice, raw juice, fresh squeezed',
    todo: 'Drink only pasteurized juice and cider, or boil it for one minute.',
    why: 'Raw juice can carry E. coli.',
    already: mostStayWell,
  },
  eggnog: {
    name: 'Eggnog',
    searchWords: 'egg nog',
    todo: 'Buy the pasteurized kind with no alcohol. Heat your own to 71 °C, until it steams.',
    why: 'Homemade eggnog holds raw egg.',
    already: mostStayWell,
  },
  'plant-milk': {
    name: 'Plant-based drinks',
    searchWords:
      'plant milk, plant based milk, oat milk, almond milk, coconut milk, rice milk, non dairy milk, oat drink',
    todo: 'Choose one with no sugar and with vitamin D added.',
    why: "Canada's Food Guide lists such drinks as a source of vitamin D.",
    already: 'Nothing to do.',
  },
  'rehydration-drinks': {
    name: 'Rehydration and sports drinks',
    searchWords:
      'electrolytes, electrolyte drink, electrolyte powder, pedialyte, gastrolyte, hydralyte, liquid iv, lmnt, gatorade, powerade, biosteel',
    todo: 'We have no source for this: ask a pharmacist, your provider or the health line.',
  },
};
