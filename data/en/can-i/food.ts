import type { CanIWords } from '@/data/can-i/entry';
import type { food } from '@/data/can-i/food';

/** After food that can hold listeria, which can show up to 70 days later. */
const afterListeria =
  'Most people who had some stay well. In the next 70 days, call your provider or health line now with a fever of 38 °C or more; call too for aches or an upset stomach.';
/** After food that heat makes fit to eat, and that may have been eaten cold. */
const afterHotOrCold = `Was it steaming hot? Nothing to do. Was it cold or lukewarm? ${afterListeria}`;
/** After food that can hold other germs, which show within days. */
const afterOtherGerms =
  'Most people stay well. Call your provider or health line now with a fever of 38 °C or more; call the same day for bad or bloody diarrhea, or if you cannot keep fluids down.';
/** After fish that holds mercury. */
const afterMercury =
  'One meal is no reason to worry: mercury adds up slowly. Choose fish that is low in mercury from now on.';
const nothingToDo = 'Nothing to do.';
/** Where no source was found. */
const askIfWorried = 'Fever of 38 °C or more: call now. If you are worried, ask your provider or health line.';

export const foodWords: Record<keyof typeof food, CanIWords> = {
  'hard-cheese': {
    name: 'Cheddar, Gouda, Parmesan',
    searchWords:
      'cheddar, gouda, swiss cheese, parmesan, parmesean, emmental, gruyere, marble cheese, hard cheese, cheese, grilled cheese, old cheddar, colby, romano',
    todo: 'Hard cheese made from pasteurized milk is fine. Read the label: Parmesan may be made from raw milk.',
    why: 'It is dry and salty, so germs such as listeria grow poorly in it.',
    already: nothingToDo,
    differ:
      'Dietitians in Montréal also accept hard cheese of raw milk, such as Parmesan. Health Canada wants it pasteurized. We follow Health Canada, the careful one.',
  },
  mozzarella: {
    name: 'Mozzarella in a brick',
    searchWords:
      'mozzarella, mozarella, pizza cheese, brick mozzarella, shredded mozzarella, mozzarela, firm mozzarella',
    todo: 'Firm mozzarella in a brick is fine if made from pasteurized milk.',
    why: 'The firm kind holds less water than the fresh kind.',
    already: nothingToDo,
  },
  'cream-cheese': {
    name: 'Cream cheese',
    searchWords: 'philadelphia, philly, bagel with cream cheese, cheese spread',
    todo: 'Cream cheese from a sealed tub or block is fine.',
    why: 'It is made from pasteurized milk.',
    already: nothingToDo,
  },
  'cottage-ricotta': {
    name: 'Cottage cheese and ricotta',
    searchWords: 'cottage cheese, ricotta, quark, labneh, lasagna',
    todo: 'These are fine if made from pasteurized milk and sold in a sealed tub.',
    why: 'Quebec dietitians list them among the good choices.',
    already: nothingToDo,
  },
  'processed-cheese': {
    name: 'Processed cheese slices',
    searchWords:
      'kraft singles, velveeta, cheez whiz, laughing cow, processed cheese, cheese slices, process cheese, american cheese',
    todo: 'Processed cheese is fine.',
    why: 'It is heated when it is made.',
    already: nothingToDo,
  },
  'cheese-curds': {
    name: 'Cheese curds',
    searchWords: 'squeaky cheese, poutine, poutine curds, curds, cheeze curds',
    todo: 'Curds of pasteurized milk are fine; buy them sealed and fresh, and keep them in the fridge.',
    why: 'Montréal dietitians count curds as a firm cheese.',
    already: nothingToDo,
  },
  'brie-camembert': {
    name: 'Brie and Camembert',
    searchWords: 'brie, camembert, camambert, baked brie, soft cheese, rind cheese, mould ripened cheese',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'Soft, moist cheese can hold listeria, which can harm the baby.',
    already: afterListeria,
    differ:
      'Health Canada, Ontario and Quebec dietitians leave it out even if pasteurized. The Canadian Public Health Association leaves out only the raw milk kind. We follow the careful ones.',
  },
  feta: {
    name: 'Feta',
    searchWords: 'fetta, greek salad, feta cheese',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'Feta is soft and stored in brine, where listeria can grow.',
    already: afterListeria,
    differ:
      'Ontario and Quebec dietitians leave out feta even if pasteurized. The Canadian Public Health Association leaves out only the raw milk kind. We follow the careful ones.',
  },
  'blue-cheese': {
    name: 'Blue cheese',
    searchWords: 'bleu cheese, gorgonzola, roquefort, stilton, blue cheese dressing, bleu cheese dip',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'Blue cheese is moist and can hold listeria.',
    already: afterListeria,
  },
  'goat-cheese': {
    name: 'Soft goat cheese',
    searchWords: 'goat cheese, chevre, goats cheese',
    todo: 'Leave out soft, creamy goat cheese, or cook it until it bubbles.',
    why: 'Soft goat cheese can hold listeria, even if pasteurized.',
    already: afterListeria,
  },
  bocconcini: {
    name: 'Bocconcini and fresh mozzarella',
    searchWords: 'bocconcini, fresh mozzarella, burrata, buffalo mozzarella, caprese, boccocini, mozzarella balls',
    todo: 'Leave these wet cheeses out, or cook them until they bubble.',
    why: 'They are soft, wet cheeses in which listeria can grow.',
    already: afterListeria,
  },
  'semi-soft-cheese': {
    name: 'Havarti and semi-soft cheese',
    searchWords:
      'havarti, saint-paulin, oka, munster, monterey jack, semi soft cheese, muenster, havarti cheese, semi-soft',
    todo: 'Leave it out, even if pasteurized, or cook it until it bubbles.',
    why: 'It holds enough water for listeria to grow.',
    already: afterListeria,
  },
  'paneer-halloumi': {
    name: 'Paneer and halloumi',
    searchWords:
      'paneer, halloumi, haloumi, queso fresco, queso blanco, mexican cheese, grilled halloumi, saag paneer, cotija',
    todo: 'Eat it only cooked until it steams; leave it out cold.',
    why: 'Montréal dietitians list these as cheese to avoid, but heat kills listeria.',
    already: afterHotOrCold,
  },
  'raw-milk-cheese': {
    name: 'Raw milk cheese',
    searchWords: 'unpasteurized cheese, farm cheese, artisan cheese, raw cheese, cheese from raw milk',
    todo: 'Leave out cheese made from raw milk.',
    why: 'Raw milk can carry listeria, salmonella and E. coli.',
    already: afterListeria,
  },
  'melted-cheese': {
    name: 'Fondue and hot melted cheese',
    searchWords: 'fondue, raclette, melted cheese, pizza, gratin, nachos, cheese fondue, mac and cheese, cheese sauce',
    todo: 'Any pasteurized cheese is fine once it is cooked through and bubbling. Make fondue without wine.',
    why: 'Heat of 74 °C kills listeria.',
    already: afterHotOrCold,
  },
  'raw-milk': {
    name: 'Raw milk',
    searchWords: 'unpasteurized milk, farm milk, milk from the farm',
    todo: 'Leave raw milk out, and drink the pasteurized kind.',
    why: 'Raw milk can carry germs that harm you and the baby.',
    already: afterListeria,
  },
  yogurt: {
    name: 'Milk, yogurt, sour cream',
    searchWords: 'yogurt, yoghurt, greek yogurt, kefir, milk, sour cream, chocolate milk, pasteurized milk, skyr',
    todo: 'Yogurt, milk and sour cream made from pasteurized milk are fine.',
    why: 'Pasteurizing kills the germs that can harm you.',
    already: nothingToDo,
  },
  'ice-cream': {
    name: 'Ice cream and sorbet',
    searchWords: 'ice cream, sorbet, popsicle, frozen yogurt, icecream, gelato in a tub, ice cream bar',
    todo: 'Ice cream and sorbet from a factory are fine.',
    why: 'Any egg in them has been pasteurized.',
    already: nothingToDo,
  },
  'soft-serve': {
    name: 'Soft ice cream and gelato',
    searchWords:
      'soft serve, soft ice cream, dairy queen, dq, dairy queen blizzard, gelato, homemade ice cream, mcflurry, soft-serve cone, twist cone',
    todo: 'Ask your provider or health line first. If they say yes, choose a busy, clean shop, and ask if the egg is pasteurized.',
    why: 'We found no Canadian advice on soft ice cream machines. Artisan ice cream can hold raw egg, and a dirty machine can hold germs. In Australia the advice is to leave soft ice cream out.',
    already: afterListeria,
  },
  'cooked-eggs': {
    name: 'Well-cooked eggs',
    searchWords:
      'hard boiled egg, scrambled eggs, omelette, omelet, quiche, cooked eggs, hard-boiled eggs, frittata, boiled eggs, egg, eggs',
    todo: 'Eggs are fine when white and yolk are firm.',
    why: 'Heat kills salmonella.',
    already: nothingToDo,
  },
  'runny-eggs': {
    name: 'Runny eggs',
    searchWords:
      'soft boiled egg, sunny side up, poached egg, eggs benedict, over easy, undercooked eggs, runny yolk, soft eggs, fried egg, eggs over easy, ramen egg, egg, eggs',
    todo: 'Cook eggs until the yolk is firm.',
    why: 'Soft eggs can carry salmonella.',
    already: afterOtherGerms,
  },
  mayonnaise: {
    name: 'Mayonnaise',
    searchWords: 'mayo, mayonaise, hellmanns, miracle whip, aioli, homemade mayo',
    todo: 'Mayonnaise from a jar is fine; leave out the homemade kind with raw egg.',
    why: 'Shop mayonnaise is usually made with pasteurized egg.',
    already: `From a jar? Nothing to do. Homemade, with raw egg? ${afterOtherGerms}`,
  },
  'raw-egg-dishes': {
    name: 'Dishes with raw egg',
    searchWords:
      'caesar dressing, caesar salad, hollandaise, tiramisu, mousse, raw egg, chocolate mousse, bearnaise, raw eggs, caesar',
    todo: 'Leave out food made with raw egg, at home or when you eat out: Caesar dressing, mousse, tiramisu, hollandaise. Bottled dressing made with pasteurized egg is fine.',
    why: 'Raw egg can carry salmonella.',
    already: afterOtherGerms,
  },
  'cookie-dough': {
    name: 'Cookie dough and batter',
    searchWords:
      'cookie dough, raw dough, cake batter, raw flour, brownie batter, licking the spoon, raw cookie dough, edible cookie dough, pancake batter',
    todo: 'Do not eat raw dough or batter. Eat it baked.',
    why: 'Raw egg and raw flour can both carry germs.',
    already: afterOtherGerms,
  },
  'deli-meat': {
    name: 'Deli meats and cold cuts',
    searchWords:
      'deli meat, cold cuts, lunch meat, ham, turkey slices, bologna, baloney, roast beef slices, subway sandwich, sub sandwich, sandwich meat, submarine sandwich, sliced ham, ham sandwich, sliced turkey, lunchmeat',
    todo: 'Heat sliced deli meat until it steams, then eat it hot.',
    why: 'Chilled meat can hold listeria, which grows even in the fridge.',
    already: afterHotOrCold,
  },
  'dry-sausage': {
    name: 'Salami, pepperoni, prosciutto',
    searchWords:
      'salami, pepperoni, prosciutto, prosciuto, chorizo, dry sausage, charcuterie board, pepperoni pizza, proscuitto, cured meat, charcuterie',
    todo: 'Eat them cooked until they steam, as on a pizza, not cold.',
    why: 'They are dry and salty, so listeria grows less in them, but they are not cooked.',
    already: `Cooked and hot? Nothing to do. Not cooked? ${afterListeria}`,
    differ:
      'Health Canada lists dried, salted kinds such as salami and pepperoni as the safer choice. The Canadian Public Health Association says to heat dry sausage too. We follow the careful one: cook them.',
  },
  'hot-dogs': {
    name: 'Hot dogs',
    searchWords:
      'hot dog, hotdog, wiener, wieners, frankfurter, sausage, smokies, hot dog sausage, sausages, breakfast sausage, raw sausage, kielbasa',
    todo: 'Cook hot dogs until the middle steams, and keep the juice off other food. Cook raw sausage all the way through.',
    why: 'Straight from the pack they can carry listeria.',
    already: afterHotOrCold,
  },
  'smoked-meat': {
    name: 'Smoked meat and pastrami',
    searchWords:
      'smoked meat, montreal smoked meat, pastrami, corned beef, reuben, smoked meat sandwich, deli sandwich',
    todo: 'Eat it hot and steaming, not cold.',
    why: 'It is a sliced meat that can hold listeria when cold.',
    already: afterHotOrCold,
  },
  bacon: {
    name: 'Bacon',
    searchWords: 'back bacon, peameal, peameal bacon, turkey bacon, pancetta, bacon bits',
    todo: 'Cook it until no part is raw, and eat it hot.',
    why: 'Raw or half-cooked meat can carry germs; well-cooked meat is fine.',
    already: `Well cooked? Nothing to do. Raw or half cooked? ${afterListeria}`,
  },
  jerky: {
    name: 'Beef jerky',
    searchWords: 'jerky, biltong, meat sticks, beef sticks, dried meat',
    todo: 'Ask your provider, a pharmacist or the health line first.',
    why: 'We found no Canadian page on it in pregnancy.',
    already: askIfWorried,
  },
  pate: {
    name: 'Pâté and meat spreads',
    searchWords:
      'pate, cretons, foie gras, meat spread, liver spread, terrine, rillettes, liver pate, liverwurst spread, duck pate',
    todo: 'Leave out chilled pâté, cretons and spreads. Cans from a store are fine if the label names no liver.',
    why: 'Chilled spreads can hold listeria, and liver holds much vitamin A.',
    already: afterListeria,
  },
  'store-salads': {
    name: 'Store-made salads',
    searchWords:
      'potato salad, coleslaw, chicken salad, egg salad, tuna salad, deli salad, salad bar, macaroni salad, pasta salad, ham salad, seafood salad',
    todo: 'Leave out cold salads made in a store, above all with ham, chicken or seafood. At home, make them with well-cooked or heated meat, and keep them in the fridge.',
    why: 'Chilled mixed salads can hold listeria.',
    already: afterListeria,
  },
  'rare-meat': {
    name: 'Rare meat',
    searchWords:
      'rare steak, medium rare, steak tartare, tartare, pink burger, undercooked meat, carpaccio, blue steak, rare beef, pink meat, raw meat, kibbeh nayyeh, beef tartare, hamburger, ground beef, ground meat, meatballs, meat fondue, toxoplasmosis, kebab, shawarma, donair',
    todo: 'Eat meat and poultry only well cooked.',
    why: 'Raw meat can carry toxoplasma, E. coli and listeria.',
    already: afterOtherGerms,
  },
  liver: {
    name: 'Liver',
    searchWords: 'beef liver, chicken liver, liver and onions, calf liver, liverwurst, organ meat, pork liver',
    todo: 'Leave liver out, above all in the first 12 weeks.',
    why: 'It holds so much vitamin A that it can harm a young baby.',
    already: 'One meal is not known to harm. Leave it out from now on, and tell your provider if you ate it often.',
    differ:
      'Toronto Public Health says to leave liver out. Dietitians in Montréal allow 75 g a week of chicken or pork liver after week 12. We follow the careful one.',
  },
  salmon: {
    name: 'Cooked or canned salmon',
    searchWords: 'salmon, cooked salmon, canned salmon, salmon steak, baked salmon, salmon fillet, tinned salmon',
    todo: 'Well-cooked or canned salmon is fine and good for you both.',
    why: 'It is low in mercury and rich in omega-3.',
    already: nothingToDo,
  },
  'low-mercury-fish': {
    name: 'Rainbow trout, cod, sardines',
    searchWords:
      'trout, rainbow trout, herring, sardines, arctic char, atlantic mackerel, cod, haddock, sole fillet, tilapia, pollock, anchovies, fish, canned sardines, fish sticks, basa',
    todo: "Eat these well cooked, at least 150 g a week, about two meals. Did you catch it? See 'Fish that you catch'.",
    why: 'They are low in mercury and rich in good fats.',
    already: nothingToDo,
  },
  'tuna-light': {
    name: 'Canned light tuna',
    searchWords:
      'canned tuna, tuna, light tuna, skipjack, tuna sandwich, flaked tuna, clover leaf, tuna fish, yellowfin canned, tuna can',
    todo: 'Canned light tuna is low in mercury and fine. Check the can: white (albacore) tuna has a limit.',
    why: 'It comes from smaller fish than white tuna.',
    already: nothingToDo,
    differ:
      'Health Canada, as MyHealth Alberta prints it, sets no limit. A list of Toronto Public Health has up to four servings of 75 g a week. We follow Health Canada.',
  },
  'tuna-albacore': {
    name: 'Canned white (albacore) tuna',
    searchWords: 'albacore, white tuna, albacore tuna, solid white tuna, canned white tuna, canned albacore',
    todo: 'Keep canned white (albacore) tuna to 300 g a week, about two 170 g cans, drained.',
    why: 'It holds more mercury than light tuna.',
    already: 'To go over it once is no reason to worry: mercury adds up slowly. Keep to 300 g a week from now on.',
    differ:
      "Health Canada's limit is 300 g a week. A page of the Canadian Public Health Association says 6 oz (170 g) a week. One of Healthy Families BC sets no limit for Canadian albacore. We follow Health Canada.",
  },
  'tuna-fresh': {
    name: 'Fresh or frozen tuna',
    searchWords:
      'tuna steak, fresh tuna, frozen tuna, ahi, ahi tuna, bigeye, seared tuna, yellowfin, bluefin, tuna tataki',
    todo: 'Eat fresh or frozen tuna at most 150 g a month, and well cooked. Shark, swordfish and the like count in these 150 g.',
    why: 'Large tuna hold much mercury.',
    already: 'To go over it once is no reason to worry: mercury adds up slowly. Keep to 150 g a month from now on.',
  },
  'high-mercury-fish': {
    name: 'Shark, swordfish, marlin',
    searchWords:
      'shark, swordfish, marlin, escolar, orange roughy, king mackerel, tilefish, butterfish, sword fish, predatory fish, mercury in fish',
    todo: 'Leave these out. If you do eat some: at most 150 g a month in all, fresh tuna included, and well cooked.',
    why: 'Big old fish hold the most mercury.',
    already: afterMercury,
    differ:
      'Health Canada, as MyHealth Alberta prints it, allows 150 g a month in all. The Canadian Public Health Association says no shark, swordfish, king mackerel or tilefish. We follow the careful one: leave them out.',
  },
  'local-fish': {
    name: 'Fish that you catch',
    searchWords:
      'walleye, pickerel, pike, lake trout, bass, sport fish, fish from the lake, ice fishing, whitefish, perch, lake fish, fishing, caught fish, muskie, trout you caught, brook trout, speckled trout, ouananiche',
    todo: 'Before you eat the catch, check the guide of your province or territory. Go by what it says of that lake or river. No guide? Ask public health where you live.',
    why: 'Some lakes and large fish hold more mercury, so no one number fits all of Canada.',
    already: afterMercury,
    local:
      'Ontario has a guide by lake, with a part for pregnant people and children. A health unit there (Haldimand-Norfolk) says to keep pickerel to 150 g a month. New Brunswick says trout at most once in two weeks, and no lake trout.',
  },
  'smoked-salmon': {
    name: 'Smoked salmon and smoked fish',
    searchWords:
      'smoked salmon, lox, gravlax, smoked trout, smoked fish, smoked mackerel, salmon jerky, bagel and lox, cold smoked salmon, candied salmon',
    todo: 'Leave out chilled smoked or cured fish, or cook it yourself until it steams, as in a baked dish. Canned smoked fish is fine.',
    why: 'Chilled smoked fish is not cooked and can hold listeria.',
    already: afterListeria,
  },
  'raw-sushi': {
    name: 'Sushi with raw fish',
    searchWords:
      'sushi, sashimi, nigiri, poke, poke bowl, spicy tuna roll, raw fish, ceviche, tartare salmon, salmon sushi, raw salmon, salmon tartare, raw tuna, maki',
    todo: 'Leave out sushi, sashimi and poke made with raw fish.',
    why: 'Raw fish can carry germs and parasites.',
    already: afterListeria,
  },
  'cooked-sushi': {
    name: 'Cooked or veggie sushi',
    searchWords:
      'california roll, cooked sushi, veggie roll, avocado roll, cucumber roll, shrimp tempura roll, unagi, vegetarian sushi, vegan sushi, dynamite roll, tempura roll',
    todo: 'Rolls with well-cooked fish, egg or vegetables are fine when freshly made, away from raw fish. Does it hold imitation crab, like a California roll? Ask your provider or health line first.',
    why: 'Raw fish can pass its germs on to the other rolls.',
    already: `Freshly made, and no imitation crab? Nothing to do. Not so fresh, or with imitation crab? ${afterListeria}`,
  },
  'imitation-crab': {
    name: 'Imitation crab',
    searchWords: 'fake crab, surimi, kamaboko, crab sticks, crab stick, krab, crab flavoured pollock',
    todo: 'Ask your provider or health line first. If you eat it, heat it until it steams.',
    why: 'It is cooked fish, but a chilled food. It is low in mercury, but we found no Canadian advice on germs in it.',
    already: afterListeria,
  },
  'cooked-shellfish': {
    name: 'Cooked shrimp, lobster, mussels',
    searchWords:
      'shrimp, prawns, lobster, crab, scallops, mussels, clams, cooked shellfish, seafood, fish and chips, cooked shrimp, crab legs, clam chowder, lobster roll, squid, calamari',
    todo: 'Shellfish from a store are fine when cooked through. Throw out mussels and clams that stay shut. Did you gather them? Check first if the place is open: cooking does not destroy red tide poison.',
    why: 'Heat kills the germs, and shellfish are low in mercury.',
    already: `Well cooked? Nothing to do. Raw or half cooked? ${afterOtherGerms}`,
    call: 'Tingling or numb lips, tongue or hands, or trouble breathing after shellfish: call 911.',
  },
  'raw-oysters': {
    name: 'Raw oysters and clams',
    searchWords:
      'oysters, raw oysters, oyster bar, raw clams, raw mussels, shucked oysters, raw shellfish, raw scallops, ceviche shrimp',
    todo: 'Leave out raw oysters, clams and mussels; eat them well cooked.',
    why: 'Raw shellfish can carry vibrio and other germs.',
    already: afterOtherGerms,
    call: 'Tingling or numb lips, tongue or hands, or trouble breathing after shellfish: call 911.',
  },
  tomalley: {
    name: 'Tomalley (green of lobster)',
    searchWords: 'tomalley, lobster green, green stuff in lobster, lobster paste, lobster liver',
    todo: 'Leave out the green part of lobster.',
    why: "It can hold shellfish toxins; the meat does not. Health Canada's limit, from one lobster a day, is for adults in general.",
    already: 'A little is no cause for worry if you feel well.',
    call: 'Tingling or numb lips, tongue or hands, numb arms, or trouble breathing after lobster: call 911.',
  },
  'raw-fruit-veg': {
    name: 'Fruit, vegetables, salad',
    searchWords:
      'salad, fruit, vegetables, bagged salad, lettuce, melon, berries, spinach, baby greens, strawberries, grapes, cantaloupe, watermelon, salad kit, carrots, root vegetables, mushrooms, mushroom, raw mushrooms',
    todo: 'Wash all fruit, salad and vegetables under the tap. Wash those you peel too.',
    why: 'Soil can carry toxoplasma and other germs.',
    already: `Washed? Nothing to do. Not washed? ${afterOtherGerms}`,
  },
  'pineapple-papaya': {
    name: 'Pineapple and papaya',
    searchWords: 'pineapple, papaya, pine apple, papaya fruit, bromelain, pineapple juice',
    todo: 'Pineapple and papaya are fine to eat. Leave out bromelain pills.',
    why: 'That they cause a miscarriage is a myth, say dietitians in Montréal.',
    already: 'Nothing to do. If you took bromelain pills, tell a pharmacist or your provider.',
  },
  'frozen-berries': {
    name: 'Frozen berries',
    searchWords: 'frozen fruit, frozen raspberries, frozen strawberries, smoothie, smoothies, berry smoothie',
    todo: 'Ask your provider or health line first. Until then, boil frozen berries, as New Zealand says.',
    why: 'A few bags in Canada held a stomach virus, and some were recalled. We found no Canadian advice for pregnancy.',
    already: afterOtherGerms,
  },
  sprouts: {
    name: 'Sprouts',
    searchWords:
      'bean sprouts, alfalfa, mung bean sprouts, pho, pad thai sprouts, radish sprouts, alfalfa sprouts, raw sprouts, beansprouts, clover sprouts',
    todo: 'Leave out raw sprouts; eat them only cooked all the way through.',
    why: 'Sprouts can carry salmonella and E. coli. Baby salad greens are not sprouts.',
    already: afterOtherGerms,
    differ:
      'Health Canada accepts sprouts that are cooked all the way through. A service for parents in Calgary leaves those out too. We follow Health Canada.',
  },
  'country-food': {
    name: 'Country food',
    searchWords: 'traditional food, caribou, muskox, seal, seal meat, arctic char, bannock, dried meat of caribou',
    todo: 'Caribou, muskox, char and seal meat are among the best foods in the North. Cook meat well while you are pregnant, and ask your health centre about raw or frozen meat.',
    why: 'They bring iron and good fats, and most are low in mercury.',
    already:
      'Well cooked? Nothing to do. Raw or frozen? Tell your health centre. Call it now with a fever of 38 °C or more.',
    local: 'In the North about 4 in 10 people have met toxoplasma, a germ of raw meat: cooking kills it.',
  },
  'raw-country-meat': {
    name: 'Raw or frozen country meat',
    searchWords: 'quak, mipku, frozen meat, raw caribou, raw seal, raw meat, frozen caribou, igunaq',
    todo: 'Country food is good for you and your baby. Cook the meat well while you are pregnant, and ask your health centre about raw or frozen meat.',
    why: 'Raw meat can hold toxoplasma, a germ that can harm the baby. To freeze it does not kill all germs.',
    already: `${afterOtherGerms} Tell your health centre.`,
  },
  'game-meat': {
    name: 'Moose, deer and other game',
    searchWords:
      'moose, venison, deer meat, wild game, elk, grouse, partridge, duck hunting, bear meat, deer, goose, rabbit, wild meat, hunting, lead shot, wild duck, kidneys of game',
    todo: 'Cook game very well, cut far around the shot hole, and leave out the organs. Best choose game shot without lead.',
    why: 'Lead from bullets and germs in raw meat can both reach the baby; liver and kidneys can hold cadmium.',
    already: afterOtherGerms,
    differ:
      'Dietitians in Montréal say to cut far around the shot hole. A research team in Quebec said in 2015 that pregnant people should leave out game shot with lead. We say both: best without lead, else cut far around.',
    local: 'Advice on game differs by region: your health centre knows yours.',
  },
  'seal-liver': {
    name: 'Ringed seal liver',
    searchWords: 'seal liver, seal livers',
    todo: 'Seal meat is good food: eat it. Leave out the liver of ringed seal. Ask your health centre about that of other seals.',
    why: 'The liver filters mercury and can hold much of it.',
    already:
      'One meal is no reason to worry: mercury adds up slowly. Choose the meat, and fish that is low in mercury, from now on.',
    local: 'In Nunavut this is also said to people who plan a pregnancy.',
  },
  beluga: {
    name: 'Beluga, narwhal, walrus',
    searchWords: 'beluga, narwhal, maktaaq, muktuk, mattaaq, whale, walrus, polar bear, maktak, blubber',
    todo: 'Country food is good for you and your baby. Ask your health centre how much of these is fine. While you are pregnant, eat less beluga meat than usual, and in Nunavut less of the fat. Eat walrus and polar bear only well cooked.',
    why: 'In Nunavik, mattaaq (skin and fat) brings good fats, while beluga meat is the main source of mercury. Walrus and polar bear can hold a worm that only cooking kills.',
    already:
      'One meal is no reason to worry: mercury adds up slowly. From now on, choose char, and caribou that is well cooked. If you ate raw walrus or polar bear, tell your health centre.',
    differ:
      'Nunavik limits beluga meat. Older advice of Nunavut (2004) is to eat less fat of narwhal, beluga, walrus, seal and polar bear. We follow both until your health centre tells you more.',
  },
  honey: {
    name: 'Honey',
    searchWords: 'raw honey, unpasteurized honey, miel, manuka honey, pasteurized honey',
    todo: "Honey is fine for you. Never give it to a baby under one. Ask first if you have a bowel illness such as Crohn's, or took antibiotics not long ago.",
    why: 'An adult gut stops the germ that can make babies sick.',
    already: 'Nothing to do. If you have a bowel illness or took antibiotics not long ago, ask your provider.',
  },
  nuts: {
    name: 'Peanut butter and nuts',
    searchWords:
      'peanut butter, peanuts, nuts, almond butter, almonds, nut butter, cashews, trail mix, pb and j, walnuts, pistachios, nutella, hazelnuts',
    todo: 'Nuts and peanut butter are fine unless you are allergic to them.',
    why: 'The Canadian Paediatric Society found in 2013 that leaving them out does not prevent allergy in the baby.',
    already: 'Nothing to do, unless you are allergic to them. Trouble breathing: call 911.',
  },
  soy: {
    name: 'Tofu, edamame, soy drinks',
    searchWords: 'tofu, soy, soya, soy milk, soy beverage, edamame, tempeh, soy protein',
    todo: 'Tofu, edamame and soy drinks are fine as part of a varied diet. Best leave out soy isoflavone pills.',
    why: 'Dietitians in Montréal see no need to limit soy foods.',
    already: 'Nothing to do. If you took isoflavone pills, tell a pharmacist or your provider.',
  },
  hummus: {
    name: 'Hummus',
    searchWords: 'humus, houmous, tahini, chickpea dip, baba ganoush',
    todo: 'Ask your provider, a pharmacist or the health line first.',
    why: 'We found no Canadian page on it in pregnancy.',
    already: askIfWorried,
  },
  'veggie-pate': {
    name: 'Veggie pâté',
    searchWords: 'vegetarian pate, vegan pate, vege pate',
    todo: 'Ask your provider, a pharmacist or the health line first.',
    why: 'We found no Canadian page on it in pregnancy.',
    already: askIfWorried,
  },
  'spicy-food': {
    name: 'Spicy food',
    searchWords: 'spicy, hot sauce, curry, chili peppers, hot peppers, spicy noodles',
    todo: 'Spicy food is fine if it agrees with you. It can bring on heartburn: have less if it does.',
    why: 'Heartburn does not hurt the baby, says a dietitian in Toronto.',
    already: nothingToDo,
  },
  sweeteners: {
    name: 'Aspartame, sucralose, stevia',
    searchWords:
      'aspartame, sucralose, splenda, stevia, equal sweetener, diet coke, diet pop, sugar free, sweetener, monk fruit, xylitol, erythritol, coke zero, artificial sweetener, artificial sweeteners, sugar free gum, diet soda, nutrasweet',
    todo: 'A small amount of those sold in Canada is fine, but leave out saccharin and cyclamate. With PKU, leave aspartame out.',
    why: 'Studies do not show harm at normal amounts.',
    already: 'Nothing to do. If you have PKU and had aspartame, tell your provider.',
  },
  'saccharin-cyclamate': {
    name: 'Saccharin and cyclamate',
    searchWords: 'saccharin, saccharine, cyclamate, sugar twin, sweet n low, sweetnlow, hermesetas, sweetener tablets',
    todo: 'Leave these two out. Use another sweetener, such as sucralose.',
    already: nothingToDo,
    differ:
      'Unlock Food, of the Dietitians of Canada, accepts all that may be sold here. A health unit in Ontario (Haldimand-Norfolk) leaves these two out. We follow the careful one.',
  },
  licorice: {
    name: 'Black licorice',
    searchWords:
      'licorice, liquorice, licorice root, twizzlers, salty licorice, licorice candy, red licorice, licorice tea',
    todo: 'A few black candies now and then are fine; leave out large amounts and the root.',
    why: 'The root has a sweet part that can raise blood pressure and affect the baby. Red candy made without the root does not have it. Finland gives this advice; we found none in Canada.',
    already: 'A few candies are no worry. If you ate it every day, tell your provider.',
  },
  'flax-oil': {
    name: 'Flaxseed oil',
    searchWords: 'flax oil, flax seed oil, flax oil pills, linseed oil',
    todo: 'Ask your provider or pharmacist before you take it as a supplement. Until then, leave it out. This is about the oil, not the seeds.',
    why: 'A service in Calgary is against it and does not say why.',
    already: 'One time is no cause for alarm. Ask before you take more.',
  },
  'protein-powder': {
    name: 'Protein powder and bars',
    searchWords:
      'protein powder, protein shake, protein shakes, whey, whey protein, protein bar, protein bars, collagen protein, meal replacement',
    todo: 'Ask a dietitian or your provider first. Food is the better source.',
    why: 'One bar or drink can hold half the protein that you need in a day.',
    already: 'Tell a pharmacist or your provider what is in it.',
  },
  ramadan: {
    name: 'Ramadan and fasting',
    searchWords: 'ramadan, fasting, fasting for lent, religious fast, intermittent fasting, yom kippur, ramadan fast',
    todo: 'Talk with your provider before you fast. You may make the days up later. With diabetes, twins or high blood pressure, do not fast without medical advice.',
    why: 'In Ramadan, your faith excuses you. In pregnancy you need food and water.',
    already:
      'If you feel ill, break the fast and drink. Call if it does not pass. Less or weaker movement than usual: from 24 weeks call now; from 26 weeks go to the hospital now.',
  },
  leftovers: {
    name: 'Leftovers',
    searchWords: 'left overs, leftover, reheated food, meal prep, day old food, leftover rice, cold pizza',
    todo: 'Chill leftovers within 2 hours. Eat them within 2 days, 4 at the very most, heated until they steam.',
    why: 'Germs grow fast between 4 and 60 °C, and you cannot smell them.',
    already: `Chilled in time, then eaten steaming hot? Nothing to do. Left out for longer, or eaten cold? ${afterListeria}`,
  },
  takeout: {
    name: 'Takeout and cooked chicken',
    searchWords:
      'takeout, take out, take-out food, delivery food, rotisserie chicken, cooked chicken, costco chicken, uber eats, doordash, skip the dishes, restaurant food, st-hubert chicken, buffet, shawarma, donair, chicken, chicken wings, grilled chicken, fried chicken',
    todo: 'Get it hot and eat it within 2 hours. If it cooled down, heat it until it steams.',
    why: 'Food that is only kept warm lets germs grow.',
    already: `Eaten hot, within 2 hours? Nothing to do. Kept warm for longer, or eaten cold? ${afterListeria}`,
  },
  'recalled-food': {
    name: 'Recalled food',
    searchWords:
      'food recall, recall, ate recalled food, listeria, listeriosis, contaminated food, salad recall, deli meat recall',
    todo: 'Call your provider, your health line or your health unit, and say what you ate and when. Throw the rest out or take it back to the store.',
    why: 'Illness from listeria can show up weeks later.',
    already:
      'Call, even if you feel well. For 70 days after you ate it, call now with a fever of 38 °C or more; call too for aches or an upset stomach.',
    call: 'Did you eat food that was recalled for listeria? Call the day you learn of it, even if you feel well. Fever of 38 °C or more: call now.',
  },
};
