import type { ProvinceGuide } from './types';

export const manitoba: ProvinceGuide = {
  description:
    'Avoir un bébé au Manitoba : Info Santé à son propre numéro, Allocation prénatale, sages-femmes, déplacements du Nord, congés et garde d’enfants.',
  intro:
    'Le Manitoba a une ligne santé qui n’est pas le 811, sa propre allocation prénatale, et de longues routes au nord de Dauphin. Gardez cette page sur le frigo : elle dit qui appeler et quoi demander.',
  sections: {
    prenatalCare: [
      {
        text: 'Votre grossesse peut être suivie par un médecin de famille, par une infirmière praticienne ou un infirmier praticien, par une sage-femme ou en obstétrique. Si vous n’avez personne, le programme Trouver un médecin vous aide.',
        sources: ['mb-pregnant'],
      },
      {
        text: 'Les sages-femmes travaillent pour les offices régionaux de la santé et ne vous coûtent rien. Vous remplissez la demande vous-même. Faites-le tôt : il y a moins de sages-femmes que de familles qui en veulent une.',
        sources: ['mb-midwifery', 'mb-winnipeg-midwifery'],
      },
      {
        text: 'Dans une Première Nation, commencez par le poste de soins infirmiers ou le centre de santé. On y demande vos premières prises de sang et on prend rendez-vous pour l’échographie.',
      },
    ],
    givingBirth: [
      {
        text: 'Les deux grands hôpitaux de Winnipeg, le Centre des sciences de la santé et l’Hôpital Saint-Boniface, font le plus d’accouchements. Brandon et quelques villes ont de plus petites unités.',
      },
      {
        text: 'Dans bien des collectivités du Nord ou accessibles par avion, vous partez avant le travail. Vous attendez à Thompson, à The Pas ou à Winnipeg. Demandez tôt où vous logerez.',
        sources: ['manitoba-northern-travel', 'escort-study'],
      },
      {
        text: 'Le programme de transport des malades du Nord aide à payer le trajet au nord du 53e parallèle, y compris pour les Premières Nations hors réserve. Dans une réserve, les Services de santé non assurés (SSNA) paient : commencez par votre poste de soins infirmiers. Dans une réserve ou non, demandez-leur votre personne accompagnatrice.',
        sources: ['manitoba-northern-travel', 'escort-study'],
      },
    ],
    money: [
      {
        text: 'La prestation de chaque semaine vient d’Ottawa : c’est l’assurance-emploi. Les normes d’emploi du Manitoba vous gardent votre emploi, une fois que vous avez travaillé quelques mois pour votre employeur.',
        sources: ['ei-maternity-parental', 'notice-manitoba'],
      },
      {
        text: 'L’Allocation prénatale plus bas est à part. Vous pouvez la recevoir sans avoir travaillé.',
        sources: ['mb-pregnant'],
      },
    ],
    program: [
      {
        text: 'L’Allocation prénatale du Manitoba est une somme versée chaque mois pour bien manger et pour d’autres besoins de la grossesse. Le montant dépend du revenu de votre ménage.',
        sources: ['mb-pregnant'],
      },
      {
        text: 'La personne qui suit votre grossesse confirme la date prévue sur le formulaire. Envoyez-le dès que vous pouvez, car l’argent est pour les mois avant la naissance.',
      },
      {
        text: 'Des groupes Bébés en santé se réunissent dans bien des villes. Vous y apprenez à cuisiner, vous parlez à du personnel infirmier et vous recevez des coupons de lait.',
        onPaper: false,
        sources: ['mb-pregnant'],
      },
    ],
    childCare: [
      {
        text: 'Au Manitoba, la province limite les tarifs des garderies autorisées. Le hic, ce sont les places : cherchez en ligne et inscrivez-vous sur plusieurs listes.',
      },
    ],
    afterBirth: [
      {
        text: 'La santé publique de votre région est avisée de la naissance et vous joint à la maison.',
        sources: ['mb-public-health-nurses'],
      },
      {
        text: 'On peut vous offrir le programme Les familles d’abord : une personne formée vient chez vous pendant bien des mois.',
        onPaper: false,
        sources: ['mb-pregnant'],
      },
      {
        text: 'Info Santé a du personnel infirmier jour et nuit, en français et en anglais, même pour un souci de moral. Vous pouvez appeler sans être en crise. Les centres de services bilingues aussi vous servent en français.',
      },
    ],
    newcomers: [
      {
        text: 'Inscrivez-vous à Santé Manitoba en arrivant, et demandez si votre permis vous donne droit au régime. Certains permis y donnent droit, d’autres non.',
        sources: ['mb-study-permits', 'mb-students-2025'],
      },
      {
        text: 'Dans la ville de Winnipeg, la clinique BridgeCare reçoit les personnes réfugiées qui viennent d’arriver. Les autres peuvent s’adresser à un centre de santé communautaire, comme la clinique Mount Carmel.',
      },
      {
        text: 'Aucun régime ne paie pour vous? Parlez au service social de l’hôpital bien avant l’accouchement. Une sage-femme peut aussi vous suivre : demandez à votre office régional de la santé.',
      },
    ],
  },
};
