import type { ProvinceGuide } from './types';

export const newBrunswick: ProvinceGuide = {
  description:
    'Avoir un bébé au Nouveau-Brunswick : Télé-Soins 811, Familles en santé, bébés en santé, prestation prénatale, soins en français, congés et garderies.',
  intro:
    'Au Nouveau-Brunswick, vous avez droit à des soins en français ou en anglais. Deux réseaux de santé se partagent la tâche : Vitalité, qui est francophone, et Horizon. Peu importe lequel est le plus près, voici comment joindre les gens qui aident.',
  sections: {
    prenatalCare: [
      {
        text: 'Demandez d’abord à votre médecin de famille, à votre infirmière praticienne ou à votre infirmier praticien. Vous n’avez personne? Appelez d’abord le 811, et dites que vous êtes enceinte. On peut vous suivre jusqu’au bout, ou vous confier à l’obstétrique pour les derniers mois.',
      },
      {
        text: 'Lien Santé NB vous donne des rendez-vous pendant que vous attendez un médecin à vous. Dites que vous êtes enceinte en vous inscrivant.',
        sources: ['nb-saint-john-clinic', 'nb-moncton-clinic'],
      },
      {
        text: 'Le Nouveau-Brunswick a une seule clinique de sages-femmes, à Fredericton. Vous pouvez l’appeler vous-même. Elle accepte les gens qui vivent à une heure de route ou moins, environ, et a une liste d’attente. Le cours prénatal en ligne Une naissance à venir se suit en français.',
        sources: ['nb-horizon-midwifery', 'nb-midwifery-stalled'],
      },
    ],
    givingBirth: [
      {
        text: 'Les bébés naissent dans les hôpitaux régionaux, comme ceux de Moncton, de Saint John, de Fredericton, d’Edmundston et de Bathurst. Un petit hôpital peut vous envoyer ailleurs : demandez où vous irez.',
      },
      {
        text: 'La distance compte quand vous chronométrez vos contractions. Dès 37 semaines, avec moins de 30 minutes de route, les cours de la province disent de partir quand elles viennent toutes les 5 minutes. Plus loin, c’est toutes les 10 minutes.',
        sources: ['labour-distance'],
      },
      {
        text: 'Ces règles valent à 37 semaines et plus tard. Avant 37 semaines, pour des contractions toutes les 10 minutes ou plus rapprochées, appelez ou allez à l’hôpital tout de suite. Pour le reste, la page de votre semaine dit quand appeler ou partir.',
        sources: ['fraser-labour'],
      },
      {
        text: 'Votre médecin ou votre sage-femme peut vous dire de partir plus tôt. Avec du verglas ou une tempête du nord-est, appelez l’unité des naissances avant de prendre la route.',
      },
    ],
    money: [
      {
        text: 'Pour un chèque chaque semaine, voyez l’assurance-emploi, qui est fédérale. Pour le droit de reprendre votre emploi, voyez les normes d’emploi du Nouveau-Brunswick.',
        sources: ['ei-maternity-parental', 'leave-nb'],
      },
      {
        text: 'Vous travaillez selon la saison, ou dans une usine de poisson? Comptez dès maintenant vos heures d’emploi assurable (celles qui comptent pour l’assurance-emploi). Demandez à Service Canada ce que la saison morte change à votre demande.',
        sources: ['ei-act-6', 'ei-fishing'],
      },
    ],
    program: [
      {
        text: 'La prestation prénatale vous aide à acheter de bons aliments pendant la grossesse. Le montant dépend du revenu de la famille : gardez sous la main votre dernier avis de cotisation.',
        sources: ['nb-prenatal-benefit'],
      },
      {
        text: 'Familles en santé, bébés en santé s’adresse aux gens dont la grossesse ou les débuts avec un bébé demandent plus de soutien. Appelez Santé publique pour savoir si le programme vous convient.',
        sources: ['nb-healthy-families'],
      },
    ],
    childCare: [
      {
        text: 'Les garderies éducatives dites « désignées », en centre ou en milieu familial, ont des tarifs plus bas, fixés avec la province. Vous pouvez en choisir une où le personnel parle français, anglais ou les deux.',
      },
    ],
    afterBirth: [
      {
        text: 'Santé publique peut vous appeler ou vous rendre visite après votre séjour à l’hôpital. Si personne n’a appelé et que l’allaitement fait mal, appelez vous-même.',
      },
      {
        text: 'Les centres de ressources pour les familles ont des groupes pour bébés, de la Péninsule acadienne au comté de Charlotte. Presque tout y est sans frais.',
      },
      {
        text: 'Télé-Soins (en anglais, Tele-Care) répond dans les deux langues. Appelez aussi si vous pleurez souvent, si vous ne dormez pas quand le bébé dort, ou si vous ne ressentez plus rien.',
      },
      {
        text: 'Demandez à Service Nouveau-Brunswick comment enregistrer la naissance de votre bébé et obtenir sa carte d’assurance maladie.',
        onPaper: false,
        sources: ['after-new-brunswick-vital-statistics', 'after-new-brunswick-medicare-changes'],
      },
    ],
    newcomers: [
      {
        text: 'Demandez une carte d’assurance maladie dès votre première semaine. Voyez si votre permis d’études ou de travail vous y donne droit, à vous et à votre bébé.',
      },
      {
        text: 'En attendant, demandez au bureau des comptes de l’hôpital ce que coûte un accouchement et qui peut vous aider. Gardez chaque reçu et chaque lettre.',
      },
      {
        text: 'Les organismes d’établissement de Moncton, de Saint John, de Fredericton et de plus petites villes peuvent trouver une ou un interprète et vous accompagner aux rendez-vous.',
      },
    ],
  },
  foreignNames: ['Tele-Care'],
};
