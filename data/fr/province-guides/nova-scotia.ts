import type { ProvinceGuide } from './types';

export const novaScotia: ProvinceGuide = {
  description:
    'Avoir un bébé en Nouvelle-Écosse : 811, Santé Nouvelle-Écosse et Centre de santé IWK, visites à domicile, sages-femmes, congés, prestations et garde.',
  intro:
    'Deux services se partagent les soins en Nouvelle-Écosse. Santé Nouvelle-Écosse est partout dans la province. Le Centre de santé IWK, à Halifax, est pour les femmes et les enfants. Voici comment ils se complètent, de Yarmouth au Cap-Breton.',
  foreignNames: ['Need a Family Practice Registry', 'Medical Services Insurance (MSI)', 'MSI', 'Healthy Beginnings'],
  sections: {
    prenatalCare: [
      {
        text: 'Sans médecin de famille ni infirmière praticienne ou infirmier praticien, inscrivez-vous au Need a Family Practice Registry. Appelez aussi le 811 pour savoir où l’on voit les personnes enceintes près de chez vous. Le Centre de santé IWK a une liste de médecins qui vous prennent pour la grossesse, sans que quelqu’un vous y envoie. Une page de Santé Nouvelle-Écosse présente ses services en français.',
        sources: ['ns-iwk-pregnancy'],
      },
      {
        text: 'Dans bien des villes, une clinique prénatale de médecins de famille ou d’obstétrique prend le relais à un moment donné. Demandez à quelle semaine, et gardez une copie de votre dossier de grossesse.',
        sources: ['ns-iwk-pregnancy'],
      },
      {
        text: 'Des sages-femmes travaillent à Halifax, sur la Rive-Sud et autour d’Antigonish. Vous pouvez les appeler ou leur écrire vous-même : faites-le tôt.',
        sources: ['ns-iwk-pregnancy', 'ns-midwifery'],
      },
    ],
    givingBirth: [
      {
        text: 'Les hôpitaux régionaux ont une unité des naissances. L’IWK reçoit les grossesses plus à risque de toutes les Maritimes.',
      },
      {
        text: 'Vous irez peut-être à l’IWK? Demandez où votre partenaire et vos autres enfants peuvent dormir à Halifax. Le service social de l’hôpital connaît les chambres à bas prix.',
      },
      {
        text: 'Avec une sage-femme, dans cette province, vous pouvez prévoir d’accoucher à la maison ou à l’hôpital.',
        sources: ['ns-midwifery'],
      },
      {
        text: 'Les tempêtes d’hiver ferment parfois le col de Cobequid et la levée de Canso. Quand on en annonce une, demandez à l’unité des naissances si vous devez venir plus tôt.',
      },
    ],
    money: [
      {
        text: 'Le Code des normes du travail de la Nouvelle-Écosse donne le congé. Le chèque, lui, est fédéral : c’est l’assurance-emploi.',
        sources: ['ei-maternity-parental', 'leave-ns'],
      },
      {
        text: 'Donnez vos dates par écrit à votre employeur. Si vous avez une convention collective, lisez-la d’abord : elle vous donne peut-être plus.',
        sources: ['leave-ns'],
      },
    ],
    program: [
      {
        text: 'Après l’arrivée du bébé, la santé publique pose à chaque famille quelques questions sur la vie à la maison. Elle offre ensuite à certaines des visites à domicile pour les premières années.',
        sources: ['ns-early-years'],
      },
      {
        text: 'Le partenariat infirmière-famille s’adresse à certaines personnes qui attendent un premier bébé. Il commence pendant la grossesse : appelez vite la santé publique.',
        sources: ['ns-nurse-family'],
      },
    ],
    childCare: [
      {
        text: 'Bien des garderies agréées sont tenues par des organismes sans but lucratif. Demandez le tarif par jour, la subvention et combien de bébés on y prend.',
      },
      {
        text: 'Des agences approuvent aussi des milieux familiaux. Ils conviennent parfois mieux au travail de nuit et aux routes de campagne.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'La santé publique vous appelle ou vous rend visite pour l’allaitement ou le biberon. Sa page pour les parents nomme les groupes et les gens à consulter dans chaque coin de la province.',
        sources: ['ns-early-years'],
      },
      {
        text: 'Les centres de ressources familiales offrent une oreille attentive, une tasse de thé et un tapis de jeu. Il y en a dans chaque comté, ou presque.',
      },
      {
        text: 'Vous enregistrez la naissance à une borne dans certains hôpitaux, ou sur papier. La borne demande aussi la carte du Medical Services Insurance (MSI); après le formulaire papier, demandez-la vous-même au MSI.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
      {
        text: 'L’IWK a une équipe de santé mentale périnatale. Votre médecin, votre sage-femme ou le personnel infirmier peut vous y envoyer, pendant la grossesse ou la première année.',
      },
    ],
    newcomers: [
      {
        text: 'Inscrivez-vous au MSI en arrivant. Avec un permis de travail ou d’études, demandez combien de temps il doit durer pour y avoir droit, et à partir de quand il paie une grossesse.',
      },
      {
        text: 'La clinique de santé pour les nouveaux arrivants, à Halifax, reçoit les personnes réfugiées pendant leurs premières années. Elle a des interprètes et peut organiser votre suivi de grossesse.',
      },
      {
        text: 'Pas de MSI, pas d’assurance? Appelez le centre de santé communautaire le plus proche pour savoir qui peut vous voir. Parlez d’avance à l’hôpital de ses prix et d’un plan de paiement.',
      },
    ],
  },
};
