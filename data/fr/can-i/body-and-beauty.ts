import type { bodyAndBeauty } from '@/data/can-i/body-and-beauty';
import type { CanIWords } from '@/data/can-i/entry';

export const bodyAndBeautyWords: Record<keyof typeof bodyAndBeauty, CanIWords> = {
  'hair-dye': {
    name: 'Teinture pour les cheveux',
    searchWords:
      'teinture, coloration, mèches, balayage, décoloration, racines, colorer les cheveux, teindre les cheveux',
    todo: 'Vous pouvez teindre vos cheveux, environ trois ou quatre fois en tout, avec une fenêtre ouverte.',
    why: 'Très peu de produit traverse le cuir chevelu.',
    already: 'Rien à faire.',
  },
  'hair-perm': {
    name: 'Permanente ou lissage',
    searchWords: 'permanente, lissage, kératine, lissage brésilien, défrisage, lissage japonais',
    todo: 'Une permanente de temps en temps convient, avec une fenêtre ouverte. Laissez de côté la kératine et les autres produits aux vapeurs fortes.',
    why: 'Peu de produit entre dans le corps, mais les vapeurs peuvent être fortes\u00a0: Santé Canada a mis en garde contre le formaldéhyde dans des produits à la kératine.',
    already: 'Rien à faire.',
  },
  'nail-polish': {
    name: 'Vernis à ongles',
    searchWords: 'manucure, pédicure, ongles en gel, ongles en acrylique, shellac, salon d’ongles, spa pour les ongles',
    todo: 'Le vernis à ongles convient; choisissez un salon aéré, avec des outils stériles.',
    why: 'Les microbes sur les outils partagés comptent plus que le vernis.',
    already: 'Rien à faire.',
  },
  waxing: {
    name: 'Épilation et rasage',
    searchWords: 'épilation, cire, épilation à la cire, rasage, crème dépilatoire, nair',
    todo: 'Vous pouvez vous épiler à la cire, vous raser ou utiliser une crème dépilatoire.',
    why: 'Cela n’agit que sur la peau; l’épilation peut faire plus mal en ce moment.',
    already: 'Rien à faire.',
  },
  'laser-hair-removal': {
    name: 'Épilation au laser',
    searchWords: 'laser, lumière pulsée, électrolyse',
    todo: 'Demandez d’abord à la personne qui vous suit ou à votre ligne santé.',
  },
  'eyelash-extensions': {
    name: 'Extensions de cils',
    searchWords: 'rallonges de cils, rehaussement de cils, teinture des cils, faux cils, teinture des sourcils',
    todo: 'Demandez d’abord à la personne qui vous suit ou à votre ligne santé.',
  },
  sunscreen: {
    name: 'Crème solaire',
    searchWords: 'écran solaire, fps, protection solaire',
    todo: 'Mettez de la crème solaire et un chapeau, et restez à l’ombre.',
    why: 'Votre peau fonce et brûle plus vite en ce moment.',
    already: 'Rien à faire.',
  },
  'self-tanner': {
    name: 'Lotion autobronzante',
    searchWords: 'autobronzant, faux bronzage',
    todo: 'Une lotion autobronzante convient si elle n’irrite pas votre peau. Choisissez une lotion, pas un produit en vaporisateur.',
    why: 'Très peu de produit traverse la peau.',
    already: 'Rien à faire.',
  },
  'spray-tan': {
    name: 'Bronzage en vaporisateur',
    searchWords: 'bronzage au jet, bronzage en cabine, spray tan',
    todo: 'Demandez d’abord à la personne qui vous suit ou à votre ligne santé.',
  },
  'tanning-bed': {
    name: 'Lit de bronzage',
    searchWords: 'salon de bronzage, solarium',
    todo: 'N’utilisez pas de lit de bronzage.',
    why: 'C’est mauvais pour la peau, et le corps peut trop se réchauffer.',
    already: 'Rien à faire.',
  },
  'salicylic-acid': {
    name: 'Acide salicylique',
    searchWords: 'bha, nettoyant contre l’acné, produit pour les verrues, compound w',
    todo: 'Demandez d’abord à la pharmacie. Au plus un nettoyant pour le visage ou une crème sur les boutons\u00a0: pas de peeling, pas de grandes surfaces.',
    why: 'Sur une petite surface, peu de produit entre dans le corps.',
    already: 'Rien à faire.',
  },
  'benzoyl-peroxide': {
    name: 'Peroxyde de benzoyle',
    searchWords: 'proactiv, gel contre l’acné, crème pour les boutons',
    todo: 'Demandez d’abord à la pharmacie quelle concentration acheter; mettez-en seulement sur les boutons.',
    why: 'Presque rien ne passe dans le sang.',
    already: 'Rien à faire.',
  },
  'chemical-peel': {
    name: 'Peeling chimique',
    searchWords: 'peeling, peeling glycolique, acide glycolique',
    todo: 'Demandez d’abord à la personne qui vous suit, car on en sait peu; dites au salon que vous êtes enceinte. Seulement un peeling à l’acide glycolique ou lactique.',
    why: 'Mieux vaut laisser de côté les peelings forts à l’acide salicylique ou au TCA.',
    already: 'Rien à faire.',
  },
  hydroquinone: {
    name: 'Hydroquinone',
    searchWords: 'crème éclaircissante, crème pour taches brunes, crème pour le masque de grossesse',
    todo: 'Laissez de côté les crèmes qui éclaircissent la peau; si la vôtre est prescrite, demandez d’abord.',
    why: 'Il en passe plus à travers la peau que des autres crèmes.',
    already:
      'Restez calme et dites-le à la personne qui vous suit. Si la crème est prescrite, appelez avant de changer quoi que ce soit.',
  },
  deet: {
    name: 'Chasse-moustiques au DEET',
    searchWords: 'deet, chasse-moustiques off, chasse-moustiques, insectifuge, muskol, antimoustique',
    todo: 'Un chasse-moustiques au DEET convient\u00a0: 30\u00a0% au plus, une couche mince, seulement où il en faut.',
    why: 'Rien ne montre qu’il fait du tort, et les piqûres peuvent donner des maladies.',
    already: 'Rien à faire.',
  },
  icaridin: {
    name: 'Chasse-moustiques à l’icaridine',
    searchWords: 'icaridine, picaridine, piactive, care plus',
    todo: 'Demandez d’abord à la pharmacie. C’est le DEET que nos sources nomment pour la grossesse.',
    why: 'Elle est approuvée au Canada contre les moustiques et les tiques, mais nous n’avons trouvé aucune page d’ici sur la grossesse.',
    already: 'Rien à faire.',
  },
  tattoo: {
    name: 'Tatouage ou perçage',
    searchWords: 'tatouage, perçage, piercing, microblading, maquillage permanent, perçage au nombril',
    todo: 'Demandez d’abord à la personne qui vous suit. Mieux vaut attendre après la naissance, mais nous n’avons trouvé que la page d’une infirmière.',
    why: 'Une aiguille qui n’est pas propre peut transmettre une hépatite ou le VIH.',
    already: 'Si la peau semble infectée, appelez. Demandez un test d’hépatite si le studio n’était pas propre.',
  },
  botox: {
    name: 'Injections esthétiques',
    searchWords: 'botox, injections, agents de comblement, injections aux lèvres',
    todo: 'Demandez d’abord à la personne qui vous suit. On en sait trop peu\u00a0: mieux vaut attendre après la naissance.',
    why: 'Il y a trop peu d’études pendant la grossesse.',
    already:
      'Si c’était avant de savoir que vous étiez enceinte, une étude des États-Unis dit que le risque est faible. Dites-le à la personne qui vous suit. C’était pour une maladie? Appelez avant de changer quoi que ce soit.',
  },
  'warm-bath': {
    name: 'Bain tiède',
    searchWords: 'bain, bain moussant, prendre un bain',
    todo: 'Un bain tiède convient, pas un bain très chaud; sortez si vous avez chaud ou si la tête vous tourne.',
    why: 'L’eau tiède ne réchauffe pas beaucoup le corps.',
    already: 'Rien à faire.',
  },
  'hot-tub': {
    name: 'Spa et bain tourbillon',
    searchWords: 'spa, bain tourbillon, jacuzzi, bain à remous, cuve thermale, bain très chaud',
    todo: 'N’allez pas dans un spa ni dans un bain tourbillon; un bain tiède convient.',
    why: 'Un corps à plus de 38,9\u00a0°C au début de la grossesse est lié à des problèmes du cerveau et de la colonne.',
    already:
      'Une seule fois fait rarement du tort. Rafraîchissez-vous et buvez de l’eau; appelez si vous avez eu un malaise, et appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus.',
    differ:
      'HealthLink BC permet 10\u00a0minutes au plus et Fraser Health moins de 10; un médecin de Toronto et une clinique de Montréal disent de ne pas y aller. Nous suivons les plus prudents.',
  },
  sauna: {
    name: 'Sauna et bain de vapeur',
    searchWords: 'sauna, hammam, bain de vapeur, tente de sudation, sauna infrarouge, spa nordique',
    todo: 'N’allez pas au sauna ni au bain de vapeur. Pour une cérémonie, parlez-en avec une aînée ou un aîné et votre sage-femme.',
    why: 'Ils peuvent trop réchauffer votre corps.',
    already:
      'Une seule fois fait rarement du tort. Rafraîchissez-vous et buvez de l’eau; appelez si vous avez eu un malaise, et appelez tout de suite si vous avez 38\u00a0°C de fièvre ou plus.',
    differ:
      'HealthLink BC permet 15\u00a0minutes au plus et Fraser Health moins de 10; un médecin de Toronto dit de ne pas y aller. Nous suivons le plus prudent.',
  },
  'electric-blanket': {
    name: 'Couverture électrique',
    searchWords: 'couverture chauffante, lit d’eau chauffant',
    todo: 'Vous pouvez réchauffer le lit avec elle; éteignez-la quand vous vous couchez.',
    why: 'Vous pourriez avoir trop chaud.',
    already: 'Rien à faire.',
  },
  'heating-pad': {
    name: 'Coussin chauffant',
    searchWords: 'bouillotte, sac magique, siège chauffant',
    todo: 'Demandez d’abord à la personne qui vous suit ou à votre ligne santé.',
  },
  'cold-plunge': {
    name: 'Bain glacé',
    searchWords: 'bain froid, baignade en eau froide, bain polaire, cryothérapie',
    todo: 'Demandez d’abord à la personne qui vous suit ou à votre ligne santé.',
  },
  dentist: {
    name: 'Dentiste',
    searchWords: 'nettoyage de dents, plombage, anesthésie locale, traitement de canal, arracher une dent',
    todo: 'Allez chez le dentiste, et dites que vous êtes enceinte.',
    why: 'Le nettoyage et l’anesthésie locale conviennent pendant la grossesse; une gencive malade, non.',
    already: 'Rien à faire.',
  },
  'dental-xray': {
    name: 'Radiographie dentaire',
    searchWords: 'rayons x dentaires, rayons x chez le dentiste, panorex',
    todo: 'Une radiographie dentaire convient si vous en avez besoin maintenant; les autres peuvent attendre.',
    why: 'La dose qui atteint le ventre est minuscule.',
    already: 'Rien à faire.',
    differ:
      'La SOGC dit de les passer comme en dehors de la grossesse; MyHealth Alberta remet celles qui peuvent attendre, et une page du Nouveau-Brunswick dit d’éviter toutes celles dont vous n’avez pas besoin. Nous suivons les plus prudents.',
  },
  'teeth-whitening': {
    name: 'Blanchiment des dents',
    searchWords: 'bandes blanchissantes, crest whitestrips',
    todo: 'Attendez après la naissance pour faire blanchir vos dents.',
    why: 'Aucun tort n’est connu, mais ce n’est pas nécessaire.',
    already: 'Rien à faire.',
  },
  amalgam: {
    name: 'Plombage gris',
    searchWords: 'amalgame, plombage au mercure',
    todo: 'Demandez à votre dentiste d’attendre pour les plombages gris, nouveaux ou vieux.',
    why: 'Santé Canada, que nous avons lu cité par d’autres, conseille si possible de ne pas en poser ni en enlever pendant la grossesse.',
    already: 'Rien à faire.',
  },
  massage: {
    name: 'Massage',
    searchWords: 'massage prénatal, massothérapie, journée au spa',
    todo: 'Un massage convient avec une personne formée; dites que vous êtes enceinte.',
    why: 'Il soulage le mal de dos et de hanches.',
    already: 'Rien à faire.',
  },
  chiropractor: {
    name: 'Chiropratique',
    searchWords: 'chiro, chiropraticien, chiropraticienne, ostéopathe, ostéopathie',
    todo: 'Demandez d’abord à la personne qui vous suit ou à votre ligne santé.',
  },
  acupuncture: {
    name: 'Acupuncture',
    searchWords: 'acupression, bracelets antinausée, sea-band',
    todo: 'Demandez d’abord à la personne qui vous suit\u00a0: nous avons trouvé peu de choses sur les aiguilles. On essaie souvent des bracelets contre la nausée.',
    why: 'La SOGC compte l’acupression parmi les choix contre la nausée.',
    already: 'Rien à faire.',
  },
  'essential-oils': {
    name: 'Huiles essentielles',
    searchWords:
      'aromathérapie, huile de lavande, diffuseur, huile de menthe poivrée, huile d’arbre à thé, bougies parfumées',
    todo: 'N’en avalez jamais. Demandez à la personne qui vous suit avant d’en mettre sur votre peau, car on en sait peu.',
    why: 'Elles sont fortes, et on en sait peu pour la grossesse.',
    already: 'Rien à faire.',
  },
  mri: {
    name: 'IRM',
    searchWords: 'résonance magnétique, produit de contraste, gadolinium, examen par irm',
    todo: 'L’IRM se fait pendant la grossesse quand il le faut. Dites que vous êtes enceinte, et demandez s’il y aura un produit de contraste.',
    why: 'Elle n’utilise pas de rayons X; mieux vaut se passer du produit de contraste.',
    already: 'Rien à faire. Si vous avez reçu un produit de contraste, dites-le à la personne qui vous suit.',
  },
  'xray-ct': {
    name: 'Radiographie ou tomodensitométrie',
    searchWords: 'radiographie, rayons x, tomodensitométrie, scan, radio des poumons, mammographie',
    todo: 'Passez-la si vous en avez besoin, et dites que vous êtes enceinte.',
    why: 'Aucun examen à lui seul n’approche la dose qui fait du tort.',
    already:
      'Dites-le à la clinique et à la personne qui vous suit. Une seule radiographie n’est presque jamais une raison de s’inquiéter.',
  },
  'keepsake-ultrasound': {
    name: 'Échographie souvenir',
    searchWords: 'échographie 3d, échographie 4d, photo du bébé, révélation du sexe',
    todo: 'Passez des échographies pour la santé seulement, pas pour des photos ni pour connaître le sexe.',
    why: 'Les médecins du Canada et Santé Canada la déconseillent.',
    already: 'Rien à faire.',
  },
  'home-doppler': {
    name: 'Doppler à la maison',
    searchWords: 'moniteur du cœur, écouter le cœur du bébé, doppler fœtal',
    todo: 'N’utilisez pas de moniteur du cœur à la maison pour vérifier comment va votre bébé.',
    why: 'Il peut vous calmer alors qu’il faut vous faire examiner.',
    already:
      'Dès 26\u00a0semaines, si votre bébé bouge moins que d’habitude, allez à l’hôpital maintenant, peu importe ce que dit l’appareil.',
  },
};
