import type { BagItemId } from '@/data/hospital-bag';

export const categories = {
  'mom-labor': 'For Mom - Labor & Delivery',
  'mom-stay': 'For Mom - Hospital Stay',
  baby: 'For Baby',
  partner: 'For Partner/Support Person',
  siblings: 'For Siblings',
  documents: 'Important Documents',
};

/** The three bags, by the parts of the list that go into them. */
export const bags = { own: 'Your bag', baby: "Baby's bag", family: 'Family and papers' };

/** A small line below the name of a part: not everyone who gives birth is a mom. */
export const categoryNotes: Partial<Record<keyof typeof categories, string>> = {
  'mom-labor': 'or whoever gives birth',
  'mom-stay': 'or whoever gives birth',
};

interface ItemWords {
  label: string;
  /** What to know before packing it. */
  note?: string;
}

export const items: Record<BagItemId, ItemWords> = {
  'birth-plan': { label: 'Birth plan, with numbers to call' },
  'labour-gown': { label: 'Loose shirt or gown for labour' },
  'non-slip-socks': { label: 'Warm socks and non-slip slippers' },
  'lip-balm': { label: 'Lip balm and hair ties' },
  'water-bottle': {
    label: 'Water bottle with a straw',
    note: 'Your hospital or birth centre can tell you what you can eat and drink in labour.',
  },
  music: { label: 'Music and headphones' },
  'massage-ball': { label: 'Massage ball or lotion' },
  'maternity-pads': { label: 'Thick maternity pads (a full pack)' },
  'loose-underwear': { label: 'Loose, dark underwear (6 pairs)' },
  nightwear: { label: 'Two nightshirts that open in front' },
  'nursing-bras': { label: 'Two nursing bras or soft bras' },
  'breast-pads': { label: 'Breast pads' },
  'peri-bottle': { label: 'Squeeze bottle for rinsing (peri bottle)' },
  toiletries: {
    label: 'Toothbrush and unscented toiletries',
    note: 'Many hospitals are scent-free: leave perfume at home.',
  },
  glasses: { label: 'Glasses or contact lenses, with their case' },
  medicines: {
    label: 'Your own medicines, in their packages',
    note: 'Show them to your nurse or midwife before you take any.',
  },
  'phone-charger': { label: 'Phone and charger with a long cable' },
  'going-home-clothes': { label: 'Loose clothes to go home in', note: 'Add a coat and boots in winter.' },
  pillow: { label: 'Your own pillow in a coloured case' },
  'ear-plugs': { label: 'Ear plugs and an eye mask' },
  'night-snacks': { label: 'Snacks for the night' },
  'car-seat': {
    label: 'Car seat with the National Safety Mark (CMVSS)',
    note: 'Look for the maple leaf, check the expiry date, and practise fitting it before the birth.',
  },
  'diapers-nb': { label: 'Newborn diapers (24 pack)' },
  'baby-wipes': { label: 'Unscented baby wipes' },
  sleepers: { label: 'Four sleepers that open in front' },
  undershirts: { label: 'Four undershirts or onesies' },
  'baby-hats': { label: 'Two soft cotton hats' },
  'baby-socks': { label: 'Socks or booties, and mittens' },
  'receiving-blankets': { label: 'Three light receiving blankets' },
  'burp-cloths': { label: 'Four burp cloths' },
  'going-home-outfit': { label: 'Going-home outfit in thin layers', note: 'Bring two sizes.' },
  'winter-bunting': {
    label: 'Winter bunting for outdoors',
    note: 'Not under the car seat harness: buckle up in thin layers, then lay a blanket over the straps. In summer, a light sun hat.',
  },
  'bottle-supplies': {
    label: 'Bottles and formula, if you plan to use them',
    note: 'Your hospital or birth centre may have some: ask before you buy.',
  },
  'partner-id': { label: 'Photo ID and bank card' },
  'partner-clothes': { label: 'Change of clothes and sleepwear' },
  'partner-toiletries': { label: 'Toiletries and own medicines' },
  'partner-charger': { label: 'Phone charger and power bank' },
  parking: { label: 'Parking coins or app', note: 'Some hospitals sell a day or week pass.' },
  'partner-snacks': { label: 'Snacks and a water bottle' },
  'partner-pillow': { label: 'Pillow and a light blanket' },
  camera: { label: 'Camera, and a book for slow hours' },
  'sibling-overnight-bag': { label: 'Overnight bag for their stay' },
  'sibling-care-notes': { label: 'Notes on meals, school and bedtime', note: 'For whoever looks after them.' },
  'sibling-activities': { label: 'Favourite toys and books' },
  'sibling-gift': { label: 'Small gift from the baby' },
  'health-card': { label: 'Provincial health card (or territorial)', note: 'Check the name and the expiry date.' },
  'photo-id': { label: 'Photo ID' },
  'hospital-forms': { label: 'Hospital forms and prenatal record' },
  'insurance-card': { label: 'Private insurance card, if you have one', note: 'Some plans pay for a private room.' },
  'benefit-papers': {
    label: 'SIN and benefit papers (EI or QPIP)',
    note: 'For the forms after the birth. Keep your SIN private.',
  },
};
