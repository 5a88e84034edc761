import type { SourceKey } from './sources';

/** The sources of the timer's page. */
export const whenToCallSources: SourceKey[] = [
  'fraser-labour',
  'inspq-hospital',
  'waters-break',
  'ciusss-hospital',
  'nygh-when-to-call',
  'labour-511',
  'labour-distance',
  'westcoast-midwives',
  'mv-midwives',
  'preterm-alberta',
  'gbs-alberta',
  'inspq-signs',
  'warning-signs',
  'after-birth-signs',
  'sunnybrook-ectopic',
  'sogc-441',
  'stroke-alberta',
  'stroke-prairie',
  'sudbury-midwives',
  'sogc-325',
  'nunatsiaq-911',
  'nunavutnews-911',
  'qikiqtani-hospital',
  'nunavik-911',
];
