import type { PartnerAct } from '@/data/partner-lines';
import { postpartumPsychosis } from '@/words/emergency';

/**
 * What the person who accompanies a pregnancy can do in each week, written for the other parent, a relative or a
 * friend, of any gender, who may live elsewhere. Facts are those of the week's own texts (data/en/weeks).
 */
export const partnerLines: Record<number, readonly PartnerAct[]> = {
  1: [
    {
      title: 'Pick up folic acid',
      text: 'Advised: a daily multivitamin with 0.4 mg of folic acid and 16 to 20 mg of iron, from at least 3 months before pregnancy. Some people need more: ask a provider.',
      sources: ['folic-acid-phac'],
      path: '/can-i/medicines#prenatal-vitamin',
    },
    {
      title: 'Make alcohol-free evenings easy',
      text: 'Put something else in the fridge, and have it too. Somebody drinks every day? A provider comes first, as a sudden stop can make a person ill.',
    },
    {
      title: 'Ask about hopes and nerves',
      text: 'Planning a pregnancy can stir up hope, nerves or old grief. Ask, and listen without fixing.',
    },
  ],
  2: [
    {
      title: 'Make home and car smoke-free',
      text: 'Smoke from others reaches a baby too. If you smoke, help to quit is free in Canada.',
      sources: ['inspq-tob', 'food-toronto', 'onp-smoke'],
      path: '/can-i/home-and-work#second-hand-smoke',
    },
    {
      title: 'Go along to the pharmacy',
      text: 'Medicines taken every day can be gone over there now. Nobody should stop one on their own.',
      path: '/can-i/medicines',
    },
    {
      title: "Note the clinic's day",
      text: 'Does a fertility clinic help? Keep the day of the treatment or transfer in your calendar too. It is used to set the due date.',
    },
  ],
  3: [
    {
      title: 'Take over the litter box',
      text: 'Cat droppings can carry a germ, toxoplasma. Scoop every day, then wash your hands.',
      sources: ['inspq-pets', 'nb-toxo', 'safety-fraser'],
      path: '/can-i/home-and-work#cat-litter',
    },
    {
      title: 'Be there for the test',
      text: 'A negative test can be wrong this early. Whatever it shows, ask how they feel before you say how you feel.',
    },
    {
      title: 'Read when to call, by day',
      text: 'There is a list for these first weeks too. Two minutes, and you know where it is.',
      path: '/when-to-call',
    },
  ],
  4: [
    {
      title: 'Listen first',
      text: 'A positive test brings joy, shock or fear, sometimes all in the same hour. Make room for all of it.',
    },
    {
      title: 'Help with the first calls',
      text: 'The first visit should come before week 12, and the lists of midwives fill fast. Sit beside the phone, or offer to dial.',
      sources: ['naitre-visits'],
      path: '/find-care',
    },
    {
      title: 'Ask who may know',
      text: 'The news is not yours to share. Ask who may hear it, and from whom.',
    },
  ],
  5: [
    {
      title: 'Learn what to leave out',
      text: 'Germs in some foods can harm a baby: raw fish, runny eggs, rare meat, cold deli meat, raw sprouts. Look a food up before you cook it.',
      sources: ['food-health-canada', 'food-ontario'],
      path: '/can-i/food',
    },
    {
      title: 'Take the smells away',
      text: 'Some people feel queasy when they are hungry or smell food. Open a window, take out the garbage, skip the perfume.',
    },
    {
      title: 'Look up your cups',
      text: 'The limit in pregnancy is 300 mg of caffeine a day, from all foods and drinks. See what a cup holds before you pour.',
      sources: ['caffeine-health-canada'],
      path: '/can-i/drinks#coffee',
    },
  ],
  6: [
    {
      title: 'Ask what goes down',
      text: 'Small amounts, and often. Plain crackers help some people; for others it is cold foods or ginger.',
    },
    {
      title: 'Learn when to call',
      text: 'Two minutes, in daylight. One night, you may be the one who dials.',
      path: '/when-to-call',
    },
    {
      title: 'Bring up the dating ultrasound',
      text: 'It is offered at 8 to 12 weeks, and a provider orders it. Has somebody asked for it?',
      sources: ['sogc-432'],
    },
  ],
  7: [
    {
      title: 'Vomiting? Open the list',
      text: 'Fluids that do not stay down, or no pee for 8 hours? The list says whom to call and how soon.',
      sources: ['hse-vomiting'],
      path: '/when-to-call',
    },
    {
      title: 'Let a nap be a nap',
      text: 'Many people need one just now, after work or partway through a shift. Take over one chore that comes back every day.',
    },
    {
      title: 'Help with the first list',
      text: 'Medicines, allergies and illnesses in both families go to the first visit. Are you a relative, or the other parent? Add what you know.',
    },
  ],
  8: [
    {
      title: 'Go along to the ultrasound',
      text: 'The dating ultrasound is offered at 8 to 12 weeks. Ask if you are wanted there, and ask the clinic who may come in.',
      sources: ['sogc-432'],
    },
    {
      title: 'Talk about screening, then follow',
      text: 'Whoever is tested decides. In most regions screening starts between 9 and 13 weeks, and who pays differs: look up your region together.',
      sources: ['born-ontario', 'screening-bc', 'screening-qc-weeks', 'screening-ns'],
      path: '/resources',
    },
    {
      title: 'Ask how the days are',
      text: 'Flat or anxious? Depression can begin in pregnancy, and it can be treated. Offer to be there for the call to the provider.',
      path: '/resources',
    },
  ],
  9: [
    {
      title: 'Near measles or chickenpox? Say so',
      text: 'Measles or rubella: phone the provider now. Chickenpox, shingles or fifth disease: the same day. Phone before you go: a treatment may have to start within days.',
      sources: ['naitre-infections', 'measles-ontario'],
      path: '/can-i/home-and-work#measles',
    },
    {
      title: 'Save your own pay stubs',
      text: 'Are you the other parent? EI counts the hours of work that it insures, while QPIP, in Quebec, looks at earnings.',
      sources: ['ei-act-6', 'qpip-act'],
      path: '/benefits',
    },
    {
      title: 'Take a no well',
      text: 'Nausea is often at its strongest around now. Plans may fall through an hour before, and yours can change too.',
    },
  ],
  10: [
    {
      title: 'Ask: is a visit booked?',
      text: 'The first one should come before week 12. Nothing booked? Offer to make the call today.',
      sources: ['naitre-visits'],
      path: '/find-care',
    },
    {
      title: 'Buy no home heart monitor',
      text: 'It cannot replace a checkup, even if you both hear a sound. Worried? Call the provider.',
      sources: ['pi-us', 'usask-us'],
      path: '/can-i/body-and-beauty#home-doppler',
    },
    {
      title: 'Take the strong cleaners',
      text: 'Fumes are the risk, not the chore. Open a window, never mix products, and do the oven spray yourself.',
      sources: ['nb-env', 'inspq-prod', 'infopoison'],
      path: '/can-i/home-and-work#cleaning',
    },
  ],
  11: [
    {
      title: 'Offer to be in the room',
      text: 'Tests and results make many people nervous, and it often helps to have somebody there. Too far away? Offer a video call.',
    },
    {
      title: 'Leave out the drinks too',
      text: 'No amount of alcohol is known to be free of risk in pregnancy. A glass without it is easier in company.',
      sources: ['alcohol-bc', 'phac-guide'],
      path: '/can-i/drinks#alcohol',
    },
    {
      title: 'Wash it all',
      text: 'Wash fruit, salad and vegetables under the tap, even those you peel. Keep raw meat away from food that is ready to eat.',
      sources: ['hc-2012', 'nb-toxo', 'birth-babies-food', 'naitre-food'],
      path: '/can-i/food#raw-fruit-veg',
    },
  ],
  12: [
    {
      title: 'Ask: dating ultrasound done?',
      text: 'Its usual window is 8 to 12 weeks. Not done? Offer to phone for a date this week.',
      sources: ['sogc-432'],
    },
    {
      title: 'Note the blood type',
      text: 'Ask if it is Rh-negative, and keep the answer in your phone. On a call about bleeding, it has to be said.',
      sources: ['sogc-133', 'sogc-448'],
    },
    {
      title: "Ask 'What would help?'",
      text: 'Joy and worry can swap places in one day, so ask before you solve anything. Low days? The provider wants to hear of them.',
    },
  ],
  13: [
    {
      title: 'Ask: which test closes now?',
      text: 'In Ontario, BC and Quebec, early screening tests close this week. Wanted and not booked? Offer to phone now.',
      sources: ['pso-efts', 'bc-early-prenatal', 'screening-bc', 'screening-qc-weeks'],
      path: '/resources',
    },
    {
      title: 'Share one calendar',
      text: 'Put the coming visits in yours too. Living apart? Ask for a photo of each appointment card.',
    },
    {
      title: 'Bring back a favourite meal',
      text: 'Food may taste good again. Half the plate is vegetables and fruit, then protein foods and whole grains.',
    },
  ],
  14: [
    {
      title: 'Ask about the anatomy scan',
      text: 'It is done at 18 to 22 weeks, and clinics book up. Has the request been sent? Offer to phone the office.',
      sources: ['anatomy-scan'],
    },
    {
      title: 'Go for a walk together',
      text: 'Any amount of moving helps, at the pace of the person you follow. After bleeding, or with a heart, lung or blood pressure problem: the provider first.',
      sources: ['activity-csep'],
      path: '/can-i/activity-and-travel#exercise',
    },
    {
      title: 'Cook with iron',
      text: 'Lentils, beef, tofu or fortified cereal have it. Berries or peppers on the side help the body take it in.',
    },
  ],
  15: [
    {
      title: 'Learn when to call, again',
      text: 'The list from week 14 is another one. Read it in daylight: you may be the one who dials.',
      path: '/when-to-call',
    },
    {
      title: 'Check the seat belt, every ride',
      text: 'The lap part goes low, under the belly and across the hips. The top part goes between the breasts.',
      sources: ['inspq-travel', 'safety-fraser'],
      path: '/can-i/activity-and-travel#seat-belt',
    },
    {
      title: 'Living apart? Set a time',
      text: 'One call a week that both of you can count on. Ask about the days, not only about the baby.',
    },
  ],
  16: [
    {
      title: 'Write down the questions',
      text: 'A visit is due around now. Ask what to note, go along if you are wanted, and write down the answers.',
      sources: ['naitre-visits', 'simcoe-visits'],
    },
    {
      title: 'Take the diapers and drool',
      text: 'Small children often carry a virus, CMV, in spit and urine. Do the changing when you can, and wash your hands.',
      sources: ['sogc-420', 'cdc-cmv'],
      path: '/can-i/home-and-work#cmv',
    },
    {
      title: 'Dig and scoop',
      text: 'Soil and cat waste sometimes carry a germ that can harm a baby. The garden and the litter box are yours.',
      sources: ['inspq-pets', 'nb-toxo'],
      path: '/can-i/home-and-work#gardening',
    },
  ],
  17: [
    {
      title: 'Ask before you touch',
      text: 'One day, somebody reaches for the belly. Ask each time, and help others to ask.',
    },
    {
      title: 'Look up your own leave',
      text: 'Are you the other parent? Leave protects your job, benefits replace part of your pay: look up how early notice is due.',
      sources: ['ei-act-14', 'qpip'],
      path: '/benefits/letter',
    },
    {
      title: 'Check time and place',
      text: 'When and where is the anatomy scan, and may somebody come in? Ask for the time off now.',
    },
  ],
  18: [
    {
      title: 'Leave scan day free',
      text: 'The anatomy scan is done at 18 to 22 weeks. Some clinics have strict rules on who comes along and on photos.',
      sources: ['anatomy-scan'],
    },
    {
      title: 'Ask: know the sex?',
      text: 'Ask before the scan, so that it can be said at the start. Then stick to the answer, also with family.',
    },
    {
      title: 'Plan something gentle for after',
      text: 'It is common to feel tense before a scan. An unclear view often means coming back for another look.',
    },
  ],
  19: [
    {
      title: 'Look for a prenatal class',
      text: 'Many are free or online, and evening groups fill first. Living apart? Take one online at the same time.',
    },
    {
      title: 'Offer a ride to the shot',
      text: 'In the fall and winter, a flu vaccine protects two. A COVID-19 vaccine is advised too: ask about both in one visit.',
      sources: ['aom-vaccines', 'covid-vaccine'],
      path: '/can-i/medicines#flu-vaccine',
    },
    {
      title: 'Send the smoke outside',
      text: 'Smoke from others reaches the baby too. Ask people to smoke outdoors, also at family parties.',
      sources: ['inspq-tob', 'food-toronto'],
      path: '/can-i/home-and-work#second-hand-smoke',
    },
  ],
  20: [
    {
      title: 'Learn when to call now',
      text: 'From week 20 the list is new. A bad headache, blurred sight, strong pain high in the belly, pain under the right ribs: one is enough to go to the hospital now.',
      sources: ['inspq-signs', 'warning-signs', 'nygh-when-to-call'],
      path: '/when-to-call',
    },
    {
      title: 'Add up your own hours',
      text: 'Are you the other parent? EI usually asks for 600 insured hours, of you too. QPIP in Quebec has its own rules.',
      sources: ['ei-act-6', 'qpip'],
      path: '/benefits',
    },
    {
      title: 'Birth far from home? Ask now',
      text: 'Find out when to leave, who may come along, and who helps with the cost. It could be you who goes too.',
      path: '/leaving-home',
    },
  ],
  21: [
    {
      title: 'Put a hand on the belly',
      text: 'Ask first. Kicks often land low now, and a hand may not feel them yet.',
      path: '/movements',
    },
    {
      title: 'Ask: is the scan done?',
      text: 'The window of the anatomy scan ends at 22 weeks. No date, or no report yet? Offer to phone the clinic today.',
      sources: ['anatomy-scan'],
    },
    {
      title: 'Look up your share',
      text: 'Parental benefits are not only for the person who gives birth. The other parent has a share too, through EI or, in Quebec, QPIP.',
      sources: ['ei-act-23', 'qpip'],
      path: '/benefits',
    },
  ],
  22: [
    {
      title: 'Ask where the birth will be',
      text: 'A hospital, a birth centre, or home with a midwife: what is open depends on region and health. Ask what is hoped for.',
      path: '/resources',
    },
    {
      title: 'Ask about a top-up',
      text: 'Some employers add to what EI or QPIP pays, for the other parent too perhaps. The union or human resources will know.',
      path: '/benefits',
    },
    {
      title: 'Stop often on long drives',
      text: 'Get out and walk, at each stop. Sitting still for hours can bring a clot.',
      sources: ['safety-fraser', 'mothers'],
      path: '/can-i/activity-and-travel#long-drives',
    },
  ],
  23: [
    {
      title: 'Know how early labour starts',
      text: 'Cramps, low back pain or pressure that come and go can be its signs, even quiet ones. Call or go to the hospital now: the list says more.',
      sources: ['preterm-alberta', 'kawartha-preterm'],
      path: '/when-to-call',
    },
    {
      title: 'Write a list of drivers',
      text: 'Who could drive, or mind older children, at night or in a storm? Put the list on the fridge.',
    },
    {
      title: 'Ask which hospital, if early',
      text: 'It is not always the chosen one, since some early babies need special care. Save its number too.',
    },
  ],
  24: [
    {
      title: 'Try a hand again',
      text: 'Ask first: a hand may now feel a kick. Has the person you follow felt no movement at all by this week? Read now what to do.',
      path: '/movements',
    },
    {
      title: 'Ask about the diabetes test',
      text: 'Most people have it at 24 to 28 weeks. Is it booked? Ask the lab how long it takes, and offer company.',
      sources: ['gestational-diabetes'],
    },
    {
      title: 'Carry what is heavy',
      text: 'The centre of balance has moved forward, and the lower back feels it. Groceries, laundry and toddlers are yours.',
    },
  ],
  25: [
    {
      title: "Ask 'How are you, really?'",
      text: 'Then only listen. Low or anxious most days? The provider is there for that, and so is the health line, 811 in most regions.',
      path: '/resources',
    },
    {
      title: 'Outside Quebec: choose together',
      text: 'EI parental benefits are standard, or extended with less money each week. Both parents pick the same kind: the first paid parental week fixes it.',
      sources: ['ei-act-14', 'ei-act-23'],
      path: '/benefits/standard-or-extended',
    },
    {
      title: 'Ask about the test result',
      text: 'No news is not always good news. If the diabetes test is done and no result has come, offer to phone the office.',
    },
  ],
  26: [
    {
      title: 'Moves less than usual? Go now',
      text: 'Go to the hospital or nursing station, day or night, with no counting first. Read the page together this week: you drive, or you find who does.',
      sources: ['sogc-441', 'movements-worried'],
      path: '/movements',
    },
    {
      title: 'Hospital far away? Ask where',
      text: 'Find out now where to go if movement drops. It may be a nursing station or health centre: save its number.',
      path: '/movements',
    },
    {
      title: 'Start looking at car seats',
      text: 'One sold for Canada carries the National Safety Mark, which has a maple leaf. A seat bought abroad usually lacks it.',
      sources: ['car-seat'],
      path: '/hospital-bag',
    },
  ],
  27: [
    {
      title: 'When to call: read it again',
      text: 'From week 26 the list is another one. Read it in daylight, and put it where you would look at night.',
      path: '/when-to-call',
    },
    {
      title: 'Take the tour together',
      text: 'See where the birth is planned, in person or by video. Learn which door to use at night.',
    },
    {
      title: 'Ask who will be there',
      text: 'Whoever gives birth decides. Ask if you are wanted, and take any answer kindly: you can help from home too.',
    },
  ],
  28: [
    {
      title: 'Ask: is Tdap done?',
      text: 'The whooping cough vaccine is best at 27 to 32 weeks, in Quebec 26 to 32. Offer a ride.',
      sources: ['aom-vaccines', 'naci-tdap', 'tdap-quebec'],
      path: '/can-i/medicines#tdap',
    },
    {
      title: 'Rh-negative? Ask about the needle',
      text: 'Rh immune globulin is due at about 28 weeks. Is it booked?',
      sources: ['fraser-tests', 'sogc-133'],
    },
    {
      title: 'Say the fears out loud',
      text: 'Feelings about birth get stronger as it comes into view. Ask first, then say what yours are.',
    },
  ],
  29: [
    {
      title: 'Plan the route, and another',
      text: 'The second one is for storms or road work. Have the tank full or the battery charged.',
    },
    {
      title: "Save the hospital's number",
      text: 'In your phone too, under a name that you find in the dark. Living apart? Save the number of whoever lives nearby.',
    },
    {
      title: 'Give notice of your leave',
      text: 'Are you the other parent? Your employer needs it in writing, and how far ahead differs by province or territory.',
      path: '/benefits/letter',
    },
  ],
  30: [
    {
      title: 'Cook double, freeze half',
      text: 'In the first weeks at home, a supper that only needs heating is worth more than flowers.',
    },
    {
      title: 'Second-hand car seat? Check it',
      text: 'Look for its expiry date, recalls and crash history. Leave it if any of these is unclear.',
      path: '/hospital-bag',
    },
    {
      title: 'Learn how feeding starts',
      text: 'Public health nurses and lactation consultants are glad to answer questions before birth. Bring one of your own.',
    },
  ],
  31: [
    {
      title: 'Put all dates on one sheet',
      text: 'The visits, the last day of work, your own time off. The fridge is a good place for it.',
    },
    {
      title: 'Go along to a visit',
      text: 'They come closer together now: every 2 to 3 weeks in many clinics. Ask which one you could come to.',
      sources: ['naitre-visits'],
    },
    {
      title: 'Do the painting',
      text: 'Windows open, and oil paint is only for you. Old paint can hold lead: ask before anybody sands in a home from before 1991, with nobody pregnant near.',
      sources: ['nb-env', 'fho', 'infopoison', 'inspq-prod'],
      path: '/can-i/home-and-work#old-paint',
    },
  ],
  32: [
    {
      title: 'Take an infant CPR class',
      text: 'They are held in person and online, for anyone who will help care for the baby.',
    },
    {
      title: 'Read when to call, once more',
      text: 'By day, and not alone. Say who calls, who drives, and who stays with older children.',
      path: '/when-to-call',
    },
    {
      title: 'Twins? Have the bag packed',
      text: 'By next week, because many twins come weeks before their due date. The list has a part for you.',
      path: '/hospital-bag',
    },
  ],
  33: [
    {
      title: 'Talk through the birth plan',
      text: 'One page: who is there, pain relief, feeding. Know it well enough to say it when asked.',
    },
    {
      title: 'Practise the drive once',
      text: 'At an hour when the roads are busy. See where you would park.',
    },
    {
      title: 'Had genital herpes? Say so now',
      text: 'Do you have sex together, or did you? The provider needs to know: medicine in the last weeks can lower the risk to the baby.',
    },
  ],
  34: [
    {
      title: 'Trust a worry about movement',
      text: 'No app or kick chart can clear it. Only a check can: go to the hospital or nursing station now, day or night.',
      sources: ['sogc-441', 'movements-worried'],
      path: '/movements',
    },
    {
      title: 'Find a second person',
      text: 'Somebody for the birth in case you, or whoever was chosen, is ill or away that day.',
    },
    {
      title: 'Birth far away? Settle dates',
      text: 'The travel date is to be settled this week. Ask if you come along, where you would stay, and who pays.',
      path: '/leaving-home',
    },
  ],
  35: [
    {
      title: 'Put the car seat in',
      text: 'Facing the rear, and practise the straps with a doll. The public health office knows who will check the fit.',
      path: '/hospital-bag',
    },
    {
      title: 'Know how you will apply',
      text: 'The other parent too: apply as soon as you stop work. EI: after more than about 4 weeks, you may lose money. QPIP, in Quebec: it pays at most six weeks back.',
      sources: ['ei-apply', 'qpip', 'rqap-when-to-apply', 'qpip-act'],
      path: '/benefits',
    },
    {
      title: 'Ask about the strep swab',
      text: 'It is likely offered between 35 and 37 weeks. Is there a penicillin allergy? The provider should hear of it now.',
      sources: ['sogc-298', 'gbs-alberta'],
    },
  ],
  36: [
    {
      title: 'Contractions this week? Call now',
      text: 'They can be preterm labour: call or go to the hospital now, without timing them. At 10 minutes apart or less, or with pain, fluid or blood: go.',
      sources: ['fraser-labour', 'preterm-alberta'],
      path: '/when-to-call',
    },
    {
      title: 'Pack your own bag too',
      text: 'Photo ID, a charger, snacks, a change of clothes, your own medicines. The list has a part for you.',
      path: '/hospital-bag',
    },
    {
      title: 'First contraction: who must call?',
      text: 'Some people call at the very first one. Find out together if that is so here.',
      path: '/contraction-timer#who-must-not-wait',
    },
  ],
  37: [
    {
      title: 'Read the list of week 37',
      text: 'It names the contractions to call about. After a cesarean or a fast birth, with twins or with a breech baby, the first one counts.',
      sources: ['inspq-hospital', 'ciusss-hospital', 'nygh-when-to-call'],
      path: '/when-to-call',
    },
    {
      title: 'Try the timer once',
      text: 'It is one big button. Try it on your own phone now, then clear the try.',
      path: '/contraction-timer',
    },
    {
      title: 'Agree on who drives',
      text: 'At any hour: who drives, who is second, who comes for the children or the dog. Leave your ringer on at night.',
    },
  ],
  38: [
    {
      title: 'Set up the crib',
      text: 'A firm, flat mattress and nothing soft in it. The baby goes on the back for every sleep.',
      sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      path: '/first-six-weeks',
    },
    {
      title: 'Look up the newborn papers',
      text: 'Birth registration, health card, Social Insurance Number, Canada Child Benefit. Some provinces join several in one form.',
      path: '/papers',
    },
    {
      title: 'Make supper tonight',
      text: 'Feet swell most late in the day: cook, and bring the footstool. Sudden swelling of face or hands, or one swollen leg? Open the list.',
      path: '/when-to-call',
    },
  ],
  39: [
    {
      title: 'Moves less? Go now',
      text: 'Whatever you hear, babies do not move less because labour is near. Go to the hospital or nursing station, day or night.',
      sources: ['sogc-441', 'movements-worried', 'movements-nhs'],
      path: '/movements',
    },
    {
      title: 'Charge your phone every night',
      text: 'Phones run out at the wrong moment. Have the numbers of the hospital and the health line on paper too.',
    },
    {
      title: 'Know the door and the parking',
      text: 'Where to park, what it costs, which entrance at night. In winter, line up a neighbour for the driveway.',
    },
  ],
  40: [
    {
      title: 'Answer for two',
      text: 'The date goes by, and everybody asks for news. Offer to write back to them all.',
    },
    {
      title: 'Put list and timer up front',
      text: 'When to call, the timer, the number of the hospital: on the first screen of your phone, and charged.',
      path: '/contraction-timer',
    },
    {
      title: 'Plan the first weeks',
      text: 'Who cooks, who visits, who checks in, also on you? Write names beside the days.',
      path: '/first-six-weeks',
    },
  ],
};

/** From the due date on, to 41 weeks 6 days: says what data/en/after-due-date.ts says. */
export const pastDueDate: PartnerAct = {
  title: 'Stay close to the phone',
  text: 'From 41 weeks on, call as soon as contractions start. If the baby moves less than usual, go now to the labour and delivery unit or nursing station.',
  sources: ['sogc-441'],
  path: '/when-to-call',
};

/** From 42 weeks 0 days on, as there. */
export const callToday: PartnerAct = {
  title: 'Call the provider today',
  text: 'The baby is not here yet? One of you calls the provider today. If the baby moves less than usual, go now to the labour and delivery unit or nursing station.',
  sources: ['sogc-441'],
  path: '/when-to-call',
};

/** Once the baby is here. */
export const afterBirth: readonly PartnerAct[] = [
  {
    title: 'The baby is here',
    text: 'Cook, hold the baby, guard the sleep of whoever gave birth. Go along to the first visit, and write the answers down.',
    path: '/first-six-weeks',
  },
  { title: 'Know this sign', ...postpartumPsychosis, path: '/when-to-call#after-birth' },
];

/** For the mood of whoever accompanies. */
export const andYou: readonly PartnerAct[] = [
  {
    title: 'Low, angry or worn out?',
    text: 'Low mood comes to partners too. You need not be sure: tell somebody today, or your own provider.',
    sources: ['mood-hamilton'],
    path: '/resources',
  },
  {
    title: 'After the birth as well',
    text: 'Partners can have depression too, in the first year. Help works for them as well.',
    sources: ['mood-hamilton', 'after-peterborough-public-prenatal-postpartum'],
    path: '/after-birth#mood',
  },
  {
    title: 'At any hour: 9-8-8',
    text: 'Somebody answers, by voice or text, in English and French. You need not be sure that it is a crisis. In danger now: call 911.',
    sources: ['cmha-988'],
  },
  {
    title: 'One person for you',
    text: 'Find somebody to talk to who is not the one you accompany. Eat, sleep, go outside: you matter too.',
  },
];
