import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week31: WeekText = {
  week: 31,
  title: 'Les plis du cerveau se creusent',
  developmentMilestones: [
    {
      text: 'D’autres crêtes et d’autres sillons se forment sur le cerveau de votre bébé. Sa surface était lisse il y a quelques semaines à peine.',
      sources: ['columbia-landmarks'],
    },
    {
      text: 'Les cellules nerveuses créent beaucoup de nouveaux liens. Ils aident votre bébé à capter les sons, les contacts et la lumière.',
    },
    {
      text: 'Vers ces semaines, les pupilles commencent à rétrécir à la lumière vive et à s’agrandir dans le noir.',
      sources: ['tph-weeks-3'],
    },
    {
      text: 'Les poumons font plus de surfactant, un enduit glissant qui aide les sacs d’air à rester ouverts après la naissance.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Votre bébé avale du liquide, et les reins en changent une bonne partie en urine. Cette urine se mêle de nouveau au liquide.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'Les brûlures d’estomac sont pires quand vous vous couchez après un repas. Au lit, levez la tête et les épaules. Donnez aussi au souper le temps de descendre.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Le poids à l’avant tire sur le bas du ventre et du dos. Faites de lents cercles avec les hanches, ou appuyez-vous au comptoir pendant que l’eau bout.',
      sources: ['kw-discomforts'],
    },
    {
      text: 'Vos jambes se fatiguent plus vite quand vous êtes debout. Asseyez-vous pour certaines tâches, comme couper les légumes ou plier le linge.',
    },
    { text: 'À ce stade, tout le monde a des conseils. Gardez ce qui vous va, et laissez passer le reste.' },
  ],
  tips: [
    {
      text: 'Les rendez-vous se rapprochent maintenant : dans bien des cliniques, toutes les 2 à 3 semaines, de la semaine 31 à la semaine 36. En prendre plusieurs d’un coup évite des appels.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Pas encore de vaccin contre la coqueluche (dcaT)? Demandez-le cette semaine : le meilleur moment, jusqu’à 32 semaines, est presque passé.',
      sources: ['aom-vaccines', 'naci-tdap'],
    },
    { text: 'Envoyez le formulaire d’inscription de votre lieu de naissance s’il est encore sur le frigo.' },
    {
      text: 'Hors du Québec, comparez les prestations standards et prolongées avant de présenter votre demande d’assurance-emploi. Dès qu’une semaine parentale est payée, le choix est fixé pour les deux parents. Regardez l’argent par semaine, et non seulement le nombre de semaines.',
      regions: outsideQuebec,
      sources: ['ei-act-23'],
    },
    {
      text: 'Mettez les dates à venir sur une seule feuille : rendez-vous, dernier jour de travail, congé de votre partenaire. Le frigo est une bonne place.',
    },
  ],
};
