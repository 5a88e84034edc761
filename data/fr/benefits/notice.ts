import type { Words } from '@/data/words';
import { pageAddresses } from '@/words/page-addresses';

type English = typeof import('@/data/en/benefits/notice');

/** Within a sentence, after 'Demandez à' that becomes 'Informez-vous auprès de'. */
export const offices: Words<English['offices']> = {
  FED: 'du Programme du travail fédéral',
  AB: 'du bureau des normes d’emploi de l’Alberta',
  BC: 'du bureau des normes d’emploi de la Colombie-Britannique',
  MB: 'du bureau des normes d’emploi du Manitoba',
  NB: 'du bureau des normes d’emploi du Nouveau-Brunswick',
  NL: 'du bureau des normes du travail de Terre-Neuve-et-Labrador',
  NS: 'du bureau des normes du travail de la Nouvelle-Écosse',
  ON: 'du ministère du Travail de l’Ontario',
  PE: 'du bureau des normes d’emploi de l’Île',
  QC: 'de la CNESST',
  SK: 'du bureau des normes d’emploi de la Saskatchewan',
  NT: 'du bureau des normes d’emploi des Territoires du Nord-Ouest',
  NU: 'du Bureau du respect des normes du travail du Nunavut',
  YT: 'du bureau des normes d’emploi du Yukon',
};
export const federal: Words<English['federal']> = 'Milieux de travail fédéraux';

export const pregnancyLeave: Words<English['pregnancyLeave']> = {
  pregnancy: 'le congé de maternité',
  maternity: 'le congé de maternité',
  either: 'le congé de maternité',
};
export const parentalLeave: Words<English['parentalLeave']> = 'le congé parental';
export const childCareLeave: Words<English['childCareLeave']> =
  'le congé parental, que la loi nomme «\u00a0soin des enfants\u00a0»,';

export const atLeast: English['atLeast'] = ({ weeks, leave }) =>
  `Par écrit, au moins ${weeks}\u00a0semaines avant que ne commence ${leave}.`;
export const usuallyAtLeast: English['usuallyAtLeast'] = ({ weeks, leave, office }) =>
  `D’habitude par écrit, au moins ${weeks}\u00a0semaines avant que ne commence ${leave}. Informez-vous auprès ${office} de ce qui vaut aujourd’hui.`;
export const noNumber: English['noNumber'] = ({ leave, office }) =>
  `Le préavis pour ${leave}\u00a0: nous n’avons trouvé aucun nombre vérifiable. Écrivez tôt, et informez-vous auprès ${office}.`;
export const planMonths: English['planMonths'] = (months) =>
  `D’abord, ${months}\u00a0mois avant la date prévue\u00a0: dites que vous comptez prendre un congé, et vers quand. Vous avez appris la grossesse plus tard? Alors, dites-le tout de suite.`;

export const sayTitle: Words<English['sayTitle']> = 'Ce qu’elle doit dire';
export const certificateTitle: Words<English['certificateTitle']> = 'Le certificat';
export const changedTitle: Words<English['changedTitle']> = 'Si vos dates changent';
export const earlyTitle: Words<English['earlyTitle']> = 'Si le bébé arrive plus tôt, ou si vous devez arrêter avant';
export const lateTitle: Words<English['lateTitle']> = 'Si le jour est passé';
export const whenThingsChange: Words<English['whenThingsChange']> = 'Dates qui changent, bébé en avance, jour passé';
export const birthDaysTitle: Words<English['birthDaysTitle']> = 'Des jours à la naissance';
export const officialPage: English['officialPage'] = (office, url) =>
  `Informez-vous auprès ${office}\u00a0: page officielle${url in pageAddresses ? '' : ' (en anglais)'}`;

const notFound = (what: string) => (office: string) => `${what} Informez-vous auprès ${office}.`;
export const notRead: English['notRead'] = {
  say: notFound('Nous n’avons pas trouvé ce que la loi veut y lire ici. La lettre plus bas dit tout.'),
  certificate: notFound('Nous n’avons pas trouvé s’il faut un certificat ici.'),
  changed: notFound('Nous n’avons pas trouvé quand annoncer un changement ici. Écrivez dès que vous le savez.'),
  early: notFound(
    'Nous n’avons pas trouvé la règle ici. Écrivez dès que possible, et dites quel jour vous avez arrêté.',
  ),
  late: notFound('Dites-le aujourd’hui, par écrit. Ce qu’un préavis tardif veut dire ici, nous ne l’avons pas trouvé.'),
};
export const lateCanCost: English['lateCanCost'] = (office) =>
  `Dites-le aujourd’hui, par écrit. Un préavis tardif pourrait coûter quelque chose ici\u00a0: informez-vous auprès ${office}.`;

export const noticeWords: English['noticeWords'] = {
  FED: {
    say: [
      {
        text: 'La durée de votre absence, et le premier jour\u00a0: les semaines se comptent à rebours de ce jour.',
        sources: ['notice-federal'],
      },
    ],
    certificate: [
      {
        text: 'Pour le congé de maternité, toujours\u00a0: il dit que vous êtes enceinte. Toute personne autorisée à exercer une profession de la santé peut le signer.',
        sources: ['notice-federal'],
      },
    ],
    changed: [
      {
        text: 'Pour une absence plus longue ou plus courte, écrivez au moins 4\u00a0semaines avant, ou dès que possible si vous avez une bonne raison. Cela vaut avant et pendant le congé.',
        sources: ['notice-federal'],
      },
    ],
    early: [
      {
        text: 'Écrivez dès que possible, et dites pourquoi. Avec une bonne raison, les 4\u00a0semaines ne valent pas.',
        sources: ['notice-federal'],
      },
    ],
    late: [
      {
        text: 'Nous n’avons pas trouvé dans le Code qu’un préavis tardif met fin au congé. Écrivez aujourd’hui, dites pourquoi, et informez-vous auprès du Programme du travail.',
        sources: ['notice-federal'],
      },
    ],
    birthDays: [
      {
        text: 'Il n’y a pas de congé seulement pour la naissance. Il y a 5\u00a0jours personnels par année pour la famille, dont les 3\u00a0premiers sont payés après 3\u00a0mois dans l’emploi.',
        sources: ['notice-federal'],
      },
    ],
  },
  AB: {
    say: [
      {
        text: 'Le premier jour. Le jour du retour n’a pas encore à y être.',
        sources: ['notice-alberta-maternity'],
      },
      {
        text: 'Une deuxième lettre vient plus tard, d’après ce que nous avons lu\u00a0: au moins 4\u00a0semaines avant le retour, et jamais plus tard que 4\u00a0semaines avant la fin du congé. Vous pouvez déjà donner ce jour dans la première. Demandez au bureau des normes d’emploi de l’Alberta si cela suffit.',
        sources: ['notice-alberta-return', 'notice-alberta-maternity'],
      },
    ],
    certificate: [
      {
        text: 'Votre employeur peut en demander un avec la date prévue. Un médecin ou une infirmière praticienne peut le signer. Vous avez une sage-femme? Demandez si le sien suffit.',
        sources: ['notice-alberta-maternity', 'notice-alberta-certificate'],
      },
      {
        text: 'Vous n’avez pas donné de préavis avant d’arrêter? Alors un certificat va d’habitude avec la lettre.',
        sources: ['notice-alberta-two-weeks'],
      },
    ],
    early: [
      {
        text: 'Vous avez arrêté ou accouché avant de donner le préavis? Vous gardez d’habitude le congé si, dans les 2\u00a0semaines après votre dernier jour de travail, votre employeur a votre lettre et un certificat médical avec la date prévue ou le jour de la naissance. Informez-vous auprès du bureau des normes d’emploi de l’Alberta.',
        sources: ['notice-alberta-two-weeks', 'notice-alberta-no-notice'],
      },
      {
        text: 'Vous avez dû arrêter avant la naissance? D’habitude, le certificat dit alors aussi que vous ne pouvez pas travailler.',
        sources: ['notice-alberta-no-notice'],
      },
    ],
    late: [
      {
        text: 'Dites-le aujourd’hui, par écrit. Déjà en congé? Vous le gardez d’habitude avec une lettre et un certificat médical dans les 2\u00a0semaines après votre dernier jour de travail. C’est plus tard? Écrivez quand même, et informez-vous auprès du bureau des normes d’emploi de l’Alberta.',
        sources: ['notice-alberta-two-weeks'],
      },
    ],
  },
  BC: {
    say: [
      {
        text: 'Une note datée et signée suffit d’habitude\u00a0: quel congé, son premier jour et son dernier jour.',
        sources: ['notice-bc-note'],
      },
    ],
    certificate: [
      {
        text: 'Seulement si votre employeur le demande\u00a0: la date prévue ou le jour de la naissance, signé par un médecin ou une infirmière praticienne.',
        sources: ['notice-bc-certificate', 'notice-bc-parental'],
      },
    ],
    changed: [
      {
        text: 'De retour dans les 6\u00a0semaines après la naissance? Votre employeur peut demander un certificat qui dit que vous pouvez travailler.',
        sources: ['notice-bc-2018'],
      },
      {
        text: 'Nous n’avons pas trouvé quand annoncer un autre changement. Écrivez dès que vous le savez.',
      },
    ],
    early: [
      {
        text: 'Le bébé est déjà là? Vous pouvez encore faire la demande. Vous avez peut-être 17\u00a0semaines à partir de la naissance, et les 4\u00a0semaines de préavis ne valent pas.',
        sources: ['loss-leave-british-columbia', 'notice-bc-2018'],
      },
    ],
  },
  MB: {
    say: [
      {
        text: 'Le premier jour. D’habitude, le jour du retour n’a pas à y être.',
        sources: ['notice-manitoba'],
      },
    ],
    certificate: [
      {
        text: 'D’habitude un certificat médical avec la date prévue, dès que possible.',
        sources: ['notice-manitoba', 'notice-manitoba-certificate'],
      },
    ],
    changed: [
      {
        text: 'Pour revenir plus tôt, vous écrivez d’habitude 2\u00a0semaines avant, ou une période de paie si c’est plus long. Nous l’avons lu dans une loi de 2000\u00a0: informez-vous auprès du bureau des normes d’emploi du Manitoba.',
        sources: ['notice-manitoba-2000'],
      },
    ],
    adopting: [
      {
        text: 'Manitoba\u00a0: pour une adoption ou une naissance par mère porteuse, il y a jusqu’à 16\u00a0semaines sans salaire depuis le 1er\u00a0juin 2026, en plus du congé parental, après 7\u00a0mois dans l’emploi.',
        sources: ['notice-manitoba-attachment', 'notice-manitoba-attachment-force'],
      },
      {
        text: 'Écrivez au moins 4\u00a0semaines avant, ou dès que possible. Un préavis court ne met pas fin à ce droit.',
        sources: ['notice-manitoba-attachment', 'notice-manitoba-attachment-force'],
      },
    ],
  },
  NB: {
    say: [
      {
        text: 'Que vous comptez prendre un congé, et le jour où vous pensez commencer.',
        sources: ['notice-new-brunswick'],
      },
      {
        text: 'Pour le congé parental\u00a0: le premier jour, et la durée.',
        sources: ['notice-new-brunswick-44-02'],
      },
    ],
    certificate: [
      {
        text: 'Toujours\u00a0: la date prévue, signé par un médecin, une infirmière praticienne ou une sage-femme.',
        sources: ['notice-new-brunswick'],
      },
      {
        text: 'Pour le congé parental aussi, toujours, et pour chaque parent\u00a0: la date prévue ou le jour de la naissance, signé par les mêmes personnes.',
        sources: ['notice-new-brunswick-44-02'],
      },
    ],
    early: [
      {
        text: 'En cas d’urgence, le préavis ne vaut pas. Dites-le à votre employeur dès que possible.',
        sources: ['notice-new-brunswick', 'notice-new-brunswick-44-02'],
      },
    ],
    adopting: [
      {
        text: 'Nouveau-Brunswick, adoption\u00a0: dites-le à votre employeur dès que votre demande d’adoption est acceptée. Pour une adoption privée\u00a0: 4\u00a0mois avant l’arrivée de l’enfant, ou dès que possible en cas d’urgence.',
        sources: ['notice-new-brunswick-44-02'],
      },
      {
        text: 'Montrez la preuve que l’enfant vous est confié. Dites le premier jour et la durée dès que vous les savez.',
        sources: ['notice-new-brunswick-44-02'],
      },
    ],
  },
  NL: {
    say: [{ text: 'Le premier jour du congé.', sources: ['loss-leave-newfoundland-and-labrador', 'leave-nl'] }],
    certificate: [
      {
        text: 'Toujours\u00a0: la date prévue, signé par un médecin ou une infirmière praticienne.',
        sources: ['loss-leave-newfoundland-and-labrador', 'notice-newfoundland'],
      },
    ],
    changed: [
      {
        text: 'Pour finir plus tôt le congé de maternité, écrivez 4\u00a0semaines avant. Si vous ne prenez pas de congé parental, écrivez 4\u00a0semaines avant le jour du retour.',
        sources: ['notice-newfoundland', 'leave-nl'],
      },
    ],
    early: [
      {
        text: 'Dans les 2\u00a0semaines après votre arrêt, écrivez le premier jour de votre congé et joignez un certificat. Après la naissance, il a le jour de la naissance et la date prévue. Avant\u00a0: la date prévue, et que vous ne pouvez pas travailler.',
        sources: ['loss-leave-newfoundland-and-labrador', 'notice-newfoundland'],
      },
    ],
  },
  NS: {
    say: [
      {
        text: 'Le premier jour. Si vous voulez moins que tout le congé, le jour du retour aussi.',
        sources: ['loss-leave-nova-scotia'],
      },
    ],
    certificate: [{ text: 'D’habitude seulement si votre employeur le demande.', sources: ['leave-ns'] }],
    early: [
      {
        text: 'Si le bébé arrive plus tôt, ou si votre santé ne permet pas 4\u00a0semaines, donnez le préavis que vous pouvez.',
        sources: ['loss-leave-nova-scotia'],
      },
    ],
  },
  ON: {
    say: [
      {
        text: 'Le premier jour de chaque congé. La durée n’est pas exigée, mais elle aide.',
        sources: ['loss-leave-ontario', 'notice-ontario-parental'],
      },
    ],
    certificate: [
      {
        text: 'Seulement si votre employeur le demande\u00a0: un billet avec la date prévue, d’un médecin, d’une sage-femme ou d’une infirmière praticienne.',
        sources: ['notice-ontario-certificate', 'loss-leave-ontario'],
      },
    ],
    changed: [
      {
        text: 'Pour commencer plus tôt\u00a0: une nouvelle lettre 2\u00a0semaines avant le nouveau jour. Pour commencer plus tard\u00a0: une nouvelle lettre 2\u00a0semaines avant l’ancien jour.',
        sources: ['loss-leave-ontario', 'notice-ontario-parental', 'notice-ontario'],
      },
      {
        text: 'Pour revenir plus tôt\u00a0: une lettre 4\u00a0semaines avant le nouveau jour, ou tout jour dont vous convenez ensemble.',
        sources: ['notice-ontario'],
      },
    ],
    early: [
      {
        text: 'Dans les 2\u00a0semaines après votre arrêt, envoyez une lettre qui dit quel jour c’était. Si on vous le demande, joignez un billet avec la date prévue, et le jour de la naissance ou le fait que vous ne pouvez pas travailler.',
        sources: ['loss-leave-ontario', 'notice-ontario-early'],
      },
    ],
    late: [
      {
        text: 'Dites-le aujourd’hui, par écrit. Des avocats écrivent qu’un préavis tardif ne met pas fin au droit au congé. Si on vous dit le contraire, informez-vous auprès du ministère du Travail.',
        sources: ['notice-ontario-late'],
      },
    ],
  },
  PE: {
    say: [
      {
        text: 'Les deux jours\u00a0: le premier jour du congé, et le jour où vous comptez revenir.',
        sources: ['leave-pe'],
      },
    ],
  },
  QC: {
    say: [
      {
        text: 'Les deux jours\u00a0: le premier jour du congé, et le jour du retour.',
        sources: ['notice-quebec', 'notice-quebec-parental', 'notice-quebec-other'],
      },
      {
        text: 'Pour le congé parental, un préavis verbal est accepté. Écrivez quand même\u00a0: vous pourrez le montrer.',
        sources: ['notice-quebec-parental', 'notice-quebec-in-writing'],
      },
    ],
    certificate: [
      {
        text: 'Pour le congé de maternité, toujours\u00a0: la grossesse et la date prévue. Le rapport signé d’une sage-femme suffit.',
        sources: ['notice-quebec'],
      },
    ],
    changed: [
      {
        text: 'Pour revenir plus tôt, écrivez au moins 3\u00a0semaines avant le nouveau jour.',
        sources: ['notice-quebec-return'],
      },
      {
        text: 'Soyez au travail le jour de retour écrit dans votre avis, ou écrivez avant ce jour pour le changer. La loi présume qu’une personne absente ce jour-là a démissionné.',
        sources: ['notice-quebec-absent'],
      },
    ],
    early: [
      {
        text: 'Écrivez dès que possible, avec un certificat\u00a0: ce qui est arrivé, et quand vous pensez revenir.',
        sources: ['notice-quebec-early'],
      },
      {
        text: 'Le préavis peut être de moins de 3\u00a0semaines si le certificat dit que vous devez arrêter avant.',
        sources: ['notice-quebec'],
      },
    ],
    late: [
      {
        text: 'Envoyez-la aujourd’hui, et appelez la CNESST. Un préavis tardif pourrait coûter quelque chose ici\u00a0: son guide cite une décision de 2018 sur des avis envoyés trop tard.',
        sources: ['notice-quebec-late'],
      },
    ],
    birthDays: [
      {
        text: 'Chaque parent a 5\u00a0jours à la naissance, dont les 2\u00a0premiers sont payés, dans les 15\u00a0jours après l’arrivée du bébé à la maison. Avisez votre employeur dès que possible.',
        sources: ['loss-leave-quebec-days'],
      },
    ],
  },
  SK: {
    say: [
      {
        text: 'Le premier jour, et d’habitude le jour où vous pensez revenir.',
        sources: ['notice-saskatchewan', 'notice-saskatchewan-guide'],
      },
    ],
    certificate: [
      {
        text: 'Votre employeur peut en demander un, d’un médecin ou d’une infirmière praticienne, avec la raison et le jour où vous pensez revenir.',
        sources: ['notice-saskatchewan'],
      },
    ],
    early: [
      {
        text: 'Avec un certificat qui dit que vous devez arrêter, vous pouvez partir tout de suite. Vous gardez peut-être votre congé de maternité pour plus tard\u00a0: demandez comment.',
        sources: ['notice-saskatchewan'],
      },
    ],
    late: [
      {
        text: 'Dites-le aujourd’hui, par écrit. Un préavis tardif peut coûter des semaines de congé\u00a0: une page officielle d’avant 2026 le dit. Informez-vous auprès du bureau des normes d’emploi de la Saskatchewan de ce qui vaut aujourd’hui.',
        sources: ['notice-saskatchewan'],
      },
    ],
  },
  NT: {},
  NU: {},
  YT: {
    certificate: [
      {
        text: 'D’habitude toujours\u00a0: la date prévue, signé par un médecin, une infirmière praticienne ou une sage-femme.',
        sources: ['loss-leave-yukon'],
      },
    ],
    changed: [
      {
        text: 'Vous revenez d’habitude plus tôt avec l’accord de votre employeur, ou avec un préavis écrit de 4\u00a0semaines. Informez-vous auprès du bureau des normes d’emploi du Yukon.',
        sources: ['loss-leave-yukon'],
      },
    ],
    early: [
      {
        text: 'D’habitude vous avez encore jusqu’à 17\u00a0semaines, et votre employeur peut demander un certificat. Informez-vous auprès du bureau des normes d’emploi du Yukon.',
        sources: ['loss-leave-yukon'],
      },
    ],
  },
};
