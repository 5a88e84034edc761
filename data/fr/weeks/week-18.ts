import type { WeekText } from './types';

export const week18: WeekText = {
  week: 18,
  title: 'Les yeux vers l’avant',
  developmentMilestones: [
    {
      text: 'Les yeux sont passés des côtés vers l’avant du visage. Les oreilles sont près de leur place définitive.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Des parties de l’oreille interne grandissent encore. Votre bébé réagira aux sons pour la première fois dans les semaines qui suivent.',
    },
    {
      text: 'Si votre bébé a des ovaires, ils contiennent déjà une réserve de jeunes ovules.',
      sources: ['openstax-cycle'],
    },
    { text: 'Les quatre cavités du cœur sont maintenant assez grandes pour être étudiées à l’échographie.' },
    {
      text: 'Une échographie peut souvent montrer les organes sexuels externes. Ce qui se voit dépend de la position de votre bébé.',
    },
    { text: 'Avec de la chance, l’écran montre un bâillement ou un long étirement du dos.' },
  ],
  motherChanges: [
    {
      text: 'La tension artérielle baisse souvent au milieu de la grossesse. Se lever vite ou sauter un repas peut faire tourner la tête. Perdre connaissance, c’est autre chose\u00a0: appelez le 911, et voyez la liste «\u00a0Quand appeler\u00a0».',
      sources: ['inspq-signs', 'nygh-when-to-call', 'after-birth-signs'],
    },
    {
      text: 'Quand vous êtes sur le dos, l’utérus peut appuyer sur une grosse veine et vous étourdir. Tournez-vous sur le côté.',
      sources: ['activity-csep'],
    },
    {
      text: 'De petits coups, des bulles ou des frémissements : c’est peut-être votre bébé. À une première grossesse, bien des gens n’en sentent pas encore.',
      sources: ['movements-rcog'],
    },
    {
      text: 'Les vergetures paraissent comme des lignes roses, brunes ou violettes. Les crèmes soulagent la peau sèche, mais on ne peut pas compter sur elles pour éviter les marques.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Il est courant d’avoir les nerfs tendus avant l’échographie. Prévoyez quelque chose de doux pour les heures d’après.',
    },
  ],
  tips: [
    {
      text: 'L’échographie morphologique se fait de 18 à 22 semaines. On y regarde la croissance, les organes, le placenta et le liquide.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Décidez si vous voulez connaître le sexe, et dites-le au début. Sinon, demandez qu’on tourne l’écran à ce moment-là.',
    },
    {
      text: 'La personne qui fait l’échographie n’a pas toujours le droit de vous dire ce qu’elle voit. Demandez quand viennent les résultats, et qui vous les expliquera.',
    },
    {
      text: 'Aucune échographie ne peut tout trouver. Si l’image n’est pas claire, il faut souvent revenir pour un autre coup d’œil.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Certaines cliniques ont des règles strictes sur qui vous accompagne et sur les photos : vérifiez avant le jour venu.',
    },
    {
      text: 'Aucun dépistage jusqu’ici? Le dépistage du second trimestre (DST, en anglais MSS) en Ontario et le test quadruple en Colombie-Britannique se font jusqu’à 20 semaines et 6 jours. C’est aussi le dernier jour de la deuxième prise de sang SIPS, en Colombie-Britannique.',
      regions: ['BC', 'ON'],
      sources: ['pso-second-trimester', 'bc-early-prenatal', 'screening-bc'],
    },
  ],
};
