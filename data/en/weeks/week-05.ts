import type { WeekText } from './types';

export const week5: WeekText = {
  week: 5,
  title: 'First heart activity',
  developmentMilestones: [
    {
      text: 'The first heart activity is usually seen on an internal (transvaginal) ultrasound between 5 and 6 weeks.',
      sources: ['heart-start'],
    },
    {
      text: 'The heart, still a tube at this stage, begins to move blood through the embryo.',
      sources: ['openstax-heart'],
    },
    {
      text: "A groove along your baby's back folds up and closes into a tube, which will become the brain and spinal cord.",
      sources: ['openstax-embryo'],
    },
    {
      text: 'The flat disc curls into the shape of the letter C. One end is clearly the head.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Small blocks of tissue line up on both sides of the back. They will form the spine and its muscles.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'A yolk sac beside the embryo makes early blood cells while the placenta is still growing.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'Some people feel queasy for the first time this week, often when they are hungry or smell food.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'Trips to the bathroom become more frequent. Burning when you pee can be an infection: see the list of when to call.',
      sources: ['pregnancy-changes'],
    },
    { text: 'Do not be surprised if a favourite food or your morning coffee turns your stomach.' },
    { text: 'Some people cry easily or snap at small things as hormone levels climb.' },
    {
      text: 'If you get dizzy on standing up, sit on the edge of the bed for a moment first.',
      sources: ['nygh-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Do you take pills for acne or psoriasis, methotrexate, or a drug such as Ozempic? Call your provider or pharmacist today, before your next dose. Pills for seizures, blood pressure or mood: keep taking them, and call today.',
      lookUp: [
        { entry: 'medicines#isotretinoin', name: 'acne pills' },
        { entry: 'medicines#methotrexate', name: 'methotrexate' },
        { entry: 'medicines#semaglutide', name: 'semaglutide' },
        { entry: 'medicines#valproate', name: 'seizure pills' },
        { entry: 'medicines#ace-inhibitors', name: 'blood pressure pills' },
        { entry: 'medicines#antidepressants', name: 'antidepressants' },
      ],
      sources: ['hc-isot', 'hqc-isotretinoin', 'acitretin-canada', 'mtx', 'fe-glp1'],
    },
    {
      text: 'Germs in some foods can harm a baby: raw fish, runny eggs, rare meat, cold deli meat, raw sprouts. Look one up before you eat it.',
      sources: ['food-health-canada', 'food-ontario'],
      lookUp: [
        { entry: 'food#raw-sushi', name: 'raw fish' },
        { entry: 'food#runny-eggs', name: 'runny eggs' },
        { entry: 'food#deli-meat', name: 'deli meat' },
        { entry: 'food#sprouts', name: 'sprouts' },
      ],
    },
    {
      text: 'Cheese is the question most asked: hard cheese, soft cheese and raw milk each have their own answer.',
      sources: ['food-health-canada', 'food-ontario'],
      lookUp: [
        { entry: 'food#brie-camembert', name: 'brie' },
        { entry: 'food#feta', name: 'feta' },
        { entry: 'food#raw-milk-cheese', name: 'raw milk cheese' },
        { entry: 'food#hard-cheese', name: 'cheddar' },
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
      text: 'Choose fish that is low in mercury, such as well-cooked salmon, rainbow trout or herring. Fresh tuna and canned white tuna each have a limit in grams.',
      lookUp: [
        { entry: 'food#low-mercury-fish', name: 'trout and herring' },
        { entry: 'food#tuna-light', name: 'canned light tuna' },
        { entry: 'food#tuna-albacore', name: 'white tuna' },
        { entry: 'food#high-mercury-fish', name: 'fish with more mercury' },
      ],
      sources: ['food-ontario', 'mercury-alberta'],
    },
    {
      text: 'Read the label of your prenatal vitamin: look for 0.4 mg of folic acid and 16 to 20 mg of iron. If your provider gave you another dose, keep to that one.',
      sources: ['folic-acid-phac'],
      lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'prenatal vitamin' }],
    },
  ],
};
