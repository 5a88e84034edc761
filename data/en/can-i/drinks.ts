import type { drinks } from '@/data/can-i/drinks';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Nothing to do.';
const oneCup = 'One cup too many is no cause for alarm. Choose small or decaf next.';
const mostStayWell =
  'Most people stay well. Call now with a fever of 38 °C or more. Call the same day for bad or bloody diarrhea, or if you cannot keep fluids down.';
/** After what may bring on cramps or bleeding. */
const crampsOrBlood =
  'Cramps, or blood from the vagina: from 20 weeks go to the hospital now. Before 20 weeks call now, and go now if you have both or either is strong. A pad soaked in an hour or less: call 911.';
/** Of what is to be asked about before more of it. */
const askBeforeMore = 'Nothing to do. Ask before you have more.';

export const drinksWords: Record<keyof typeof drinks, CanIWords> = {
  coffee: {
    name: 'Coffee',
    searchWords:
      'caffeine, cafe, latte, espresso, cappuccino, drip coffee, brewed coffee, cold brew, iced coffee, mocha, instant coffee, americano, keurig, nespresso, caffeine pills',
    todo: 'Keep all caffeine to 300 mg a day or less: coffee, tea, cola, chocolate. Two 8 oz (237 mL) cups of filter drip coffee are over it.',
    why: 'Too much is linked to miscarriage and small babies.',
    already: 'One day above it is no cause for alarm. Have no more caffeine that day, and less from then on.',
    differ: 'The United States and the United Kingdom say 200 mg a day. Health Canada says 300 mg, and we follow it.',
  },
  'tim-hortons': {
    name: 'Coffee to go',
    searchWords:
      'tim hortons, tims, timmies, double double, tim hortons coffee, medium double double, takeout coffee, iced capp, timmy',
    todo: "A medium Tim Hortons coffee holds about 205 mg of caffeine: most of a day's 300 mg. An extra large is over it on its own.",
    why: 'A small holds about 140 mg, a large 270 mg, an extra large 330 mg: second-hand figures of the chain.',
    already: oneCup,
  },
  starbucks: {
    name: 'Strong coffee to go',
    searchWords:
      'starbucks, starbucks coffee, grande coffee, venti, tall coffee, frappuccino, second cup, mcdonalds coffee, mccafe',
    todo: "Ask the shop first how much caffeine your cup holds. A small one can be most of a day's 300 mg. A larger one can be over it.",
    why: 'The figures that we saw are old and second-hand: about 193 to 270 mg in a tall (354 mL), and 330 mg in a grande (473 mL).',
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
    name: 'Tea',
    searchWords:
      'black tea, green tea, earl grey, orange pekoe, iced tea, chai, matcha, bubble tea, white tea, oolong, red rose, nestea, decaf tea, boba',
    todo: 'Black and green tea are fine; count 30 to 50 mg of caffeine a cup, and more for strong tea or matcha.',
    why: 'All caffeine counts toward 300 mg a day.',
    already: nothing,
    differ:
      'Health Canada gives 30 to 50 mg a cup (237 mL); an older federal table gives 78 to 108 mg for 200 mL of strong tea. If yours is strong, count the higher figure.',
  },
  cola: {
    name: 'Cola and other pop',
    searchWords:
      'coke, cola, pepsi, pop, soda, soft drink, mountain dew, diet coke, 7up, sprite, crush, root beer, dr pepper',
    todo: 'A can of cola now and then is fine; count about 40 mg of caffeine. Pop with no caffeine does not count.',
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
      'energy drink, red bull, monster, redbull, guru, prime energy, 5 hour energy, energy shot, pre workout, celsius energy drink',
    todo: 'Leave out energy drinks and energy shots.',
    why: 'They can hold up to 180 mg of caffeine a serving, and herbs that are not tested in pregnancy.',
    already: 'One can is no cause for alarm. Have no more caffeine today, and choose something else next time.',
  },
  'yerba-mate-guarana': {
    name: 'Yerba mate and guarana',
    searchWords: 'yerba mate, guarana, kola nut, guayusa, mate tea',
    todo: 'Leave them out if the label does not give the caffeine. If it does, count it toward 300 mg a day.',
    why: 'They are natural but hold caffeine.',
    already: 'A cup is no cause for alarm. Count its caffeine for that day.',
  },
  'ginger-tea': {
    name: 'Ginger tea',
    searchWords: 'ginger, ginger ale, ginger candy, ginger chews, gravol ginger, ginger pills',
    todo: 'Ginger tea is fine. Drink no more than 2 to 3 cups of herbal tea a day in all; ask before ginger pills.',
    why: 'Health agencies list ginger among the safe herbal teas.',
    already: nothing,
  },
  'mint-tea': {
    name: 'Peppermint tea',
    searchWords: 'mint tea, spearmint',
    todo: 'Peppermint tea is fine, but not pennyroyal. Drink no more than 2 to 3 cups of herbal tea a day in all.',
    why: 'Several health services in Canada list it.',
    already: nothing,
    differ:
      'Local health services in Ontario and in Newfoundland and Labrador list mint; the older federal list does not name it. We follow the local ones.',
  },
  'citrus-rosehip-tea': {
    name: 'Rose hip, citrus and linden tea',
    searchWords: 'rose hip tea, orange peel tea, lemon balm, citrus tea, linden, linden tea, lemon tea, orange tea',
    todo: 'Citrus peel, rose hip and lemon balm teas are fine, and linden too if you have no heart disease. Drink no more than 2 to 3 cups of herbal tea a day in all.',
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
    already: askBeforeMore,
    differ:
      'Health services in Haldimand-Norfolk (Ontario) and in Newfoundland and Labrador list 2 to 3 cups a day as fine; the federal list does not name it. So we say: ask first.',
  },
  'raspberry-leaf': {
    name: 'Raspberry leaf tea',
    searchWords: 'red raspberry leaf, raspberry leaf',
    todo: 'Ask your midwife or doctor before you drink it.',
    why: 'It is on no list of safe teas that we saw, and its effect is not well known.',
    already: askBeforeMore,
  },
  'labrador-tea': {
    name: 'Labrador tea',
    searchWords: 'country tea, muskeg tea',
    todo: 'Leave out Labrador tea.',
    why: 'The federal list names it as not safe in pregnancy.',
    already: 'A cup is no cause for alarm. Tell your provider or health centre if you drink it often.',
  },
  'laxative-tea': {
    name: 'Detox and laxative tea',
    searchWords:
      'senna tea, detox tea, slimming tea, laxative tea, aloe, skinny tea, smooth move, aloe vera juice, slimquick',
    todo: 'Leave out senna and other laxative, slimming or detox teas.',
    why: 'They act like drugs and are on the federal list of teas to avoid.',
    already: `Have no more of the tea. Was a laxative prescribed, or advised by a pharmacist? Call before you stop it. ${crampsOrBlood}`,
  },
  'unsafe-herbs': {
    name: 'Comfrey, pennyroyal and others',
    searchWords: 'comfrey, pennyroyal, coltsfoot, juniper, sassafras, lobelia, black cohosh, blue cohosh, duck root',
    todo: 'Leave these herbs out, as tea or as pills.',
    why: 'Comfrey, pennyroyal, coltsfoot, juniper, sassafras, lobelia, black cohosh and blue cohosh are on Canadian lists of herbs not safe in pregnancy.',
    already: `Take no more, and call a pharmacist or your provider today. ${crampsOrBlood}`,
  },
  'other-herbal-tea': {
    name: 'Other herbal teas',
    searchWords:
      'herbal tea, herb tea, tisane, rooibos, nettle tea, hibiscus tea, fennel tea, davids tea, verbena, lavender tea, thyme tea, sage tea, dandelion, passionflower, valerian, ginseng, moringa, chaga, cedar tea',
    todo: 'Is your herbal tea not on this page? Ask a pharmacist or your provider before you drink it.',
    why: 'Most herbs have not been tested in pregnancy.',
    already: askBeforeMore,
  },
  kombucha: {
    name: 'Kombucha',
    searchWords: "kombucha tea, kambucha, gt's kombucha",
    todo: 'Leave out kombucha.',
    why: 'It can hold alcohol and is often not pasteurized.',
    already: 'A glass is no cause for alarm. Choose something else next time. Call now with a fever of 38 °C or more.',
  },
  alcohol: {
    name: 'Alcohol',
    searchWords:
      'wine, beer, glass of wine, champagne, cooler, vodka, drinking, cocktail, one drink, hard cider, liqueur, baileys, seltzer, spirits, rum, whisky, gin, tequila, prosecco, port wine, sangria, white claw, sparkling wine, margarita, shots, booze, caesar, bloody caesar, caesar cocktail',
    todo: 'Drink none at all while you are pregnant. Do you drink every day? Call first.',
    why: 'No amount and no time is known to be safe.',
    already: 'If you do not drink every day, have no more; each day without helps.',
    call: 'Do you drink every day? Do not stop all at once: call a provider today, before you cut down. A sudden stop can be dangerous. Shaking, confusion or a seizure: call 911.',
  },
  'alcohol-before': {
    name: 'Alcohol before you knew',
    searchWords: 'drank before i knew, alcohol before i knew, drank before positive test, drunk and pregnant',
    todo: 'If you do not drink every day, drink no more. Call your provider to talk about it. A little before you knew is not likely to do harm.',
    why: 'Half of pregnancies are not planned, so this is common.',
    already: 'Tell your provider how much you drank, and when.',
    call: 'Do you drink every day? Do not stop all at once: call a provider today, before you cut down. A sudden stop can be dangerous. Shaking, confusion or a seizure: call 911.',
  },
  'non-alcoholic-beer': {
    name: 'Alcohol-free beer and wine',
    searchWords:
      'non alcoholic beer, alcohol free beer, near beer, 0.5 beer, dealcoholized wine, virgin wine, nonalcoholic, mocktail, heineken zero, corona zero, na beer, virgin caesar, de-alcoholized wine',
    todo: 'Leave out alcohol-free beer and wine; choose a juice or soda mix.',
    why: 'In a Canadian test, 29 % of such drinks held more alcohol than the label said.',
    already: 'One is no cause for alarm. Choose something else next time.',
  },
  'cooking-wine': {
    name: 'Alcohol in food',
    searchWords: 'cooking wine, wine sauce, rum cake, vodka sauce, beer batter, tiramisu, coq au vin, beef bourguignon',
    todo: 'Leave out food made with alcohol.',
    why: 'Not all of it cooks off, and nobody can say how much stays.',
    already: 'A bite or a meal is no cause for alarm.',
  },
  'well-water': {
    name: 'Tap and well water',
    searchWords: 'well water, tap water, lead pipes, hard water, boil water advisory, bottled water',
    todo: 'Boil water advisory? Keep it at a full boil for one minute, or drink bottled. Have a private well tested; with old pipes, run the cold tap first.',
    why: 'Well water can hold germs, and old pipes can hold lead.',
    already:
      'Did you drink it before it was boiled? Call now with a fever of 38 °C or more. Call the same day for bad or bloody diarrhea, or if you cannot keep fluids down. Call your public health office if your water may hold lead.',
    local:
      'New Brunswick says to run the cold tap for five minutes in the morning, and never to use hot tap water for food.',
  },
  'raw-juice-cider': {
    name: 'Unpasteurized juice and cider',
    searchWords:
      'apple cider, unpasteurized cider, fresh juice, juice bar, cold pressed juice, raw juice, fresh squeezed',
    todo: 'Choose pasteurized juice and cider. If it is not, keep it at a full boil for one minute before you drink it.',
    why: 'Raw juice can carry E. coli.',
    already: mostStayWell,
  },
  eggnog: {
    name: 'Eggnog',
    searchWords: 'egg nog',
    todo: 'Buy the pasteurized kind with no alcohol. Heat your own to 71 °C, with a thermometer.',
    why: 'Homemade eggnog holds raw egg.',
    already: mostStayWell,
  },
  'plant-milk': {
    name: 'Plant-based drinks',
    searchWords:
      'plant milk, plant based milk, oat milk, almond milk, coconut milk, rice milk, non dairy milk, oat drink',
    todo: 'Choose one with no sugar and with vitamin D added.',
    why: "Canada's Food Guide lists such drinks as a source of vitamin D.",
    already: nothing,
  },
  'rehydration-drinks': {
    name: 'Rehydration and sports drinks',
    searchWords:
      'electrolytes, electrolyte drink, electrolyte powder, pedialyte, gastrolyte, hydralyte, liquid iv, lmnt, gatorade, powerade, biosteel',
    todo: 'We have no source for this: ask a pharmacist, your provider or the health line.',
    call: 'Cannot keep fluids down or dark urine: call today. Almost no urine, or none for 8 hours, feeling faint or dizzy, or vomiting blood: go to emergency now.',
  },
};
