/** Words of a question that say nothing of what is looked up. Both languages' are left out on either page. */
export const fillers =
  "a, an, the, my, me, i, i'm, i've, is, it, it's, am, are, was, be, been, can, could, should, do, does, did, have, has, having, had, get, gets, getting, feel, feels, feeling, of, in, on, at, to, and, or, if, for, with, while, when, during, this, that, there, some, very, really, bad, too, so, just, what, why, ok, okay, safe, normal, pregnant, pregnancy, week, weeks, since, today, sudden, suddenly";
