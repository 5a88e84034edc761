import type { Statement } from '@/data/statement';

/**
 * The first words of each week's page: two sentences, made from statements that the week's own file (data/en/weeks)
 * holds, with their sources. Nothing is said here that is not said there. They stand apart from the weeks because the
 * calculator loads those, and only the pages of the weeks show these.
 */
export const weekLeads: Record<number, Statement> = {
  1: {
    text: 'If you hope to be pregnant, the count starts here, about two weeks before conception. An egg is ripening this week, and your uterus begins to thicken its lining.',
    sources: ['msd-dating'],
  },
  2: {
    text: 'Conception, if it happens, most often comes near the start of this week. There is nothing to see yet: an egg sets out, and for a short time it can be fertilized.',
    sources: ['msd-dating'],
  },
  3: {
    text: 'If an egg was fertilized, a hollow ball of cells has now reached your uterus. A small group of cells inside it will become your baby.',
    sources: ['msd-dating'],
  },
  4: {
    text: 'A late period is often how the news arrives, with joy, shock or fear, sometimes all in one hour. Your baby is a flat disc of cells now, too small to see on an ultrasound.',
  },
  5: {
    text: "For now your baby's heart is a tube, and it begins to move blood. The whole body curls into the shape of a C, and one end is clearly the head.",
  },
  6: {
    text: 'Tiny buds mark the places where arms and legs will grow. On each side of the head, a cup of tissue will become an eye.',
  },
  7: {
    text: 'Your baby is getting a face: small pits for the nostrils, and two dark spots for the eyes. The hands look like little paddles, and the feet come a little later.',
  },
  8: {
    text: 'Your baby has elbows now, and ridges in the hands where fingers will grow. Few people look pregnant yet, but a flight of stairs leaves many out of breath.',
  },
  9: {
    text: 'Your baby can wriggle now, many weeks before you will feel it. The fingers begin to come apart, and the legs have knees and ankles.',
  },
  10: {
    text: 'From now on your baby is called a fetus, and fingers and toes are separate. The head looks rounder, and a neck shows below it.',
  },
  11: {
    text: 'For now, about half of your baby is head, and the body has months to catch up. If you have a scan, you might see your baby bend, stretch or turn.',
  },
  12: {
    text: 'Your baby can answer a touch on the palm: the fingers may start to close. From the side, a scan often shows a face, with a forehead, a small nose and a chin.',
  },
  13: {
    text: "Your baby's neck is getting longer, and the chin lifts off the chest. You may find some of your energy again, as many people do around now.",
  },
  14: {
    text: "Your baby's arms are almost in proportion to the body, and the legs have some catching up to do. The first fine hairs begin to grow, near the eyebrows and the upper lip.",
  },
  15: {
    text: 'Your baby is practising: the chest makes short runs of breathing movements. There can be hiccups too, so faint that you do not notice them.',
  },
  16: {
    text: "Your baby's eyes have begun to move, slowly, behind closed lids. You may feel the first flutters now if you have given birth before, and often some weeks later if you have not.",
  },
  17: {
    text: 'Your baby looks less top-heavy, as the body now grows faster than the head. The cord is getting longer too, and there is room to roll and kick.',
  },
  18: {
    text: "Your baby's eyes have moved toward the front of the face, and the ears are close to their place. Taps or bubbles could be your baby, though many people in a first pregnancy feel none yet.",
  },
  19: {
    text: "A creamy coat called vernix begins to cover your baby's skin, and fine, soft hair helps hold it there. Leg muscles grow stronger, so there is more push behind a kick.",
  },
  20: {
    text: "By the calendar you are halfway, and the top of your uterus is near your navel. Your baby's arms and legs have nearly the proportions of a newborn.",
  },
  21: {
    text: 'Many times a day your baby swallows some amniotic fluid, and the gut soaks up the water. Kicks often land low, near your bladder, where a hand on your belly may not feel them.',
  },
  22: {
    text: "Fine, soft hair like down now covers most of your baby's body. There is room to roll, so your baby may be head up in the morning and sideways by night.",
  },
  23: {
    text: "Under closed lids, your baby's eyes begin to make quick, darting movements. Of all sounds, low ones such as a voice nearby reach the womb best.",
  },
  24: {
    text: 'The sounds your baby meets most are yours: your heartbeat, your stomach, your voice. The ridges of the fingerprints are in place, in a pattern that will last for life.',
  },
  25: {
    text: 'A sudden loud noise may make your baby jump or blink. The hands find their way to the face, and a little fat gathers under the skin.',
  },
  26: {
    text: "Rolls, jabs and swishes are clearer now, and they make a pattern that is your baby's own. From this week on, pay regular attention to it: nobody knows it as well as you do.",
    sources: ['sogc-441'],
  },
  27: {
    text: "Those small, steady jerks are often hiccups. Sound now reaches your baby's brain, and it may change the heart rate for a moment.",
  },
  28: {
    text: 'About now many babies begin to open their eyes, with short lashes along the lids. Small fingers close on what they touch, such as the cord or the other hand.',
  },
  29: {
    text: "Your belly may jump for all to see, now that your baby's muscles are filling out. Head down one day and bottom first the next: there is room to flip.",
  },
  30: {
    text: "Your baby's eyes open wide by about now, in a colour that may change after birth. Your clock does not count in there, and some babies dance at midnight.",
  },
  31: {
    text: "Ridges and grooves are forming on your baby's brain, and its cells make many new links. With them your baby takes in sound, touch and light.",
  },
  32: {
    text: 'Your baby looks smoother now, as fat fills in under the skin. There are toenails by this week, and many babies have turned head down.',
  },
  33: {
    text: 'More and more of your antibodies cross the placenta, to help protect your baby in the first months. Active sleep, with eyes moving under closed lids, takes turns with quiet sleep.',
  },
  34: {
    text: 'Your baby is learning to suck, swallow and breathe as a team, for the feeds to come. Talk or sing if you like: your voice gets through the fluid.',
  },
  35: {
    text: "Your baby's arms and legs look rounder, and a heel or a bottom may slide past under your skin. You feel more rolls and long stretches: the kind of movement changes, but the amount should not drop.",
  },
  36: {
    text: 'By now most babies lie head down, with round cheeks that will help them suck. You may be eager one minute and nervous the next.',
  },
  37: {
    text: 'Your baby can grip firmly: after birth, a finger laid in the palm will often be held tight. Some babies have a full head of hair by now, and others almost none.',
  },
  38: {
    text: "Your baby's liver is storing sugar, as fuel for the time right after birth. Once your baby is born, a touch on the cheek will make the head turn and the mouth open.",
  },
  39: {
    text: 'Full term begins this week, and your baby goes on getting oxygen, food and antibodies through the placenta. If daily messages that ask for news wear you down, you can mute them.',
    sources: ['sub-terms'],
  },
  40: {
    text: 'The due date is here, and about half of all babies come within a week of it, before or after. What a newborn sees best is close by, such as your face.',
    sources: ['due-date-study', 'msd-dating'],
  },
};
