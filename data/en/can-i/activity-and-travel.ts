import type { activityAndTravel } from '@/data/can-i/activity-and-travel';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Nothing to do.';
/** What asks to stop a sport, in the orders of the lists of when to call. */
const stopAndGo =
  'Bleeding, leaking fluid, belly pain, or contractions before 37 weeks? Stop, and go to the hospital now. Before 20 weeks, call now for light bleeding alone or mild pain alone. Chest pain, sudden trouble breathing, passing out, large clots, or a pad soaked in an hour or less: call 911.';
/** After a sport in which one can fall or be hit. */
const afterAFall =
  'No fall, crash or blow? Nothing to do. Before 20 weeks, after a fall, a crash or a blow to the belly: call now, even if you feel fine; go to emergency now if you bleed, leak fluid or have pain. From 20 weeks, after a crash, or a fall onto or blow to the belly: go to the hospital now to be checked, even if you feel fine. After any other fall: call the same day; go now if you bleed, leak fluid or have pain.';
/** After hours without moving. */
const afterSitting =
  'Pain or swelling in one leg: go to emergency now. With chest pain or trouble breathing: call 911.';

export const activityAndTravelWords: Record<keyof typeof activityAndTravel, CanIWords> = {
  exercise: {
    name: 'Exercise',
    searchWords: 'gym, workout, walking, aerobics, elliptical, aquafit, treadmill, dancing, hiking, stairs, zumba',
    todo: 'Aim for 150 minutes a week, at a pace at which you can talk. Ask first if you expect twins, or have a low placenta, high blood pressure or a risk of early birth.',
    why: 'It keeps you well and lowers the risk of diabetes and high blood pressure.',
    already: nothing,
    call: stopAndGo,
  },
  running: {
    name: 'Running',
    searchWords: 'jogging, run, marathon, 5k, half marathon',
    todo: 'If you ran before, you can go on, slower as you grow.',
    why: 'You should be able to talk in full sentences.',
    already: nothing,
    call: stopAndGo,
  },
  weights: {
    name: 'Weights',
    searchWords: 'weight lifting, crossfit, deadlift, squats, resistance bands, strength training',
    todo: 'Light to medium weights are fine; leave out the heaviest lifts.',
    why: 'The Canadian guideline advises a mix of aerobic and strength work.',
    already: nothing,
  },
  yoga: {
    name: 'Yoga and stretching',
    searchWords: 'yoga, prenatal yoga, stretching, pilates, meditation',
    todo: 'Yoga and gentle stretching are fine. Do you feel light-headed on your back? Turn onto your side.',
    why: 'They help your back and your mood.',
    already: nothing,
  },
  'hot-yoga': {
    name: 'Hot yoga',
    searchWords: 'bikram, moksha, modo, hot pilates',
    todo: 'Leave out hot yoga.',
    why: 'The heat can raise your body heat too far.',
    already:
      'One time seldom does harm. Cool down and drink water. You passed out? Call 911. You felt faint, feel dizzy or have a fever of 38 °C or more? Call now.',
  },
  swimming: {
    name: 'Swimming',
    searchWords: 'pool, aquafit, chlorine, swim',
    todo: 'Swimming in a clean pool is fine.',
    why: 'Water carries your weight and keeps you cool.',
    already: nothing,
    call: 'Could your water have broken? Do not swim: go to the hospital now, and call on the way.',
  },
  'lake-swimming': {
    name: 'Swimming in lakes',
    searchWords: 'lake swimming, swimming in a lake, river, ocean, beach, cottage swimming, blue-green algae',
    todo: 'Lakes and beaches are fine where the water is clean and you may swim, but not with blue-green algae. Do not swallow the water.',
    why: 'Blue-green algae and germs come and go.',
    already: 'Call the same day if you get diarrhea or a rash. With a fever of 38 °C or more, call now.',
  },
  cycling: {
    name: 'Cycling',
    searchWords: 'biking, bike, spin class, stationary bike, peloton, commuting by bike',
    todo: 'A bike that stands still is best; ride on calm paths only while you feel steady.',
    why: 'Your balance changes, and a fall can hurt.',
    already: afterAFall,
    differ:
      'A Montréal health authority lists cycling as fine; the Dispensaire diététique de Montréal leaves out steep trails. We follow the careful one.',
  },
  'racquet-sports': {
    name: 'Tennis and squash',
    searchWords: 'badminton, pickleball, racquet sports',
    todo: 'Leave out tennis and squash. Badminton or pickleball: ask first.',
    why: 'Fast turns and balls can bring falls or blows.',
    already: afterAFall,
  },
  'contact-sports': {
    name: 'Hockey and contact sports',
    searchWords:
      'hockey, ringette, soccer, basketball, volleyball, boxing, karate, contact sport, football, rugby, judo, martial arts, kickboxing, wrestling, dodgeball',
    todo: 'Leave out hockey and other sports where you can be hit.',
    why: 'A blow to the belly can harm the pregnancy.',
    already: afterAFall,
  },
  scuba: {
    name: 'Scuba diving',
    searchWords: 'scuba, diving, snorkel, snorkelling',
    todo: 'Do not scuba dive; a snorkel at the surface is fine.',
    why: 'Gas bubbles can harm the baby.',
    already: 'Did you scuba dive? Do not dive again, and tell your provider.',
  },
  'horse-riding': {
    name: 'Horse riding',
    searchWords: 'horseback, riding, rodeo',
    todo: 'Leave out riding.',
    why: 'Even a calm horse can throw you.',
    already: afterAFall,
  },
  'water-ski': {
    name: 'Water skiing and jet skis',
    searchWords: 'water skiing, wakeboarding, surfing, tubing, jet ski, seadoo',
    todo: 'Leave out water-skiing, tubing and jet skis.',
    why: 'A fall at speed can force water in.',
    already: afterAFall,
  },
  altitude: {
    name: 'High altitude',
    searchWords: 'altitude, hiking high',
    todo: 'Ask before hard exercise above 1,600 m or a stay high up.',
    why: 'Thin air leaves less oxygen for you both.',
    call: 'A headache up high, or feeling sick or dizzy? Go down now, and call now. From 20 weeks, a bad headache or one that lasts: go to the hospital now. Chest pain or trouble breathing: call 911.',
  },
  'roller-coaster': {
    name: 'Roller coasters and rides',
    searchWords:
      "roller coaster, rollercoaster, rides, canada's wonderland, la ronde, waterslide, bumper cars, amusement park",
    todo: 'Leave out rides that jerk, drop or spin.',
    why: 'Sudden stops could loosen the placenta.',
    already: afterAFall,
  },
  'cross-country-ski': {
    name: 'Cross-country skiing and snowshoeing',
    searchWords: 'cross country skiing, snowshoeing, nordic skiing, xc ski',
    todo: 'Easy trails are fine, on cross-country skis or on snowshoes.',
    why: 'They are low in falls and easy to slow down.',
    already: afterAFall,
  },
  'downhill-ski': {
    name: 'Downhill skiing and sledding',
    searchWords: 'downhill skiing, snowboarding, ski hill, skiing, tobogganing, sledding, luge, snow tubing',
    todo: 'Leave out downhill skiing, boarding and sledding.',
    why: 'A fall or a crash can hurt the baby.',
    already: afterAFall,
  },
  skating: {
    name: 'Ice skating',
    searchWords: 'skating, rink, rideau canal, rollerblading',
    todo: 'Ask your provider first. If the answer is yes, skate only while you are steady, and stop as your belly grows.',
    why: 'A fall on ice can bring a blow to the belly, and no Canadian page that we found names skating.',
    already: afterAFall,
  },
  snowmobile: {
    name: 'Snowmobiles and ATVs',
    searchWords: 'snowmobile, skidoo, ski-doo, atv, quad, dirt bike, four wheeler, motorcycle',
    todo: 'Leave out snowmobiles and ATVs.',
    why: 'Bumps and crashes can hurt the baby.',
    already: afterAFall,
    local: 'Where a snowmobile or an ATV is the only way to travel, ask your health centre first.',
  },
  sex: {
    name: 'Sex',
    searchWords: 'intercourse, orgasm, oral sex, vibrator, sex toys, can we have sex, anal sex, masturbation',
    todo: 'Sex is fine for most people. Ask first with a low placenta or a risk of early birth. Do you bleed a little? No sex, and call.',
    why: 'The baby is well protected.',
    already:
      'Light spotting can follow. For any light bleeding: before 20 weeks call the same day; from 20 weeks call now.',
    call: 'A leak of fluid, bright red blood, blood with pain, fever or weakness, or any blood with a low placenta? No sex: go to the hospital now. A pad soaked in an hour or less, or large clots: call 911.',
  },
  'back-sleeping': {
    name: 'Sleep position',
    searchWords: 'sleeping on back, sleep on my back, side sleeping, tummy sleeping, sleeping on your back',
    todo: 'From 28 weeks, settle on either side; before that, sleep as you like.',
    todoByWeek: [
      'Sleep as you like for now; from 28 weeks, settle on either side.',
      'Settle on either side each time you go to sleep.',
    ],
    why: 'The back position can slow blood to the uterus late in pregnancy.',
    already: 'If you wake on your back, just roll over. Nothing more to do.',
  },
  flying: {
    name: 'Flying',
    searchWords: 'plane, airplane, air travel, air canada, westjet, porter airlines, flight, babymoon',
    todo: 'Flying is fine for most people until about 36 weeks. Ask your provider and check your airline before you book, for the flight home too; walk the aisle.',
    todoByWeek: [
      "Flying is fine for most people now. Ask your provider and check your airline's limit before you book, for the flight home too; walk the aisle.",
      'Ask your provider and your airline first. Many do not take you from 36 weeks.',
    ],
    why: 'Clots form more easily, and airlines set their own limits.',
    already: afterSitting,
  },
  'airport-scanner': {
    name: 'Airport scanners',
    searchWords: 'airport scanner, body scanner, airport security, metal detector, tsa',
    todo: 'You can walk through airport scanners.',
    why: 'In Canada they use weak radio waves, not X-rays.',
    already: nothing,
  },
  'seat-belt': {
    name: 'Seat belt',
    searchWords: 'seatbelt, car, driving, airbag',
    todo: 'Wear it on every trip. The lap part goes low, under your belly and across your hips. The top part goes between your breasts.',
    why: 'It is the best protection for your baby too.',
    already:
      'After a crash, even if you feel fine: before 20 weeks call now, and go to emergency now if you bleed, leak fluid or have pain; from 20 weeks go to the hospital now to be checked.',
  },
  'long-drives': {
    name: 'Long drives',
    searchWords: 'long drive, road trip, long car ride, bus, train',
    todo: 'Stop and walk often, drink water, and keep the seat upright.',
    why: 'Sitting still for hours can bring a clot.',
    already: afterSitting,
  },
  cruise: {
    name: 'Cruises',
    searchWords: 'cruise, cruise ship, disney cruise',
    todo: 'The cruise lines that we read take you only if you are at most 23 weeks on the last day. Bring a letter from your provider.',
    todoByWeek: [
      'The cruise lines that we read take you only if you are at most 23 weeks on the last day. Bring a letter from your provider.',
      'Leave it out: the cruise lines that we read do not take you from 24 weeks.',
    ],
    why: 'Ships have no care for an early baby.',
    already: nothing,
  },
  zika: {
    name: 'Trips where Zika spreads',
    searchWords: 'zika, mosquito virus, dominican, mexico trip, jamaica, caribbean, punta cana, haiti, all inclusive',
    todo: 'For any trip, ask a travel clinic at least 6 weeks before you go. While you are pregnant, stay away from places with Zika.',
    why: "It can harm the baby's brain.",
    already: 'Call your provider. Use condoms, or have no sex, for the rest of the pregnancy.',
    differ:
      'A federal sheet of 2018 says not to go where Zika spreads; the newer federal page says you may want to stay away. We follow the careful one.',
  },
  malaria: {
    name: 'Trips where malaria spreads',
    searchWords: 'malaria, africa trip, india trip, travel vaccines, anti malarial',
    todo: 'See a travel clinic at least 6 weeks before you go. Best not go where malaria is common.',
    why: 'Malaria can be very serious in pregnancy.',
    already:
      'Do you have pills left from another trip? Ask before you take them. Were they prescribed for this trip? Keep taking them.',
    call: 'Fever during or after a trip where malaria spreads? Go to emergency now, and say where you were.',
  },
};
