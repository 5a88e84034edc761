import { diaperSources } from '@/data/after-birth/diapers';
import { feedingLines, moodLines } from '@/data/after-birth/page-parts';
import { afterBirthTasks } from '@/data/after-birth/papers';
import { regionPapers } from '@/data/after-birth/region-papers';
import { type AppointmentFacts, appointments } from '@/data/appointments';
import { eiRules } from '@/data/benefits/ei-rules';
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { calendarSources } from '@/data/calendar-sources';
import type { CareLineId } from '@/data/care-lines';
import { leavingHomeLines } from '@/data/care-lines/leaving-home';
import { regionCare } from '@/data/find-care/regions';
import { labourParts } from '@/data/labour/parts';
import { firstSigns, labourSigns, signsAtTheFirst } from '@/data/labour/signs';
import { foldedParts, regionsByTravel } from '@/data/leaving-home/parts';
import { milestones } from '@/data/milestones';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import { listDayCards } from '@/lib/after-birth/day-cards';
import { isTerritory, listJointStatements } from '@/lib/after-birth/joint-form';
import { statementsAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import { listSignsOfLabourPart } from '@/lib/labour/signs-of-part';
import { listPartnerStatements } from '@/lib/partner/partner-acts';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { findTest, getRegionScreening, listTestSources, testsEverywhere } from '@/lib/visits/prenatal-tests';
import { findVisit, listVisitSources } from '@/lib/visits/visits';
import { listAppointments } from '@/lib/weeks/appointments';
import { listSignsInLabour } from '@/lib/weeks/labour-signs';
import { signSearchEntries } from '@/lib/weeks/sign-entries';
import { findWarningSigns, listGroupStatements, listWarningStatements, warningSigns } from '@/lib/weeks/warning-signs';
import type { WeeklyRecord } from '@/lib/weeks/week-record';
import { listeners } from '@/words/after-birth/after-birth-page';
import { babyWords } from '@/words/after-birth/after-birth-page-baby';
import { screening, vaccines, visits } from '@/words/after-birth/after-birth-page-checks';
import { ownWayWords } from '@/words/after-birth/after-birth-page-own-way';
import { regions } from '@/words/after-birth/after-birth-page-regions';
import { parentWords } from '@/words/after-birth/after-birth-page-you';
import { paleUrine } from '@/words/after-birth/diapers';
import { regionPapersWords } from '@/words/after-birth/papers';
import { joint, nationalCases, nationalTasks, quietWays } from '@/words/after-birth/papers/national';
import { everywhereAbout } from '@/words/after-birth/papers-page';
import {
  contractionsThatStop,
  nobodyAnswers,
  whenToCall,
  whenToCallAtTerm,
  withMidwife,
} from '@/words/contractions/when-to-call';
import * as findCare from '@/words/find-care/page';
import {
  firstVisit,
  hospitalAllTheSame,
  meanwhileIn,
  noAlcohol,
  prescribed,
  vitamin,
  walkIn,
} from '@/words/find-care/region-answer';
import { regionCareWords } from '@/words/find-care/regions';
import * as labourPage from '@/words/labour/page';
import { parts as labourPartWords } from '@/words/labour/parts';
import { about as aboutSheet } from '@/words/labour/sheet';
import * as leavingHome from '@/words/leaving-home';
import { afterResult } from '@/words/prenatal-tests';
import { provinceGuides } from '@/words/province-guides';
import { signs as labourSignWords } from '@/words/signs-of-labour';
import { emergencyInNunavut, hospitalInNunavut } from '@/words/without-911';
import { listTextSources } from './line-sources';

/** Every source that a week's page rests on, once each, in the order of its claims. */
export function listWeekSources(record: WeeklyRecord): SourceKey[] {
  const list = findWarningSigns(record.week);
  const statements: Statement[] = [
    record.lead,
    ...record.developmentMilestones,
    ...record.motherChanges,
    ...record.tips,
    ...(list ? [...listWarningStatements(list), hospitalInNunavut] : []),
  ];
  const keys = [
    ...(record.size?.length?.sources ?? []),
    ...(record.size?.weight?.sources ?? []),
    ...statements.flatMap(({ sources = [] }) => sources),
    ...listAppointments(record.week).flatMap(listAppointmentSources),
  ];
  return [...new Set(keys)];
}

/** The sources of an appointment's days, then of what happens there and who pays. */
function listAppointmentSources({ id, sources }: AppointmentFacts): SourceKey[] {
  const visit = findVisit(id);
  return [...sources, ...(visit ? listVisitSources(visit) : [])];
}

/** Every source that the page of when to call rests on, once each, in the order of its lists, then of what is looked up. */
export function listWhenToCallSources(): SourceKey[] {
  const statements = [...warningSigns.flatMap(listWarningStatements), ...statementsAfterBirth, hospitalInNunavut];
  const lookedUp = signSearchEntries.flatMap(({ commonBy = [] }) => commonBy);
  return [...new Set([...statements.flatMap(({ sources = [] }) => sources), ...lookedUp])];
}

/** Every source that the page on the signs of labour rests on, once each: of what to do, then of what each sign is. */
export function listLabourSignsSources(): SourceKey[] {
  const listed = [firstSigns, signsAtTheFirst, ...labourSigns.map(({ signs }) => signs)].flatMap((ids) => {
    const { emergency, bands } = listSignsInLabour(ids);
    return listGroupStatements([...emergency, ...bands.flatMap(({ groups }) => groups)]);
  });
  const rules = [...whenToCall, ...whenToCallAtTerm, contractionsThatStop, withMidwife, nobodyAnswers];
  const told = Object.values(labourSignWords).flatMap(({ statements }) => statements);
  return listTextSources([...listed, hospitalInNunavut, ...rules, ...told], []);
}

/** Every source that the page on prenatal tests rests on, once each, in the order of its tests. */
export function listPrenatalTestSources(): SourceKey[] {
  const tests = [findTest('ask-about-screening'), ...provinceCodes.flatMap((code) => getRegionScreening(code).tests)];
  const keys = [...tests, ...testsEverywhere].flatMap(listTestSources);
  return [...new Set([...keys, ...listTextSources(afterResult.statements, [])])];
}

/** Every source that the guides rest on, once each, in the order of their advice. */
export function listTipSources(): SourceKey[] {
  const statements = trimesterTips.flatMap(({ sections }) => sections.flatMap(({ advice }) => advice));
  return [...new Set(statements.flatMap(({ sources = [] }) => sources))];
}

/** Every source that the timeline rests on, once each, in the order of its claims. */
export function listTimelineSources(): SourceKey[] {
  const keys: SourceKey[] = [
    ...milestones.flatMap(({ sources = [] }) => sources),
    ...appointments.flatMap(listAppointmentSources),
  ];
  return [...new Set([...keys, ...Object.values(calendarSources).flat()])];
}

/** Every source that the page of whoever follows a pregnancy rests on, once each: of what they can do, then of dates. */
export function listPartnerSources(): SourceKey[] {
  return [...new Set([...listTextSources(listPartnerStatements(), []), ...listTimelineSources()])];
}

const travelLines = Object.keys(leavingHomeLines) as CareLineId[];

/** Every source that the page on leaving home rests on, once each, in the order of its claims. */
export function listLeavingHomeSources(): SourceKey[] {
  const { paid, others, ask, when, regions, feelings, folded } = leavingHome;
  const statements: Statement[] = [
    ...[paid, ask, when].flatMap((part) => part.statements),
    others,
    ...regionsByTravel.flatMap((code) => Object.values(regions[code]).flat()),
    ...feelings.statements,
    ...foldedParts.flatMap((id) => folded[id].statements),
  ];
  return listTextSources(statements, travelLines);
}

/** Every source that the page on labour rests on, once each, in the order of its claims. */
export function listLabourSources(): SourceKey[] {
  const statements: Statement[] = [
    labourPage.notAList,
    ...labourPage.yourSay.statements,
    ...labourParts.flatMap((id) => {
      const { what, feels, ask } = labourPartWords[id];
      return [...listGroupStatements(listSignsOfLabourPart(id)), ...what, ...feels, ...ask];
    }),
    ...aboutSheet,
  ];
  return listTextSources(statements, []);
}

const linesAfterBirth = [...feedingLines, ...moodLines];

/** Every source that the page on the time after a birth rests on, once each, in the order of its claims. */
export function listAfterBirthPageSources(): SourceKey[] {
  const parts = [babyWords, parentWords, { visits, screening, vaccines }, ownWayWords].flatMap((group) =>
    Object.values<{ statements: Statement[] }>(group),
  );
  const statements: Statement[] = [
    ...statementsAfterBirth,
    hospitalInNunavut,
    ...parts.flatMap((part) => part.statements),
    paleUrine,
    ...listeners,
    ...Object.values(regions).flatMap((told) => Object.values(told)),
  ];
  return [...new Set([...listTextSources(statements, linesAfterBirth), ...diaperSources])];
}

const inNunavut: SourceKey[] = [emergencyInNunavut, hospitalInNunavut].flatMap(({ sources = [] }) => sources);

/** Every source of a region's page, once each: of its lines and words in their order, then of the weeks that are paid and protected. */
export function listGuideSources(code: ProvinceCode): SourceKey[] {
  const { crisisLine, sections } = provinceGuides[code];
  const keys = [
    ...(code === 'NU' ? inNunavut : []),
    ...(crisisLine?.sources ?? []),
    ...listRegionCareSources(code),
    ...Object.values(sections)
      .flat()
      .flatMap(({ sources = [] }) => sources),
    jobLeaves[code].source,
    ...(code === 'QC' ? qpipRules : eiRules).sources,
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** Of what a region answers to who looks after a pregnancy. */
function listRegionCareSources(code: ProvinceCode): SourceKey[] {
  const { first, next } = regionCare[code];
  const said = regionCareWords[code];
  const statements = [
    ...said.first,
    ...said.next,
    ...said.meanwhile,
    ...meanwhileIn(code),
    hospitalAllTheSame,
    ...Object.values(said.fits).flat(),
  ];
  return listTextSources(statements, [...first.lines, ...next.lines]);
}

/** Every source that /find-care rests on, once each. The answers of regions have theirs on their own pages. */
export function listFindCareSources(): SourceKey[] {
  const statements = [
    vitamin,
    noAlcohol,
    prescribed,
    walkIn,
    firstVisit,
    findCare.callEarly,
    hospitalAllTheSame,
    ...findCare.withoutCard,
  ];
  return listTextSources(statements, []);
}

/** Every source of the first papers of a region, once each, in the order of its tasks. They stand in a fold of their own. */
export function listRegionPapersSources(code: ProvinceCode): SourceKey[] {
  const { tasks, brings } = regionPapers[code];
  const said = regionPapersWords[code];
  const statements = [
    ...tasks.flatMap((task) => [...(said.tasks[task] ?? []), ...nationalTasks[task].text]),
    ...Object.values(listJointStatements(code)).flat(),
    ...joint.twins,
    ...(brings.length === 0 ? [joint.nothing] : []),
    ...(isTerritory(code) ? [joint.territories] : []),
    ...[...said.special, ...nationalCases].flatMap(({ text }) => text),
  ];
  return listTextSources(statements, []);
}

/** Every source that /papers rests on apart from the papers of a region, once each. */
export function listPapersSources(): SourceKey[] {
  const statements = [
    everywhereAbout,
    ...afterBirthTasks.flatMap((task) => nationalTasks[task].text),
    ...quietWays.inHospital.text,
  ];
  return listTextSources(statements, []);
}

/** Every source that the cards of the first six weeks rest on, once each, in the order of their days. */
export function listSixWeeksSources(): SourceKey[] {
  const statements = listDayCards().flatMap(({ usual, forYou, lookAt, lines, figures, signs }) => [
    ...[usual, forYou, lookAt, ...lines],
    ...[...(figures?.signs ?? []), ...signs].flatMap((group) => group.signs),
  ]);
  return [...new Set([...diaperSources, ...listTextSources([...statements, hospitalInNunavut], [])])];
}
