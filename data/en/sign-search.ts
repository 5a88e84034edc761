import type { SignEntryId, SignEntryTopic } from '@/data/sign-search';

export const title = 'Is this normal?';
export const field = 'What do you notice?';
export const whenField = 'Which weeks?';
export const anyWeek = 'I do not know, or prefer not to say';
export const onThisDevice = 'For example, headache or water broke. It stays on this device.';
export const withoutScript = 'Typing needs JavaScript, which is off. Every sign can be chosen below.';

/** The list of all that can be looked up. */
export const choose = 'Choose a sign';
export const topics: Record<SignEntryTopic, string> = {
  bleeding: 'Bleeding, fluid and discharge',
  pain: 'Pain and contractions',
  movements: "Your baby's movements",
  illness: 'Head, breathing, belly and skin',
  accident: 'Accidents',
  mind: 'Mood and safety',
  after: 'After the birth',
  baby: 'Your newborn',
  common: 'What pregnancy can bring',
  other: 'Other things',
};

// The answer.
/** How many entries fit, for who does not see them. */
export const found = (count: number) =>
  count === 1 ? '1 sign found.' : `${count} signs found, the most urgent first.`;
export const notFound = 'We found nothing for these words.';
/** Said where no line of a list fits: never that there is nothing to do. */
export const call = 'Call: you never need a reason.';
/** Before all else where nothing fits. */
export const emergencyFirst = 'An emergency? Call 911.';
/** Below the order of lines that name something else beside what was looked up. */
export const thisAlone = 'This alone: call.';
export const noVerdict = 'Finding nothing here does not tell you if it is serious or not.';
export const notInTheseWeeks = 'Our list for these weeks has no line for this.';
export const anyWeeksAnswer = 'You did not say the weeks, so this says what to do in the most urgent ones.';
export const nearest = 'Nearest in our list';
/** Above the lines of another list than that of the weeks that were asked for. */
export const listSays = (weeks: string) => `${weeks}: our list says`;
export const common = 'Pregnancy can bring this.';
export const whenToCall = 'When to call';
export const callIf = 'Call if it is one of these:';
export const lookToo = 'Look at these too:';
export const sayOnPhone = 'Say on the phone:';
export const inTheList = 'See it in the list';

// What to say on the telephone: who calls, then the sign.
export const say = (caller: string, sign: string) => `${caller} and ${sign}.`;
export const pregnant = 'I am pregnant';
export const pregnantInWeek = (week: number) => (week === 1 ? 'I am 1 week pregnant' : `I am ${week} weeks pregnant`);
export const pregnantBetween = (from: number, to: number) => `I am between ${from} and ${to} weeks pregnant`;
export const gaveBirth = 'I had a baby';
export const gaveBirthAgo = (days: number) =>
  days === 0 ? 'I had a baby today' : days === 1 ? 'I had a baby yesterday' : `I had a baby ${days} days ago`;

/** What is looked up. */
interface SignEntryWords {
  name: string;
  /** What to do about it first, where it stands in no list. */
  order?: string;
  /** How one says it on the telephone, after 'and'. */
  say: string;
  /** What else people type for it. */
  searchWords: string;
}

export const signEntryWords: Record<SignEntryId, SignEntryWords> = {
  'very-heavy-bleeding': {
    name: 'Very heavy bleeding',
    say: 'I am bleeding very heavily',
    searchWords:
      "hemorrhage, haemorrhage, hemorage, gushing blood, blood clots, passing clots, soaking a pad, pad an hour, blood running down my legs, flooding, bleeding a lot, heavy bleeding, lots of blood, bleeding heavily, bleeding so much, soaked a pad, soaking pads, soaked through, bleeding won't stop, losing a lot of blood, bright red blood, flood of blood, clots after birth, blood clot size of an egg, abortion, bleeding alot",
  },
  bleeding: {
    name: 'Bleeding',
    say: 'I am bleeding',
    searchWords:
      'blood, bleed, vaginal bleeding, red blood, fresh blood, heavy period, miscarriage, placenta previa, low lying placenta, bleeding and cramps, blood after sex, losing blood, lost blood, bright red, blood in my underwear, period, abortion, bleeding and pain, bleeding with pain, bleeding and cramping, blood and pain',
  },
  'light-bleeding': {
    name: 'Light bleeding or spotting',
    say: 'I have light bleeding',
    searchWords:
      'blood, spotting, spots of blood, brown discharge, pink discharge, brown blood, pink blood, blood when I wipe, implantation bleeding, bleeding after an exam, bloody show, losing a bit of blood, little bit of blood, bleeding a little, blood in my underwear, bleeding and pain, spotting and cramps, spotting with pain',
  },
  water: {
    name: 'My water broke, or fluid leaks',
    say: 'my water broke, or fluid is leaking',
    searchWords:
      'waters, water breaking, waters broke, amniotic fluid, gush, trickle, leaking fluid, membranes ruptured, PROM, green water, meconium, group B strep, GBS, wet underwear, broken, broke, water leaking, peed myself, brown water, yellow water, water smells bad, fluid from vagina',
  },
  'watery-discharge': {
    name: 'Watery discharge',
    say: 'I have watery discharge',
    searchWords: 'wet pad, clear fluid, runny discharge, is it pee or water, leaking urine or fluid',
  },
  'mucous-discharge': {
    name: 'Discharge like mucus or with blood',
    say: 'I have new discharge like mucus or with blood',
    searchWords: 'mucus plug, mucous plug, losing my plug, jelly, snot, bloody show, vaginal discharge',
  },
  'smelly-discharge': {
    name: 'Discharge that smells bad',
    say: 'I have discharge that smells bad',
    searchWords:
      'stinky, fishy smell, foul, odour, odor, yeast infection, lochia, vaginal discharge, green discharge, yellow discharge, smelly, infection, smells',
  },
  'belly-pain': {
    name: 'Strong belly pain, or pain that stays',
    say: 'I have strong belly pain',
    searchWords:
      "stomach ache, tummy ache, abdominal pain, sharp pain, severe pain, stabbing pain, hard belly, rock hard stomach, placental abruption, pelvic pain, pain that will not stop, belly ache, tummy hurts, stomach hurts, belly hurts, belly is hard, pain that won't go away",
  },
  'one-sided-pain': {
    name: 'Pain on one side',
    say: 'I have pain on one side of my belly',
    searchWords:
      'left side, right side, ovary, ectopic, tubal pregnancy, appendix, appendicitis, side stitch, sharp pain left side, sharp pain right side, bleeding with pain on one side',
  },
  'shoulder-pain': {
    name: 'Pain at the tip of the shoulder',
    say: 'I have pain at the tip of my shoulder',
    searchWords: 'shoulder ache, shoulder tip, ectopic',
  },
  cramps: {
    name: 'Cramps that come and go',
    say: 'I have cramps that come and go',
    searchWords:
      'cramping, period pain, menstrual cramps, belly cramps, stomach cramps, preterm labour, premature labor, cramping and bleeding',
  },
  contractions: {
    name: 'Contractions or tightening',
    say: 'I have contractions',
    searchWords:
      'labour, labor, labour pains, in labour, Braxton Hicks, practice contractions, false labour, tightenings, belly goes hard, preterm labour, 5-1-1, regular contractions, belly gets tight, stomach tight, contractions in my back, 5 minutes, 10 minutes',
  },
  'labour-risk': {
    name: 'Contractions with a risk: cesarean, low placenta, baby not head down',
    say: 'I have contractions, and my pregnancy has a risk',
    searchWords:
      'c-section, caesarean, VBAC, breech, transverse, placenta previa, cerclage, twins, high risk, fibroid surgery, labour',
  },
  'back-pain': {
    name: 'Low back pain that comes and goes',
    say: 'I have low back pain that comes and goes',
    searchWords: 'backache, sore back, back labour, kidney pain, back hurts',
  },
  'pelvic-pressure': {
    name: 'Pressure low down',
    say: 'I feel pressure low down',
    searchWords:
      'pelvic pressure, heaviness, baby pushing down, vagina pressure, lightning crotch, pubic pain, pelvis hurts',
  },
  'urge-to-push': {
    name: 'The urge to push, or the baby is coming',
    say: 'I feel that I must push',
    searchWords:
      'pushing, crowning, head is out, giving birth, birth at home, rectal pressure, need to poop in labour, have to push, need to push, must push, I see the head, baby came out, baby is here, giving birth at home',
  },
  cord: {
    name: 'A cord in the vagina',
    say: 'I see or feel the cord',
    searchWords:
      'cord prolapse, umbilical cord, something hanging out, cord came out, umbilical cord coming out, cord hanging out',
  },
  'less-movement': {
    name: 'The baby moves less, or has stopped moving',
    say: 'my baby moves less than usual',
    searchWords:
      "kicks, kicking, not moving, stopped moving, no movement, reduced movement, fewer kicks, baby quiet, can't feel baby, kick counts, fetal movement, stillbirth, baby asleep, hasn't moved, isn't moving, stopped kicking, moves less, moving less than usual, decreased fetal movement, quiet today, slowed down, haven't felt baby, did not feel baby move, sleepy, lazy, less active, baby inactive, no kicks, kicks less, does not move",
  },
  'changed-movement': {
    name: 'The baby moves more weakly, or in another way',
    say: 'my baby moves more weakly or in another way',
    searchWords:
      'weak kicks, different movements, slower, movement pattern changed, kicks feel different, moves differently, moves weaker, baby moves differently',
  },
  'wild-movement': {
    name: 'Sudden wild movements that stop',
    say: 'my baby moved suddenly and wildly, and then stopped',
    searchWords:
      'frantic, crazy movements, moving a lot, too much movement, very active, violent kicks, moved a lot then stopped, a lot of movement, baby moving a lot, baby very active',
  },
  'no-movement-yet': {
    name: 'No movement felt yet',
    say: 'I have not felt my baby move yet',
    searchWords: 'quickening, flutters, first kicks, when will I feel the baby, never felt kicks, anterior placenta',
  },
  headache: {
    name: 'A bad headache, or one that lasts',
    say: 'I have a bad headache, or one that lasts',
    searchWords:
      "migraine, head hurts, head pain, sore head, head ache, preeclampsia, eclampsia, headache won't go away, headache that does not go away, worst headache, headache after epidural, Tylenol does not help, pounding head",
  },
  sight: {
    name: 'Blurred sight or spots',
    say: 'I have blurred sight or spots before my eyes',
    searchWords:
      "vision, blurry vision, eyes, seeing stars, floaters, flashes, flashing lights, double vision, blind spot, preeclampsia, see spots, can't see, blurred vision, blurry, seeing double",
  },
  'right-ribs': {
    name: 'Pain high in the belly or under the right ribs',
    say: 'I have pain high in my belly or under my right ribs',
    searchWords:
      'rib pain, liver pain, upper belly pain, epigastric, gallbladder, HELLP, preeclampsia, rib hurts, pain below my ribs',
  },
  'blood-pressure': {
    name: 'High blood pressure, measured',
    say: 'I measured a high blood pressure',
    searchWords:
      'BP, hypertension, 140/90, 160/110, tension, cuff, reading, preeclampsia, high BP, 150/95, 150/100, 170/110',
  },
  swelling: {
    name: 'Sudden swelling, also of face or hands',
    say: 'my face or hands are swollen all of a sudden',
    searchWords:
      'swollen face, puffy, puffy hands, swollen fingers, edema, oedema, water retention, rings too tight, swollen feet, swollen ankles, preeclampsia, swollen all over, swelled up',
  },
  'chest-pain': {
    name: 'Chest pain',
    say: 'I have chest pain',
    searchWords:
      'heart attack, tight chest, pressure in the chest, heart pain, pain in my breastbone, chest hurts, chest tightness, chest pressure, pain in chest when breathing',
  },
  'trouble-breathing': {
    name: 'Sudden trouble breathing',
    say: 'I suddenly have trouble breathing',
    searchWords:
      "short of breath, shortness of breath, breathless, can't breathe, out of breath, asthma, lung clot, panic attack, cannot breathe, hard to breathe, stopped breathing, not breathing, difficulty breathing, breathing problems, gasping, trouble catching my breath",
  },
  'pass-out': {
    name: 'Passing out',
    say: 'I passed out',
    searchWords:
      'faint, fainted, fainting, blackout, unconscious, collapsed, lost consciousness, passed out, black out, collapse, lose consciousness',
  },
  seizure: {
    name: 'A seizure',
    say: 'I had a seizure',
    searchWords: 'convulsion, convulsions, fit, epilepsy, eclampsia, shaking, stiff and jerking',
  },
  'weak-or-dizzy': {
    name: 'Weak or dizzy',
    say: 'I feel weak or dizzy',
    searchWords:
      'dizziness, lightheaded, light headed, spinning, woozy, vertigo, tired and weak, faint, light-headed, room is spinning',
  },
  'heart-fast': {
    name: 'A very fast heartbeat',
    say: 'my heart beats very fast',
    searchWords:
      'heart racing, palpitations, pounding heart, pulse, heart rate, tachycardia, fast heartbeat, heart beats fast, heart pounding',
  },
  fever: {
    name: 'Fever',
    say: 'I have a fever of … degrees',
    searchWords:
      'temperature, high temperature, hot, flu, 38, 39, 40, COVID-19, infection, 38.5, 39.5, fever after birth, sore throat, cough',
  },
  chills: {
    name: 'Chills or shivering',
    say: 'I have chills',
    searchWords: 'shiver, shakes, shaking, cold sweats, sepsis, infection',
  },
  vomiting: {
    name: 'Vomiting, or nothing stays down',
    say: 'I am vomiting',
    searchWords:
      "throwing up, throw up, puking, barf, nausea, morning sickness, hyperemesis, HG, sick to my stomach, dehydrated, can't keep water down, stomach flu, gastro, throwing up everything, can't keep anything down, food poisoning",
  },
  'vomiting-blood': {
    name: 'Vomiting blood',
    say: 'I am vomiting blood',
    searchWords: 'throwing up blood, blood in vomit, coffee grounds',
  },
  'dark-urine': {
    name: 'Dark urine',
    say: 'my urine is dark',
    searchWords:
      "dark pee, brown pee, orange urine, dehydrated, not peeing, dehydration, haven't peed, blood in urine, blood in my pee",
  },
  burning: {
    name: 'Burning or pain when you pee',
    say: 'it burns when I pee',
    searchWords:
      'UTI, bladder infection, urinary tract infection, cystitis, urine infection, painful urination, urinating, kidney infection, stinging, burns, burning when peeing, hurts to pee, pain when peeing, blood in urine, blood in my pee',
  },
  itching: {
    name: 'Strong itching',
    say: 'I have strong itching',
    searchWords:
      'itch, itchy, itchy palms, itchy hands, itchy feet, itchy soles, itchy skin, itchy belly, rash, hives, cholestasis, ICP, PUPPS',
  },
  yellow: {
    name: 'Yellow skin or eyes',
    say: 'my skin or eyes are yellow',
    searchWords: 'jaundice, yellow eyes, liver',
  },
  'leg-swollen': {
    name: 'One leg that is swollen, red or warm',
    say: 'one of my legs is swollen, red or warm',
    searchWords:
      'swollen calf, calf swelling, leg swelling, hot leg, blood clot, clot in my leg, DVT, thrombosis, one leg bigger, leg swelling one side',
  },
  leg: {
    name: 'Pain in one leg',
    say: 'I have pain in one leg',
    searchWords: 'calf, calf pain, sore calf, DVT, thrombosis, thigh, leg hurts, leg pain, sore leg',
  },
  walking: {
    name: 'Sudden trouble walking',
    say: 'I suddenly have trouble walking',
    searchWords: "can't walk, cannot walk, unsteady, limp, legs give out, numb legs, trouble walking",
  },
  stroke: {
    name: 'A drooping face, a weak arm or slurred speech',
    say: 'I have a drooping face, a weak arm or slurred speech',
    searchWords:
      "stroke, droopy face, crooked face, crooked mouth, arm weakness, arm numb, can't speak, trouble speaking, can't talk, numb on one side, one side of my body, face numb, numbness, paralyzed, paralysed",
  },
  'coughing-blood': {
    name: 'Coughing up blood',
    say: 'I am coughing up blood',
    searchWords: 'cough blood, blood in spit, bloody cough, coughed up blood, spitting blood',
  },
  crash: {
    name: 'A crash',
    say: 'I was in a crash',
    searchWords:
      'car accident, car crash, collision, fender bender, seat belt, accident, airbag, MVA, snowmobile, ATV, bike, bicycle',
  },
  fall: {
    name: 'A fall',
    say: 'I fell',
    searchWords:
      'fell, fallen, slipped, tripped, stairs, ice, fell on my belly, fell on my bum, fell down, fell down the stairs, slipped on ice, took a spill',
  },
  blow: {
    name: 'A blow to the belly',
    say: 'I had a blow to my belly',
    searchWords:
      'hit, punched, kicked in the stomach, bump, bumped, toddler jumped on me, elbow, hit in the stomach, punched in the belly, kicked in the belly',
  },
  harm: {
    name: 'Thoughts of harming yourself or your baby',
    say: 'I think of harming myself or my baby',
    searchWords:
      "suicide, suicidal, want to die, kill myself, self harm, end my life, 988, hurt my baby, intrusive thoughts, dark thoughts, don't want to live, do not want to be here anymore, wish I was dead, thinking of dying, think about death, better off dead, overdose, took too many pills, hurt myself, hurting myself, cut myself, shake my baby, shook my baby, hurting baby, afraid I will hurt my baby",
  },
  'danger-at-home': {
    name: 'Danger from a partner or anyone else',
    say: 'I am in danger',
    searchWords:
      'abuse, abused, violence, domestic violence, hits me, afraid, scared of my partner, shelter, unsafe, he hurts me, he hurt me, hurting me, husband, boyfriend, hit, hits, beats, beat me, kicked, choked me, choking me, strangled me, threatens me, threatened, not safe, rape, raped, assaulted, sexual assault, forced sex, scared of him, abusive, she hits me, pushed me, violent, partner violence, kicked by my partner, hit by my partner',
  },
  'low-mood': {
    name: 'Low mood, panic or scary thoughts',
    say: 'I feel very low, or I panic',
    searchWords:
      "depression, depressed, sad, crying, anxiety, anxious, baby blues, PPD, postpartum depression, numb, hopeless, panic attack, intrusive thoughts, worry, crying all the time, can't stop crying, can't cope, overwhelmed, panic",
  },
  psychosis: {
    name: 'A new parent is confused, or hears or sees what others do not',
    say: 'a new parent is confused, or hears or sees things',
    searchWords:
      'postpartum psychosis, psychotic, hallucinations, voices, manic, mania, no sleep, paranoid, not making sense, bipolar, hearing things, hearing voices, seeing things, confused, delusions, not sleeping, out of touch',
  },
  'legs-numb': {
    name: 'Numb between the legs, or weak or numb legs',
    say: 'I am numb between my legs, or my legs are weak or numb',
    searchWords:
      'numbness, numb legs, weak legs, tingling legs, legs tingle, pins and needles, cannot feel my legs, legs after epidural, epidural, numb down there, legs feel heavy',
  },
  breast: {
    name: 'A sore red breast',
    say: 'I have a sore red breast',
    searchWords: 'mastitis, blocked duct, plugged duct, boob, breast pain, engorged, breastfeeding pain, lump, nipple',
  },
  wound: {
    name: 'A cut or tear that is red, open or leaking',
    say: 'my cut or tear is red, open or leaking',
    searchWords:
      'stitches, incision, c-section scar, cesarean wound, episiotomy, perineum, tear, infected, pus, points, c-section wound, stitches open, stitches hurt, stitches came apart, scar',
  },
  peeing: {
    name: 'Trouble peeing',
    say: 'I have trouble when I pee',
    searchWords: "can't pee, cannot urinate, unable to urinate, bladder, urine, retention, haven't peed, no pee",
  },
  'baby-blue': {
    name: 'Newborn: blue or grey',
    say: 'my baby has a blue or grey face, lips or tongue',
    searchWords:
      'baby blue lips, gray lips, purple, blue face, not breathing, choking, turning blue, baby not breathing, baby stopped breathing, baby choking, baby chokes, newborn',
  },
  'baby-breathing': {
    name: 'Newborn: trouble breathing',
    say: 'my baby has trouble breathing',
    searchWords:
      "baby breathing fast, grunting, wheezing, gasping, ribs pulling in, pauses in breathing, choking, baby not breathing, baby stopped breathing, newborn can't breathe, struggling to breathe, baby trouble breathing",
  },
  'baby-limp': {
    name: 'Newborn: limp, or hard to wake',
    say: 'my baby is limp or hard to wake',
    searchWords:
      "baby floppy, won't wake up, unresponsive, lethargic, too sleepy, not responding, sleeps all day, baby won't wake, can't wake baby, baby sleeping too much, sleepy baby, sleepy newborn, baby doesn't respond, shook my baby, shaking baby, shaken baby, baby was shaken, limp baby",
  },
  'baby-shaken': {
    name: 'Newborn: somebody shook the baby',
    say: 'I think that somebody shook my baby',
    searchWords: 'shook my baby, shaking baby, shaken baby, baby was shaken, shook the baby, shaken baby syndrome',
  },
  'baby-seizure': {
    name: 'Newborn: a seizure',
    say: 'my baby had a seizure',
    searchWords: 'baby convulsion, fit, jerking, shaking, twitching, baby seizure',
  },
  'baby-pale': {
    name: 'Newborn: pale or grey',
    say: 'my baby is pale or grey',
    searchWords: 'baby white, gray skin, blotchy, mottled, pale baby',
  },
  'baby-vomit': {
    name: 'Newborn: green, brown, bloody or forceful vomit',
    say: 'my baby vomits green, brown, blood or with force',
    searchWords:
      'baby throwing up, spit up, spitting up, projectile, bile, reflux, newborn vomit, forceful vomiting, vomits after each feed, green vomit, baby spits up',
  },
  'baby-fever': {
    name: 'Newborn: fever',
    say: 'my baby has a fever of … degrees',
    searchWords:
      'baby temperature, hot baby, thermometer, 38, rectal, armpit, hot newborn, baby has a fever, fever 38.5, feverish baby',
  },
  'baby-cold': {
    name: 'Newborn: cold',
    say: 'my baby is cold',
    searchWords: 'baby low temperature, hypothermia, cold hands, 36, low temperature, cold baby',
  },
  'baby-yellow': {
    name: 'Newborn: yellow',
    say: 'my baby looks yellow',
    searchWords: 'baby jaundice, yellow skin, yellow eyes, bilirubin, orange skin, yellow baby',
  },
  'baby-feeding': {
    name: 'Newborn: feeds poorly, or not at all',
    say: 'my baby feeds poorly or not at all',
    searchWords:
      "baby not eating, won't nurse, won't latch, breastfeeding, bottle, refuses to eat, not hungry, sleeps through feeds, weight loss, baby not feeding, baby won't eat, baby won't feed, newborn will not eat, stopped eating, baby not drinking, baby feeding",
  },
  'baby-diapers': {
    name: 'Newborn: few wet diapers',
    say: 'my baby has few wet diapers',
    searchWords:
      "baby not peeing, dry diaper, no pee, urine, dehydrated, nappies, how many diapers, no wet diapers, not enough diapers, haven't peed, baby pees little",
  },
  'baby-soft-spot': {
    name: 'Newborn: a sunken soft spot on the head',
    say: "the soft spot on my baby's head is sunken",
    searchWords: 'baby soft spot, fontanelle, sunken fontanelle, dent in the head, dehydrated, dehydration',
  },
  'baby-poop': {
    name: 'Newborn: no poop, or pale or very watery poop',
    say: 'my baby has no poop, or pale or very watery poop',
    searchWords:
      'baby stool, baby diarrhea, watery diapers, watery poop, white poop, grey stool, constipated, constipation, bowel movement, clay, meconium, baby not pooping, no stools, baby poop',
  },
  'baby-cries': {
    name: 'Newborn: will not stop crying',
    say: 'my baby will not stop crying',
    searchWords:
      "baby screaming, colic, inconsolable, fussy, cry, crying baby, cries all the time, weak cry, high-pitched cry, strange cry, baby won't stop crying, screams, baby cries",
  },
  'baby-cord': {
    name: 'Newborn: the cord is red, bleeds or smells bad',
    say: "my baby's cord is red, bleeds or smells bad",
    searchWords:
      'belly button, umbilical cord stump, navel, bloody cord, pus, cord infection, red belly button, belly button smells, baby belly button, baby umbilical cord',
  },
  'baby-circumcision': {
    name: 'Newborn: after a circumcision',
    say: 'my baby was circumcised, and it bleeds, smells or there is no pee',
    searchWords: 'circumcision, circumcised baby, penis, foreskin, bleeding penis',
  },
  'baby-eyes': {
    name: 'Newborn: fluid from the eyes',
    say: "yellow or green fluid comes from my baby's eyes",
    searchWords: 'baby eyes, sticky eyes, eye discharge, goopy eyes, pink eye, eye infection, pus in the eye',
  },
  heartburn: {
    name: 'Heartburn',
    say: 'I have heartburn',
    searchWords: 'acid reflux, reflux, indigestion, acid, burning in my chest, Tums, stomach acid',
  },
  nausea: {
    name: 'Nausea',
    say: 'I have nausea',
    searchWords: 'morning sickness, nauseous, queasy, sick to my stomach',
  },
  constipation: {
    name: 'Constipation',
    say: 'I am constipated',
    searchWords: "constipated, hard stool, hard poop, can't poop, bowels, bloated",
  },
  hemorrhoids: {
    name: 'Hemorrhoids',
    say: 'I have hemorrhoids',
    searchWords:
      'haemorrhoids, hemroids, piles, sore bum, itchy bum, blood on the toilet paper, bleeding hemorrhoids, blood in my stool',
  },
  backache: {
    name: 'Sore back',
    order: 'Numb between the legs, or sudden loss of control of bladder or bowels: go to emergency now.',
    say: 'my back is sore',
    searchWords:
      'backache, back ache, back pain, sciatica, hip pain, numb between legs, numbness, lost control of my bladder',
  },
  'peeing-often': {
    name: 'Peeing often',
    say: 'I pee very often',
    searchWords: 'frequent urination, pee a lot, peeing a lot, bladder, up at night to pee',
  },
  'more-discharge': {
    name: 'More discharge than before',
    say: 'I have more discharge than before',
    searchWords: 'white discharge, milky discharge, thin discharge, vaginal discharge, leukorrhea',
  },
  tired: {
    name: 'Very tired',
    say: 'I am very tired',
    searchWords: 'fatigue, exhausted, exhaustion, sleepy, no energy, tiredness',
  },
  'sore-breasts': {
    name: 'Tender breasts',
    say: 'my breasts are tender',
    searchWords: 'sore breasts, sore boobs, tender nipples, swollen breasts',
  },
  nosebleed: {
    name: 'Nosebleed',
    order: 'Heavy, or will not stop: go to emergency now.',
    say: 'I have a nosebleed',
    searchWords: "nose bleed, bloody nose, nose is bleeding, heavy nosebleed, nosebleed won't stop",
  },
  'bleeding-gums': {
    name: 'Gums that bleed',
    say: 'my gums bleed',
    searchWords: 'bleeding gums, sore gums, gum, teeth, blood when I brush',
  },
  'stuffy-nose': {
    name: 'Stuffy nose',
    say: 'I have a stuffy nose',
    searchWords: 'blocked nose, congestion, congested, cold, runny nose, sinus',
  },
  'leg-cramps': {
    name: 'Leg cramps at night',
    say: 'I have leg cramps at night',
    searchWords: 'charley horse, calf cramp, foot cramp, restless legs',
  },
  twinge: {
    name: 'A short twinge in the belly',
    say: 'I have short twinges in my belly',
    searchWords: 'round ligament, ligament pain, stretching, pulling, sharp twinge, groin',
  },
  'swollen-feet': {
    name: 'Swollen feet by evening',
    say: 'my feet are swollen by evening',
    searchWords: 'swollen ankles, puffy feet, swollen legs, cankles, shoes too tight',
  },
  'itchy-belly': {
    name: 'Itchy belly',
    say: 'my belly is itchy',
    searchWords: 'stretch marks, itchy skin, dry skin, rash',
  },
  diarrhea: {
    name: 'Diarrhea',
    say: 'I have diarrhea',
    searchWords: 'diarrhoea, loose stool, runny poop, watery poop, the runs, gastro, stomach flu, food poisoning',
  },
  hiccups: {
    name: 'The baby has hiccups',
    say: 'my baby has hiccups',
    searchWords: 'hiccup, small steady jerks',
  },
  'met-infection': {
    name: 'You met measles, chickenpox, shingles or fifth disease',
    order:
      'Measles or rubella: call now. Chickenpox, shingles or fifth disease: call the same day. Call before you walk in.',
    say: 'I may have met measles, chickenpox, shingles or fifth disease',
    searchWords:
      'chicken pox, varicella, rubella, german measles, parvovirus, parvo, slapped cheek, zoster, contact with measles, exposed, exposure',
  },
};
