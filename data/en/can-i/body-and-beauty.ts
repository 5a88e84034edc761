import type { bodyAndBeauty } from '@/data/can-i/body-and-beauty';
import type { CanIWords } from '@/data/can-i/entry';
import { thePoisonCentre } from './poison-centre';

/** Where no source was found. */
const noSource = 'We have no source for this: ask a pharmacist, your provider or the health line.';

/** What asks for a call after too much heat. */
const afterHeat =
  'You passed out: call 911. You felt faint, feel dizzy or have a fever of 38\u00a0°C or more: call now.';

export const bodyAndBeautyWords: Record<keyof typeof bodyAndBeauty, CanIWords> = {
  'hair-dye': {
    name: 'Hair dye',
    searchWords: 'hair color, hair colour, highlights, bleach hair, balayage, roots, box dye, dye my hair',
    todo: 'You can dye your hair, about three or four times while you are pregnant. Keep a window open.',
    why: 'Very little gets through the scalp.',
    already: 'Nothing to do.',
  },
  'hair-perm': {
    name: 'Perm or straightening',
    searchWords: 'perm, hair straightening, relaxer, japanese straightening, straightening',
    todo: 'A perm now and then is fine with a window open. Skip kits with strong fumes.',
    why: 'Little is absorbed, but fumes can be strong.',
    already: 'Nothing to do.',
  },
  'keratin-straightening': {
    name: 'Keratin straightening',
    searchWords: 'keratin, keratin treatment, brazilian blowout, brazilian straightening',
    todo: 'Skip keratin and other kits with strong fumes.',
    why: 'Health Canada has warned of formaldehyde in keratin kits.',
    already:
      'If you feel well, nothing to do. Do the fumes make you ill? Go out to fresh air and call a poison centre now. Trouble breathing: call 911.',
  },
  'nail-polish': {
    name: 'Nail polish',
    searchWords: 'manicure, pedicure, gel nails, acrylic nails, shellac, nails done, nail salon, gel polish',
    todo: 'Nail polish is fine; choose an airy salon with sterile tools.',
    why: 'The germs on shared tools matter more than the polish.',
    already: 'Nothing to do.',
  },
  waxing: {
    name: 'Waxing and shaving',
    searchWords: 'waxing, wax, brazilian wax, shaving, sugaring, nair, hair removal cream, hair removal',
    todo: 'You can wax, shave or use a hair cream.',
    why: 'They act on the skin only; it can hurt more now.',
    already: 'Nothing to do.',
  },
  'laser-hair-removal': {
    name: 'Laser hair removal',
    searchWords: 'laser, ipl, electrolysis',
    todo: noSource,
  },
  'eyelash-extensions': {
    name: 'Eyelash extensions',
    searchWords: 'lash extensions, lash lift, lash tint, false lashes, brow tint',
    todo: noSource,
  },
  sunscreen: {
    name: 'Sunscreen',
    searchWords: 'sun screen, spf, sunblock, coppertone',
    todo: 'Use sunscreen, a hat and shade.',
    why: 'Your skin darkens and burns more easily now.',
    already: 'Nothing to do.',
  },
  'self-tanner': {
    name: 'Self-tanning lotion',
    searchWords: 'self tanner, fake tan, bronzer',
    todo: 'Self-tanning lotion is fine if it does not irritate your skin. Choose a lotion, not a spray.',
    why: 'Very little gets through the skin.',
    already: 'Nothing to do.',
  },
  'spray-tan': {
    name: 'Spray tan',
    searchWords: 'spray tanning, airbrush tan, airbrush',
    todo: noSource,
  },
  'tanning-bed': {
    name: 'Tanning bed',
    searchWords: 'tanning salon, sun bed, solarium, tanning booth, tanning lamp, indoor tanning',
    todo: 'Stay out of tanning beds.',
    why: 'They are bad for skin, and you can overheat.',
    already: 'Nothing to do.',
  },
  'salicylic-acid': {
    name: 'Salicylic acid (acne, warts)',
    searchWords: 'bha, acne wash, clean and clear, stridex, compound w, wart remover, salicylic acid, wart',
    todo: 'Ask a pharmacist first, for warts too. Only a face wash or a spot cream: no peels, no large areas. Was it prescribed? Call before you change anything.',
    why: 'Only a little is absorbed from small areas.',
    already:
      'Was it prescribed? Call before you change anything. If not, one time is no cause for alarm: ask before you use more.',
  },
  'benzoyl-peroxide': {
    name: 'Benzoyl peroxide (acne)',
    searchWords: 'proactiv, acne gel, pimple cream, panoxyl, benzoyl peroxide',
    todo: 'Ask a pharmacist first which strength to buy; it goes on pimples only. Was it prescribed, or mixed with something else? Call before you change anything.',
    why: 'Almost none reaches the blood.',
    already:
      'Was it prescribed? Call before you change anything. If not, one time is no cause for alarm: ask before you use more.',
  },
  'chemical-peel': {
    name: 'Chemical peel',
    searchWords: 'glycolic peel, tca peel, face peel, glycolic acid, lactic peel, facial peel, exfoliation',
    todo: 'Ask your provider first. If they say yes: glycolic or lactic peels only, and say at the salon that you are pregnant.',
    why: 'Little is known about peels, and strong salicylic and TCA peels are best left out.',
    already: 'Was it a strong peel (salicylic or TCA)? Tell your provider. If not: nothing to do.',
  },
  hydroquinone: {
    name: 'Skin lightening cream (hydroquinone)',
    searchWords: 'skin lightening, bleaching cream, dark spot cream, melasma cream, hydroquinone, skin whitening cream',
    todo: 'Use no creams that lighten the skin. Was yours prescribed? Call your provider today, before you change anything.',
    why: 'More of it gets through the skin than of other creams.',
    already: 'Stay calm and tell your provider. If it was prescribed, call before you change anything.',
  },
  deet: {
    name: 'Bug spray with DEET',
    searchWords:
      'deet, off bug spray, bug spray, mosquito repellent, muskol, insect repellent, watkins bug spray, mosquitoes, ticks, black flies, tick repellent',
    todo: 'Bug spray with DEET is fine: up to 30%, a thin layer, only where needed.',
    why: 'There is no sign that it harms, and bites can carry disease.',
    already: 'Nothing to do.',
  },
  icaridin: {
    name: 'Bug spray with icaridin',
    searchWords: 'icaridin, picaridin, piactive, off family care clean feel, natrapel',
    todo: 'Ask a pharmacist first. DEET is the one that our sources name for pregnancy.',
    why: 'It is approved in Canada against mosquitoes and ticks, but we found no Canadian page on it in pregnancy.',
    already: 'One time is no cause for alarm. Ask before you use more.',
  },
  tattoo: {
    name: 'Tattoo or piercing',
    searchWords: 'tattoo, tatoo, piercing, microblading, permanent makeup, belly button ring',
    todo: "Ask your provider first. It is best to wait until after the birth, but we found only one nurse's page.",
    why: 'A needle that is not clean can pass on hepatitis or HIV.',
    already:
      'It looks infected: call your provider the same day, or now with a fever of 38\u00a0°C or more. Was the studio not clean? Ask your provider about blood tests for hepatitis and HIV.',
  },
  botox: {
    name: 'Cosmetic injections',
    searchWords: 'botox, fillers, dysport, lip filler',
    todo: 'For looks: ask your provider first, and it is best to wait until after the birth. For an illness: call before you change anything.',
    why: 'There are too few studies in pregnancy.',
    already:
      'If you had it before you knew, a United States review calls the risk low. Tell your provider. Was it given for an illness? Call before you change anything.',
  },
  'warm-bath': {
    name: 'Warm bath',
    searchWords: 'bath, bubble bath, take a bath, hot bath',
    todo: 'A warm bath is fine, not a hot one; get out if you feel hot or dizzy.',
    why: 'Warm water does not raise your body heat much.',
    already: 'Nothing to do.',
  },
  'hot-tub': {
    name: 'Hot tub',
    searchWords: 'jacuzzi, spa, whirlpool, hottub, hot bath, spa day',
    todo: 'Stay out of hot tubs; a warm bath is fine.',
    why: 'Body heat above 38.9\u00a0°C in early weeks is linked to brain and spine problems in the baby.',
    already: 'One time seldom does harm. Cool down and drink water.',
    call: afterHeat,
    differ:
      'HealthLink BC allows up to 10 minutes and Fraser Health under 10; a Toronto doctor and a Montréal clinic say to stay out. We follow the careful ones.',
  },
  sauna: {
    name: 'Sauna and steam room',
    searchWords: 'sauna, steam room, hammam, sweat lodge, infrared sauna, nordic spa, spa day, thermal spa',
    todo: 'Stay out of saunas and steam rooms. For a ceremony, talk with an Elder and your provider.',
    why: 'They can raise your body heat too far.',
    already: 'One time seldom does harm. Cool down and drink water.',
    call: afterHeat,
    differ:
      'HealthLink BC allows up to 15 minutes and Fraser Health under 10; a Toronto doctor says to stay out. We follow the careful one.',
  },
  'electric-blanket': {
    name: 'Electric blanket',
    searchWords: 'heated blanket, water bed heater, heated mattress pad',
    todo: 'You can warm the bed with it; turn it off before you get in.',
    why: 'You could get too warm.',
    already: 'Nothing to do.',
  },
  'heating-pad': {
    name: 'Heating pad',
    searchWords: 'hot water bottle, magic bag, heated seat, hot pack',
    todo: noSource,
  },
  'cold-plunge': {
    name: 'Cold plunge',
    searchWords: 'ice bath, cold water swimming, polar dip, cryotherapy',
    todo: noSource,
  },
  dentist: {
    name: 'Dentist',
    searchWords:
      'dental cleaning, filling, dental freezing, root canal, tooth pulled, local anesthetic, toothache, cavity, gum disease, gingivitis',
    todo: 'See your dentist, and say that you are pregnant.',
    why: 'Cleaning and freezing are fine in pregnancy, and a sore gum needs care.',
    already: 'Nothing to do.',
  },
  'dental-xray': {
    name: 'Dental X-ray',
    searchWords: 'xray at dentist, dental xray, panorex',
    todo: 'A dental X-ray is fine if you need one now; others can wait.',
    why: 'The dose at the belly is tiny.',
    already: 'Nothing to do.',
    differ:
      'The SOGC says to have them as if you were not pregnant; MyHealth Alberta puts off those that can wait, and a New Brunswick page says to avoid all that you do not need. We follow the careful ones.',
  },
  'teeth-whitening': {
    name: 'Teeth whitening',
    searchWords: 'whitening strips, crest strips, bleach teeth',
    todo: 'Wait until after the birth to whiten your teeth.',
    why: 'It is not known to harm, but it is not needed.',
    already: 'Nothing to do.',
  },
  amalgam: {
    name: 'Silver filling',
    searchWords: 'amalgam, mercury filling, old filling',
    todo: 'Ask your dentist for another kind than a silver filling, and to leave old silver ones in until after the birth. Pain should not wait: see your dentist.',
    why: 'Health Canada, as other pages quote it, advises neither to place nor remove them in pregnancy where possible.',
    already: 'Nothing to do.',
  },
  massage: {
    name: 'Massage',
    searchWords: 'prenatal massage, registered massage, rmt, spa day',
    todo: 'It is fine with a trained therapist; say that you are pregnant.',
    why: 'It eases back and hip pain.',
    already: 'Nothing to do.',
  },
  chiropractor: {
    name: 'Chiropractor',
    searchWords: 'chiropractic, chiro, webster technique, osteopath, back adjustment',
    todo: noSource,
  },
  acupuncture: {
    name: 'Acupuncture',
    searchWords: 'acupressure, sea bands, wrist bands, acupuncture needles',
    todo: 'Ask your provider first: we found little on needles. Wrist bands are often tried for nausea.',
    why: 'The SOGC counts acupressure among the choices for nausea.',
    already: 'One time is no cause for alarm. Ask before you have more.',
  },
  'essential-oils': {
    name: 'Essential oils',
    searchWords: 'aromatherapy, lavender oil, diffuser, peppermint oil, tea tree oil, scented candles',
    todo: 'Never swallow them. On your skin or in a diffuser: ask your provider first.',
    why: 'They are strong, and little is known about them in pregnancy.',
    already: 'On your skin or in the air: nothing to do.',
    call: `You swallowed some: call ${thePoisonCentre} now. Trouble breathing, a seizure or passed out: call 911.`,
  },
  mri: {
    name: 'MRI',
    searchWords: 'magnetic resonance, contrast dye, gadolinium, mri scan',
    todo: 'An MRI is used in pregnancy when it is needed. Say that you are pregnant, and ask about contrast dye.',
    why: 'It uses no X-rays; contrast dye is best left out unless you need it. Talk about it with the team.',
    already: 'Without contrast dye: nothing to do. Did you have some? Tell your provider.',
  },
  'xray-ct': {
    name: 'X-ray or CT scan',
    searchWords: 'x-ray, xray, ct scan, chest xray, radiation, cat scan, mammogram',
    todo: 'Have one if you need it, and say that you are pregnant.',
    why: 'No single test goes above the dose that harms.',
    already: 'Tell the clinic and your provider. One X-ray is almost never a reason to worry.',
  },
  'keepsake-ultrasound': {
    name: 'Keepsake ultrasound',
    searchWords: '3d ultrasound, 4d ultrasound, gender reveal ultrasound, baby photo scan',
    todo: 'Have scans for health only, not for photos or the sex.',
    why: 'The SOGC and Health Canada advise against it.',
    already: 'Nothing to do.',
  },
  'home-doppler': {
    name: 'Home Doppler',
    searchWords: 'fetal doppler, heartbeat monitor, sonoline, stethoscope, heartbeat app, angelsounds, sonicaid',
    todo: 'Do not use a home heart monitor to check on your baby.',
    why: 'It can calm you when you should be seen.',
    call: 'Whatever the device says: from 26 weeks, if your baby moves less or more weakly, or movements have changed in a way that worries you, go to the hospital now. At 24 or 25 weeks: call now. Before that, movements that you knew have stopped: call the same day.',
  },
};
