import type { Words } from '@/data/words';

type English = typeof import('@/data/en/privacy');

export const storedValues: Words<English['storedValues']> = {
  pregnancy: 'Votre date prévue, et ce qui a servi à la calculer',
  birth: 'La date de naissance de votre bébé, et la date prévue que vous aviez',
  birthTracks: 'Ce que vous avez coché sur la naissance et sur la façon dont votre bébé est nourri',
  followed: 'La date prévue d’un bébé que vous suivez',
  followedCopy: 'La copie que vous avez reçue des rendez-vous et de la valise pour un bébé que vous suivez',
  region: 'La province ou le territoire que vous avez choisi',
  whereNow: 'Si vous êtes au Nunavut ou ailleurs, et le jour où vous l’avez dit',
  ownAppointments: 'Les jours, les heures et les lieux de vos rendez-vous',
  doneToDos: 'Ce que vous avez coché parmi les choses à faire de chaque semaine',
  donePapers: 'Les premiers papiers que vous avez cochés, et le lieu de la naissance si c’est une autre région',
  contractions:
    'Les contractions que vous avez chronométrées, gardées en double pour qu’aucune ne se perde si le navigateur s’arrête net',
  earlyTaps: 'Les appuis sur le bouton du chronomètre qu’il n’a pas encore comptés',
  labourAnswers: 'Vos réponses sur vos accouchements, le trajet jusqu’à l’hôpital et les raisons de ne pas attendre',
  providerPhone: 'Le numéro de téléphone de la personne qui suit votre grossesse',
  healthCentrePhone: 'Le numéro d’urgence de votre centre de santé',
  maternityPhone: 'Le numéro de téléphone de votre unité des naissances',
  hospitalBagChecklist: 'Votre valise : ce qui est prêt, et vos propres articles',
  packingPlan: 'Combien de bébés vous attendez, et si vous devez vous déplacer pour accoucher',
  benefitsPlan: 'Ce que vous avez entré dans le planificateur de prestations',
  homeScreenHint: 'Le jour de votre première visite, ou de la suggestion sur l’écran d’accueil',
};
export const stored: Words<English['stored']> = 'Enregistré en ce moment';
export const notStored: Words<English['notStored']> = 'Non enregistré';

export const persistence: Words<English['persistence']> = {
  promised: 'Votre navigateur a promis de garder tout cela jusqu’à ce que vous le supprimiez.',
  'not-promised':
    'Votre navigateur n’a pas promis de garder tout cela. Il peut le supprimer quand l’espace vient à manquer.',
  'cannot-tell': 'Nous ne pouvons pas savoir si votre navigateur a promis de garder tout cela.',
};
export const askToKeep: Words<English['askToKeep']> = 'Demander à mon navigateur de le garder';
export const askedAgain: Words<English['askedAgain']> = 'Il en décide lui-même, et pourrait dire oui une autre fois.';

export const withoutScript: Words<English['withoutScript']> =
  'Le bouton pour effacer a besoin de JavaScript, qui est désactivé. Vous pouvez effacer les données de ce site dans les réglages de votre navigateur.';

export const question: Words<English['question']> = 'Tout effacer?';
export const storedBefore: Words<English['storedBefore']> =
  'Voici ce qui est enregistré sur cet appareil en ce moment. Ce qui est effacé ne peut pas être récupéré.';
export const nothingBefore: Words<English['nothingBefore']> =
  'D’après ce que nous voyons, rien n’est enregistré sur cet appareil en ce moment. Vous pouvez effacer quand même, pour en avoir le cœur net.';
export const erase: Words<English['erase']> = 'Oui, tout effacer';
export const keep: Words<English['keep']> = 'Non, garder';
export const goBack: Words<English['goBack']> = 'Non, revenir';

export const everythingErased: Words<English['everythingErased']> = 'Tout est effacé';
export const nothingStored: Words<English['nothingStored']> = 'Rien n’était enregistré';
export const nothingKept: Words<English['nothingKept']> = 'Rien n’est gardé ici';
export const erased: Words<English['erased']> = 'Voici ce qui a été effacé :';
export const noCountdown: Words<English['noCountdown']> =
  'Plus aucun compte à rebours ne tourne sur ce site, ni dans cet onglet ni dans un autre.';
export const notAllowed: Words<English['notAllowed']> =
  'Votre navigateur ne laisse ce site rien enregistrer ni retirer : aucun compte à rebours n’est donc gardé. Si vous avez utilisé ce site avant ce réglage, effacez ses données dans les réglages de votre navigateur.';
export const outOfReach: Words<English['outOfReach']> =
  'Les liens que vous avez partagés et les fichiers que vous avez enregistrés sont à vous, hors de notre portée. Si vous avez mis des dates dans un agenda, vous voudrez peut-être les y supprimer, pour ne recevoir aucun rappel.';
