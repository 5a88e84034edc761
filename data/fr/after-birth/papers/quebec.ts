import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const quebec: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'Déclarez la naissance au Directeur de l’état civil, en ligne ou sur papier. Pendant 30\u00a0jours, c’est gratuit; après, vous payez.',
        sources: ['after-directeur-letat-declaration-dune', 'after-directeur-letat-naissance'],
      },
      {
        text: 'Remplissez la section «\u00a0Demande d’accès simplifié\u00a0». Elle fait connaître la naissance à la Régie de l’assurance maladie du Québec (RAMQ), pour la carte, et aux programmes que vous cochez, comme le NAS.',
        sources: ['after-directeur-letat-declaration-dune', 'after-gouvernement-quebec-registering-child'],
      },
      {
        text: 'La RAMQ poste ensuite la carte\u00a0: vous n’avez rien à demander. L’Allocation famille de Retraite Québec vient d’elle-même aussi, si vous faites vos impôts.',
        sources: ['after-regie-lassurance-naissance-ou', 'retraite-quebec', 'after-inspq-mieux-inscription-choix'],
      },
    ],
    'newborn-visit': [
      {
        text: 'Une infirmière ou un infirmier du CLSC vous appelle, et vient vous voir de 24 à 72\u00a0heures après votre sortie. Personne ne vous a appelé? Appelez le CLSC.',
        sources: ['after-ciusss-centre-newborns-postnatal'],
      },
    ],
    'parental-benefit': [
      {
        text: 'Le RQAP ne paie pas plus de six semaines en arrière. Faites donc votre demande la semaine où vous voulez qu’il commence. Cette semaine est passée? Faites votre demande aujourd’hui.',
        sources: ['qpip-act', 'qpip-regulation'],
      },
    ],
    certificate: [
      {
        text: 'Après l’enregistrement, vous recevez en général une lettre avec un numéro. Avec lui, vous pouvez commander le certificat en ligne pendant 90\u00a0jours.',
        sources: ['after-portail-quebec-demander-un'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Vous vivez au Québec, mais la naissance a eu lieu ailleurs, comme à Ottawa? Enregistrez-la là-bas. Pour la carte, appelez la RAMQ et demandez son formulaire. Demandez à Retraite Québec s’il faut faire une demande.',
          sources: ['register-birth', 'after-regie-lassurance-naissance-ou'],
        },
        {
          text: 'Vous pouvez aussi faire inscrire la naissance au registre de l’état civil du Québec. C’est gratuit.',
          sources: ['after-portail-quebec-demander-linsertion', 'after-regie-lassurance-naissance-ou'],
        },
        {
          text: 'Naissance à Gatineau, mais vous vivez en Ontario? Déclarez-la au Québec. La carte vient de l’Ontario.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Naissance à la maison? Votre sage-femme vous dit comment avoir les papiers. Personne n’était là? Appelez le Directeur de l’état civil.',
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'Mariage ou union civile? Un seul des deux peut envoyer la déclaration pour les deux. Sinon, chaque parent envoie en général la sienne\u00a0: demandez ce qui vaut pour les unions de fait.',
          sources: ['after-directeur-letat-declaration-dune', 'after-directeur-letat-naissance'],
        },
        {
          text: 'Deux mères ou deux pères peuvent y être ensemble.',
          sources: ['after-directeur-letat-naissance', 'after-inspq-mieux-inscription-choix'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'La carte vient d’elle-même si les parents sont établis au Québec, ou inscrits à la RAMQ pour un séjour.',
          sources: ['after-regie-lassurance-naissance-ou'],
        },
        {
          text: 'Vous avez un permis, ou aucun papier? Un enfant qui est au Québec plus de six mois par année peut avoir la RAMQ quand même, sans attente. Demandez le formulaire à la RAMQ.',
          sources: ['qc-baby-2023', 'qc-children-2021'],
        },
        {
          text: 'Le bébé de touristes n’est pas couvert. Un doute? Demandez à la RAMQ avant de payer une facture.',
          sources: ['after-regie-lassurance-naissance-ou'],
        },
      ],
    },
  ],
};
