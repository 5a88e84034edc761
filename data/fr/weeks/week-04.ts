import type { WeekText } from './types';

export const week4: WeekText = {
  week: 4,
  title: 'Un retard',
  developmentMilestones: [
    {
      text: 'Votre bébé est maintenant un embryon : un disque plat de cellules, trop petit pour se voir à l’échographie.',
    },
    { text: 'Au moment du retard, l’embryon s’est le plus souvent enfoncé tout entier dans la paroi de votre utérus.' },
    {
      text: 'Ses cellules se rangent en trois couches. Peau, cerveau, muscles, os, poumons et intestin en viendront tous.',
    },
    {
      text: 'Du liquide s’amasse dans une toute petite bulle à côté de l’embryon, le sac amniotique, qui finira par entourer votre bébé.',
    },
    { text: 'De petites ramifications entrent dans la paroi : c’est le début du placenta.' },
    { text: 'Les cellules qui formeront le cœur se mettent en place. Il est trop tôt pour voir une activité du cœur.' },
  ],
  motherChanges: [
    { text: 'Un retard est souvent le premier indice, surtout si votre cycle est régulier.' },
    { text: 'Des seins lourds, sensibles ou qui picotent sont un autre signe précoce.' },
    { text: 'Certaines personnes sont épuisées au milieu de l’après-midi, même après une nuit complète de sommeil.' },
    {
      text: 'Des crampes comme aux menstruations sont courantes ces jours-ci. Une forte douleur, d’un seul côté ou à la pointe de l’épaule, est autre chose : voyez la liste « Quand appeler ».',
    },
    {
      text: 'Un léger saignement peut maintenant ressembler à de courtes menstruations. C’est ainsi que certaines personnes manquent le premier signe d’une grossesse.',
    },
    { text: 'Un test positif apporte de la joie, un choc ou de la peur, parfois tout dans la même heure.' },
  ],
  tips: [
    {
      text: 'Faites un test maison dès le premier jour de retard. Lisez d’abord le feuillet, car chaque marque fonctionne un peu autrement.',
    },
    {
      text: 'S’il est positif, appelez un médecin ou une sage-femme pour une première visite avant la semaine 12.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Vous espérez une sage-femme? Appelez maintenant, car les listes se remplissent vite. Là où il y en a, la plupart des provinces paient leurs soins.',
    },
    {
      text: 'À ce premier appel, demandez si cette personne fait aussi les accouchements, car certains médecins de famille vous dirigent en cours de route vers une clinique d’obstétrique.',
    },
    { text: 'Dites que vous êtes enceinte avant toute radiographie, tout soin dentaire ou toute nouvelle ordonnance.' },
    {
      text: 'Si vous hésitez devant cette grossesse, un médecin ou une clinique de santé sexuelle peut parler de tous les choix avec vous, en privé.',
    },
  ],
};
