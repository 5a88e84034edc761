export const page = {
  title: 'Partir pour accoucher',
  description:
    "Qui paie le voyage et la personne qui vous accompagne, quand on part, où on loge et quoi emporter\u00a0: dans le Nord et loin de l'hôpital.",
  shortTitle: 'Partir pour accoucher',
};
