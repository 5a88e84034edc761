import type { LookUp } from '@/data/can-i/entry-refs';
import type { Statement } from '@/data/statement';

/** A page of the site, by its English address, that says more about an act or helps with it. */
type PartnerPath =
  | '/after-birth#mood'
  | '/benefits'
  | '/benefits/letter'
  | '/benefits/standard-or-extended'
  | '/can-i/food'
  | '/can-i/medicines'
  | `/can-i/${LookUp['entry']}`
  | '/contraction-timer'
  | '/contraction-timer#who-must-not-wait'
  | '/find-care'
  | '/first-six-weeks'
  | '/hospital-bag'
  | '/leaving-home'
  | '/movements'
  | '/papers'
  | '/resources'
  | '/when-to-call'
  | '/when-to-call#after-birth';

/**
 * One thing that whoever accompanies a pregnancy can do, be it the other parent, a relative or a friend. What it states
 * as a fact is said by the week's own text, or by the page behind `path`, with the same sources; orders are those of
 * the lists of when to call.
 */
export interface PartnerAct extends Statement {
  title: string;
  path?: PartnerPath;
}
