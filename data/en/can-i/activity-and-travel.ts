import type { activityAndTravel } from '@/data/can-i/activity-and-travel';
import type { CanIWords } from '@/data/can-i/entry';

const nothing = 'Nothing to do.';
const stopAndRest =
  'Stop and rest if you bleed, leak fluid or have pain. Before 20 weeks call now; from 20 weeks go to the hospital now. Chest pain or passing out: call 911.';
const afterAFall =
  'If nothing happened, there is nothing to do. After a fall, crash or blow: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks, after a crash or a fall onto or blow to the belly, go to the hospital to be checked.';

export const activityAndTravelWords: Record<keyof typeof activityAndTravel, CanIWords> = {
  exercise: {
    name: 'Exercise',
    searchWords: 'gym, workout, walking, aerobics, elliptical, aquafit, treadmill, dancing',
    todo: 'Aim for 150 minutes a week, at a pace at which you can talk. Ask first if you bleed, leak fluid, expect twins, or have a low placenta, high blood pressure or signs of early labour.',
    why: 'It keeps you well and lowers the risk of diabetes and high blood pressure.',
    already: stopAndRest,
  },
  running: {
    name: 'Running',
    searchWords: 'jogging, run, marathon, 5k, half marathon',
    todo: 'If you ran before, you can go on, slower as you grow.',
    why: 'You should be able to talk in full sentences.',
    already: stopAndRest,
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
    todo: 'Yoga and gentle stretching are fine; get up if you feel light-headed on your back.',
    why: 'They help your back and your mood.',
    already: nothing,
  },
  'hot-yoga': {
    name: 'Hot yoga',
    searchWords: 'bikram, moksha, modo, hot pilates',
    todo: 'Leave out hot yoga.',
    why: 'The heat can raise your body heat too far.',
    already:
      'One time seldom does harm. Cool down and drink water; call if you felt faint, and call now with a fever of 38 °C or more.',
  },
  swimming: {
    name: 'Swimming',
    searchWords: 'pool, aquafit, chlorine, swim',
    todo: 'Swimming in a clean pool is fine, but not if your water may have broken.',
    why: 'Water carries your weight and keeps you cool.',
    already: nothing,
  },
  'lake-swimming': {
    name: 'Swimming in lakes',
    searchWords: 'lake swimming, swimming in a lake, river, ocean, beach, cottage swimming',
    todo: 'Lakes and beaches with good water are fine; do not swallow the water.',
    why: 'Blue-green algae and germs come and go.',
    already: 'Call if you get diarrhea, a rash or a fever. With a fever of 38 °C or more, call now.',
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
    name: 'Tennis and racquet sports',
    searchWords: 'tennis, squash, badminton, pickleball',
    todo: 'It is best to leave out squash and tennis. In any other racquet sport, play gently, and stop when quick turns feel unsafe.',
    why: 'Fast turns and balls can bring falls or blows.',
    already: afterAFall,
  },
  'contact-sports': {
    name: 'Hockey and contact sports',
    searchWords: 'hockey, ringette, soccer, basketball, volleyball, boxing, karate, contact sport',
    todo: 'Leave out hockey and other sports where you can be hit.',
    why: 'A blow to the belly can harm the pregnancy.',
    already: afterAFall,
  },
  scuba: {
    name: 'Scuba diving',
    searchWords: 'scuba, diving, snorkel, snorkelling, freediving',
    todo: 'Do not scuba dive; a snorkel at the surface is fine.',
    why: 'Gas bubbles can harm the baby.',
    already: 'If you dived before you knew, stay calm and tell your provider.',
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
    already: 'If you get a headache or feel sick, go down and rest; call if it lasts.',
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
    searchWords: 'downhill skiing, snowboarding, ski hill, skiing, tobogganing, sledding',
    todo: 'Leave out downhill skiing, boarding and sledding.',
    why: 'A fall or a crash can hurt the baby.',
    already: afterAFall,
  },
  skating: {
    name: 'Ice skating',
    searchWords: 'skating, rink, rideau canal, rollerblading',
    todo: 'Ask your provider first. Skate only if you are steady, and stop as your belly grows.',
    why: 'A fall on ice can bring a blow to the belly, and no Canadian page that we found names skating.',
    already: afterAFall,
  },
  snowmobile: {
    name: 'Snowmobiles and ATVs',
    searchWords: 'snowmobile, skidoo, ski-doo, atv, quad, dirt bike, four wheeler, motorcycle',
    todo: 'Leave out snowmobiles and ATVs.',
    why: 'Bumps and crashes can hurt the baby.',
    already: afterAFall,
    local: 'Where a snowmobile or an ATV is the only way to travel, go slowly and ask your health centre.',
  },
  sex: {
    name: 'Sex',
    searchWords: 'intercourse, orgasm, oral sex, vibrator, sex toys, can we have sex',
    todo: 'Sex is fine for most people. Ask first with a low placenta, bleeding, leaking fluid, or a risk of early labour.',
    why: 'The baby is well protected.',
    already:
      'Light spotting can follow: call the same day. From 20 weeks call now; for bright red blood, or any blood with a low placenta, go to the hospital.',
  },
  'back-sleeping': {
    name: 'Sleeping on your back',
    searchWords: 'sleeping on back, sleep on my back, sleep position, side sleeping, tummy sleeping',
    todo: 'From 28 weeks, settle on either side; before that, sleep as you like.',
    todoByWeek: [
      'Sleep as you like for now; from 28 weeks, settle on either side.',
      'Settle on either side each time you go to sleep.',
    ],
    why: 'The back position can slow blood to the womb late in pregnancy.',
    already: 'If you wake on your back, just roll over. Nothing more to do.',
  },
  flying: {
    name: 'Flying',
    searchWords: 'plane, airplane, air travel, air canada, westjet, porter airlines, flight, babymoon',
    todo: 'Flying is fine for most people until about 36 weeks. Ask your provider and check your airline before you book; walk the aisle.',
    todoByWeek: [
      "Flying is fine for most people now. Ask your provider and check your airline's limit before you book; walk the aisle.",
      'Ask your provider and your airline first. Many do not take you from 36 weeks.',
    ],
    why: 'Clots form more easily, and airlines set their own limits.',
    already: nothing,
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
    todo: 'Wear it on every trip: the lap part low, under your belly.',
    why: 'It is the best protection for your baby too.',
    already:
      'After a crash: before 20 weeks call now, and go to emergency if you bleed, leak fluid or have pain. From 20 weeks go to the hospital to be checked.',
  },
  'long-drives': {
    name: 'Long drives',
    searchWords: 'long drive, road trip, long car ride, bus, train',
    todo: 'Stop and walk often, drink water, and keep the seat upright.',
    why: 'Sitting still for hours can bring a clot.',
    already: 'Pain or swelling in one leg: go to emergency now.',
  },
  cruise: {
    name: 'Cruises',
    searchWords: 'cruise, cruise ship, disney cruise',
    todo: 'Most lines take you only up to 23 weeks, to the end of the trip. Bring a letter.',
    todoByWeek: [
      'Most lines take you only up to 23 weeks, to the end of the trip. Bring a letter from your provider.',
      'Leave it out: most lines do not take you from 24 weeks.',
    ],
    why: 'Ships have no care for an early baby.',
    already: nothing,
  },
  zika: {
    name: 'Trips where Zika spreads',
    searchWords: 'zika, mosquito virus, dominican, mexico trip, jamaica, caribbean',
    todo: 'Ask a travel clinic at least 6 weeks before you go. Stay away from places with Zika while you are pregnant.',
    why: "It can harm the baby's brain.",
    already: 'Call your provider, and use condoms as advised.',
    differ:
      'A federal sheet of 2018 says not to go where Zika spreads; the newer federal page says you may want to stay away. We follow the careful one.',
  },
  malaria: {
    name: 'Trips where malaria spreads',
    searchWords: 'malaria, africa trip, india trip, travel vaccines, anti malarial',
    todo: 'See a travel clinic at least 6 weeks before you go. Best not go where malaria is common.',
    why: 'Malaria can be very serious in pregnancy.',
    already: 'Do you have pills against malaria from another trip? Ask before you take them.',
    call: 'Fever after such a trip? Go to emergency now.',
  },
};
