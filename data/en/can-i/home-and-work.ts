import type { CanIWords } from '@/data/can-i/entry';
import type { homeAndWork } from '@/data/can-i/home-and-work';
import { thePoisonCentre } from './poison-centre';

/** Where no source was found. */
const noSource = 'We have no source for this: ask a pharmacist, your provider or the health line.';

/** What asks for a call after fumes. */
const fumes = `Did you mix products, or do the fumes make you ill? Go out to fresh air and call ${thePoisonCentre} now. Trouble breathing: call 911.`;

/** A right of workers in Quebec. */
const withdrawal =
  'In Quebec, if your work puts you or your baby at risk, you can ask for preventive withdrawal from work.';

export const homeAndWorkWords: Record<keyof typeof homeAndWork, CanIWords> = {
  'cat-litter': {
    name: 'Cat litter',
    searchWords: 'litter box, kitty litter, cat poop, scoop litter, toxoplasmosis, toxo',
    todo: 'Let someone else scoop it each day. If no one can, scoop it each day yourself with gloves on, then wash your hands.',
    why: 'Cat droppings can carry toxoplasma.',
    already: 'Wash your hands. Tell your provider if you felt ill. Fever of 38\u00a0°C or more: call now.',
  },
  'cats-dogs': {
    name: 'Cat or dog',
    searchWords: 'cat, pet cat, kitten, dog, can i keep my cat, toxoplasmosis, toxo',
    todo: 'You can keep your cat or dog; feed a cat no raw meat, and keep it indoors.',
    why: 'Only some cats carry toxoplasma, and petting them is not the risk.',
    already: 'Nothing to do.',
  },
  reptiles: {
    name: 'Turtles, reptiles and chicks',
    searchWords: 'turtle, lizard, snake, iguana, reptile, frog, hedgehog, chicks',
    todo: 'Let someone else handle them and clean their tank or cage.',
    why: 'They can carry salmonella and other germs.',
    already:
      'Most people stay well. Call now with a fever of 38\u00a0°C or more. Call the same day for bad or bloody diarrhea, or if you cannot keep fluids down.',
  },
  rodents: {
    name: 'Hamster, mouse or guinea pig',
    searchWords: 'hamster, gerbil, mouse, mice, pet rat, guinea pig, mouse droppings, pet rodent',
    todo: 'Let someone else care for a pet rodent, and clean up mice and their droppings.',
    why: 'They can carry a virus (LCMV) that harms the baby. This is United States advice.',
    already:
      'Wash your hands. Call your provider the same day if you feel ill. Fever of 38\u00a0°C or more: call now. A headache that is bad or lasts: before 20 weeks call now; from 20 weeks go to the hospital now.',
  },
  lambing: {
    name: 'Sheep and goats giving birth',
    searchWords:
      'lambing, lambing season, kidding season, newborn lambs, newborn goats, sheep farm, goat farm, q fever, calving',
    todo: 'Stay away from sheep and goats that give birth, and from their newborns.',
    why: 'They can carry Q fever, which can cause a miscarriage.',
    already: 'Wash, and call your provider the same day. Call now with a fever of 38 °C or more.',
  },
  gardening: {
    name: 'Gardening',
    searchWords: 'garden, soil, compost, sandbox, weeding, toxoplasmosis, toxo',
    todo: 'Garden in gloves, then wash your hands and the harvest.',
    why: 'Soil can hold toxoplasma from animals.',
    already: 'Nothing to do.',
  },
  painting: {
    name: 'Painting',
    searchWords:
      'paint, latex paint, oil paint, nursery paint, spray paint, varnish, wood stain, paint fumes, paint thinner',
    todo: 'Latex paint with open windows is fine; leave oil paint to others.',
    why: 'Solvents in oil paint can harm when breathed in much and often.',
    already:
      'If you feel well: nothing to do. Do the fumes make you ill? Go out to fresh air and call a poison centre now. Trouble breathing: call 911.',
  },
  'old-paint': {
    name: 'Lead paint',
    searchWords: 'renovation, sanding, paint stripping, old house, demolition',
    todo: 'Stay away from sanding and scraping paint in a home from before 1991.',
    why: "Old paint can hold lead, which harms the baby's brain.",
    already:
      'Let someone else clean up the dust, and wash. Did you sand or scrape a lot? Ask your provider about a blood test.',
    differ: 'INSPQ says homes from before 1991; Family Health Online says the 1970s or earlier. We follow INSPQ.',
  },
  cleaning: {
    name: 'Cleaning products',
    searchWords:
      'bleach, javex, lysol, oven cleaner, mr clean, windex, dry cleaning, cleaning vinegar, ammonia, cleaning supplies, housework, drain cleaner',
    todo: 'Wear gloves and open a window. Leave oven spray to others, and never mix products.',
    why: 'Fumes are the risk, not the chore.',
    already: 'If you feel well: nothing to do.',
    call: fumes,
  },
  pesticides: {
    name: 'Bug and weed killers',
    searchWords:
      'pesticide, weed killer, roundup, ant spray, raid, bug bomb, lawn spray, exterminator, cockroaches, bed bugs, moth balls, mouse poison',
    todo: 'Use no bug or weed killers, at home or in the yard. If others do, stay away while it dries.',
    why: 'They can harm the baby.',
    already:
      'Wash, change clothes and air the room. Do you feel ill? Call your provider or a poison centre now. Trouble breathing: call 911.',
  },
  'air-freshener': {
    name: 'Home scents and wood smoke',
    searchWords:
      'air freshener, scented candle, febreze, plug in, incense, wood stove, fireplace, campfire smoke, smudging',
    todo: 'Best go without home scents, and keep wood smoke out of the room.',
    why: 'INSPQ counts both among things to cut down in pregnancy. Smudging and ceremony are not meant: keep the air moving.',
    already: 'Nothing to do.',
  },
  'phones-wifi': {
    name: 'Cell phone and wifi',
    searchWords: 'cell phone, wifi, microwave, laptop on belly, 5g, smart meter, bluetooth',
    todo: 'Your phone, wifi and a microwave are fine to use.',
    why: 'Canadian limits protect pregnant people too.',
    already: 'Nothing to do.',
  },
  'fifth-disease': {
    name: 'Fifth disease',
    searchWords: 'parvo, parvovirus, slapped cheek, 5th disease, preventive withdrawal',
    todo: 'Call your provider the same day if you may have met it.',
    why: 'In the first half it can, rarely, make the baby ill.',
    already: 'A blood test can show if you are protected.',
    call: 'Call the same day, before you walk in.',
    local: 'Quebec offers leave from work to those at risk; elsewhere usually not.',
  },
  chickenpox: {
    name: 'Chickenpox and shingles',
    searchWords: 'chickenpox, chicken pox, varicella, shingles',
    todo: 'Did you meet chickenpox or shingles? Call the same day, unless you know that you are protected.',
    why: 'A treatment can work only within days.',
    already:
      'Call today. Antibodies may be given within 96 hours (4 days) of contact. Was it longer ago? Call all the same.',
    call: 'Call the same day, before you walk in. You have the rash yourself: call now. Trouble breathing: call 911.',
  },
  measles: {
    name: 'Measles and rubella',
    searchWords: 'measles, rubella, german measles, red measles',
    todo: 'Call now if you met measles or rubella, before you go anywhere.',
    why: 'Against measles, antibodies can help only in the first six days after contact.',
    already: 'Call now, even if it was longer ago. Phone first, so that others do not catch it.',
    call: 'Call now, before you walk in. Trouble breathing: call 911.',
  },
  cmv: {
    name: 'CMV (cytomegalovirus)',
    searchWords:
      'cytomegalovirus, daycare, toddler, changing diapers, sharing cups, kissing kids, cmv, daycare work, drool, preventive withdrawal',
    todo: 'Wash your hands after diapers and drool, and do not share cups or spoons.',
    why: 'Small children often carry CMV in spit and urine.',
    already: 'Wash your hands from now on. Do you think that you met CMV? Call your provider the same day.',
    local: withdrawal,
  },
  'hand-foot-mouth': {
    name: 'Hand, foot and mouth disease',
    searchWords: 'hand foot and mouth, hfmd, coxsackie',
    todo: noSource,
    already: 'Did you meet it? Call your provider the same day.',
    call: 'Fever of 38\u00a0°C or more: call now.',
  },
  'salon-work': {
    name: 'Salon work',
    searchWords: 'hairdresser, nail technician, beautician, esthetician, preventive withdrawal',
    todo: 'Ask your provider what suits you. Ask your employer for fresh air, gloves and other tasks.',
    why: 'All-day fumes are not the same as one visit.',
    local: withdrawal,
  },
  'heavy-lifting': {
    name: 'Lifting',
    searchWords:
      'heavy lifting, lift toddler, lift boxes, work lifting, shovel snow, shovelling, moving house, carry my baby, preventive withdrawal',
    todo: 'Bend your knees, and have others lift heavy loads.',
    why: 'Loose joints and a big belly strain your back.',
    call: 'Very heavy bleeding: call 911. Bleeding, fluid from your vagina or belly pain after a strain: go to the hospital now. Before 20 weeks, only a little blood or only mild pain: call now.',
    local: withdrawal,
  },
  standing: {
    name: 'Standing all day',
    searchWords: 'standing job, on my feet, retail, nurse shift, nurse, cashier, preventive withdrawal',
    todo: 'Take breaks and sit often; ask for a stool.',
    why: 'Long standing makes legs swell and tires you.',
    local: withdrawal,
  },
  'night-shift': {
    name: 'Night shift',
    searchWords: 'nights, shift work, 12 hour shift, graveyard shift, preventive withdrawal',
    todo: 'Talk with your provider about night shifts and very long days.',
    why: 'The Canadian Centre for Occupational Health and Safety counts shift work among the hazards to look at.',
    local: withdrawal,
  },
  'radiation-work': {
    name: 'Work with X-rays or radiation',
    searchWords:
      'radiation job, x-ray tech, nuclear worker, radiology, dental hygienist, dosimeter, work with radiation, preventive withdrawal',
    todo: 'Ask your provider first, and tell your employer in writing as soon as you can.',
    why: 'Once your employer knows, your dose at work may be 4 mSv (a measure of radiation) at most until the birth.',
    already: 'Do you work there now? Tell your employer today, and tell your provider.',
    local: withdrawal,
  },
  smoking: {
    name: 'Smoking',
    searchWords:
      'cigarettes, smoke, cigarette, quit smoking, tobacco, hookah, shisha, cigar, chewing tobacco, stop smoking',
    todo: 'Try to stop. Too hard today? Smoke less, and ask for help: it is free in Canada.',
    why: 'Smoke can bring a small baby, an early birth or a loss.',
    already: 'Each day with no smoke helps your baby, no matter what came before.',
  },
  'second-hand-smoke': {
    name: 'Second-hand smoke',
    searchWords: 'second hand smoke, secondhand smoke, husband smokes, partner smokes, passive smoking',
    todo: 'Ask people to smoke outdoors, away from you.',
    why: 'Smoke from others reaches the baby too.',
    already: 'Every day away from smoke helps your baby.',
  },
  vaping: {
    name: 'Vaping and nicotine pouches',
    searchWords:
      'vape, vaping, e-cigarette, juul, nicotine vape, elf bar, zyn, nicotine pouch, puff bar, disposable vape, zonnic',
    todo: 'Do not vape or use nicotine pouches. Ask your provider for help to quit.',
    why: "Nicotine harms the baby's brain, and no one has shown that vaping does no harm.",
    already: 'Every day without nicotine helps. Ask for help today.',
    differ: 'Some services see vaping as less harmful than smoking; the SOGC says to avoid vaping. We follow the SOGC.',
  },
  'nicotine-replacement': {
    name: 'Nicotine gum or patch',
    searchWords:
      'nicotine gum, nicotine patch, nicorette, nrt, nicotine lozenge, quit aid, nicotine spray, nicotine inhaler, nicoderm, thrive',
    todo: 'Ask your provider before you use the gum or the patch. Do you use it now? Call before you change anything.',
    why: 'It is safer than smoking, but it is still nicotine.',
    already: 'Do not go back to smoking. Tell your provider today that you use it.',
  },
  'quit-smoking-pills': {
    name: 'Pills to quit smoking',
    searchWords: 'champix, varenicline, zyban, bupropion, quit smoking pills',
    todo: 'Keep taking it as prescribed, and call your provider or pharmacist today.',
    why: 'In a Canadian review, bupropion did not seem to raise the risk of birth defects. Little is known about varenicline.',
  },
  cannabis: {
    name: 'Cannabis and CBD',
    searchWords:
      'cannabis, weed, marijuana, smoke pot, smoking pot, edibles, thc, cbd, cbd oil, cbd cream, smoke a joint, hash, thc gummies, thc vape',
    todo: 'Use no cannabis and no CBD, in any form. Was it prescribed? Call before you change anything.',
    why: "It can reach the baby's brain; no safe amount is known.",
    already:
      'Was it prescribed? Call today, before you change anything. If not: use no more, and tell your provider without shame: they want to help.',
  },
  'street-drugs': {
    name: 'Street drugs',
    searchWords:
      'cocaine, crack, meth, crystal meth, heroin, fentanyl, mdma, ecstasy, magic mushrooms, ketamine, drugs before i knew, lsd, ghb, molly, poppers, shrooms, psilocybin, microdosing, overdose, coke cocaine, sniff coke',
    todo: 'Do you use heroin or other opioids, or use every day? Do not stop suddenly: call your provider today for the safest way. If not, it is best to use none.',
    why: 'They can bring an early or small baby, and withdrawal after the birth. A sudden stop of opioids can bring on labour or a loss.',
    already:
      'It is never too late to use less. Tell your provider without shame what you took and when, and ask before you quit by yourself.',
    call: 'Overdose: very sleepy, slow breathing, blue lips, or someone does not wake up: call 911.',
  },
  kratom: {
    name: 'Kratom and kava',
    searchWords: 'kratom, kava, kanna, blue lotus',
    todo: noSource,
    already: 'Tell your provider what you took and when. They want to help.',
  },
};
