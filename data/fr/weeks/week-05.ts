import type { WeekText } from './types';

export const week5: WeekText = {
  week: 5,
  title: 'Première activité cardiaque',
  developmentMilestones: [
    {
      text: 'La première activité cardiaque se voit d’habitude entre 5 et 6 semaines, à une échographie interne (transvaginale).',
      sources: ['heart-start'],
    },
    {
      text: 'Le cœur, encore un tube à ce stade, commence à faire circuler le sang dans l’embryon.',
      sources: ['openstax-heart'],
    },
    {
      text: 'Un sillon le long du dos de votre bébé se plie et se ferme en tube. Ce tube deviendra le cerveau et la moelle épinière.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Le disque plat se courbe comme la lettre C. On voit bien de quel côté est la tête.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'De petits blocs de tissu s’alignent des deux côtés du dos. Ils formeront la colonne et ses muscles.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'À côté de l’embryon, un sac vitellin fabrique les premières cellules du sang. Pendant ce temps, le placenta grandit encore.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'Certaines personnes ont la nausée pour la première fois cette semaine, souvent quand elles ont faim ou sentent de la nourriture.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'Vous allez plus souvent aux toilettes. Si ça brûle quand vous urinez, ce peut être une infection : voyez la liste « Quand appeler ».',
      sources: ['pregnancy-changes'],
    },
    { text: 'Ne vous étonnez pas si un plat favori ou le café du matin vous lève le cœur.' },
    { text: 'Certaines personnes pleurent facilement ou s’emportent pour un rien, car le taux d’hormones monte.' },
    {
      text: 'La tête vous tourne quand vous vous levez? Asseyez-vous d’abord un moment au bord du lit.',
      sources: ['nygh-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Prenez-vous des pilules contre l’acné ou le psoriasis, du méthotrexate ou un médicament comme Ozempic? Appelez aujourd’hui votre médecin, votre sage-femme ou votre pharmacie, avant la prochaine dose. Pilules contre les convulsions, pour la tension ou l’humeur : continuez, et appelez aujourd’hui.',
      lookUp: [
        { entry: 'medicines#isotretinoin', name: 'pilules contre l’acné' },
        { entry: 'medicines#methotrexate', name: 'méthotrexate' },
        { entry: 'medicines#semaglutide', name: 'sémaglutide' },
        { entry: 'medicines#valproate', name: 'contre les convulsions' },
        { entry: 'medicines#ace-inhibitors', name: 'pour la tension' },
        { entry: 'medicines#antidepressants', name: 'antidépresseurs' },
      ],
      sources: ['hc-isot', 'hqc-isotretinoin', 'acitretin-canada', 'mtx', 'fe-glp1'],
    },
    {
      text: 'Les microbes de certains aliments peuvent nuire à un bébé : poisson cru, œufs coulants, viande saignante, charcuteries froides, germinations crues. Cherchez l’aliment avant d’en manger.',
      sources: ['food-health-canada', 'food-ontario'],
      lookUp: [
        { entry: 'food#raw-sushi', name: 'poisson cru' },
        { entry: 'food#runny-eggs', name: 'œufs coulants' },
        { entry: 'food#deli-meat', name: 'charcuteries' },
        { entry: 'food#sprouts', name: 'germinations crues' },
      ],
    },
    {
      text: 'Le fromage est une question fréquente : pâte ferme, pâte molle et lait cru ont chacun leur réponse.',
      sources: ['food-health-canada', 'food-ontario'],
      lookUp: [
        { entry: 'food#brie-camembert', name: 'brie' },
        { entry: 'food#feta', name: 'feta' },
        { entry: 'food#raw-milk-cheese', name: 'fromage au lait cru' },
        { entry: 'food#hard-cheese', name: 'cheddar' },
      ],
    },
    {
      text: 'Gardez la caféine à 300 mg par jour ou moins, tous aliments et boissons compris. Les tasses diffèrent : voyez ce que contient la vôtre.',
      sources: ['caffeine-health-canada'],
      lookUp: [
        { entry: 'drinks#coffee', name: 'café' },
        { entry: 'drinks#tea', name: 'thé' },
        { entry: 'drinks#cola', name: 'cola' },
        { entry: 'drinks#energy-drinks', name: 'boissons énergisantes' },
      ],
    },
    {
      text: 'Choisissez du poisson pauvre en mercure, comme du saumon bien cuit, de la truite arc-en-ciel ou du hareng. Le thon frais et le thon blanc en conserve ont chacun une limite en grammes.',
      lookUp: [
        { entry: 'food#low-mercury-fish', name: 'truite et hareng' },
        { entry: 'food#tuna-light', name: 'thon pâle' },
        { entry: 'food#tuna-albacore', name: 'thon blanc' },
        { entry: 'food#high-mercury-fish', name: 'poissons avec plus de mercure' },
      ],
      sources: ['food-ontario', 'mercury-alberta'],
    },
    {
      text: 'Lisez l’étiquette de votre multivitamine prénatale : cherchez 0,4 mg d’acide folique et 16 à 20 mg de fer. Si la personne qui suit votre grossesse vous a donné une autre dose, gardez celle-là.',
      sources: ['folic-acid-phac'],
      lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'vitamine prénatale' }],
    },
  ],
};
