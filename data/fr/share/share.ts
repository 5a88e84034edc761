import type { Words } from '@/data/words';

type English = typeof import('@/data/en/share/share');

export const title: Words<English['title']> = 'Partager votre date prévue';
export const whatTheLinkHolds: Words<English['whatTheLinkHolds']> =
  'Le lien contient votre date prévue : la personne qui le reçoit voit donc la date. Il ne contient rien d’autre sur vous.';
export const forPartner: Words<English['forPartner']> =
  'Pour la personne qui m’accompagne : les rendez-vous et la valise aussi';
export const facebook: Words<English['facebook']> = 'Facebook';
export const twitter: Words<English['twitter']> = 'Twitter';
export const email: Words<English['email']> = 'Courriel';
export const textMessage: Words<English['textMessage']> = 'Texto';
export const qrCode: Words<English['qrCode']> = 'Code QR';
export const drawingCode: Words<English['drawingCode']> = 'Le code se dessine…';
export const shareWithApp: Words<English['shareWithApp']> = 'Partager avec une appli';
export const loadingCards: Words<English['loadingCards']> = 'Chargement des cartes d’annonce…';

export const copyLink: Words<English['copyLink']> = 'Copier le lien';
export const copied: Words<English['copied']> = 'Copié!';
export const copyStatus: Words<English['copyStatus']> = 'Copie';
export const isCopied: Words<English['isCopied']> = 'Le lien est copié.';
export const linkLabel: Words<English['linkLabel']> = 'Lien vers votre date prévue';
export const copyByHand: Words<English['copyByHand']> =
  'Votre navigateur ne nous a pas laissé copier. Le lien est sélectionné : copiez-le avec Ctrl+C, avec Commande+C sur un Mac, ou avec le menu de votre téléphone.';
