import type { CanIGroup, CanITopic } from '@/data/can-i/topics';

/** What a page of the look-up is called, and what it says before its entries. */
interface TopicWords {
  name: string;
  /** In search results, at most 60 characters, in the words that people search. */
  title: string;
  /** In search results, 110 to 155 characters. */
  description: string;
  heading: string;
  lead: string;
  /** What people look for there, in two or three words. */
  examples: string;
}

export const topicWords: Record<CanITopic, TopicWords> = {
  food: {
    name: 'Food',
    title: 'Foods to avoid in pregnancy in Canada',
    description:
      'Cheese, fish, eggs, deli meat, country food: what you can eat while pregnant in Canada, what to leave out, and what to do if you ate it.',
    heading: 'Food in pregnancy',
    lead: 'What you can eat, how to prepare it well, and what to do if you have had it.',
    examples: 'cheese, fish',
  },
  drinks: {
    name: 'Drinks',
    title: 'Coffee, tea and other drinks in pregnancy in Canada',
    description:
      'How much coffee a day is fine while pregnant in Canada, which herbal teas to choose, and what to do about alcohol, juice and tap water.',
    heading: 'Drinks in pregnancy',
    lead: 'How much coffee a day, which teas, and what to do if you drank before you knew.',
    examples: 'coffee, tea',
  },
  medicines: {
    name: 'Medicines',
    title: 'Medications in pregnancy in Canada: which to ask about',
    description:
      'Pain pills, cold and allergy pills, nausea, vaccines, prescribed drugs: what Canadian sources say in pregnancy, and when a pharmacist comes first.',
    heading: 'Medicines in pregnancy',
    lead: 'Was it prescribed? Call before you change anything. Before you buy one, ask a pharmacist: it is free.',
    examples: 'pain, colds',
  },
  'body-and-beauty': {
    name: 'Body and beauty',
    title: 'Hair dye, hot tubs and beauty care while pregnant',
    description:
      'Hair dye, nails, skin creams, hot tubs, the dentist, X-rays: what Canadian sources say about body and beauty care while you are pregnant.',
    heading: 'Body and beauty in pregnancy',
    lead: 'Hair, nails, skin, baths, teeth and scans: what is fine, and what to leave for later.',
    examples: 'hair dye, baths',
  },
  'activity-and-travel': {
    name: 'Activity and travel',
    title: 'Exercise, sex, sleep and travel in pregnancy in Canada',
    description:
      'Running, skating, sex, sleep on your back, flights and seat belts: what Canadian sources say you can do while pregnant, week by week.',
    heading: 'Activity and travel in pregnancy',
    lead: 'Sport, winter, sex, sleep and trips: what you can go on with, and what to change as you grow.',
    examples: 'exercise, flying',
  },
  'home-and-work': {
    name: 'Home and work',
    title: 'Cats, cleaning, germs and work while pregnant',
    description:
      'Cat litter, paint, cleaning, chickenpox, night shifts, smoking, cannabis: what Canadian sources say to do at home and at work while pregnant.',
    heading: 'Home and work in pregnancy',
    lead: 'Pets, paint, germs, your job and smoke: what to do, and when to call.',
    examples: 'cats, paint',
  },
};

export const groupWords: Record<CanIGroup, string> = {
  'cheese-and-milk': 'Cheese and milk',
  eggs: 'Eggs',
  meat: 'Meat',
  'fish-and-seafood': 'Fish and seafood',
  'fruit-and-vegetables': 'Fruit and vegetables',
  'country-food': 'Country food',
  'sweet-and-other': 'Sweets and other foods',
  caffeine: 'Coffee and caffeine',
  'teas-and-herbs': 'Teas and herbs',
  alcohol: 'Alcohol',
  'water-and-juice': 'Water and juice',
  pain: 'Pain and fever',
  'colds-and-allergies': 'Colds and allergies',
  stomach: 'Stomach and nausea',
  'infections-and-skin': 'Infections and skin',
  prescribed: 'Prescribed medicines',
  'vitamins-and-natural': 'Vitamins and natural products',
  vaccines: 'Vaccines',
  'hair-and-nails': 'Hair and nails',
  skin: 'Skin',
  heat: 'Baths and heat',
  teeth: 'Teeth',
  'treatments-and-scans': 'Treatments and scans',
  sport: 'Sport and exercise',
  winter: 'Winter',
  'sex-and-sleep': 'Sex and sleep',
  travel: 'Travel',
  pets: 'Pets and other animals',
  home: 'Around the home',
  germs: 'Germs and infections',
  work: 'Work',
  'smoke-and-drugs': 'Smoking, cannabis and other drugs',
};
