import type { activityAndTravel } from '@/data/can-i/activity-and-travel';
import type { CanIWords } from '@/data/can-i/entry';

export const activityAndTravelWords: Record<keyof typeof activityAndTravel, CanIWords> = {
  exercise: {
    name: 'Exercise',
    searchWords: 'exercise, gym, workout, walking, aerobics, elliptical, aquafit, treadmill, dancing',
    todo: 'Aim for 150 minutes a week, at a pace at which you can talk. Ask first if you bleed, leak fluid, expect twins, or have a low placenta, high blood pressure or signs of early labour.',
    why: 'It keeps you well and lowers the risk of diabetes and high blood pressure.',
    already:
      'Rest if you bleed, leak fluid or have pain. Before 20 weeks call now; from 20 weeks go to the hospital now. Chest pain or passing out: 911.',
  },
  running: {
    name: 'Running',
    searchWords: 'running, jogging, run, marathon, 5k, half marathon',
    todo: 'If you ran before, you can go on, slower as you grow.',
    why: 'You should be able to talk in full sentences.',
    already:
      'Rest if you bleed, leak fluid or have pain. Before 20 weeks call now; from 20 weeks go to the hospital now. Chest pain or passing out: 911.',
  },
  weights: {
    name: 'Weights',
    searchWords: 'weights, weight lifting, crossfit, deadlift, squats, resistance bands, strength training',
    todo: 'Light to medium weights are fine; leave out the heaviest lifts.',
    why: 'SOGC advises a mix of aerobic and strength work.',
    already: 'Nothing to do.',
  },
  yoga: {
    name: 'Yoga',
    searchWords: 'yoga, prenatal yoga, stretching, pilates, meditation',
    todo: 'Yoga and gentle stretching are fine; get up if you feel light-headed on your back.',
    why: 'They help your back and your mood.',
    already: 'Nothing to do.',
  },
  'hot-yoga': {
    name: 'Hot yoga',
    searchWords: 'hot yoga, bikram, moksha, modo, hot pilates',
    todo: 'Leave out hot yoga.',
    why: 'The heat can raise your body heat too far.',
    already:
      'One time seldom does harm. Cool down and drink water; call if you felt faint, and call now with a fever of 38 °C or more.',
  },
  swimming: {
    name: 'Swimming',
    searchWords: 'swimming, pool, aquafit, chlorine, swim',
    todo: 'Swimming in a clean pool is fine, but not if your water may have broken.',
    why: 'Water carries your weight and keeps you cool.',
    already: 'Nothing to do.',
    differ: 'Not if your water may have broken.',
  },
  'lake-swimming': {
    name: 'Lake swimming',
    searchWords: 'lake swimming, swimming in a lake, river, ocean, beach, cottage swimming',
    todo: 'Lakes and beaches with good water are fine; do not swallow the water.',
    why: 'Blue-green algae and germs come and go.',
    already: 'Call if you get diarrhea, a rash or a fever. With a fever of 38 °C or more, call now.',
  },
  cycling: {
    name: 'Cycling',
    searchWords: 'cycling, biking, bike, spin class, stationary bike, peloton, commuting by bike',
    todo: 'A bike that stands still is best; ride on calm paths only while you feel steady.',
    why: 'Your balance changes, and a fall can hurt.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
    differ: 'CIUSSS lists cycling as fine; Dispensaire leaves out steep trails.',
  },
  'racquet-sports': {
    name: 'Tennis',
    searchWords: 'tennis, squash, badminton, pickleball',
    todo: 'Play gently, and stop when quick turns feel unsafe.',
    why: 'Fast turns and balls can bring falls or blows.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
    differ: 'Dispensaire counts squash and tennis among sports to avoid.',
  },
  'contact-sports': {
    name: 'Hockey',
    searchWords: 'hockey, ringette, soccer, basketball, volleyball, boxing, karate, contact sport',
    todo: 'Leave out hockey and other sports where you can be hit.',
    why: 'A blow to the belly can harm the pregnancy.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
  },
  scuba: {
    name: 'Scuba',
    searchWords: 'scuba, scuba diving, diving, snorkel, snorkelling, freediving',
    todo: 'Do not scuba dive; a snorkel at the surface is fine.',
    why: 'Gas bubbles can harm the baby.',
    already: 'If you dived before you knew, tell your provider; do not panic.',
  },
  'horse-riding': {
    name: 'Horse riding',
    searchWords: 'horse riding, horseback, riding, rodeo',
    todo: 'Leave out riding.',
    why: 'Even a calm horse can throw you.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
  },
  'water-ski': {
    name: 'Water skiing',
    searchWords: 'water skiing, wakeboarding, surfing, tubing, jet ski, seadoo',
    todo: 'Leave out water-skiing, tubing and jet skis.',
    why: 'A fall at speed can force water in.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
  },
  altitude: {
    name: 'Altitude',
    searchWords: 'altitude, hiking high',
    todo: 'Ask before hard exercise above 1,600 m or a stay high up.',
    why: 'Thin air leaves less oxygen for you both.',
    already: 'If you get a headache or feel sick, go down and rest; call if it lasts.',
    differ:
      'Montréal dietitians say 1,600 m. The SOGC guideline has a higher figure (2,500 m, from memory) that was not seen: check. Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  'roller-coaster': {
    name: 'Roller coaster',
    searchWords:
      "roller coaster, rollercoaster, rides, canada's wonderland, la ronde, waterslide, bumper cars, amusement park",
    todo: 'Leave out rides that jerk, drop or spin.',
    why: 'Sudden stops could loosen the placenta.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
    differ: 'No Canadian source; the parks bar pregnant riders themselves.',
  },
  'cross-country-ski': {
    name: 'Cross country skiing',
    searchWords: 'cross country skiing, snowshoeing, nordic skiing, xc ski',
    todo: 'Cross-country skiing and snowshoeing on easy trails are fine.',
    why: 'They are low in falls and easy to slow down.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
  },
  'downhill-ski': {
    name: 'Downhill skiing',
    searchWords: 'downhill skiing, snowboarding, ski hill, skiing, tobogganing, sledding',
    todo: 'Leave out downhill skiing, boarding and sledding.',
    why: 'A fall or a crash can hurt the baby.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
    differ: 'Sledding is ours, by the same rule.',
  },
  skating: {
    name: 'Skating',
    searchWords: 'skating, ice skating, rink, rideau canal, rollerblading',
    todo: 'Skate only if you are steady, and stop as your belly grows.',
    why: 'A fall on ice can bring a blow to the belly.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
    differ: 'No Canadian page names ice skating; the rule on falls is used.',
  },
  snowmobile: {
    name: 'Snowmobile',
    searchWords: 'snowmobile, skidoo, ski-doo, atv, quad, dirt bike, four wheeler, motorcycle',
    todo: 'Leave out snowmobiles and ATVs.',
    why: 'Bumps and crashes can hurt the baby.',
    already:
      'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.',
    differ: 'ATVs and motorcycles are ours, by the same rule.',
    local: 'Where it is the only way to travel, go slowly and ask your health centre.',
  },
  sex: {
    name: 'Sex',
    searchWords: 'sex, intercourse, orgasm, oral sex, vibrator, sex toys, can we have sex',
    todo: 'Sex is fine for most people. Ask first with a low placenta, bleeding, leaking fluid, or a risk of early labour.',
    why: 'The baby is well protected.',
    already:
      'Light spotting can follow: call the same day. From 20 weeks call now; for bright red blood, or with a low placenta, go to the hospital.',
    differ:
      'Not with a low placenta, a leak of fluid or a risk of early labour: ask. Bleeding: see the list of when to call.',
  },
  'back-sleeping': {
    name: 'Sleeping on back',
    searchWords: 'sleeping on back, sleep on my back, sleep position, side sleeping, tummy sleeping',
    todo: 'From 28 weeks, settle on either side; before that, sleep as you like.',
    why: 'The back position can slow blood to the womb late in pregnancy.',
    already: 'If you wake on your back, just roll over. Nothing more to do.',
    differ: 'New Zealand and the UK; no Canadian page was seen. The site says the same at 28 weeks.',
  },
  flying: {
    name: 'Flying',
    searchWords: 'flying, plane, airplane, air travel, air canada, westjet, porter, flight, babymoon',
    todo: 'Flying is fine until about 36 weeks; walk the aisle and check your airline.',
    why: 'Clots form more easily, and airlines set their own limits.',
    already: 'Nothing to do.',
    differ:
      "Sources are old (2014-2017) and disagree about WestJet (36 or 32 weeks): a person must read each airline's page.",
  },
  'airport-scanner': {
    name: 'Airport scanner',
    searchWords: 'airport scanner, body scanner, airport security, metal detector, tsa',
    todo: 'You can walk through airport scanners.',
    why: 'They use weak radio waves, not X-rays.',
    already: 'Nothing to do.',
    differ: 'An airline quotes Health Canada; the page itself was not read.',
  },
  'seat-belt': {
    name: 'Seat belt',
    searchWords: 'seat belt, seatbelt, car, driving, airbag',
    todo: 'Wear it on every trip: the lap part low, under your belly.',
    why: 'It is the best protection for your baby too.',
    already:
      'After a crash: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks go to the hospital to be checked.',
  },
  'long-drives': {
    name: 'Long drive',
    searchWords: 'long drive, road trip, long car ride, bus, train',
    todo: 'Stop and walk often, drink water, and keep the seat upright.',
    why: 'Sitting still for hours can bring a clot.',
    already: 'Pain or swelling in one leg: go to emergency now.',
  },
  cruise: {
    name: 'Cruise',
    searchWords: 'cruise, cruise ship, disney cruise, boat trip, ferry',
    todo: 'Most lines take you only up to 23 weeks; bring a letter.',
    why: 'Ships have no care for an early baby.',
    already: 'Nothing to do.',
    differ: 'United States lines; ferries in Canada are not meant.',
  },
  zika: {
    name: 'Zika',
    searchWords: 'zika, mosquito virus, dominican, mexico trip, jamaica, caribbean',
    todo: 'Do not travel to places with Zika while you are pregnant.',
    why: "It can harm the baby's brain.",
    already: 'Call your provider, and use condoms as advised.',
  },
  malaria: {
    name: 'Malaria',
    searchWords: 'malaria, africa trip, india trip, travel vaccines, anti malarial',
    todo: 'See a travel clinic first; best not go where malaria is common.',
    why: 'Malaria can be very serious in pregnancy.',
    already: 'Fever after such a trip is an emergency: go now.',
    call: 'fever after travel: go to emergency',
    differ:
      'That a fever after travel is an emergency is professional knowledge. One Winnipeg clinic (old). The federal malaria summary of 2014 was seen without its lines on pregnancy.',
  },
};
