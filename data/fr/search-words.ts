import { poisonCentre, poisonCentreOfQuebec } from '@/data/poison-centre';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/search-words');

export const pageSearchWords: Words<English['pageSearchWords']> = {
  'contraction-timer': {
    searchWords:
      'chronomètre, chronométrer, minuterie, compteur de contractions, travail, contractions, quand partir à l’hôpital',
  },
  'when-to-call': { searchWords: 'signes, signes de danger, urgence, 911, est-ce normal, symptômes' },
  'signs-of-labour': {
    searchWords:
      'signes du travail, début du travail, début de travail, je suis en travail, perdre les eaux, bouchon muqueux, fausses contractions, contractions de pratique, Braxton Hicks',
  },
  tests: {
    searchWords:
      'tests prénataux, dépistage prénatal, tests de grossesse, prises de sang, dépistage génétique, trisomie, amniocentèse, amnio, DPNI, TGPNI, qui paie',
  },
  'find-care': {
    searchWords:
      'sage-femme, sages-femmes, trouver un médecin, trouver une sage-femme, sans médecin, médecin de famille, suivi de grossesse, gynécologue, obstétricien, clinique sans rendez-vous, carte d’assurance maladie, carte soleil, RAMQ, GMF, guichet d’accès, CLSC, sans carte, sans papiers, nouvelle arrivante, réfugiée, étudiante, test de grossesse, test positif, liste d’appels',
  },
  movements: { searchWords: 'coups de pied, mouvements, bébé bouge, compter les mouvements' },
  'first-six-weeks': {
    searchWords:
      'nouveau-né, soins du nouveau-né, post-partum, postnatal, premiers jours, premières semaines, après la naissance, après l’accouchement, jour par jour, six semaines, césarienne, baby blues, couches, couches mouillées, allaitement, tire-lait, boires, relevailles',
  },
  labour: {
    searchWords:
      'accouchement, accoucher, travail, étapes du travail, péridurale, épidurale, gaz, gaz hilarant, soulager la douleur, déclenchement, déclencher, décollement des membranes, stripping, forceps, ventouse, déchirure, épisiotomie, césarienne, AVAC, peau à peau, première tétée, vitamine K, onguent pour les yeux du bébé, érythromycine, TENS, ocytocine, plan de naissance, préférences, cours prénataux',
  },
  'leaving-home': {
    searchWords:
      'voyage médical, déplacement pour raison médicale, accompagnateur, personne accompagnatrice, escorte, SSNA, subvention de voyage, Larga, Ullivik, accoucher loin de chez soi, évacuation, qui paie pour mon conjoint, qui paie l’avion, qui paie le voyage',
  },
  'after-birth': {
    searchWords:
      'nouveau-né, soins du nouveau-né, après l’accouchement, post-partum, retour à la maison, couches mouillées, allaitement, biberon, lochies, points de suture, baby blues, dépression post-partum, cordon, sommeil sécuritaire, pleurs, vaccins, VRS, dépistage néonatal, prise de sang au talon, guérir après une césarienne, quatrième trimestre',
  },
  'hospital-bag': {
    searchWords: 'valise, valise de maternité, sac, sac d’hôpital, sac de maternité, quoi apporter, liste',
  },
  calculator: { searchWords: 'date prévue, accouchement, DPA, calcul, conception, combien de semaines' },
  ivf: { searchWords: 'FIV, transfert d’embryon, TEC, embryon congelé, blastocyste, don d’ovule, date prévue' },
  conception: { searchWords: 'date de conception, jour de conception, quand ai-je conçu, ovulation' },
  ultrasound: { searchWords: 'échographie, écho de datation, date de l’échographie, quelle date prévue, date changée' },
  'how-many-weeks': {
    searchWords: 'combien de semaines, combien de mois, semaines en mois, quel trimestre, mois de grossesse',
  },
  'standard-or-extended': {
    searchWords:
      'standard, prolongé, 12 mois ou 18 mois, congé de 18 mois, congé parental, AE, régime de base, régime particulier',
  },
  development: { searchWords: 'semaine par semaine, taille du bébé, grosseur, développement' },
  resources: {
    searchWords:
      'aide, province, territoire, code postal, sage-femme, médecin, suivi, clinique, CLSC, garderie, congé, nouvelle arrivante, sans carte santé',
  },
  timeline: { searchWords: 'rendez-vous, tests, échographie, dépistage, calendrier, dates, suivi' },
  benefits: {
    searchWords:
      'congé de maternité, congé parental, congé de paternité, chômage de maternité, chômage, relevé d’emploi, grossesse pour autrui, mère porteuse, prestations, RQAP, assurance-emploi, argent',
  },
  letter: {
    searchWords:
      'préavis, avis à l’employeur, lettre à l’employeur, lettre de congé, annoncer au patron, ressources humaines, RH, modèle de lettre, retour au travail, date de retour',
  },
  papers: {
    searchWords:
      'déclaration de naissance, déclarer la naissance, acte de naissance, certificat de naissance, NAS, numéro d’assurance sociale, ACE, allocation, RC66, carte d’assurance maladie du bébé, carte soleil, RAMQ, carte santé du bébé, carte Medicare, Directeur de l’état civil, Allocation famille, prime à la naissance, prime au bébé, REEE, passeport, papiers',
  },
  tips: { searchWords: 'conseils, guides, trimestre' },
  about: { searchWords: 'sources, vie privée, qui a écrit, effacer mes données' },
  support: {
    searchWords:
      'perte, perte de grossesse, fausse couche, mortinaissance, mon bébé est mort, bébé mort, j’ai perdu mon bébé, perdu mon bébé, deuil, deuil périnatal, congé de deuil',
  },
  'take-along': {
    searchWords:
      'nouveau téléphone, autre téléphone, ancien téléphone, téléphone perdu, changer de téléphone, sauvegarde, restaurer, transférer mes données',
  },
  'can-i': {
    searchWords: 'puis-je manger, aliments à éviter, quoi manger, médicaments permis',
  },
};

export const appointmentSearchWords: Words<English['appointmentSearchWords']> = {
  'first-prenatal-visit': { searchWords: 'premier rendez-vous, première visite' },
  'ask-about-screening': { searchWords: 'dépistage, trisomie, test génétique' },
  'flu-covid-vaccines': { searchWords: 'vaccin grippe, vaccin covid' },
  'dating-ultrasound': { searchWords: 'échographie, écho, première échographie, échographie de datation' },
  nipt: { searchWords: 'NIPT, DPNI, TGPNI, TGNI, TPNI, test génétique, trisomie, sexe du bébé' },
  'bc-nt-scan': { searchWords: 'clarté nucale' },
  'anatomy-ultrasound': { searchWords: 'échographie, écho, échographie morphologique, échographie de 20 semaines' },
  'gestational-diabetes-test': {
    searchWords:
      'test O’Sullivan, test de glucose, test de sucre, diabète de grossesse, diabète gestationnel, HGPO, HGOP',
  },
  'tdap-vaccine': { searchWords: 'coqueluche, dcaT' },
  'rh-immune-globulin': { searchWords: 'Rh négatif, WinRho, immunoglobuline, anti-D' },
  'rsv-vaccine': { searchWords: 'VRS, bronchiolite' },
  'group-b-strep-swab': { searchWords: 'SGB, streptocoque, strep B, prélèvement vaginal' },
  'birth-place-registration': { searchWords: 'inscription hôpital, préinscription' },
  'leave-home-if-remote': { searchWords: 'évacuation, loin de l’hôpital' },
};

export const helpNames: Words<English['helpNames']> = {
  guide: 'Avoir un bébé ici',
  nurse: 'Parler à une infirmière',
  care: 'Les soins pendant la grossesse',
  leave: 'L’argent et le congé',
  'child-care': 'La garde d’enfants',
  program: 'Des programmes pour vous',
  newcomers: 'À votre arrivée, ou sans carte santé',
};
export const helpSearchWords: Words<English['helpSearchWords']> = {
  guide: { searchWords: 'aide, programmes, province, territoire' },
  nurse: { searchWords: 'infirmière, ligne santé, 811, Info-Santé' },
  care: { searchWords: 'sage-femme, sages-femmes, médecin, suivi de grossesse, clinique, obstétricienne' },
  leave: {
    searchWords:
      'congé de maternité, congé parental, congé du travail, retrait préventif, maternité sans danger, CNESST',
  },
  'child-care': { searchWords: 'garderie, CPE, service de garde' },
  program: { searchWords: 'programmes, OLO, soutien' },
  newcomers: { searchWords: 'immigrante, réfugiée, nouvelle arrivante, sans carte santé' },
};

export const glossary: Words<English['glossary']> = {
  midwife: { term: 'Sage-femme', searchWords: 'sages-femmes, maison de naissance' },
  doula: { term: 'Doula', searchWords: 'accompagnante à la naissance' },
  'health-line': { term: 'Ligne santé', searchWords: '811, Info-Santé, infirmière' },
  'poison-centre': {
    term: 'Centre antipoison',
    searchWords: 'antipoison, poison, empoisonnement, intoxication',
    note: `${poisonCentre.printed}; au Québec ${poisonCentreOfQuebec.printed}; au Nunavut, votre centre de santé`,
  },
  ei: { term: 'Prestations de l’assurance-emploi', searchWords: 'assurance-emploi, AE, chômage' },
  qpip: { term: 'RQAP (Québec)', searchWords: 'RQAP, Régime québécois d’assurance parentale' },
  'child-benefit': {
    term: 'Allocation canadienne pour enfants',
    searchWords: 'ACE, allocation familiale, allocations familiales, prime à la naissance, prime au bébé',
  },
  'last-period': { term: 'Dernières menstruations', searchWords: 'DDM, dernières règles' },
  ivf: { term: 'Transfert (FIV)', searchWords: 'FIV, transfert d’embryon, blastocyste' },
  trimester: { term: 'Trimestre', searchWords: 'premier trimestre, deuxième trimestre, troisième trimestre' },
  'practice-contractions': { term: 'Contractions de pratique', searchWords: 'Braxton Hicks, faux travail' },
  'five-one-one': { term: '5-1-1', searchWords: '511' },
  epidural: { term: 'Péridurale', searchWords: 'épidurale, soulager la douleur' },
  induction: { term: 'Déclenchement', searchWords: 'provoquer le travail, provoquée, terme dépassé' },
  colostrum: { term: 'Colostrum', searchWords: 'premier lait' },
  vernix: { term: 'Vernix', searchWords: 'lanugo' },
  'car-seat': { term: 'Siège d’auto', searchWords: 'coquille, siège bébé' },
  'baby-names': { term: 'Prénoms', searchWords: 'prénom, nom du bébé' },
  'corrected-age': { term: 'Âge corrigé', searchWords: 'prématuré, prématurée, bébé prématuré' },
  'birth-papers': {
    term: 'Papiers après la naissance',
    searchWords: 'certificat de naissance, acte de naissance, NAS, passeport',
  },
  privacy: { term: 'Vie privée', searchWords: 'données, témoins, suivi publicitaire' },
};

/** Pages that nobody else should see, each with the queries that lead to it: where nothing more and nothing less is typed. */
export const privatePages: Record<'safety' | 'options', { name: string; queries: string }> = {
  safety: {
    name: 'Pas en sécurité à la maison',
    queries:
      'pas en sécurité à la maison, pas en sécurité, violence, violence conjugale, violence familiale, conjoint violent, partenaire violent, mari violent, maltraitance, maison d’hébergement, refuge, il me frappe, me frappe, me bat, il me fait mal, me menace, mon conjoint me frappe, mon mari me frappe, mon chum me frappe, peur de mon conjoint, peur de mon mari, peur de mon chum, violée, agression sexuelle, étranglée, sos violence conjugale, hébergement femmes',
  },
  options: {
    name: 'Des doutes devant une grossesse',
    queries:
      'avortement, pilule abortive, avorter, ivg, interruption de grossesse, interrompre la grossesse, interrompre ma grossesse, interruption volontaire de grossesse, arrêter la grossesse, arrêter ma grossesse, mettre fin à la grossesse, mettre fin à ma grossesse, adoption, donner en adoption, pas certaine, pas sûre, incertaine, j’hésite, grossesse non désirée, grossesse imprévue, grossesse non planifiée, mifegymiso, je ne veux pas de ce bébé, je ne veux pas être enceinte',
  },
};
