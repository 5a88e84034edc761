import type { ProvinceGuide } from './types';

export const quebec: ProvinceGuide = {
  description:
    'Avoir un bébé au Québec : Info-Santé 811, CLSC, RQAP, CNESST et retrait préventif, suivi Olo, services de garde, et soins sans carte de la RAMQ.',
  intro:
    'Le Québec a ses propres façons de faire. C’est le Régime québécois d’assurance parentale (RQAP), et non l’assurance-emploi, qui vous verse l’argent. La CNESST, qui veille aux normes du travail, protège votre emploi. Votre CLSC est la porte d’entrée pour presque tout le reste.',
  without911Note: 'Au Nunavik, le 911 ne répond peut-être pas partout : là, appelez votre CLSC.',
  sections: {
    prenatalCare: [
      {
        text: 'Remplissez tôt le formulaire en ligne Ma grossesse, à quebec.ca/magrossesse, même sans carte d’assurance maladie. Il annonce à votre CLSC que vous attendez un bébé, et aide à vous trouver un suivi. Il existe en 11 langues.',
        sources: ['grossesse-secours', 'qc-tout-petits'],
      },
      {
        text: 'Vous pouvez avoir un suivi en gynécologie-obstétrique ou avec un médecin de famille, souvent en groupe de médecine de famille (GMF). Vous pouvez aussi l’avoir avec une infirmière praticienne spécialisée ou un infirmier praticien spécialisé (IPS), ou avec une sage-femme. Avec une carte d’assurance maladie, le régime public paie chacun de ces suivis.',
        sources: ['grossesse-secours'],
      },
      {
        text: 'Pour une sage-femme, appelez la maison de naissance de votre région dès que vous vous savez enceinte. Les places partent vite.',
        sources: ['grossesse-secours'],
      },
      {
        text: 'Le Programme québécois de dépistage prénatal (PQDP) est sans frais avec votre carte d’assurance maladie, et vous pouvez dire non. La prise de sang se fait de 10 semaines à 13 semaines et 6 jours.',
        sources: ['screening-qc', 'screening-qc-weeks'],
      },
      {
        text: 'Au Québec, le meilleur moment pour le vaccin contre la coqueluche (dcaT) va de 26 à 32 semaines, à chaque grossesse.',
        sources: ['tdap-quebec'],
        onPaper: false,
      },
      {
        text: 'Mieux vivre avec notre enfant est le guide que chaque famille reçoit sans frais. Demandez le livre à la personne qui suit votre grossesse, ou lisez-le en ligne.',
        onPaper: false,
      },
      {
        text: 'Votre CLSC ou votre hôpital donne des rencontres prénatales, souvent sans frais.',
        onPaper: false,
      },
    ],
    givingBirth: [
      {
        text: 'Quand vous perdez vos eaux, appelez, puis allez à votre lieu de naissance, même sans contractions.',
        sources: ['inspq-hospital'],
      },
      {
        text: 'Avec une sage-femme, vous choisissez la maison de naissance, votre domicile ou, dans certaines régions, un hôpital. Avec un médecin, vous allez à l’hôpital où ce médecin travaille.',
      },
      {
        text: 'Au Nunavik, des sages-femmes inuites suivent les naissances à Puvirnituq, à Inukjuak et à Salluit. En Eeyou Istchee, celles du Conseil cri de la santé le font à Chisasibi. D’autres familles du Nord prennent parfois l’avion pour Montréal ou une autre ville, et y attendent.',
        sources: ['inuulitsivik', 'cree-midwives'],
      },
    ],
    money: [
      {
        text: 'Faites votre demande au RQAP en ligne, et non à Service Canada. Il n’y a pas de délai de carence. Le régime vaut aussi pour le travail autonome.',
        sources: ['rqap-features', 'naitre-qpip'],
      },
      {
        text: 'Vous choisissez entre deux régimes. Le régime de base dure plus longtemps. Le régime particulier est plus court et verse plus chaque semaine. Les parents décident ensemble, et le choix vaut pour les deux.',
        sources: ['rqap-features', 'naitre-qpip'],
      },
      {
        text: 'La CNESST protège votre congé. Votre travail présente un risque pour vous ou votre bébé? Son programme Pour une maternité sans danger vous permet de demander d’autres tâches, ou un retrait préventif payé.',
        sources: ['leave-qc'],
      },
      {
        text: 'Pour cela, il vous faut un certificat de la personne qui suit votre grossesse. Parlez-en dès votre premier rendez-vous.',
        onPaper: false,
      },
      {
        text: 'Retraite Québec verse une Allocation famille, en plus de l’allocation canadienne pour enfants. Pour un bébé né au Québec, vous n’avez aucun formulaire à remplir. Mais votre partenaire et vous devez faire vos impôts chaque année.',
        sources: ['retraite-quebec'],
        onPaper: false,
      },
    ],
    program: [
      {
        text: 'Le suivi Olo s’adresse aux personnes enceintes à faible revenu. Au CLSC, une nutritionniste ou le personnel infirmier vous donne des vitamines, de l’aide pour vous nourrir et des conseils. Demandez-le par son nom.',
        onPaper: false,
      },
    ],
    childCare: [
      {
        text: 'En centre de la petite enfance (CPE) ou à une autre place subventionnée, vous payez un seul tarif bas par jour. L’inscription n’est possible qu’après la naissance, sur le portail plus bas. Ce qui compte, c’est le jour à partir duquel vous voulez la place, et non celui de l’inscription.',
        onPaper: false,
        sources: ['quebec-child-care'],
      },
      {
        text: 'Il y a aussi des garderies à plein tarif. Un crédit d’impôt en rembourse une partie, et vous pouvez en demander le versement d’avance.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'Une infirmière ou un infirmier du CLSC vous appelle les premiers jours et, le plus souvent, vous rend visite. Parlez-lui d’allaitement ou de biberon, de vos points, de votre sommeil : de tout ce qui vous trotte dans la tête.',
        onPaper: false,
        sources: ['after-ciusss-centre-newborns-postnatal'],
      },
      {
        text: 'Déclarez la naissance au Directeur de l’état civil avec le formulaire de l’hôpital ou de la maison de naissance. La RAMQ, le RQAP et les allocations pour enfants peuvent suivre.',
        sources: ['after-directeur-letat-declaration-dune', 'after-gouvernement-quebec-registering-child'],
      },
      {
        text: 'Info-Santé 811 a du personnel infirmier jour et nuit. Sur la même ligne, choisissez Info-Social quand le moral, ou la vie à la maison, devient dur à porter. Une travailleuse sociale ou un travailleur social vous y répond.',
      },
      {
        text: 'Le magazine Naître et grandir a de bons articles pour les mois à venir.',
        onPaper: false,
      },
    ],
    newcomers: [
      {
        text: 'Si votre statut vous donne droit à la RAMQ, elle vous couvre souvent après une attente. Mais les soins de grossesse et d’accouchement peuvent être couverts tout de suite, si vous avez fait votre inscription. Bien des personnes aux études ou en visite n’y ont pas droit : demandez à la RAMQ ce que permet votre permis.',
        sources: ['qc-immigration'],
      },
      {
        text: 'Le formulaire Ma grossesse se remplit sans carte. Sans carte à Montréal, La Maison Bleue et la clinique pour personnes migrantes de Médecins du Monde savent quoi faire. Ailleurs, commencez par votre CLSC.',
        sources: ['grossesse-secours', 'qc-tout-petits'],
      },
      {
        text: 'Un bébé né au Québec peut avoir la RAMQ même quand ses parents ne l’ont pas. Demandez avant de payer une facture.',
        sources: ['after-regie-lassurance-naissance-ou'],
      },
    ],
  },
};
