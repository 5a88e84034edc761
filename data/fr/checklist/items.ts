import type { BagItemId } from '@/data/hospital-bag';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/checklist/items');

export const categories: Words<English['categories']> = {
  'mom-labor': 'Pour la mère : travail et accouchement',
  'mom-stay': 'Pour la mère : séjour à l’hôpital',
  baby: 'Pour votre bébé',
  partner: 'Pour la personne de soutien',
  siblings: 'Pour les autres enfants',
  documents: 'Papiers importants',
};

export const bags: Words<English['bags']> = {
  own: 'Votre valise',
  baby: 'Le sac de bébé',
  family: 'La famille et les papiers',
};

export const categoryNotes: Words<English['categoryNotes']> = {
  'mom-labor': 'ou pour la personne qui accouche',
  'mom-stay': 'ou pour la personne qui accouche',
};

interface ItemWords {
  label: string;
  /** What to know before packing it. */
  note?: string;
}

export const items: Record<BagItemId, ItemWords> = {
  'birth-plan': { label: 'Plan de naissance, avec les numéros à appeler' },
  'labour-gown': { label: 'Chandail ou chemise ample pour l’accouchement' },
  'non-slip-socks': { label: 'Chaussettes chaudes et pantoufles antidérapantes' },
  'lip-balm': { label: 'Baume à lèvres et élastiques à cheveux' },
  'water-bottle': {
    label: 'Bouteille d’eau avec paille',
    note: 'Votre hôpital ou votre maison de naissance peut vous dire quoi manger et boire pendant le travail.',
  },
  music: { label: 'Musique et écouteurs' },
  'massage-ball': { label: 'Balle ou lotion de massage' },
  'maternity-pads': { label: 'Serviettes hygiéniques épaisses (un paquet complet)' },
  'loose-underwear': { label: 'Culottes amples et foncées (6)' },
  nightwear: { label: 'Deux chemises de nuit qui s’ouvrent à l’avant' },
  'nursing-bras': { label: 'Deux soutiens-gorge d’allaitement ou souples' },
  'breast-pads': { label: 'Compresses d’allaitement' },
  'peri-bottle': { label: 'Bouteille souple pour se rincer (bouteille périnéale)' },
  toiletries: {
    label: 'Brosse à dents et articles de toilette sans parfum',
    note: 'Bien des hôpitaux sont des milieux sans parfum : laissez le vôtre à la maison.',
  },
  glasses: { label: 'Lunettes ou verres de contact, avec leur étui' },
  medicines: {
    label: 'Vos propres médicaments, dans leur emballage',
    note: 'Montrez-les au personnel infirmier ou à votre sage-femme avant d’en prendre.',
  },
  'phone-charger': { label: 'Téléphone, et chargeur à long câble' },
  'going-home-clothes': {
    label: 'Vêtements amples pour le retour à la maison',
    note: 'L’hiver, ajoutez un manteau et des bottes.',
  },
  pillow: { label: 'Votre oreiller, dans une taie de couleur' },
  'ear-plugs': { label: 'Bouchons d’oreilles et masque de sommeil' },
  'night-snacks': { label: 'Collations pour la nuit' },
  'car-seat': {
    label: 'Siège d’auto avec la marque nationale de sécurité (NSVAC)',
    note: 'Cherchez la feuille d’érable, vérifiez la date d’expiration et exercez-vous à l’installer avant la naissance.',
  },
  'diapers-nb': { label: 'Couches pour nouveau-né (paquet de 24)' },
  'baby-wipes': { label: 'Lingettes sans parfum' },
  sleepers: { label: 'Quatre pyjamas une pièce qui s’ouvrent à l’avant' },
  undershirts: { label: 'Quatre camisoles ou cache-couches' },
  'baby-hats': { label: 'Deux bonnets de coton doux' },
  'baby-socks': { label: 'Chaussettes ou chaussons, et mitaines' },
  'receiving-blankets': { label: 'Trois couvertures légères' },
  'burp-cloths': { label: 'Quatre linges pour les rots' },
  'going-home-outfit': {
    label: 'Vêtements minces superposés pour le retour à la maison',
    note: 'Apportez deux tailles.',
  },
  'winter-bunting': {
    label: 'Combinaison d’hiver pour dehors',
    note: 'Pas sous le harnais du siège d’auto : attachez votre bébé en vêtements minces, puis posez une couverture par-dessus les sangles. L’été, un léger chapeau de soleil.',
  },
  'bottle-supplies': {
    label: 'Biberons et préparation pour nourrissons, si vous comptez en donner',
    note: 'Votre hôpital ou votre maison de naissance en a peut-être : demandez avant d’acheter.',
  },
  'partner-id': { label: 'Pièce d’identité avec photo et carte bancaire' },
  'partner-clothes': { label: 'Vêtements de rechange et pyjama' },
  'partner-toiletries': { label: 'Articles de toilette et ses propres médicaments' },
  'partner-charger': { label: 'Chargeur de téléphone et batterie externe' },
  parking: {
    label: 'Monnaie ou appli pour le stationnement',
    note: 'Certains hôpitaux vendent un laissez-passer d’un jour ou d’une semaine.',
  },
  'partner-snacks': { label: 'Collations et bouteille d’eau' },
  'partner-pillow': { label: 'Oreiller et couverture légère' },
  camera: { label: 'Appareil photo, et un livre pour les heures lentes' },
  'sibling-overnight-bag': { label: 'Sac pour la nuit, là où ils dormiront' },
  'sibling-care-notes': {
    label: 'Notes sur les repas, l’école et le coucher',
    note: 'Pour la personne qui les garde.',
  },
  'sibling-activities': { label: 'Jouets et livres préférés' },
  'sibling-gift': { label: 'Petit cadeau de la part du bébé' },
  'health-card': {
    label: 'Carte d’assurance maladie de votre province ou territoire',
    note: 'Vérifiez le nom et la date d’expiration.',
  },
  'photo-id': { label: 'Votre pièce d’identité avec photo' },
  'hospital-forms': { label: 'Formulaires de l’hôpital et dossier de grossesse' },
  'insurance-card': {
    label: 'Carte d’assurance privée, si vous en avez une',
    note: 'Certains régimes paient une chambre privée.',
  },
  'benefit-papers': {
    label: 'NAS et papiers des prestations (assurance-emploi ou RQAP)',
    note: 'Pour les formulaires après la naissance. Gardez votre NAS pour vous.',
  },
};
