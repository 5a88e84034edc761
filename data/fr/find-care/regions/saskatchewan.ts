import type { RegionCareWords } from '@/words/find-care/region-care';

export const saskatchewan: RegionCareWords = {
  firstTitle: 'Appelez une sage-femme, et prenez rendez-vous avec un médecin',
  first: [
    {
      text: 'Vous appelez les sages-femmes vous-même : pas besoin de passer par un médecin, et rien à payer. Elles ont une liste d’attente : appelez dès que possible.',
      sources: ['sk-midwifery'],
    },
    {
      text: 'Elles travaillent pour la régie de la santé de la province à quatre endroits. En 2012, c’était à Saskatoon, à Regina, à Swift Current et au All Nations’ Healing Hospital de Fort Qu’Appelle. Cela a pu changer : demandez si elles acceptent les gens de là où vous vivez.',
      sources: ['sk-four-places', 'sk-midwives'],
    },
    {
      text: 'Les places sont rares. Prenez donc rendez-vous dès cette semaine aussi avec un médecin de famille, une infirmière praticienne ou un infirmier praticien.',
    },
  ],
  next: [
    {
      text: 'Certaines cliniques de suivi de grossesse, comme à Saskatoon, n’acceptent de vous suivre qu’avec une demande de consultation. Un médecin d’une clinique sans rendez-vous peut l’envoyer : posez la question.',
      sources: ['sk-cornerstone'],
    },
    {
      text: 'Nous n’avons pas trouvé qui d’autre accepte les gens sans demande de consultation, ni avant quelle semaine quelqu’un doit vous suivre. Demandez à HealthLine, au 811, quelles cliniques sont près de chez vous.',
    },
  ],
  meanwhile: [
    {
      text: 'Si une sage-femme a une place pour vous, vous choisissez qui vous suit : la sage-femme ou le médecin. Au besoin, les deux travaillent ensemble.',
      sources: ['sk-midwifery'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Allez à une clinique sans rendez-vous. Dites à l’accueil que vous êtes enceinte et qu’il vous faut des tests et une demande de consultation.',
        sources: ['sk-cornerstone'],
      },
    ],
    'no-card': [
      {
        text: 'Le régime de santé paie les sages-femmes. Nous n’avons pas trouvé ce que coûte une sage-femme ou une clinique sans ce régime. Prenez rendez-vous maintenant. Demandez alors le prix, et si vous pouvez payer en plusieurs fois.',
        sources: ['sk-midwifery'],
      },
      {
        text: 'Demandez la carte santé dès vos premiers jours ici, et demandez à partir de quel jour le régime paie.',
      },
    ],
    'far-away': [
      {
        text: 'Dans une Première Nation ou dans le Nord, adressez-vous d’abord à votre poste de soins infirmiers ou à votre centre de santé. Demandez aussi qui organise votre trajet.',
      },
      {
        text: 'Nous n’avons pas trouvé la page du programme de transport médical du Nord. Pour lire ce que nous avons trouvé sur les trajets, voyez notre page « Partir pour accoucher ».',
      },
    ],
    midwife: [
      {
        text: 'Une sage-femme demande vos tests et vous suit pendant la grossesse et l’accouchement, puis avec votre bébé pendant six semaines.',
        sources: ['sk-midwifery'],
      },
    ],
    language: [
      {
        text: 'Ici, les soins en français sont rares : demandez au Réseau Santé en français de la Saskatchewan. Ou demandez un service d’interprète en prenant rendez-vous, puis de nouveau à l’hôpital.',
        sources: ['bc-sk-french'],
      },
    ],
  },
  pageNames: {},
};
