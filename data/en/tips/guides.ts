import type { Statement } from '@/data/statement';
import type { TipSectionId, TipsTrimester } from '@/data/tips';
import { callAfterBirth } from '@/words/birth/birth-links';
import { mentalHealthCrisis, moodAfterBirth, postpartumPsychosis } from '@/words/emergency';

export const trimestersLabel = 'Trimesters';
export const otherTrimesters = ({ guideWeek, calculatorWeeks }: { guideWeek: number; calculatorWeeks: number }) =>
  `The guides count the third trimester from week\u00a0${guideWeek}. The calculator counts it from ${calculatorWeeks} weeks: definitions differ by up to two weeks.`;
export const weeks = (first: number, last: number) => `Weeks ${first}-${last}`;
/** On a line of its own, below the name of the trimester. */
export const weeksOfTrimester = (range: string) => `(${range})`;

interface TrimesterWords {
  title: string;
  /** What to have at home. */
  essentials?: { title: string; items: { name: string; why: string }[] };
}

export const trimesters: Record<TipsTrimester, TrimesterWords> = {
  first: {
    title: 'First Trimester',
    essentials: {
      title: 'First Trimester Essentials',
      items: [
        { name: 'Prenatal Vitamins', why: "The folic acid in them helps your baby's brain and spine form well." },
        {
          name: 'Comfortable Clothing',
          why: 'A soft waistband and a stretchy bra help when you are bloated and your breasts are sore.',
        },
        {
          name: 'Pregnancy Journal',
          why: 'Notes on your last period, symptoms and questions are handy at your first visit.',
        },
        {
          name: 'Ginger Products',
          why: 'Ginger tea or candy helps some people with mild nausea. Ask before ginger pills.',
        },
      ],
    },
  },
  second: {
    title: 'Second Trimester',
  },
  third: {
    title: 'Third Trimester',
  },
};

interface SectionWords {
  title: string;
  advice: Statement[];
  /** The label of the link to the page of the site that helps with it. */
  link?: string;
}

export const sections: Record<TipSectionId, SectionWords> = {
  'finding-healthcare': {
    title: 'Finding Healthcare in Canada',
    link: 'Who will look after you?',
    advice: [
      {
        text: 'As soon as your test is positive, call a doctor, midwife or nurse practitioner. Your first visit should come before 12 weeks.',
        sources: ['naitre-visits'],
      },
      {
        text: 'No family doctor? Call a walk-in clinic or health centre now for your first tests. Join the list of your province or territory too; it is for later.',
        sources: ['bc-fraser-providers'],
      },
      {
        text: 'You may have met measles or rubella: call your provider now, or your health line. Chickenpox, shingles or fifth disease: call the same day. For some, a treatment must start within days. Call before you walk in.',
        sources: ['naitre-infections', 'measles-ontario'],
      },
      {
        text: 'On your first call, ask about a dating ultrasound. It is done at 8 to 12 weeks and sets your due date.',
        sources: ['sogc-432'],
      },
      {
        text: 'Ask about screening at your first visit, before 10 weeks if you can. In most regions the first blood test or scan falls between 9 and 13 weeks.',
        sources: ['born-ontario', 'screening-bc'],
      },
      {
        text: 'Your health card covers prenatal visits, most tests and the birth, but often not drugs or private classes. Check its expiry date. In an emergency you go to a hospital, with or without a card.',
        sources: ['health-plans'],
      },
      {
        text: 'Registered First Nations people and recognized Inuit have the Non-Insured Health Benefits program, which helps with travel for care. In BC, the First Nations Health Authority runs these benefits.',
        sources: ['fnha-benefits'],
      },
    ],
  },
  'morning-sickness': {
    title: 'Managing Morning Sickness',
    link: 'When to call: the page of your week',
    advice: [
      {
        text: 'Eat small amounts often: an empty stomach can make nausea worse. Some people keep plain crackers by the bed.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Sip fluids between meals, all through the day. Cold water, ice chips or frozen fruit bars often stay down better.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Smells set nausea off. Cold meals smell less, and somebody else could do the cooking.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Ginger helps some people with mild nausea. Check with a pharmacist or your provider before you take any medicine or herbal product.',
        sources: ['sogc-dic', 'hnhu-tea'],
        lookUp: [{ entry: 'drinks#ginger-tea', name: 'ginger tea' }],
      },
      {
        text: 'Doxylamine-pyridoxine is often prescribed for nausea in pregnancy in Canada. Bring it up early with your provider.',
        sources: ['sogc-dic'],
      },
      {
        text: 'Does your prenatal vitamin make you gag? A pharmacist can suggest another kind. You still need folic acid in these weeks.',
        sources: ['nygh-discomforts'],
      },
      {
        text: 'Call today if you cannot keep fluids down or your urine is dark. Go to emergency if you have not passed urine for 8 hours, feel faint or vomit blood.',
        sources: ['hse-vomiting'],
      },
      {
        text: 'Fever, belly pain and vaginal bleeding are not part of morning sickness. The page of your week says what to do about each.',
      },
    ],
  },
  nutrition: {
    title: 'Canadian Nutrition Tips',
    advice: [
      {
        text: "Use Canada's Food Guide as your base: half your plate is vegetables and fruit, fresh, frozen or canned.",
        sources: ['food-toronto'],
      },
      {
        text: 'Take a daily multivitamin with 0.4 mg of folic acid and 16 to 20 mg of iron, from at least 3 months before pregnancy. Some people need more: ask your provider.',
        sources: ['folic-acid-phac'],
        lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'prenatal vitamin' }],
      },
      {
        text: 'Meat, lentils, beans, tofu and fortified cereal give you iron. So do country foods such as caribou and seal meat, but not the liver of ringed seal: your health centre has local advice on game and fish.',
        lookUp: [
          { entry: 'food#country-food', name: 'country food' },
          { entry: 'food#seal-liver', name: 'ringed seal liver' },
        ],
        sources: ['iron-alberta'],
      },
      {
        text: 'Raw fish, runny eggs, rare meat, cold deli meat and raw sprouts can hold germs that harm a baby. Each has its own answer.',
        sources: ['food-health-canada', 'food-ontario'],
        lookUp: [
          { entry: 'food#raw-sushi', name: 'raw fish' },
          { entry: 'food#runny-eggs', name: 'runny eggs' },
          { entry: 'food#deli-meat', name: 'deli meat' },
          { entry: 'food#sprouts', name: 'sprouts' },
        ],
      },
      {
        text: 'Hard cheese, soft cheese and cheese of raw milk each have their own answer.',
        sources: ['food-health-canada', 'food-ontario'],
        lookUp: [
          { entry: 'food#brie-camembert', name: 'brie' },
          { entry: 'food#feta', name: 'feta' },
          { entry: 'food#raw-milk-cheese', name: 'raw milk cheese' },
          { entry: 'food#hard-cheese', name: 'cheddar' },
        ],
      },
      {
        text: 'Salmon, rainbow trout, herring and Arctic char are low in mercury. Cook fish well. Smoked fish has an answer of its own.',
        sources: ['food-ontario', 'food-health-canada'],
        lookUp: [
          { entry: 'food#salmon', name: 'salmon' },
          { entry: 'food#smoked-salmon', name: 'smoked fish' },
        ],
      },
      {
        text: 'Some fish hold more mercury, and have a limit in grams. There are three kinds of tuna: fresh or frozen and canned white have a limit; canned light has its own answer.',
        sources: ['mercury-alberta'],
        lookUp: [
          { entry: 'food#tuna-fresh', name: 'fresh tuna' },
          { entry: 'food#tuna-albacore', name: 'white tuna' },
          { entry: 'food#tuna-light', name: 'light tuna' },
          { entry: 'food#high-mercury-fish', name: 'shark, swordfish and others' },
        ],
      },
      {
        text: 'Ginger, peppermint, citrus peel and rose hip teas are fine: see how much. Ask a pharmacist or your provider before you drink another herbal tea, or add vitamins of your own to your multivitamin. Liver is very high in vitamin A.',
        sources: ['food-toronto', 'phac-caffeine', 'hnhu-tea', 'bab-drink'],
        lookUp: [
          { entry: 'food#liver', name: 'liver' },
          { entry: 'medicines#vitamin-a', name: 'vitamin A' },
          { entry: 'drinks#ginger-tea', name: 'ginger tea' },
          { entry: 'drinks#mint-tea', name: 'peppermint tea' },
          { entry: 'drinks#citrus-rosehip-tea', name: 'citrus and rose hip tea' },
          { entry: 'drinks#other-herbal-tea', name: 'herbal tea' },
        ],
      },
      {
        text: 'Keep caffeine to 300 mg a day or less, from all foods and drinks. Cups differ: see what yours holds.',
        sources: ['caffeine-health-canada'],
        lookUp: [
          { entry: 'drinks#coffee', name: 'coffee' },
          { entry: 'drinks#tea', name: 'tea' },
          { entry: 'drinks#cola', name: 'cola' },
          { entry: 'drinks#energy-drinks', name: 'energy drinks' },
        ],
      },
      {
        text: 'No amount of alcohol is known to be safe in pregnancy. There is no shame in asking your provider for help with alcohol, smoking, vaping or cannabis.',
        lookUp: [{ entry: 'drinks#alcohol', name: 'alcohol' }],
        sources: ['alcohol-bc'],
      },
      {
        text: 'When groceries cost too much, groups in many towns help with food, coupons or cooking together. Ask for the Canada Prenatal Nutrition Program: since April 2026 it has another name outside Quebec.',
        sources: ['cpnp'],
      },
    ],
  },
  'winter-pregnancy': {
    title: 'Canadian Winter Pregnancy Tips',
    advice: [
      { text: 'Choose flat boots with deep treads and ice grips. Let someone else shovel heavy, wet snow.' },
      {
        text: 'Before 20 weeks: after a crash, a fall or a blow to the belly, call now; go to emergency if you bleed, leak fluid or have pain.',
        sources: ['sogc-325', 'inspq-signs'],
      },
      {
        text: 'From 20 weeks: after a crash, a fall onto your belly or a blow to it, go to the hospital to be checked, even if you feel fine. After any other fall, call.',
        sources: ['sogc-325'],
      },
      {
        text: 'Open a thick coat before you buckle up. The lap belt goes low across your hips, under your belly, and the shoulder belt between your breasts.',
        sources: ['inspq-travel'],
      },
      {
        text: 'Low mood is common in the dark months. Tell your provider if you feel sad or worried most days.',
        sources: ['mood-hamilton'],
      },
      {
        text: 'In the fall and winter, the flu vaccine is advised at any stage of pregnancy. So is a COVID-19 vaccine: ask which dose is due and if you pay.',
        sources: ['aom-vaccines', 'covid-vaccine'],
      },
      {
        text: 'For pain or fever, the usual choice is acetaminophen: the dose on the label, for a short time. A fever of 38 °C or more: call now too.',
        sources: ['acetaminophen-sogc', 'after-birth-signs'],
      },
      {
        text: 'From 20 weeks on, take no ibuprofen, naproxen or full-dose ASA unless your provider tells you to. Before 20 weeks, ask a pharmacist or your provider first.',
        sources: ['nsaid-health-canada'],
        lookUp: [
          { entry: 'medicines#ibuprofen', name: 'ibuprofen and naproxen' },
          { entry: 'medicines#asa', name: 'ASA' },
          { entry: 'medicines#low-dose-asa', name: 'low-dose ASA' },
        ],
      },
      {
        text: 'Low-dose ASA that your provider prescribed is different: keep taking it until they tell you to stop.',
        sources: ['sogc-426'],
      },
    ],
  },
  'preparing-home': {
    title: 'Preparing Your Home',
    advice: [
      {
        text: 'Plan a clear sleep space in your own room: a crib, cradle or bassinet with a firm, flat mattress, a fitted sheet and nothing else.',
        sources: ['safe-sleep-hlbc'],
      },
      {
        text: 'Look up used gear on the Government of Canada recalls website. Drop-side cribs and wheeled baby walkers are banned from sale in Canada.',
        sources: ['cribs-ban', 'walkers-ban'],
      },
      {
        text: 'Test your smoke and carbon monoxide alarms, and change old batteries. Keep snow away from furnace and dryer vents.',
      },
      {
        text: 'Old paint and old water pipes can hold lead. Leave sanding and scraping to someone else, and find out from your city or town about testing the water.',
        sources: ['inspq-prod'],
      },
      {
        text: "Let someone else clean the cat's litter box, as it can carry a parasite. If it has to be you, and in the garden, wear gloves and wash your hands.",
        sources: ['inspq-pets'],
      },
      {
        text: 'Small children often carry a virus called CMV in their spit and urine. Wash your hands after diapers and drool, and do not share spoons, cups or pacifiers.',
        sources: ['sogc-420', 'cdc-cmv'],
      },
      { text: 'If you rent, tell your landlord early about mould, broken heating or loose railings.' },
    ],
  },
  'maternity-benefits': {
    title: 'Canadian Maternity Benefits',
    advice: [
      {
        text: 'Benefits are money from Employment Insurance (EI) or, in Quebec, from QPIP. Leave is a separate right: time off work with your job protected by law.',
        sources: ['qpip'],
      },
      {
        text: 'EI maternity benefits last up to 15 weeks, for the person who gives birth. They can start up to 12 weeks before the week you are due.',
        sources: ['ei-act-12', 'ei-act-22'],
      },
      {
        text: 'To qualify for EI you usually need 600 hours of insured work in the 52 weeks before your claim, or since your last claim began. Your weekly pay must drop by more than 40%.',
        sources: ['ei-act-6', 'ei-regs-14'],
      },
      {
        text: 'Standard parental benefits pay up to 35 weeks to one parent, or 40 when parents share; extended ones up to 61, or 69 shared, at a lower rate. Both parents choose the same option, and it is fixed once a parental week is paid.',
        sources: ['ei-act-12', 'ei-act-14', 'ei-act-23'],
      },
      {
        text: 'EI usually begins with one week that is not paid. Apply right after your last day of work, within about 4 weeks at the latest.',
        sources: ['ei-act-13', 'ei-apply'],
      },
      {
        text: 'In Quebec, QPIP pays maternity, paternity and parental benefits in place of EI. There is no waiting period, and self-employed people are covered.',
        sources: ['qpip'],
      },
      {
        text: 'Your employer needs written notice of your leave; how long before differs by province. A plan at work may add to your benefits.',
        sources: ['notice-ontario'],
      },
    ],
  },
  'staying-active': {
    title: 'Staying Active',
    link: 'When to call: the page of your week',
    advice: [
      {
        text: 'Aim for 150 minutes a week of activity that makes you breathe harder, over at least 3 days. Any amount helps, and you can build up slowly.',
        sources: ['activity-csep'],
        lookUp: [
          { entry: 'activity-and-travel#exercise', name: 'exercise' },
          { entry: 'activity-and-travel#contact-sports', name: 'contact sports' },
          { entry: 'body-and-beauty#hot-tub', name: 'hot tub' },
        ],
      },
      {
        text: 'Ask your provider first if you have had bleeding, have a heart or lung problem, or expect twins. They can say which activity suits you.',
        sources: ['activity-csep'],
      },
      {
        text: 'Walking, swimming and prenatal yoga suit many people. On icy days, walk around the mall.',
        sources: ['activity-csep'],
      },
      {
        text: 'Use the talk test: you should be able to speak in full sentences. Slow down if you run out of breath.',
        sources: ['activity-csep'],
      },
      {
        text: 'Leave out hockey and other contact sports, which can bring a blow to your belly. Skip downhill skiing, horseback riding and scuba diving too.',
        sources: ['ht-pa'],
      },
      {
        text: 'Move indoors in heat, humidity or wildfire smoke. Talk to your provider before hard exercise high in the Rockies.',
        sources: ['activity-csep'],
      },
      {
        text: 'Before a trip abroad, ask your provider or a travel clinic about Zika and malaria. If you are pregnant, stay away from places with Zika.',
        sources: ['zika-phac'],
      },
      {
        text: 'Stop at once if you bleed, leak fluid, feel dizzy or have pain or tightening: the page of your week says whom to call. Chest pain or sudden trouble breathing: call 911.',
        sources: ['activity-csep'],
      },
    ],
  },
  'prenatal-classes': {
    title: 'Canadian Prenatal Classes',
    advice: [
      {
        text: 'Public health units, hospitals and community centres run classes across Canada. Many are free or low in cost.',
      },
      {
        text: 'Book early, as popular groups fill up, and finish before your last weeks, in case your baby comes early.',
      },
      {
        text: 'Far from town, or due in snow season? Many health regions offer online classes that you take at your own pace.',
      },
      {
        text: 'In Quebec, your CLSC knows about prenatal meetings. In other provinces, start with your local public health office.',
      },
      {
        text: 'There are classes in French, English and other languages. Some groups are for newcomers, young parents, or parents of twins.',
      },
      {
        text: 'Friendship centres and Indigenous birth workers offer teachings on birth and parenting. Some midwives work with them.',
      },
      {
        text: 'Bring your partner or support person and practise together. Many hospitals show parents around, on the spot or in an online video.',
      },
    ],
  },
  'birth-plan': {
    title: 'Birth Plan Considerations',
    advice: [
      {
        text: 'Keep your plan to one page: what matters most to you, and what you would like to avoid. Go over it with your provider.',
        sources: ['north-bay-birth-plan'],
      },
      {
        text: 'Find out where you can give birth near you. With a midwife, that can be a hospital, a birth centre or your home, where available.',
        sources: ['bc-fraser-providers'],
      },
      {
        text: 'Write down your wishes for pain relief, moving around, music and who is in the room. Not every small hospital offers an epidural.',
        sources: ['sogc-birth-plan'],
      },
      {
        text: 'Add your wishes for an assisted birth or a cesarean, and for the hour after birth: skin-to-skin time, the first feed and the vitamin K shot.',
        sources: ['sogc-birth-plan'],
      },
      {
        text: 'Note your language, and whether you need an interpreter or would like a ceremony, a prayer or a smudge.',
      },
      {
        text: 'Is the drive long, or a storm coming? Settle with your provider when to leave home. People in many northern and remote places travel well before labour.',
        sources: ['nwt-midwives'],
      },
      {
        text: 'If your baby moves less than usual, go now to the labour and delivery unit or your nursing station, day or night. Write its phone number at the top of your plan.',
        sources: ['sogc-441'],
      },
    ],
    link: 'Labour and birth, and a sheet to print',
  },
  'postpartum-support': {
    title: 'Postpartum Support',
    advice: [
      {
        text: 'Find out who will check on you and your baby in the first days at home: a public health nurse, your midwife or your clinic.',
        sources: ['after-canadian-paediatric-facilitating-discharge'],
      },
      {
        text: 'Find feeding help before the birth. Public health, hospital clinics and lactation consultants help with nursing, pumping and bottles.',
      },
      moodAfterBirth,
      postpartumPsychosis,
      mentalHealthCrisis,
      {
        text: 'Let friends pick a job from a list: meals for the freezer, laundry, groceries, the dog, a cleared driveway.',
      },
      {
        text: "Book your own checkup as well as the baby's. Bring questions on healing, birth control, bladder leaks and sleep.",
        sources: ['after-family-care-postpartum-care'],
      },
    ],
    link: callAfterBirth,
  },
  'administrative-preparation': {
    title: 'Administrative Preparation',
    advice: [
      {
        text: "Register your baby's birth soon after the birth. In every province you can ask for a Social Insurance Number and the Canada Child Benefit on the same form. Apply for the benefit once only: two applications slow the payment.",
        sources: ['register-birth', 'ccb-registration'],
      },
      {
        text: 'On a permit, or not the one who gave birth? Apply for that benefit to the Canada Revenue Agency instead.',
        sources: ['after-canada-revenue-automated-benefits'],
      },
      {
        text: 'File your taxes each year, and have your partner file too, or payments of the Canada Child Benefit can stop.',
        sources: ['after-canada-revenue-automated-benefits'],
      },
      {
        text: 'How your baby gets a health card differs in each province and territory. The hospital or your midwife can tell you the steps.',
        sources: ['register-birth'],
      },
      {
        text: 'Your employer issues your Record of Employment after your last day of work. One of you sends it to Service Canada for EI, so agree on who does.',
        sources: ['ei-apply'],
      },
      {
        text: "In Quebec, apply for QPIP online. Declare the birth to the Directeur de l'état civil, online or on paper.",
        sources: ['rqap-features', 'after-directeur-letat-declaration-dune'],
      },
      {
        text: 'Add your baby to any drug and dental plan at work after the birth. Some plans give you little time, so look up the deadline now.',
      },
      {
        text: 'Infant spots are scarce in many parts of Canada, so put your name on child care lists before the birth if you can. In Quebec, you can register your baby only after the birth.',
        sources: ['quebec-child-care'],
      },
    ],
  },
  'newborn-essentials': {
    title: 'Newborn Essentials for Canadian Climate',
    link: 'What to pack: hospital bag checklist',
    advice: [
      {
        text: 'Buy a rear-facing car seat with the National Safety Mark, a maple leaf, and check its expiry date. Seats bought abroad often lack the mark and may be illegal to use here.',
        sources: ['car-seat'],
      },
      {
        text: 'No snowsuit or thick bunting goes under the harness. Buckle your baby snugly in thin layers, then lay a blanket over the straps.',
        sources: ['car-seat-winter'],
      },
      {
        text: 'Dress your baby in thin layers, often one more than you wear. Feel the chest or back of the neck: it should be warm and dry, not sweaty.',
      },
      {
        text: 'Keep winter outings short, and cover ears, hands and feet. Go indoors if skin turns pale, very red or cold, and call your health line now about any white or hard patch.',
        sources: ['frostbite-montreal'],
      },
      {
        text: 'Take off hats and extra layers indoors and in a warm car. Babies can overheat, even in January.',
        sources: ['safe-sleep-hlbc'],
      },
      {
        text: 'Put your baby on the back for every sleep, in a room that feels comfortable to you. A sleep sack that fits can replace a loose blanket.',
        sources: ['safe-sleep-hlbc'],
      },
      {
        text: 'In summer, use shade, a light hat and a bug net. Check with your provider before you use sunscreen or bug spray.',
        sources: ['sun-safety'],
      },
      {
        text: 'In Canada, breastfed babies are advised 400 IU of vitamin D every day, in all seasons.',
        sources: ['vitamin-d-northwestern'],
      },
    ],
  },
};
