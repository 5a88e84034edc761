/** What one carries, in the order of the list, each with its picture. */
export const bags = [
  { id: 'own', picture: 'luggage' },
  { id: 'baby', picture: 'handbag' },
  { id: 'family', picture: 'backpack' },
] as const;

export const bagCategories = [
  { id: 'mom-labor', icon: 'user', bag: 'own' },
  { id: 'mom-stay', icon: 'user', bag: 'own' },
  { id: 'baby', icon: 'baby', bag: 'baby' },
  { id: 'partner', icon: 'users', bag: 'family' },
  { id: 'siblings', icon: 'user-plus', bag: 'family' },
  { id: 'documents', icon: 'file-text', bag: 'family' },
] as const;

export type BagCategoryId = (typeof bagCategories)[number]['id'];
export type BagIcon = (typeof bagCategories)[number]['icon'];

interface BagItemFacts {
  /** Kebab-case slug. Ticks are stored under it: never change one. */
  id: string;
  category: BagCategoryId;
  isEssential: boolean;
}

/**
 * What to pack, in the order of the list. The numbers of items and essentials in each category are specified; a test
 * counts them.
 */
export const bagItems = [
  { id: 'birth-plan', category: 'mom-labor', isEssential: true },
  { id: 'labour-gown', category: 'mom-labor', isEssential: true },
  { id: 'non-slip-socks', category: 'mom-labor', isEssential: true },
  { id: 'lip-balm', category: 'mom-labor', isEssential: true },
  { id: 'water-bottle', category: 'mom-labor', isEssential: true },
  { id: 'music', category: 'mom-labor', isEssential: false },
  { id: 'massage-ball', category: 'mom-labor', isEssential: false },
  { id: 'maternity-pads', category: 'mom-stay', isEssential: true },
  { id: 'loose-underwear', category: 'mom-stay', isEssential: true },
  { id: 'nightwear', category: 'mom-stay', isEssential: true },
  { id: 'nursing-bras', category: 'mom-stay', isEssential: true },
  { id: 'breast-pads', category: 'mom-stay', isEssential: true },
  { id: 'peri-bottle', category: 'mom-stay', isEssential: true },
  { id: 'toiletries', category: 'mom-stay', isEssential: true },
  { id: 'glasses', category: 'mom-stay', isEssential: true },
  { id: 'medicines', category: 'mom-stay', isEssential: true },
  { id: 'phone-charger', category: 'mom-stay', isEssential: true },
  { id: 'going-home-clothes', category: 'mom-stay', isEssential: true },
  { id: 'pillow', category: 'mom-stay', isEssential: false },
  { id: 'ear-plugs', category: 'mom-stay', isEssential: false },
  { id: 'night-snacks', category: 'mom-stay', isEssential: false },
  { id: 'car-seat', category: 'baby', isEssential: true },
  { id: 'diapers-nb', category: 'baby', isEssential: true },
  { id: 'baby-wipes', category: 'baby', isEssential: true },
  { id: 'sleepers', category: 'baby', isEssential: true },
  { id: 'undershirts', category: 'baby', isEssential: true },
  { id: 'baby-hats', category: 'baby', isEssential: true },
  { id: 'baby-socks', category: 'baby', isEssential: true },
  { id: 'receiving-blankets', category: 'baby', isEssential: true },
  { id: 'burp-cloths', category: 'baby', isEssential: true },
  { id: 'going-home-outfit', category: 'baby', isEssential: true },
  { id: 'winter-bunting', category: 'baby', isEssential: true },
  { id: 'bottle-supplies', category: 'baby', isEssential: false },
  { id: 'partner-id', category: 'partner', isEssential: true },
  { id: 'partner-clothes', category: 'partner', isEssential: true },
  { id: 'partner-toiletries', category: 'partner', isEssential: true },
  { id: 'partner-charger', category: 'partner', isEssential: true },
  { id: 'parking', category: 'partner', isEssential: true },
  { id: 'partner-snacks', category: 'partner', isEssential: false },
  { id: 'partner-pillow', category: 'partner', isEssential: false },
  { id: 'camera', category: 'partner', isEssential: false },
  { id: 'sibling-overnight-bag', category: 'siblings', isEssential: false },
  { id: 'sibling-care-notes', category: 'siblings', isEssential: false },
  { id: 'sibling-activities', category: 'siblings', isEssential: false },
  { id: 'sibling-gift', category: 'siblings', isEssential: false },
  { id: 'health-card', category: 'documents', isEssential: true },
  { id: 'photo-id', category: 'documents', isEssential: true },
  { id: 'hospital-forms', category: 'documents', isEssential: true },
  { id: 'insurance-card', category: 'documents', isEssential: true },
  { id: 'benefit-papers', category: 'documents', isEssential: true },
] as const satisfies BagItemFacts[];

export type BagItemId = (typeof bagItems)[number]['id'];
