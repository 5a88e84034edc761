export const bagCategories = [
  { id: 'mom-labor', label: 'For you: labour and birth', icon: 'user' },
  { id: 'mom-stay', label: 'For you: hospital stay', icon: 'user' },
  { id: 'baby', label: 'For Baby', icon: 'baby' },
  { id: 'partner', label: 'For Partner/Support Person', icon: 'users' },
  { id: 'siblings', label: 'For Siblings', icon: 'user-plus' },
  { id: 'documents', label: 'Important Documents', icon: 'file-text' },
] as const;

export type BagCategoryId = (typeof bagCategories)[number]['id'];
export type BagIcon = (typeof bagCategories)[number]['icon'];

export interface BagItem {
  /** Kebab-case slug. Ticks are stored under it: never change one. */
  id: string;
  category: BagCategoryId;
  label: string;
  isEssential: boolean;
  /** What to know before packing it. */
  note?: string;
}

/**
 * What to pack, in the order of the list. The numbers of items and essentials in each category are specified; a test
 * counts them.
 */
export const bagItems: BagItem[] = [
  { id: 'birth-plan', category: 'mom-labor', label: 'Birth plan, with numbers to call', isEssential: true },
  { id: 'labour-gown', category: 'mom-labor', label: 'Loose shirt or gown for labour', isEssential: true },
  { id: 'non-slip-socks', category: 'mom-labor', label: 'Warm socks and non-slip slippers', isEssential: true },
  { id: 'lip-balm', category: 'mom-labor', label: 'Lip balm and hair ties', isEssential: true },
  {
    id: 'water-bottle',
    category: 'mom-labor',
    label: 'Water bottle with a straw',
    isEssential: true,
    note: 'Your hospital or birth centre can tell you what you can eat and drink in labour.',
  },
  { id: 'music', category: 'mom-labor', label: 'Music and headphones', isEssential: false },
  { id: 'massage-ball', category: 'mom-labor', label: 'Massage ball or lotion', isEssential: false },
  { id: 'maternity-pads', category: 'mom-stay', label: 'Thick maternity pads (a full pack)', isEssential: true },
  { id: 'loose-underwear', category: 'mom-stay', label: 'Loose, dark underwear (6 pairs)', isEssential: true },
  { id: 'nightwear', category: 'mom-stay', label: 'Two nightshirts that open in front', isEssential: true },
  { id: 'nursing-bras', category: 'mom-stay', label: 'Two nursing bras or soft bras', isEssential: true },
  { id: 'breast-pads', category: 'mom-stay', label: 'Breast pads', isEssential: true },
  { id: 'peri-bottle', category: 'mom-stay', label: 'Squeeze bottle for rinsing (peri bottle)', isEssential: true },
  {
    id: 'toiletries',
    category: 'mom-stay',
    label: 'Toothbrush and unscented toiletries',
    isEssential: true,
    note: 'Many hospitals are scent-free: leave perfume at home.',
  },
  { id: 'glasses', category: 'mom-stay', label: 'Glasses or contact lenses, with their case', isEssential: true },
  {
    id: 'medicines',
    category: 'mom-stay',
    label: 'Your own medicines, in their packages',
    isEssential: true,
    note: 'Show them to your nurse or midwife before you take any.',
  },
  { id: 'phone-charger', category: 'mom-stay', label: 'Phone and charger with a long cable', isEssential: true },
  {
    id: 'going-home-clothes',
    category: 'mom-stay',
    label: 'Loose clothes to go home in',
    isEssential: true,
    note: 'Add a coat and boots in winter.',
  },
  { id: 'pillow', category: 'mom-stay', label: 'Your own pillow in a coloured case', isEssential: false },
  { id: 'ear-plugs', category: 'mom-stay', label: 'Ear plugs and an eye mask', isEssential: false },
  { id: 'night-snacks', category: 'mom-stay', label: 'Snacks for the night', isEssential: false },
  {
    id: 'car-seat',
    category: 'baby',
    label: 'Car seat with the National Safety Mark (CMVSS)',
    isEssential: true,
    note: 'Look for the maple leaf, check the expiry date, and practise fitting it before the birth.',
  },
  { id: 'diapers-nb', category: 'baby', label: 'Newborn diapers (24 pack)', isEssential: true },
  { id: 'baby-wipes', category: 'baby', label: 'Unscented baby wipes', isEssential: true },
  { id: 'sleepers', category: 'baby', label: 'Four sleepers that open in front', isEssential: true },
  { id: 'undershirts', category: 'baby', label: 'Four undershirts or onesies', isEssential: true },
  { id: 'baby-hats', category: 'baby', label: 'Two soft cotton hats', isEssential: true },
  { id: 'baby-socks', category: 'baby', label: 'Socks or booties, and mittens', isEssential: true },
  { id: 'receiving-blankets', category: 'baby', label: 'Three light receiving blankets', isEssential: true },
  { id: 'burp-cloths', category: 'baby', label: 'Four burp cloths', isEssential: true },
  {
    id: 'going-home-outfit',
    category: 'baby',
    label: 'Going-home outfit in thin layers',
    isEssential: true,
    note: 'Bring two sizes.',
  },
  {
    id: 'winter-bunting',
    category: 'baby',
    label: 'Winter bunting for outdoors',
    isEssential: true,
    note: 'Not under the car seat harness: buckle up in thin layers, then lay a blanket over the straps. In summer, a light sun hat.',
  },
  {
    id: 'bottle-supplies',
    category: 'baby',
    label: 'Bottles and formula, if you plan to use them',
    isEssential: false,
    note: 'Your hospital or birth centre may have some: ask before you buy.',
  },
  { id: 'partner-id', category: 'partner', label: 'Photo ID and bank card', isEssential: true },
  { id: 'partner-clothes', category: 'partner', label: 'Change of clothes and sleepwear', isEssential: true },
  { id: 'partner-toiletries', category: 'partner', label: 'Toiletries and own medicines', isEssential: true },
  { id: 'partner-charger', category: 'partner', label: 'Phone charger and power bank', isEssential: true },
  {
    id: 'parking',
    category: 'partner',
    label: 'Parking coins or app',
    isEssential: true,
    note: 'Some hospitals sell a day or week pass.',
  },
  { id: 'partner-snacks', category: 'partner', label: 'Snacks and a water bottle', isEssential: false },
  { id: 'partner-pillow', category: 'partner', label: 'Pillow and a light blanket', isEssential: false },
  { id: 'camera', category: 'partner', label: 'Camera, and a book for slow hours', isEssential: false },
  { id: 'sibling-overnight-bag', category: 'siblings', label: 'Overnight bag for their stay', isEssential: false },
  {
    id: 'sibling-care-notes',
    category: 'siblings',
    label: 'Notes on meals, school and bedtime',
    isEssential: false,
    note: 'For whoever looks after them.',
  },
  { id: 'sibling-activities', category: 'siblings', label: 'Favourite toys and books', isEssential: false },
  { id: 'sibling-gift', category: 'siblings', label: 'Small gift from the baby', isEssential: false },
  {
    id: 'health-card',
    category: 'documents',
    label: 'Provincial health card (or territorial)',
    isEssential: true,
    note: 'Check the name and the expiry date.',
  },
  { id: 'photo-id', category: 'documents', label: 'Photo ID', isEssential: true },
  { id: 'hospital-forms', category: 'documents', label: 'Hospital forms and prenatal record', isEssential: true },
  {
    id: 'insurance-card',
    category: 'documents',
    label: 'Private insurance card, if you have one',
    isEssential: true,
    note: 'Some plans pay for a private room.',
  },
  {
    id: 'benefit-papers',
    category: 'documents',
    label: 'SIN and benefit papers (EI or QPIP)',
    isEssential: true,
    note: 'For the forms after the birth. Keep your SIN private.',
  },
];
