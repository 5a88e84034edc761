import type { ProvinceGuide } from './types';

export const northwestTerritories: ProvinceGuide = {
  description:
    'Avoir un bébé aux Territoires du Nord-Ouest : 811, centres de santé, sages-femmes, déplacement à Yellowknife ou Inuvik, congés, prestations et garde.',
  intro:
    'Aux Territoires du Nord-Ouest, tout commence au centre de santé de votre collectivité. Pour l’accouchement même, bien des gens se déplacent : préparez-vous dès le début avec le personnel infirmier.',
  sections: {
    prenatalCare: [
      {
        text: 'Le personnel infirmier du centre de santé fait vos premières visites et vos prises de sang, et prend rendez-vous pour l’échographie. Si vous vivez à Yellowknife, appelez une clinique de soins primaires.',
        sources: ['nt-health-centres', 'nt-yellowknife'],
      },
      {
        text: 'Des médecins et des spécialistes viennent à jours fixes dans les plus grandes collectivités, et vous parlent par vidéo ailleurs. Demandez quand a lieu la prochaine visite.',
      },
      {
        text: 'Des sages-femmes suivaient les grossesses à Hay River en 2024. Fort Smith en avait aussi; les accouchements y ont cessé en 2023. Demandez aux deux endroits ce qui est ouvert, et si l’une d’elles parle français.',
        sources: ['nt-midwives-french', 'nwt-midwives'],
      },
    ],
    givingBirth: [
      {
        text: 'Les accouchements prévus se font à l’Hôpital territorial Stanton, à Yellowknife, à l’hôpital d’Inuvik, ou avec des sages-femmes là où elles travaillent.',
        sources: ['nwt-birthing', 'nt-inuvik'],
      },
      {
        text: 'Quand il faut plus de soins, on vous envoie dans le Sud, le plus souvent à Edmonton. L’avion est réservé pour vous.',
      },
      {
        text: 'Si le travail commence trop tôt chez vous, allez au centre de santé tout de suite. Le personnel infirmier peut faire venir un avion-ambulance.',
        sources: ['preterm-alberta'],
      },
    ],
    travel: [
      {
        text: 'Dans la plupart des collectivités, vous partez avant la semaine 37 ou pendant celle-ci. Vous attendez près de l’hôpital de trois à cinq semaines. Le jour se choisit avec votre infirmière, votre infirmier ou votre sage-femme. Des jumeaux ou un problème l’avancent.',
        sources: ['nwt-midwives'],
      },
      {
        text: 'Votre centre de santé organise le déplacement pour raisons médicales. Qui paie? Cela dépend de votre régime. Pour les Premières Nations et les Inuits, ce sont les Services de santé non assurés (SSNA), du fédéral. Sinon, c’est un régime du territoire, ou l’assurance de votre emploi.',
        sources: ['nwt-medical-travel', 'nihb-travel'],
      },
      {
        text: 'Une personne accompagnatrice de votre choix est payée, quel que soit votre régime. Demandez-la dès le premier rendez-vous, et demandez où vous dormirez.',
        sources: ['nwt-escorts', 'escort-rules'],
      },
      {
        text: 'Les lieux d’hébergement de Yellowknife et d’Inuvik offrent les repas et un lit. Apportez de la nourriture de chez vous si cela vous fait du bien, et le numéro de votre centre de santé.',
        sources: ['inuvik-transient-centre'],
      },
    ],
    money: [
      {
        text: 'L’assurance-emploi est la même que dans le Sud. La Loi sur les normes d’emploi du territoire garde votre poste, et le bureau de Yellowknife répond à vos questions par téléphone.',
        sources: ['ei-maternity-parental'],
      },
      {
        text: 'Attendre à Yellowknife avant l’accouchement n’est pas un congé en soi. Demandez à Service Canada à partir de quelle semaine vous pouvez recevoir les prestations de maternité.',
        sources: ['ei-digest-12-3'],
      },
    ],
    program: [
      {
        text: 'Le programme Familles en santé visite des parents dans bien des collectivités, dès la grossesse. Souvent, la personne qui vient chez vous est de la collectivité même et en parle la langue.',
        sources: ['nt-healthy-family'],
      },
      {
        text: 'Des groupes de nutrition prénatale cuisinent ensemble des aliments traditionnels et se disent ce qui est en solde au magasin.',
      },
    ],
    childCare: [
      {
        text: 'Le territoire agrée les petites garderies et les milieux familiaux, et les aide à baisser leurs tarifs. S’il n’y en a pas près de chez vous, demandez à l’école ou au bureau de la bande.',
      },
    ],
    afterBirth: [
      {
        text: 'De retour chez vous, c’est le centre de santé qui vous examine, votre bébé et vous. Apportez les papiers que l’hôpital vous a remis.',
      },
      {
        text: 'Le bureau des services de santé du territoire, à Inuvik, envoie les certificats de naissance et les cartes d’assurance-maladie.',
        onPaper: false,
        sources: ['after-northwest-territories-birth-registration', 'after-northwest-territories-applying-health'],
      },
      {
        text: 'Des mois sombres, un nouveau bébé, la famille au loin : c’est beaucoup. Le counseling de votre collectivité, le personnel infirmier et le 811 sont là pour vous, et pour votre partenaire.',
      },
    ],
    newcomers: [
      {
        text: 'Si vous arrivez d’une province, votre ancienne carte vaut pour un temps. Demandez tout de suite la carte d’assurance-maladie des TNO : le déplacement pour raisons médicales en dépend.',
      },
      {
        text: 'Si vous venez d’un autre pays, vérifiez que votre permis donne droit au régime. Sinon, le vol vers l’hôpital peut être à vos frais : voyez maintenant une assurance privée.',
        sources: ['nwt-medical-travel'],
      },
      {
        text: 'Si vous êtes à Yellowknife, demandez au service d’établissement si quelqu’un peut vous accompagner à la clinique, et demandez un service d’interprète à la clinique. Le guide en français guidesantetno.com vous aide à vous y retrouver.',
      },
    ],
  },
};
