type English = typeof import('@/data/en/appointment-notes');

export const appointmentNotes: English['appointmentNotes'] = {
  'ask-about-screening': {
    MB: 'Une prise de sang, le dépistage sérique maternel, est offerte à tout le monde, et une échographie de la nuque (clarté nucale) à certaines personnes. Demandez les semaines à votre premier rendez-vous. Elles peuvent changer : la personne qui vous suit prescrit le test.',
    NB: 'Une prise de sang est offerte à tout le monde. L’échographie de la nuque (clarté nucale), avant 13 semaines et 6 jours, est pour les personnes de plus de 35 ans ou qui ont d’autres raisons. Parlez-en à votre premier rendez-vous. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
    NS: 'Le dépistage se fait dès 10 semaines. Si vous avez plus de 35 ans, parlez d’une échographie entre 11 et 14 semaines. Les semaines peuvent changer : la personne qui vous suit prescrit le test.',
    YT: 'Une échographie détaillée se fait entre 19 et 20 semaines. Demandez les semaines des prises de sang à votre premier rendez-vous. Elles peuvent changer : la personne qui vous suit prescrit le test.',
    NT: 'Demandez à votre centre de santé, à votre premier rendez-vous, quels tests il offre et à quelles semaines.',
    NU: 'Demandez à votre centre de santé, à votre premier rendez-vous, quels tests il offre et à quelles semaines.',
  },
};
