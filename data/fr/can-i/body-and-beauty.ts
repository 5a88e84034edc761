import type { bodyAndBeauty } from '@/data/can-i/body-and-beauty';
import type { CanIWords } from '@/data/can-i/entry';
import { thePoisonCentre } from './poison-centre';

/** After what asks for nothing. */
const nothing = 'Vous n’avez rien de spécial à faire.';

/** Where no source was found. */
const noSource =
  'Nous n’avons pas de source là-dessus\u00a0: demandez à la pharmacie, à la personne qui suit votre grossesse ou à la ligne santé.';

/** What asks for a call after too much heat. */
const afterHeat =
  'Vous avez perdu connaissance? Appelez le 911. Vous avez failli vous évanouir, la tête vous tourne ou vous avez 38\u00a0°C de fièvre ou plus? Appelez tout de suite.';

export const bodyAndBeautyWords: Record<keyof typeof bodyAndBeauty, CanIWords> = {
  'hair-dye': {
    name: 'Teinture pour les cheveux',
    searchWords:
      'teinture, coloration, mèches, balayage, décoloration, racines, colorer les cheveux, teindre les cheveux',
    todo: 'Vous pouvez teindre vos cheveux, environ trois ou quatre fois pendant toute la grossesse, avec une fenêtre ouverte.',
    why: 'Très peu de produit traverse le cuir chevelu.',
    already: nothing,
  },
  'hair-perm': {
    name: 'Permanente, lissage',
    searchWords: 'permanente, lissage, défrisage, lissage japonais',
    todo: 'Une permanente de temps en temps convient, avec une fenêtre ouverte. Évitez les produits aux vapeurs fortes.',
    why: 'Peu de produit entre dans le corps, mais les vapeurs peuvent être fortes.',
    already: nothing,
  },
  'keratin-straightening': {
    name: 'Lissage à la kératine',
    searchWords: 'kératine, lissage brésilien, lissage à la kératine brésilien',
    todo: 'Évitez le lissage à la kératine (lissage brésilien) et les autres produits aux vapeurs fortes.',
    why: 'Santé Canada a mis en garde contre le formaldéhyde dans des produits à la kératine.',
    already:
      'Vous vous sentez bien? Vous n’avez rien de spécial à faire. Les vapeurs vous rendent malade? Sortez à l’air frais et appelez tout de suite un centre antipoison. Vous respirez mal? Appelez le 911.',
  },
  'nail-polish': {
    name: 'Vernis à ongles',
    searchWords:
      'manucure, pédicure, ongles en gel, ongles en acrylique, shellac, salon d’ongles, vernis gel, ongles en résine',
    todo: 'Le vernis à ongles convient; choisissez un salon aéré, avec des instruments stériles.',
    why: 'Des instruments mal nettoyés sont un plus grand risque que le vernis.',
    already: nothing,
  },
  waxing: {
    name: 'Épilation et rasage',
    searchWords: 'épilation, cire, épilation à la cire, rasage, crème dépilatoire, nair',
    todo: 'Vous pouvez vous épiler à la cire, vous raser ou utiliser une crème dépilatoire.',
    why: 'Cela n’agit que sur la peau; l’épilation peut faire plus mal en ce moment.',
    already: nothing,
  },
  'laser-hair-removal': {
    name: 'Épilation au laser',
    searchWords: 'laser, lumière pulsée, électrolyse',
    todo: noSource,
  },
  'eyelash-extensions': {
    name: 'Extensions de cils',
    searchWords: 'rallonges de cils, rehaussement de cils, teinture des cils, faux cils, teinture des sourcils',
    todo: noSource,
  },
  sunscreen: {
    name: 'Écran solaire',
    searchWords: 'fps, protection solaire, crème solaire, soleil',
    todo: 'Mettez de l’écran solaire, portez un chapeau et restez à l’ombre.',
    why: 'Votre peau fonce et brûle plus vite en ce moment.',
    already: nothing,
  },
  'self-tanner': {
    name: 'Lotion autobronzante',
    searchWords: 'autobronzant, faux bronzage',
    todo: 'Une lotion autobronzante convient si elle n’irrite pas votre peau. Choisissez une lotion, pas un produit en vaporisateur.',
    why: 'Très peu de produit traverse la peau.',
    already: nothing,
  },
  'spray-tan': {
    name: 'Bronzage au jet',
    searchWords: 'spray tan, douche autobronzante, bronzage à l’aérographe, airbrush, bronzage en vaporisateur',
    todo: noSource,
  },
  'tanning-bed': {
    name: 'Lit de bronzage',
    searchWords: 'salon de bronzage, solarium, cabine de bronzage, bronzage en cabine, bronzage uv, lampe bronzante',
    todo: 'N’utilisez pas de lit de bronzage.',
    why: 'C’est mauvais pour la peau, et vous pouvez avoir trop chaud.',
    already: nothing,
  },
  'salicylic-acid': {
    name: 'Acide salicylique (acné, verrues)',
    searchWords: 'bha, nettoyant contre l’acné, produit pour les verrues, compound w, acide salicylique, verrue',
    todo: 'Demandez d’abord à la pharmacie, aussi pour une verrue. Seulement un nettoyant pour le visage ou une crème sur les boutons\u00a0: pas de peeling, pas de grande surface. C’est prescrit? Appelez avant de changer quoi que ce soit.',
    why: 'Sur une petite surface, peu de produit entre dans le corps.',
    already:
      'C’est prescrit? Appelez avant de changer quoi que ce soit. Sinon, une fois n’a rien d’alarmant\u00a0: demandez avant d’en remettre.',
  },
  'benzoyl-peroxide': {
    name: 'Peroxyde de benzoyle (acné)',
    searchWords: 'proactiv, gel contre l’acné, crème pour les boutons, peroxyde de benzoyle',
    todo: 'Demandez d’abord à la pharmacie quelle concentration acheter; mettez-en seulement sur les boutons. C’est prescrit, ou mélangé à autre chose? Appelez avant de changer quoi que ce soit.',
    why: 'Presque rien ne passe dans le sang.',
    already:
      'C’est prescrit? Appelez avant de changer quoi que ce soit. Sinon, une fois n’a rien d’alarmant\u00a0: demandez avant d’en remettre.',
  },
  'chemical-peel': {
    name: 'Peeling du visage',
    searchWords:
      'peeling, peeling glycolique, acide glycolique, peeling chimique, exfoliation, soin du visage, acide lactique, peeling au tca',
    todo: 'Demandez d’abord à la personne qui vous suit. Si elle dit oui\u00a0: seulement un peeling à l’acide glycolique ou lactique, et dites au salon que vous êtes enceinte.',
    why: 'On en sait peu sur les peelings, et mieux vaut éviter les peelings forts à l’acide salicylique ou au TCA.',
    already:
      'C’était un peeling fort (acide salicylique ou TCA)? Dites-le à la personne qui vous suit. Sinon, vous n’avez rien de spécial à faire.',
  },
  hydroquinone: {
    name: 'Crème éclaircissante (hydroquinone)',
    searchWords:
      'crème éclaircissante, crème pour taches brunes, crème pour le masque de grossesse, hydroquinone, taches brunes, mélasma, blanchir la peau, crème blanchissante',
    todo: 'N’utilisez pas de crème qui éclaircit la peau. La vôtre est prescrite? Appelez aujourd’hui la personne qui vous suit, avant de changer quoi que ce soit.',
    why: 'L’hydroquinone traverse la peau plus que les autres crèmes.',
    already:
      'Pas de panique\u00a0: dites-le à la personne qui vous suit. La crème est prescrite? Appelez avant de changer quoi que ce soit.',
  },
  deet: {
    name: 'Chasse-moustiques au DEET',
    searchWords:
      'deet, chasse-moustiques off, chasse-moustiques, insectifuge, muskol, antimoustique, moustiques, maringouins, mouches noires, tiques, chasse-tiques',
    todo: 'Un chasse-moustiques au DEET convient\u00a0: 30\u00a0% au plus, une couche mince, là où vous en avez besoin.',
    why: 'Rien ne montre qu’il fait du tort, et les piqûres peuvent donner des maladies.',
    already: nothing,
  },
  icaridin: {
    name: 'Chasse-moustiques à l’icaridine',
    searchWords: 'icaridine, picaridine, piactive, care plus',
    todo: 'Demandez d’abord à la pharmacie. Nos sources sur la grossesse parlent du DEET.',
    why: 'L’icaridine est approuvée au Canada contre les moustiques et les tiques, mais nous n’avons trouvé aucune page du Canada sur la grossesse.',
    already: 'Une fois n’a rien d’alarmant. Demandez avant d’en remettre.',
  },
  tattoo: {
    name: 'Tatouage ou perçage',
    searchWords: 'tatouage, perçage, piercing, microblading, maquillage permanent, perçage au nombril',
    todo: 'Demandez d’abord à la personne qui vous suit. Mieux vaut attendre d’avoir accouché, mais nous n’avons trouvé que la page d’une infirmière.',
    why: 'Une aiguille qui n’est pas propre peut transmettre une hépatite ou le VIH.',
    already:
      'La peau semble infectée? Appelez le jour même la personne qui vous suit, ou tout de suite si vous avez 38\u00a0°C de fièvre ou plus. Le studio n’était pas propre? Parlez-lui de prises de sang pour l’hépatite et le VIH.',
  },
  botox: {
    name: 'Injections esthétiques',
    searchWords:
      'botox, injections, agents de comblement, injections aux lèvres, dysport, juvederm, acide hyaluronique, lèvres',
    todo: 'Pour la beauté\u00a0: demandez d’abord à la personne qui vous suit, et mieux vaut attendre d’avoir accouché. C’est pour une maladie? Appelez avant de changer quoi que ce soit.',
    why: 'On en sait trop peu\u00a0: il y a trop peu d’études pendant la grossesse.',
    already:
      'Si c’était avant de savoir que vous étiez enceinte, une étude des États-Unis dit que le risque est faible. Dites-le à la personne qui vous suit. C’était pour une maladie? Appelez avant de changer quoi que ce soit.',
  },
  'warm-bath': {
    name: 'Bain tiède',
    searchWords: 'bain, bain moussant, prendre un bain, bain chaud, bain d’eau chaude',
    todo: 'Un bain tiède convient, pas un bain très chaud; sortez si vous avez trop chaud ou si la tête vous tourne.',
    why: 'L’eau tiède ne réchauffe pas beaucoup le corps.',
    already: nothing,
  },
  'hot-tub': {
    name: 'Spa (bain tourbillon)',
    searchWords:
      'spa, bain tourbillon, jacuzzi, bain à remous, cuve thermale, bain très chaud, bain chaud, journée au spa',
    todo: 'N’allez pas dans l’eau d’un spa ni d’un bain tourbillon; un bain tiède convient.',
    why: 'Au début de la grossesse, un corps à plus de 38,9\u00a0°C est lié à des problèmes du cerveau et de la colonne chez le bébé.',
    already: 'Une fois, cela fait rarement du tort. Rafraîchissez-vous et buvez de l’eau.',
    call: afterHeat,
    differ:
      'HealthLink BC permet 10\u00a0minutes au plus et Fraser Health moins de 10; un médecin de Toronto et une clinique de Montréal disent de ne pas y aller. Nous suivons les plus prudents.',
  },
  sauna: {
    name: 'Sauna et bain de vapeur',
    searchWords:
      'sauna, hammam, bain de vapeur, tente de sudation, sauna infrarouge, spa nordique, journée au spa, hutte de sudation, bain nordique, spa scandinave, bain thermal',
    todo: 'N’allez pas au sauna ni au bain de vapeur. Pour une cérémonie, parlez-en avec une aînée ou un aîné et la personne qui vous suit.',
    why: 'Ils peuvent trop réchauffer votre corps.',
    already: 'Une fois, cela fait rarement du tort. Rafraîchissez-vous et buvez de l’eau.',
    call: afterHeat,
    differ:
      'HealthLink BC permet 15\u00a0minutes au plus et Fraser Health moins de 10; un médecin de Toronto dit de ne pas y aller. Nous suivons le plus prudent.',
  },
  'electric-blanket': {
    name: 'Couverture électrique',
    searchWords: 'couverture chauffante, lit d’eau chauffant, chauffe-matelas',
    todo: 'Vous pouvez réchauffer le lit, mais éteignez la couverture avant de vous coucher.',
    why: 'Vous pourriez avoir trop chaud.',
    already: nothing,
  },
  'heating-pad': {
    name: 'Coussin chauffant',
    searchWords: 'bouillotte, sac magique, siège chauffant, magic bag, sac chauffant, compresse chaude',
    todo: noSource,
  },
  'cold-plunge': {
    name: 'Bain glacé',
    searchWords: 'bain froid, baignade en eau froide, bain polaire, cryothérapie, bain de glace, plongée en eau froide',
    todo: noSource,
  },
  dentist: {
    name: 'Dentiste',
    searchWords:
      'nettoyage de dents, plombage, anesthésie locale, traitement de canal, arracher une dent, mal de dents, carie, gingivite, gencive, détartrage',
    todo: 'Allez chez votre dentiste, et dites que vous êtes enceinte.',
    why: 'Le nettoyage et l’anesthésie locale conviennent pendant la grossesse. Une gencive malade doit être soignée.',
    already: nothing,
  },
  'dental-xray': {
    name: 'Radiographie dentaire',
    searchWords: 'rayons x dentaires, rayons x chez le dentiste, panorex, radio des dents, rayon x dentaire',
    todo: 'Une radiographie dentaire convient si vous en avez besoin maintenant; les autres peuvent attendre.',
    why: 'La dose qui atteint le ventre est minuscule.',
    already: nothing,
    differ:
      'La SOGC dit de les passer comme si vous n’étiez pas enceinte; MyHealth Alberta remet à plus tard celles qui peuvent attendre, et une page du Nouveau-Brunswick dit d’éviter toutes celles dont vous n’avez pas besoin. Nous suivons les plus prudents.',
  },
  'teeth-whitening': {
    name: 'Blanchiment des dents',
    searchWords: 'bandes blanchissantes, crest whitestrips',
    todo: 'Attendez d’avoir accouché pour faire blanchir vos dents.',
    why: 'On n’en connaît pas de danger, mais ce n’est pas nécessaire.',
    already: nothing,
  },
  amalgam: {
    name: 'Plombage gris',
    searchWords: 'amalgame, plombage au mercure, plombage, obturation',
    todo: 'Demandez à votre dentiste un autre plombage que le gris. Demandez-lui aussi de laisser en place les vieux plombages gris jusqu’après la naissance. Une douleur n’attend pas\u00a0: allez chez votre dentiste.',
    why: 'D’après d’autres pages, Santé Canada conseille de ne pas en poser ni en enlever pendant la grossesse, si c’est possible.',
    already: nothing,
  },
  massage: {
    name: 'Massage',
    searchWords: 'massage prénatal, massothérapie, massothérapeute, massage au spa',
    todo: 'Un massage convient, fait par une personne formée en massothérapie; dites que vous êtes enceinte.',
    why: 'Il soulage le mal de dos et de hanches.',
    already: nothing,
  },
  chiropractor: {
    name: 'Chiropratique',
    searchWords: 'chiro, chiropraticien, chiropraticienne, ostéopathe, ostéopathie, ostéo',
    todo: noSource,
  },
  acupuncture: {
    name: 'Acupuncture',
    searchWords: 'acupression, bracelets antinausée, sea-band',
    todo: 'Demandez d’abord à la personne qui vous suit\u00a0: nous avons trouvé peu de sources sur les aiguilles. On essaie souvent des bracelets contre la nausée.',
    why: 'La SOGC nomme l’acupression parmi ce qu’on peut essayer contre la nausée.',
    already: 'Une fois n’a rien d’alarmant. Demandez avant la prochaine fois.',
  },
  'essential-oils': {
    name: 'Huiles essentielles',
    searchWords:
      'aromathérapie, huile de lavande, diffuseur, huile de menthe poivrée, huile d’arbre à thé, bougies parfumées',
    todo: 'N’en avalez jamais. Sur la peau ou dans un diffuseur\u00a0: demandez d’abord à la personne qui vous suit.',
    why: 'Elles sont fortes, et on en sait peu pour la grossesse.',
    already: 'Sur la peau ou dans l’air\u00a0: vous n’avez rien de spécial à faire.',
    call: `Vous en avez avalé? Appelez tout de suite ${thePoisonCentre}. Du mal à respirer, des convulsions ou une perte de connaissance\u00a0: appelez le 911.`,
  },
  mri: {
    name: 'IRM',
    searchWords: 'résonance magnétique, produit de contraste, gadolinium, examen par irm',
    todo: 'L’IRM se fait pendant la grossesse quand il le faut. Dites que vous êtes enceinte, et demandez s’il y aura un produit de contraste.',
    why: 'Elle n’utilise pas de rayons X. Mieux vaut une IRM sans produit de contraste, sauf si vous en avez besoin\u00a0: parlez-en à l’équipe.',
    already:
      'Sans produit de contraste, vous n’avez rien de spécial à faire. Vous en avez reçu? Dites-le à la personne qui vous suit.',
  },
  'xray-ct': {
    name: 'Radiographie ou scanner (TDM)',
    searchWords:
      'radiographie, rayons x, tomodensitométrie, scan, radio des poumons, mammographie, scanner, taco, tdm, ct scan, angioscan, rayon x',
    todo: 'Passez l’examen si vous en avez besoin, et dites que vous êtes enceinte.',
    why: 'À lui seul, aucun examen ne dépasse la dose qui fait du tort.',
    already:
      'Dites-le à la clinique et à la personne qui vous suit. Une seule radiographie n’est presque jamais une raison de s’inquiéter.',
  },
  'keepsake-ultrasound': {
    name: 'Échographie souvenir',
    searchWords:
      'échographie 3d, échographie 4d, photo du bébé, révélation du sexe, sexe du bébé, écho 3d, écho 4d, révélation de genre, gender reveal',
    todo: 'Passez des échographies pour la santé seulement, pas pour des photos ni pour connaître le sexe.',
    why: 'La SOGC et Santé Canada les déconseillent.',
    already: nothing,
  },
  'home-doppler': {
    name: 'Doppler à la maison',
    searchWords:
      'moniteur du cœur, écouter le cœur du bébé, doppler fœtal, appareil pour le cœur du bébé, stéthoscope, appli battements du cœur, sonicaid, angelsounds',
    todo: 'N’utilisez pas d’appareil à la maison pour écouter le cœur de votre bébé et voir comment il va.',
    why: 'L’appareil peut vous rassurer à tort, et vous faire attendre.',
    call: 'Peu importe ce que dit l’appareil\u00a0: dès 26\u00a0semaines, si votre bébé bouge moins ou moins fort, ou si ses mouvements ont changé et que cela vous inquiète, allez à l’hôpital tout de suite. À 24 ou 25\u00a0semaines\u00a0: appelez tout de suite. Avant, si les mouvements que vous connaissiez ont cessé\u00a0: appelez le jour même.',
  },
};
