import type { leavingHomeLines } from '@/data/care-lines/leaving-home';
import type { CareLineWords } from './line-words';

export const leavingHomeLineWords: Record<keyof typeof leavingHomeLines, CareLineWords> = {
  'nunavut-medical-travel': {
    name: 'Déplacement pour raison médicale, gouvernement du Nunavut (en anglais)',
    about: 'Votre centre de santé organise le trajet. Demandez-y le numéro à appeler.',
  },
  'nwt-medical-travel': {
    name: 'Déplacements pour raisons médicales, Territoires du Nord-Ouest (en anglais)',
    about: 'Ce que paie chaque régime, ce que vous payez et comment faire appel.',
  },
  'yukon-medical-travel': {
    name: 'Aide aux déplacements pour raison médicale, Yukon (en anglais)',
    about: 'Une page de 2020\u00a0: les montants sont plus élevés aujourd’hui.',
  },
  'fnha-travel': {
    name: 'Transport pour raison médicale, Régie de la santé des Premières Nations (en anglais)',
    about: 'Ce qu’elle paie, qui peut vous accompagner et comment faire appel.',
  },
  'bc-travel': {
    name: 'Travel Assistance Program, Colombie-Britannique (en anglais)',
    foreignNames: ['Travel Assistance Program'],
    hours: 'Jour et nuit',
    about: 'Donne le numéro qu’il vous faut avant de partir.',
  },
  'manitoba-northern-travel': { name: 'Programme de transport des malades du Nord, Manitoba (en anglais)' },
  'newfoundland-travel': {
    name: 'Programme d’aide au transport médical, Terre-Neuve-et-Labrador',
    about: 'Demandez avant de partir ce qui est payé avant le voyage, et ce qui est remboursé après.',
  },
  'ontario-travel-grant': {
    name: 'Subvention pour le transport à des fins médicales, Nord de l’Ontario',
    about: 'Aide à remplir le formulaire.',
  },
  'nunavik-travel': {
    name: 'Transport et hébergement, Régie régionale de la santé et des services sociaux du Nunavik (en anglais)',
  },
  'metis-saskatchewan-travel': {
    name: 'Service de santé, Métis Nation–Saskatchewan (en anglais)',
    foreignNames: ['Métis Nation–Saskatchewan'],
    hours: 'Du lundi au vendredi, de 8\u00a0h\u00a030 à 16\u00a0h\u00a030',
  },
  sprucelodge: {
    name: 'Sprucelodge, Prince Albert (en anglais)',
    about: 'La maison a une ligne pour le soir et la nuit\u00a0: le numéro est sur sa page.',
  },
};
