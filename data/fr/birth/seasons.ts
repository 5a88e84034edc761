import type { Season } from '@/data/birth/types';
import type { SeasonText } from '@/data/en/birth/seasons';

export type { SeasonText };

export const seasons: Record<Season, SeasonText> = {
  winter: {
    title: 'Hiver',
    intro:
      'Les bébés prévus en décembre, en janvier ou en février arrivent quand les jours sont courts et la cuisine, bien chaude.',
    tips: [
      {
        text: 'Dans le siège d’auto, attachez votre bébé en vêtements minces superposés, puis posez une couverture sur les sangles. Un habit de neige les laisse trop lâches.',
        sources: ['car-seat-winter'],
      },
      {
        text: 'À l’intérieur, enlevez la tuque et les épaisseurs de trop. Votre bébé ne peut pas vous dire qu’il a trop chaud.',
        sources: ['safe-sleep-hlbc'],
      },
      {
        text: 'Prévoyez la neige pour aller à l’hôpital : pneus d’hiver, réservoir plein ou batterie chargée, et une deuxième personne pour conduire.',
      },
      {
        text: 'La toux et le rhume circulent pendant ces mois. Demandez à la visite de se laver les mains, et de venir seulement en bonne santé.',
      },
      {
        text: 'Parlez du VRS et des vaccins de la saison avec votre médecin ou votre sage-femme.',
        sources: ['rsv', 'naci-rsv'],
      },
    ],
    activities: [
      'Marchez dans un sentier dégagé après une neige fraîche, votre bébé au chaud dans un porte-bébé.',
      'Saluez les sculptures de glace au Bal de Neige, à Ottawa et à Gatineau, ou au Carnaval de Québec.',
      'Regardez une partie de hockey libre à la patinoire du quartier.',
      'Allez à l’heure du conte des bébés à la bibliothèque publique.',
    ],
  },
  spring: {
    title: 'Printemps',
    intro:
      'Les bébés prévus en mars, en avril ou en mai arrivent avec le dégel, quand chaque promenade s’allonge un peu.',
    tips: [
      {
        text: 'Habillez votre bébé de vêtements superposés, faciles à enlever. Un jour de printemps peut amener de la neige et du soleil.',
      },
      { text: 'Gardez une housse de pluie avec la poussette, et laissez une ouverture pour l’air frais.' },
      {
        text: 'Les tiques se réveillent avec la chaleur. Examinez tout le monde après une marche dans l’herbe haute ou dans le bois.',
      },
      { text: 'Le soir, il fait clair plus longtemps. Des rideaux foncés vous aident à faire un somme le jour.' },
    ],
    activities: [
      'Goûtez à la tire sur la neige à la cabane à sucre.',
      'Allez voir les tulipes à Ottawa en mai, ou les cerisiers en fleurs à Vancouver.',
      'Regardez revenir les bernaches du Canada.',
      'Cherchez des yeux les icebergs au large de Terre-Neuve-et-Labrador.',
    ],
  },
  summer: {
    title: 'Été',
    intro:
      'Les bébés prévus en juin, en juillet ou en août arrivent avec les longues soirées et les fenêtres ouvertes.',
    tips: [
      {
        text: 'Gardez votre bébé à l’ombre, avec un chapeau léger. L’écran solaire n’est pas pour les bébés de moins de six mois, sauf si votre médecin ou votre sage-femme le dit.',
        sources: ['sun-safety'],
      },
      {
        text: 'Ne laissez jamais un bébé dans une auto stationnée, même un instant. Elle se réchauffe vite.',
        sources: ['sun-safety'],
      },
      { text: 'Une couverture sur la poussette garde la chaleur. Prenez un pare-soleil qui laisse passer l’air.' },
      { text: 'Les jours chauds, nourrissez votre bébé plus souvent et buvez plus vous-même.' },
      { text: 'Les jours de fumée, consultez la cote air santé et restez à l’intérieur, les fenêtres fermées.' },
    ],
    activities: [
      'Faites un pique-nique au parc à la fête du Canada.',
      'Faites un tour au marché public tôt le matin.',
      'Installez-vous au bord d’un lac le soir et écoutez les huards.',
      'Cueillez des bleuets en août.',
    ],
  },
  fall: {
    title: 'Automne',
    intro: 'Les bébés prévus en septembre, en octobre ou en novembre arrivent quand on sort les chandails.',
    tips: [
      {
        text: 'Faites vérifier la fournaise, et testez les avertisseurs de fumée et de monoxyde de carbone avant de chauffer.',
      },
      {
        text: 'Parlez des vaccins contre la grippe et la COVID-19 avec votre médecin ou votre sage-femme, pour vous et pour les personnes qui vivent avec vous.',
        sources: ['aom-vaccines', 'covid-vaccine'],
      },
      {
        text: 'Achetez les premiers vêtements chauds une taille plus grands. Les mois froids sont longs, et les bébés grandissent vite.',
      },
      {
        text: 'Quand les jours raccourcissent, une marche à midi vous fait profiter tous les deux de la lumière du jour.',
      },
    ],
    activities: [
      'Promenez-vous en auto ou à pied sous les érables rouges.',
      'Visitez un verger de pommiers ou un champ de citrouilles.',
      'Allez voir les oies des neiges se reposer le long du Saint-Laurent en octobre.',
      'Rendez grâce autour de la table à l’Action de grâce, le deuxième lundi d’octobre.',
    ],
  },
};
