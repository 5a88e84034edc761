import type { WeekText } from './types';

export const week4: WeekText = {
  week: 4,
  title: 'Un retard des menstruations',
  developmentMilestones: [
    {
      text: 'Votre bébé est maintenant un embryon : un disque plat de cellules, trop petit pour se voir à l’échographie.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Au moment du retard, l’embryon s’est le plus souvent enfoncé tout entier dans la paroi de votre utérus.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Ses cellules se rangent en trois couches. La peau, le cerveau, les muscles, les os, les poumons et l’intestin en viendront tous.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Du liquide s’amasse dans une toute petite bulle à côté de l’embryon. C’est le sac amniotique, qui grandira pour entourer votre bébé.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'De petites ramifications s’avancent dans la paroi : c’est le début du placenta.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Les cellules qui formeront le cœur se mettent en place. Il est trop tôt pour voir une activité cardiaque.',
      sources: ['openstax-heart'],
    },
  ],
  motherChanges: [
    {
      text: 'Un retard est souvent le premier indice, surtout si votre cycle est régulier.',
      sources: ['mayo-weeks-1'],
    },
    {
      text: 'Des seins lourds, sensibles ou qui picotent sont un autre signe précoce.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Certaines personnes sont épuisées au milieu de l’après-midi, même après une nuit complète de sommeil.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Des crampes comme aux menstruations sont courantes ces jours-ci. Une forte douleur, une douleur d’un seul côté, forte ou qui dure, ou une douleur au bout de l’épaule, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    {
      text: 'Un léger saignement, en ce moment, peut ressembler à de courtes menstruations. C’est ainsi que certaines personnes passent à côté du premier signe d’une grossesse. Une fois le test positif, tout saignement compte : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    { text: 'Un test positif apporte de la joie, un choc ou de la peur, parfois tout dans la même heure.' },
  ],
  tips: [
    {
      text: 'Faites un test maison dès le premier jour de retard. Lisez d’abord le feuillet, car chaque marque fonctionne un peu autrement.',
    },
    {
      text: 'S’il est positif, appelez un médecin ou une sage-femme. Prenez un premier rendez-vous avant la semaine 12.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Vous aimeriez avoir une sage-femme? Appelez dès maintenant, car les listes se remplissent vite. Là où il y a des sages-femmes, la plupart des provinces paient leurs soins.',
      sources: ['ab-midwives'],
    },
    {
      text: 'À ce premier appel, demandez si la personne qui suivra votre grossesse fait aussi les accouchements. Certains médecins de famille vous dirigent en cours de route vers une clinique d’obstétrique.',
      sources: ['on-toronto'],
    },
    {
      text: 'Dites au personnel que vous êtes enceinte avant toute radiographie, tout soin dentaire ou toute nouvelle ordonnance.',
      sources: ['safety-fraser'],
    },
    {
      text: 'Vous hésitez devant cette grossesse? Un médecin, une sage-femme ou une clinique de santé sexuelle peut parler avec vous de tous les choix, en privé.',
    },
  ],
};
