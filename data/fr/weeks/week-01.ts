import type { WeekText } from './types';

export const week1: WeekText = {
  week: 1,
  title: 'Votre corps se prépare',
  developmentMilestones: [
    {
      text: 'Il n’y a pas encore de bébé. Cette semaine, votre corps prépare un ovule.',
      sources: ['mayo-weeks-1'],
    },
    {
      text: 'La grossesse se compte dès le premier jour de vos dernières menstruations. Le compte commence donc environ deux semaines avant la conception.',
      sources: ['msd-dating'],
    },
    {
      text: 'La date prévue tombe 280 jours après ce premier jour, selon un cycle de 28 jours.',
      sources: ['msd-dating'],
    },
    {
      text: 'Dans un de vos ovaires, un ovule mûrit. Il est dans une petite poche de liquide appelée follicule.',
      sources: ['openstax-cycle'],
    },
    {
      text: 'Vos menstruations se terminent, et la paroi de votre utérus recommence à s’épaissir. Un embryon pourrait s’y installer plus tard.',
      sources: ['openstax-cycle'],
    },
  ],
  motherChanges: [
    {
      text: 'Vos menstruations sont sans doute finies, ou presque. Notez leur durée et leur abondance : vous saurez si les prochaines sont différentes.',
    },
    {
      text: 'L’œstrogène, une de vos principales hormones, monte ces jours-ci. Certaines personnes remarquent plus d’énergie.',
      sources: ['openstax-cycle'],
    },
    {
      text: 'Au début, il y a peu ou pas de pertes vaginales. Plus tard dans la semaine, elles deviennent souvent collantes, crémeuses ou mouillées.',
    },
    {
      text: 'Si vous prenez votre température chaque matin, elle est d’habitude plus basse avant l’ovulation qu’après.',
    },
    {
      text: 'Planifier une grossesse peut réveiller l’espoir, la nervosité ou un ancien deuil. Tout cela vaut d’être dit à quelqu’un de confiance.',
    },
  ],
  tips: [
    {
      text: 'Prenez chaque jour une multivitamine avec 0,4 mg d’acide folique et 16 à 20 mg de fer, dès 3 mois au moins avant la grossesse. Certaines personnes ont besoin de plus : demandez à votre médecin ou à votre sage-femme.',
      sources: ['folic-acid-phac'],
      lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'vitamine prénatale' }],
    },
    {
      text: 'Pas encore commencé? Aujourd’hui est un bon jour. L’acide folique réduit le risque de problèmes au cerveau et à la colonne du bébé. Informez-vous surtout de la dose si vous avez le diabète, ou s’il y a un spina bifida dans la famille.',
      sources: ['folic-acid-phac'],
    },
    {
      text: 'Marquez au calendrier le premier jour de vos dernières menstruations. La personne qui suivra votre grossesse vous le demandera au premier rendez-vous.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Vérifiez la date sur votre carte d’assurance maladie. Vous avez changé de province ou de territoire? Demandez-y une carte bientôt, car le régime public ne vous couvre pas toujours tout de suite.',
      sources: ['health-plans'],
    },
    {
      text: 'Vos vaccins contre la rougeole, la rubéole et la varicelle sont-ils à jour? Demandez-le. Ils se donnent avant la grossesse : laissez passer au moins 4 semaines avant d’essayer.',
      sources: ['vaccines-phac'],
    },
    {
      text: 'Prévoyez d’arrêter l’alcool, le tabac et le cannabis. Si vous buvez chaque jour, voyez d’abord votre médecin ou votre sage-femme, car un arrêt soudain peut vous rendre malade.',
      lookUp: [{ entry: 'drinks#alcohol', name: 'alcool' }],
      sources: ['alcohol-bc', 'alcohol-withdrawal'],
    },
  ],
};
