import type { Words } from '@/data/words';

type English = typeof import('@/data/en/to-dos');

export const title: Words<English['title']> = 'À faire';
export const by = (age: string) => `d’ici ${age}`;
export const from = (age: string) => `à partir de ${age}`;

export const links: Words<English['links']> = {
  '/benefits': 'Planificateur de prestations',
  '/labour#preferences': 'Une feuille à imprimer',
  '/leaving-home': 'Partir pour accoucher',
  '/movements': 'Mouvements du bébé',
  '/find-care': 'Qui appeler là où vous habitez',
};

export const haveSomebody: Words<English['haveSomebody']> = 'J’ai trouvé quelqu’un';

export const tasks: Words<English['tasks']> = {
  'folic-acid': { title: 'Prendre de l’acide folique chaque jour' },
  'health-card': { title: 'Vérifier la date de votre carte d’assurance maladie' },
  'shots-before': { title: 'Demander si vos vaccins sont à jour', note: 'avant d’essayer' },
  medicines: {
    title: 'Revoir vos médicaments en pharmacie ou avec la personne qui vous suit',
    note: 'n’en cessez aucun de votre propre chef',
  },
  'work-hazards': { title: 'Vous renseigner sur les risques au travail' },
  'test-again': { title: 'Refaire un test quand vos menstruations sont en retard' },
  'family-doctor': { title: 'Sans médecin de famille? Vous inscrire à la liste de votre région' },
  'find-care': { title: 'Qui vous suivra?', note: 'cochez quand vous avez trouvé quelqu’un' },
  'home-test': { title: 'Faire un test à la maison' },
  midwife: { title: 'Vous voulez une sage-femme? Appeler maintenant', note: 'les listes se remplissent vite' },
  'vitamin-label': { title: 'Lire l’étiquette de votre vitamine prénatale' },
  'dating-scan': { title: 'Parler de l’échographie de datation', note: 'offerte de 8 à 12\u00a0semaines' },
  'first-visit-list': { title: 'Faire une liste pour votre premier rendez-vous' },
  'pay-stubs': { title: 'Garder vos talons de paie ensemble', note: 'pour l’assurance-emploi ou le RQAP' },
  'blood-results': { title: 'Demander ce que vos premières prises de sang ont montré' },
  'new-number': { title: 'Nouvelle adresse ou nouveau numéro? Le dire à votre clinique' },
  'tests-here': { title: 'Demander quels tests sont offerts là où vous habitez' },
  'anatomy-request': { title: 'Demander la requête pour votre échographie morphologique' },
  'dental-cleaning': { title: 'Prendre rendez-vous pour un nettoyage des dents' },
  'visit-questions': { title: 'Écrire vos questions pour le prochain rendez-vous' },
  'trip-coverage': { title: 'Un voyage? Vérifier votre couverture' },
  'anatomy-time': { title: 'Vérifier l’heure et le lieu de votre échographie morphologique' },
  'leave-notice': { title: 'Chercher quand donner l’avis de congé' },
  'know-the-sex': { title: 'Décider si vous voulez connaître le sexe' },
  'prenatal-class': { title: 'Chercher un cours prénatal' },
  'ei-hours': { title: 'Additionner vos heures d’assurance-emploi', note: 'il en faut d’habitude 600' },
  'far-away': { title: 'Loin de l’hôpital? Voir quand vous partiriez' },
  'scan-results': { title: 'Demander les résultats de votre échographie' },
  'partner-benefits': { title: 'Chercher la part de prestations de l’autre parent' },
  'where-to-give-birth': { title: 'Demander où vous pouvez accoucher' },
  'early-hospital': { title: 'Demander à quel hôpital aller si le travail commence trop tôt' },
  drivers: { title: 'Noter qui pourrait vous conduire', note: 'aussi la nuit' },
  'last-work-day': { title: 'Dire à votre employeur quand vous pensez arrêter' },
  'child-care': { title: 'Vous inscrire pour une place en garderie' },
  'vaccine-record': { title: 'Apporter votre carnet de vaccination au prochain rendez-vous' },
  'car-seat': { title: 'Commencer à regarder les sièges d’auto' },
  'movement-place': { title: 'Savoir où aller si votre bébé bouge moins' },
  'birth-tour': { title: 'Visiter l’endroit où vous pensez accoucher' },
  'birth-companion': { title: 'Décider qui sera avec vous pendant le travail' },
  'record-of-employment': { title: 'Dire votre dernier jour au service de la paie', note: 'pour le relevé d’emploi' },
  routes: { title: 'Prévoir votre trajet, et un deuxième' },
  'hospital-number': { title: 'Enregistrer le numéro de votre hôpital' },
  'newborn-care': { title: 'Trouver qui suivra votre nouveau-né' },
  feeding: { title: 'Vous renseigner sur les premières tétées et boires' },
  'next-visits': { title: 'Prendre vos prochains rendez-vous' },
  'compare-ei': { title: 'Comparer les prestations standards et prolongées', note: 'avant la demande' },
  'infant-cpr': { title: 'Chercher un cours de RCR pour bébés' },
  'birth-plan': { title: 'Écrire un plan de naissance d’une page' },
  'practice-drive': { title: 'Faire une fois le trajet d’avance' },
  'travel-date': { title: 'Vous partez pour accoucher? Fixer la date du voyage' },
  'second-person': { title: 'Choisir une deuxième personne pour l’accouchement' },
  'car-seat-fit': { title: 'Installer le siège d’auto, et essayer les sangles' },
  'apply-ei': { title: 'Demander l’assurance-emploi', note: 'dès que vous cessez de travailler' },
  'apply-qpip': { title: 'Chercher comment demander le RQAP', note: 'en ligne' },
  'baby-position': { title: 'Demander comment votre bébé est placé' },
  'newborn-forms': { title: 'Chercher les formulaires du nouveau-né' },
  crib: { title: 'Installer un lit de bébé, un berceau ou un moïse' },
  parking: { title: 'Savoir où stationner et par quelle porte entrer' },
  'numbers-on-paper': { title: 'Écrire les numéros sur papier', note: 'hôpital et ligne santé' },
  'days-ahead': { title: 'Demander un plan pour les jours à venir' },
  'first-weeks': { title: 'Prévoir qui prendra de vos nouvelles les premières semaines' },
};
