import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week28: WeekText = {
  week: 28,
  title: 'Les yeux s’ouvrent',
  developmentMilestones: [
    {
      text: 'Bien des bébés commencent à ouvrir les yeux vers ce moment. De courts cils bordent les paupières.',
      sources: ['mayo-weeks-3'],
    },
    { text: 'Les doigts se referment sur ce qu’ils touchent, comme le cordon ou l’autre main.' },
    {
      text: 'Le cerveau peut commencer à guider les mouvements de respiration et la chaleur du corps. Il a encore beaucoup à apprendre.',
      sources: ['mayo-weeks-3'],
    },
    {
      text: 'De tout petits vaisseaux sanguins poussent tout près des sacs d’air des poumons. Après la naissance, l’oxygène passera par là.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Selon la définition courante, le troisième trimestre commence ici. Nos dates le comptent à partir de la semaine 26.',
    },
  ],
  motherChanges: [
    {
      text: 'La fatigue revient peu à peu, car votre corps porte davantage. De courts repos le jour vous aident à tenir.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'Si la tête vous tourne à plat sur le dos, c’est très probablement l’utérus qui appuie sur une grosse veine. Tournez-vous sur le côté.',
      sources: ['sleep-nz'],
    },
    {
      text: 'Des gouttes d’un premier lait, épais et jaune, coulent parfois des seins. D’autres personnes n’en voient pas avant la naissance. Cela ne dit rien de la quantité de lait qu’elles auront.',
      sources: ['openstax-lactation'],
    },
    {
      text: 'Les voyages à la toilette la nuit sont de retour. Si cela brûle quand vous urinez, c’est peut-être une infection : voyez la liste « Quand appeler ».',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Plus l’accouchement approche, plus les émotions sont fortes. Dites-les à voix haute à quelqu’un de confiance.',
    },
  ],
  tips: [
    {
      text: 'On refait souvent maintenant une prise de sang pour la syphilis, le fer et les anticorps. Demandez si la vôtre est faite.',
      sources: ['syphilis-wechu', 'sogc-133'],
    },
    {
      text: 'Si votre groupe sanguin est Rh négatif, des immunoglobulines anti-D sont prévues vers 28 semaines. Demandez-en aussi après un saignement, un accident, une chute ou un coup au ventre, et après l’accouchement.',
      sources: ['fraser-tests', 'sogc-133'],
    },
    {
      text: 'Pour vous endormir, installez-vous sur le côté, gauche ou droit. Si vous vous réveillez sur le dos, remettez-vous sur le côté.',
      lookUp: [{ entry: 'activity-and-travel#back-sleeping', name: 'position pour dormir' }],
      sources: ['sleep-nz'],
    },
    {
      text: 'Hors du Québec, les prestations de maternité de l’assurance-emploi peuvent commencer jusqu’à 12 semaines avant la date prévue. Elles se paient par semaine, du dimanche au samedi. La première semaine d’une demande n’est d’habitude pas payée.',
      regions: outsideQuebec,
      sources: ['ei-act-22', 'ei-act-13'],
    },
    {
      text: 'Donnez votre dernier jour de travail au service de la paie. Demandez quand il produira votre relevé d’emploi : votre demande de prestations en a besoin.',
      sources: ['notice-record-of-employment'],
    },
    {
      text: 'Pas encore de test de diabète? Appelez aujourd’hui pour le passer : il se fait d’habitude entre 24 et 28 semaines. Si vous avez trop de sucre dans le sang, une équipe du diabète vous aide à prévoir repas et contrôles.',
      sources: ['gestational-diabetes'],
    },
  ],
};
