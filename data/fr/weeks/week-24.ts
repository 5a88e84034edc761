import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week24: WeekText = {
  week: 24,
  title: 'Les poumons et les sens mûrissent',
  developmentMilestones: [
    {
      text: 'Certaines cellules des poumons deviennent celles qui font le surfactant. Ce film glissant aidera les petits sacs d’air à rester ouverts.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Les poumons en sont encore à leurs débuts. Bien des semaines de croissance les attendent.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Les petites crêtes qui forment les empreintes des doigts sont en place. Leur dessin restera le même toute la vie.',
    },
    { text: 'Votre cœur qui bat, votre estomac et votre voix : voilà les sons que votre bébé entend le plus.' },
    { text: 'L’extérieur du cerveau est encore assez lisse. Ses plis viendront dans les prochaines semaines.' },
  ],
  motherChanges: [
    {
      text: 'Votre centre de gravité s’est déplacé vers l’avant, et le bas du dos le sent. Des souliers plats et fermes font une différence.',
      sources: ['peterborough-changes'],
    },
    {
      text: 'Les mains peuvent picoter ou s’engourdir, surtout la nuit. D’habitude, c’est une enflure du poignet qui appuie sur un nerf.',
    },
    {
      text: 'Vos intestins prennent leur temps ces jours-ci? L’eau, la marche, les fruits et les grains entiers aident bien des gens.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Une main sur votre ventre peut maintenant sentir un coup. Invitez votre partenaire ou votre personne de soutien à essayer quand votre bébé s’active.',
      sources: ['tph-weeks-2'],
    },
    {
      text: 'Une tension artérielle qui monte peu à peu se sent rarement. C’est pourquoi on sort le brassard à chaque rendez-vous. Les signes qui se voient sont dans la liste « Quand appeler ».',
      sources: ['inspq-signs', 'hypertension-canada'],
    },
  ],
  tips: [
    {
      text: 'La plupart des gens passent le test de diabète de grossesse entre 24 et 28 semaines. Si vous n’avez pas encore de requête de laboratoire, demandez-la maintenant.',
      sources: ['gestational-diabetes'],
    },
    {
      text: 'Le plus souvent, vous buvez quelque chose de sucré, puis on fait une prise de sang. Le laboratoire peut vous dire s’il faut manger avant et combien de temps rester.',
      sources: ['gestational-diabetes'],
    },
    {
      text: 'Si, cette semaine, vous n’avez encore senti aucun mouvement, voyez la liste « Quand appeler ».',
      sources: ['sogc-441'],
    },
    {
      text: 'Au Québec, les prestations de maternité du Régime québécois d’assurance parentale (RQAP) peuvent commencer 16 semaines avant la semaine prévue de l’accouchement. Commencer tôt n’ajoute pas de semaines.',
      regions: ['QC'],
      sources: ['rqap-when-to-apply'],
    },
    {
      text: 'Hors du Québec, les prestations viennent de l’assurance-emploi et s’ouvrent un peu plus tard. Lisez ce mois-ci les règles pour votre cas.',
      regions: outsideQuebec,
      sources: ['ei-act-22'],
    },
    {
      text: 'Dites à votre employeur quand vous espérez arrêter. Les prestations se paient par semaine, du dimanche au samedi : c’est bon à savoir avant de choisir le jour.',
      sources: ['ei-digest-1-4'],
    },
  ],
};
