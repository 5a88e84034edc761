import type { CanIWords } from '@/data/can-i/entry';
import type { food } from '@/data/can-i/food';

export const foodWords: Record<keyof typeof food, CanIWords> = {
  'hard-cheese': {
    name: 'Cheddar',
    searchWords:
      'cheddar, gouda, swiss cheese, parmesan, parmesean, emmental, gruyere, marble cheese, hard cheese, cheese, grilled cheese',
    todo: 'Hard cheese made from pasteurized milk is fine.',
    why: 'It is dry and salty, so germs such as listeria grow poorly in it.',
    already: 'Nothing to do.',
    differ:
      'Dispensaire also accepts hard cheese (such as parmesan) of raw milk; Health Canada wants pasteurized. The careful rule is used.',
  },
  mozzarella: {
    name: 'Mozzarella',
    searchWords: 'mozzarella, mozarella, pizza cheese, brick mozzarella, shredded mozzarella',
    todo: 'Firm mozzarella in a brick, of pasteurized milk, is fine.',
    why: 'The firm kind holds less water than the fresh kind.',
    already: 'Nothing to do.',
    differ: 'Dispensaire puts mozzarella in both its semi-firm (avoid) and firm (safe) rows, by kind.',
  },
  'cream-cheese': {
    name: 'Cream cheese',
    searchWords: 'cream cheese, philadelphia, philly, bagel with cream cheese, cheese spread',
    todo: 'Cream cheese from a sealed tub or block is fine.',
    why: 'It is made from pasteurized milk.',
    already: 'Nothing to do.',
  },
  'cottage-ricotta': {
    name: 'Cottage cheese',
    searchWords: 'cottage cheese, ricotta, quark, labneh, lasagna',
    todo: 'These are fine if made from pasteurized milk and sold in a sealed tub.',
    why: 'Quebec dietitians list them as safe.',
    already: 'Nothing to do.',
  },
  'processed-cheese': {
    name: 'Kraft singles',
    searchWords: 'kraft singles, velveeta, cheez whiz, laughing cow, processed cheese, cheese slices',
    todo: 'Processed cheese is fine.',
    why: 'It is heated when it is made.',
    already: 'Nothing to do.',
  },
  'cheese-curds': {
    name: 'Cheese curds',
    searchWords: 'cheese curds, squeaky cheese, poutine, poutine curds, curds, cheeze curds',
    todo: 'Curds of pasteurized milk are fine; buy them sealed and fresh, and keep them in the fridge.',
    why: 'Montréal dietitians count curds as a firm cheese.',
    already: 'Nothing to do.',
    differ:
      "Health Canada's sheet names soft and semi-soft cheese only; it does not name curds. Open curds sold on the counter are not covered by any source seen.",
  },
  'brie-camembert': {
    name: 'Brie',
    searchWords: 'brie, camembert, camambert, baked brie, soft cheese, rind cheese, mould ripened cheese',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'Soft, moist cheese can hold listeria, which can harm the baby.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ:
      "The Canadian Public Health Association, a Calgary site and Health Canada in 2010 warned only about unpasteurized soft cheese; Health Canada's present sheet, Ontario and Quebec include pasteurized. The careful one is used.",
  },
  feta: {
    name: 'Feta',
    searchWords: 'feta, fetta, greek salad, feta cheese',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'Feta is soft and stored in brine, where listeria can grow.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ: 'Calgary (Birth and Babies) and CPHA accept feta of pasteurized milk.',
  },
  'blue-cheese': {
    name: 'Blue cheese',
    searchWords: 'blue cheese, bleu cheese, gorgonzola, roquefort, stilton, blue cheese dressing',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'Blue cheese is moist and can hold listeria.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'goat-cheese': {
    name: 'Goat cheese',
    searchWords: 'goat cheese, chevre, chèvre, soft goat cheese, goats cheese',
    todo: 'Leave out soft, creamy goat cheese, or cook it until it bubbles.',
    why: 'Soft goat cheese can hold listeria, even if pasteurized.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ:
      'Firm goat cheese of pasteurized milk counts as firm cheese (Dispensaire table is by texture, not by animal).',
  },
  bocconcini: {
    name: 'Bocconcini',
    searchWords: 'bocconcini, fresh mozzarella, burrata, buffalo mozzarella, caprese',
    todo: 'Leave out the fresh, wet kind, or cook it until it bubbles.',
    why: 'It is a soft, wet cheese in which listeria can grow.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'semi-soft-cheese': {
    name: 'Havarti',
    searchWords: 'havarti, saint-paulin, oka, munster, monterey jack, semi soft cheese, muenster',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'It holds enough water for listeria to grow.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ:
      'Havarti and Saint-Paulin are named by sources; Oka, munster and Monterey Jack are ours, by texture: check.',
  },
  'paneer-halloumi': {
    name: 'Paneer',
    searchWords: 'paneer, halloumi, haloumi, queso fresco, queso blanco, mexican cheese, grilled halloumi',
    todo: 'Eat it only cooked until it steams; leave it out cold.',
    why: 'Montréal dietitians list these as cheese to avoid; heat kills listeria.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'raw-milk-cheese': {
    name: 'Raw milk cheese',
    searchWords: 'raw milk cheese, unpasteurized cheese, farm cheese, artisan cheese',
    todo: 'Leave out cheese made from raw milk.',
    why: 'Raw milk can carry listeria, salmonella and E. coli.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'melted-cheese': {
    name: 'Fondue',
    searchWords: 'fondue, raclette, melted cheese, pizza, gratin, nachos',
    todo: 'Any pasteurized cheese is fine once it is cooked through and bubbling.',
    why: 'Heat of 74 °C kills listeria.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ: 'Fondue is often made with wine: leave the wine out (Unlock Food on alcohol in cooking).',
  },
  'raw-milk': {
    name: 'Raw milk',
    searchWords: 'raw milk, unpasteurized milk, farm milk, milk from the farm',
    todo: 'Leave raw milk out, and drink the pasteurized kind.',
    why: 'Raw milk can carry germs that harm you and the baby.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  yogurt: {
    name: 'Yogurt',
    searchWords: 'yogurt, yoghurt, greek yogurt, kefir, milk, sour cream',
    todo: 'Yogurt, milk and sour cream made from pasteurized milk are fine.',
    why: 'Pasteurizing kills the germs that matter.',
    already: 'Nothing to do.',
  },
  'ice-cream': {
    name: 'Ice cream',
    searchWords: 'ice cream, sorbet, popsicle, frozen yogurt',
    todo: 'Ice cream and sorbet from a factory are fine.',
    why: 'Any egg in them has been pasteurized.',
    already: 'Nothing to do.',
  },
  'soft-serve': {
    name: 'Soft serve',
    searchWords: 'soft serve, soft ice cream, dairy queen, dq, blizzard, gelato, homemade ice cream',
    todo: 'Ask if the egg is pasteurized, and choose a busy, clean shop.',
    why: 'Artisan ice cream can hold raw egg, and a dirty machine can hold germs.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ:
      'Canada: no page on soft-serve machines was found. Australia advises against soft-serve; Dispensaire warns only of raw egg.',
  },
  'cooked-eggs': {
    name: 'Hard boiled egg',
    searchWords: 'hard boiled egg, scrambled eggs, omelette, omelet, quiche, cooked eggs',
    todo: 'Eggs are fine when white and yolk are firm.',
    why: 'Heat kills salmonella.',
    already: 'Nothing to do.',
  },
  'runny-eggs': {
    name: 'Runny eggs',
    searchWords: 'runny eggs, soft boiled egg, sunny side up, poached egg, eggs benedict, over easy, undercooked eggs',
    todo: 'Cook eggs until the yolk is firm.',
    why: 'Soft eggs can carry salmonella.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
  },
  mayonnaise: {
    name: 'Mayo',
    searchWords: 'mayo, mayonnaise, mayonaise, hellmanns, miracle whip, aioli',
    todo: 'Mayonnaise from a jar is fine; leave out the homemade kind with raw egg.',
    why: 'Shop mayonnaise is made with pasteurized egg.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
    differ: 'The Canadian pages name raw-egg sauces; the line on shop mayonnaise is from a French site.',
  },
  'raw-egg-dishes': {
    name: 'Caesar dressing',
    searchWords: 'caesar dressing, caesar salad, hollandaise, tiramisu, mousse, raw egg',
    todo: 'Leave out food made with raw egg, such as fresh Caesar dressing.',
    why: 'Raw egg can carry salmonella.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
    differ: 'Bottled dressing made with pasteurized egg is fine.',
  },
  'cookie-dough': {
    name: 'Cookie dough',
    searchWords: 'cookie dough, raw dough, cake batter, raw flour, brownie batter, licking the spoon',
    todo: 'Leave out raw dough and batter; bake it first.',
    why: 'Raw egg and raw flour can both carry germs.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
  },
  'deli-meat': {
    name: 'Deli meat',
    searchWords:
      'deli meat, cold cuts, lunch meat, ham, turkey slices, bologna, baloney, roast beef slices, subway, sub, sandwich meat',
    todo: 'Heat sliced deli meat until it steams, then eat it hot.',
    why: 'Chilled meat can hold listeria, which grows even in the fridge.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'dry-sausage': {
    name: 'Salami',
    searchWords: 'salami, pepperoni, prosciutto, prosciuto, chorizo, dry sausage, charcuterie board',
    todo: 'The dry, salted kinds are the safer choice; cook them, as on a pizza, to be safer still.',
    why: 'They are drier, so listeria grows less, but they are not cooked.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ:
      'Health Canada lists dried, salted salami and pepperoni as the safer choice. CPHA and Toronto clinics say to heat them too, and this site says to heat deli meats.',
  },
  'hot-dogs': {
    name: 'Hot dog',
    searchWords: 'hot dog, hotdog, wiener, wieners, frankfurter, sausage, smokies',
    todo: 'Cook hot dogs until the middle steams, and keep the juice off other food.',
    why: 'Straight from the pack they can carry listeria.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'smoked-meat': {
    name: 'Smoked meat',
    searchWords: 'smoked meat, montreal smoked meat, pastrami, corned beef, reuben',
    todo: 'Eat it hot and steaming, not cold.',
    why: 'It is a sliced meat that can hold listeria when cold.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ: 'Smoked meat is not named by a source; the rule for deli meat is applied.',
  },
  pate: {
    name: 'Pate',
    searchWords: 'pate, pâté, cretons, foie gras, meat spread, liver spread, terrine, rillettes',
    todo: 'Leave out chilled pâté, cretons and spreads. Canned ones are fine if they hold no liver.',
    why: 'Chilled spreads can hold listeria.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ: 'Liver pâté also holds much vitamin A: see liver.',
  },
  'store-salads': {
    name: 'Potato salad',
    searchWords: 'potato salad, coleslaw, chicken salad, egg salad, tuna salad, deli salad, salad bar',
    todo: 'Leave out ham, chicken and seafood salads made in a store; make them at home.',
    why: 'Chilled mixed salads can hold listeria.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ: 'Only CPHA names store-made salads; no present Health Canada page on it was seen.',
  },
  'rare-meat': {
    name: 'Rare steak',
    searchWords:
      'rare steak, medium rare, steak tartare, tartare, pink burger, undercooked meat, carpaccio, blue steak',
    todo: 'Eat meat and poultry only well cooked.',
    why: 'Raw meat can carry toxoplasma, E. coli and listeria.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
  },
  liver: {
    name: 'Liver',
    searchWords: 'liver, beef liver, chicken liver, liver and onions, calf liver, liverwurst',
    todo: 'Leave liver out, above all in the first 12 weeks.',
    why: 'It holds so much vitamin A that it can harm a young baby.',
    already: 'One meal is not known to harm. Leave it out from now on, and tell your provider if you ate it often.',
    differ:
      'Toronto: avoid. Dispensaire: small amounts after week 12. 811 Nova Scotia lists chicken liver as a source of folate without a warning.',
  },
  salmon: {
    name: 'Salmon',
    searchWords: 'salmon, cooked salmon, canned salmon, salmon steak, baked salmon',
    todo: 'Well-cooked or canned salmon is fine and good for you both.',
    why: 'It is low in mercury and rich in omega-3.',
    already: 'Nothing to do.',
  },
  'low-mercury-fish': {
    name: 'Trout',
    searchWords:
      'trout, rainbow trout, herring, sardines, arctic char, char, atlantic mackerel, cod, haddock, sole, tilapia, pollock, anchovies, fish',
    todo: 'Eat these well cooked, about two meals a week.',
    why: 'They are low in mercury and rich in good fats.',
    already: 'Nothing to do.',
  },
  'tuna-light': {
    name: 'Canned tuna',
    searchWords:
      'canned tuna, tuna, light tuna, skipjack, tuna sandwich, flaked tuna, clover leaf, tuna fish, yellowfin canned',
    todo: 'Canned light tuna is low in mercury and fine. Check the can: white (albacore) tuna has a limit.',
    why: 'It comes from smaller fish than white tuna.',
    already: 'Nothing to do.',
    differ: 'Toronto: up to four 75 g servings a week; Health Canada, as quoted, sets no limit.',
  },
  'tuna-albacore': {
    name: 'Albacore',
    searchWords: 'albacore, white tuna, albacore tuna, solid white tuna, canned white tuna',
    todo: 'Keep canned white (albacore) tuna to 300 g a week, about two cans.',
    why: 'It holds more mercury than light tuna.',
    already: 'One meal is no reason to worry: mercury adds up slowly. Choose fish that is low in mercury from now on.',
    differ: 'BC calls BC and Canadian albacore low in mercury, without a limit. The limit of Health Canada is used.',
  },
  'tuna-fresh': {
    name: 'Tuna steak',
    searchWords: 'tuna steak, fresh tuna, frozen tuna, ahi, ahi tuna, bigeye, seared tuna',
    todo: 'Eat fresh or frozen tuna at most 150 g a month, and well cooked.',
    why: 'Large tuna hold much mercury.',
    already: 'One meal is no reason to worry: mercury adds up slowly. Choose fish that is low in mercury from now on.',
  },
  'high-mercury-fish': {
    name: 'Shark',
    searchWords: 'shark, swordfish, marlin, escolar, orange roughy, king mackerel, tilefish, butterfish',
    todo: 'Best leave these out; at most 150 g a month in all, well cooked.',
    why: 'Big old fish hold the most mercury.',
    already: 'One meal is no reason to worry: mercury adds up slowly. Choose fish that is low in mercury from now on.',
    differ:
      'CPHA says not to eat shark, swordfish, king mackerel and tilefish at all; Health Canada, as quoted, allows 150 g a month.',
  },
  'local-fish': {
    name: 'Walleye',
    searchWords: 'walleye, pickerel, pike, lake trout, bass, sport fish, fish from the lake, ice fishing, whitefish',
    todo: "Check your province's guide for that lake before you eat the catch.",
    why: 'Some lakes and large fish hold more mercury.',
    already: 'One meal is no reason to worry: mercury adds up slowly. Choose fish that is low in mercury from now on.',
    differ: 'Local guides differ: never one number for all of Canada.',
    local:
      'Ontario has a guide by lake (sensitive group: pregnant people and children). New Brunswick: trout at most once in two weeks, no lake trout (touladi).',
  },
  'smoked-salmon': {
    name: 'Smoked salmon',
    searchWords: 'smoked salmon, lox, gravlax, smoked trout, smoked fish, smoked mackerel, salmon jerky',
    todo: 'Leave out chilled smoked fish unless well cooked; canned smoked fish is fine.',
    why: 'Chilled smoked fish is not cooked and can hold listeria.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'raw-sushi': {
    name: 'Sushi',
    searchWords: 'sushi, sashimi, nigiri, poke, poke bowl, spicy tuna roll, raw fish, ceviche, tartare salmon',
    todo: 'Leave out sushi, sashimi and poke made with raw fish.',
    why: 'Raw fish can carry germs and parasites.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
  },
  'cooked-sushi': {
    name: 'California roll',
    searchWords:
      'california roll, cooked sushi, veggie roll, avocado roll, cucumber roll, shrimp tempura roll, unagi, vegetarian sushi',
    todo: 'Rolls with well-cooked fish, egg or vegetables are fine when freshly made.',
    why: 'The cook must keep them apart from the raw fish.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    local: 'BC advice, reprinted.',
  },
  'imitation-crab': {
    name: 'Imitation crab',
    searchWords: 'imitation crab, fake crab, surimi, kamaboko, crab sticks',
    todo: 'It is low in mercury; eat it hot or freshly opened.',
    why: 'It is cooked fish, but a chilled food.',
    already:
      'Most people who had some stay well. Call now with a fever of 38 °C or more; for aches or an upset stomach in the weeks after, call your provider or health line.',
    differ:
      'Toronto lists kamaboko as very low in mercury. No Canadian page on listeria in imitation crab was seen; French advice leaves it out.',
  },
  'cooked-shellfish': {
    name: 'Shrimp',
    searchWords: 'shrimp, prawns, lobster, crab, scallops, mussels, clams, cooked shellfish, seafood, fish and chips',
    todo: 'Shellfish are fine when cooked through, with the shells open.',
    why: 'Heat kills the germs, and they are low in mercury.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
  },
  'raw-oysters': {
    name: 'Oysters',
    searchWords: 'oysters, raw oysters, oyster bar, raw clams, raw mussels, shucked oysters',
    todo: 'Leave out raw oysters, clams and mussels; eat them well cooked.',
    why: 'Raw shellfish can carry vibrio and other germs.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
  },
  tomalley: {
    name: 'Tomalley',
    searchWords: 'tomalley, lobster green, green stuff in lobster, lobster paste',
    todo: 'Best skip the green part of lobster; never more than from one lobster a day.',
    why: 'It can hold shellfish toxins; the meat does not.',
    already: 'A little is no cause for worry. Tingling lips, numb arms or trouble breathing: call 911.',
    differ:
      "Health Canada's limit is for all adults; it does not speak of pregnancy. Maine tells pregnant people to skip it. Corrected on professional knowledge: source or sign first.",
    local: 'Atlantic Canada and Quebec.',
  },
  'raw-fruit-veg': {
    name: 'Salad',
    searchWords: 'salad, fruit, vegetables, bagged salad, lettuce, melon, berries',
    todo: 'Wash fruit and greens under the tap, even those you peel.',
    why: 'Soil can carry toxoplasma and other germs.',
    already: 'Nothing to do.',
  },
  sprouts: {
    name: 'Sprouts',
    searchWords: 'sprouts, bean sprouts, alfalfa, mung bean sprouts, pho, pad thai sprouts, radish sprouts',
    todo: 'Leave out raw sprouts; eat them only cooked all the way through.',
    why: 'Sprouts can carry salmonella and E. coli.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
    differ: 'A Calgary site leaves out sprouts even when cooked.',
  },
  'country-food': {
    name: 'Country food',
    searchWords: 'country food, traditional food, caribou, muskox, seal, seal meat, arctic char, bannock',
    todo: 'Caribou, muskox, char and seal meat are among the best foods in the North. Cook meat well now, and ask your health centre about raw or frozen meat.',
    why: 'They bring iron and good fats, and most are low in mercury.',
    already: 'Nothing to do.',
    differ: 'Raw or frozen raw meat is eaten in many homes: talk with the health centre about germs.',
    local:
      'Nunavut, Nunavik, Nunatsiavut, NWT, Yukon. Cook meat well: about 4 in 10 people in the North have met toxoplasma.',
  },
  'game-meat': {
    name: 'Moose',
    searchWords: 'moose, venison, deer meat, wild game, elk, grouse, partridge, duck hunting, bear meat',
    todo: 'Cook game very well, cut far around the shot hole, and leave out the organs.',
    why: 'Lead from bullets and germs in raw meat can both reach the baby.',
    already:
      'Most people stay well. Call now with a fever of 38 °C or more; call too for bad or bloody diarrhea, or if you cannot keep fluids down.',
    differ:
      "The advice on lead for pregnant people is from North Dakota; Quebec's INSPQ has a chapter on game and lead whose text was not seen.",
    local: 'Ask your health centre: advice differs by region.',
  },
  'seal-liver': {
    name: 'Seal liver',
    searchWords: 'seal liver, ringed seal liver',
    todo: 'Leave out ringed seal liver; eat the seal meat instead.',
    why: 'The liver holds about ten times more mercury than the meat.',
    already: 'One meal is no reason to worry: mercury adds up slowly. Choose fish that is low in mercury from now on.',
    local: 'Nunavut (also when planning a pregnancy).',
  },
  beluga: {
    name: 'Beluga',
    searchWords: 'beluga, narwhal, maktaaq, muktuk, mattaaq, whale, walrus, polar bear',
    todo: 'Ask your health centre how much is fine; eat less beluga meat for now.',
    why: 'Beluga meat is the main source of mercury in Nunavik.',
    already: 'One meal is no reason to worry: mercury adds up slowly. Choose fish that is low in mercury from now on.',
    differ: "Nunavik limits the meat; Nunavut's older advice limits the fat.",
    local: 'Nunavik: limit beluga meat. Nunavut (2004): less fat of narwhal, beluga, walrus, seal and polar bear.',
  },
  honey: {
    name: 'Honey',
    searchWords: 'honey, raw honey, unpasteurized honey, miel',
    todo: 'Honey is fine for you; never give it to a baby under one.',
    why: 'An adult gut stops the germ that can make babies sick.',
    already: 'Nothing to do.',
    differ: 'Fraser Health speaks of breastfeeding; the line on pregnancy is from a United States site.',
  },
  nuts: {
    name: 'Peanut butter',
    searchWords: 'peanut butter, peanuts, nuts, almond butter, almonds, nut butter, cashews, trail mix, pb',
    todo: 'Nuts and peanut butter are fine unless you are allergic to them.',
    why: 'Leaving them out does not prevent allergy in the baby.',
    already: 'Nothing to do.',
    differ:
      'Older advice told families with allergies to avoid peanuts; the Canadian Paediatric Society dropped it in 2013.',
  },
  sweeteners: {
    name: 'Aspartame',
    searchWords:
      'aspartame, sucralose, splenda, stevia, equal, diet coke, diet pop, sugar free, sweetener, monk fruit, xylitol, erythritol',
    todo: 'A small amount of those sold in Canada is fine.',
    why: 'Studies do not show harm at normal amounts.',
    already: 'Nothing to do.',
    differ: 'With PKU, aspartame is not for you (on every label).',
  },
  'saccharin-cyclamate': {
    name: 'Saccharin',
    searchWords: 'saccharin, saccharine, cyclamate, sugar twin, sweet n low, sweetnlow, hermesetas',
    todo: 'Leave these two out, and use some other kind.',
    why: 'An Ontario health unit leaves these two out.',
    already: 'Nothing to do.',
    differ:
      'Unlock Food accepts every sweetener approved in Canada, and saccharin is approved; the careful one is used.',
  },
  licorice: {
    name: 'Licorice',
    searchWords: 'licorice, liquorice, black licorice, licorice root, twizzlers, salty licorice',
    todo: 'A few black candies now and then are fine; leave out large amounts and the root.',
    why: 'A sweet part of the root can raise blood pressure and affect the baby.',
    already: 'A few candies are no worry. If you ate it every day, tell your provider.',
    differ: 'Finland; no Canadian page was found. Red candy without licorice root is not meant.',
  },
  'flax-oil': {
    name: 'Flaxseed oil',
    searchWords: 'flaxseed oil, flax oil, flax seed oil',
    todo: 'Leave out flaxseed oil as a supplement.',
    why: 'A Calgary service advises against it in pregnancy.',
    already: 'Nothing to do.',
    differ: 'One local source only, without a reason given; ground seed in food is not named.',
  },
  ramadan: {
    name: 'Ramadan',
    searchWords: 'ramadan, fasting, fast, lent, religious fast',
    todo: 'Talk with your provider before you fast; you may make the days up later.',
    why: 'You are excused by faith, and you need food and water now.',
    already:
      'If you feel ill, break the fast and drink. From 26 weeks, if your baby moves less than usual, go to the hospital now.',
    differ: 'With diabetes, twins or high blood pressure, do not fast without medical advice.',
  },
};
