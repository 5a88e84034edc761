/** @jest-environment node */
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { provinceCodes } from '@/data/provinces';
import { provinceGuides } from '@/words/province-guides';
import { listGuideSections, listLeaveRows } from './guide';
import { getProvinceResources } from './resource-links';

const listSections = (code: (typeof provinceCodes)[number]) =>
  listGuideSections(provinceGuides[code], getProvinceResources(code));

it('puts EI beside the leave of Ontario', () => {
  expect(listLeaveRows('ON')).toEqual([
    { id: 'pregnancy', paidWeeks: [15], leaveWeeks: 17 },
    { id: 'birthParent', paidWeeks: [35, 61], leaveWeeks: 61 },
    { id: 'otherParent', paidWeeks: [35, 61], leaveWeeks: 63 },
    { id: 'shared', paidWeeks: [40, 69] },
  ]);
});

it('puts QPIP beside the leave of Quebec', () => {
  expect(listLeaveRows('QC')).toEqual([
    { id: 'pregnancy', paidWeeks: [18, 15], leaveWeeks: 18 },
    { id: 'otherParentOnly', paidWeeks: [5, 3], leaveWeeks: 5 },
    { id: 'shared', paidWeeks: [36, 28], leaveWeeks: 65 },
  ]);
});

it.each([
  ['NB', 62],
  ['YT', 71],
  ['ON', undefined],
] as const)('says for %s how long both parents may stay away in all: %s', (code, weeks) => {
  expect(listLeaveRows(code).find(({ id }) => id === 'shared')?.leaveWeeks).toBe(weeks);
});

it.each(provinceCodes)('%s has no figure for leave that its record does not have', (code) => {
  const { pregnancyWeeks, parentalWeeks, otherParentOnlyWeeks } = jobLeaves[code];
  const known = [pregnancyWeeks, otherParentOnlyWeeks, ...Object.values(parentalWeeks)];
  for (const { leaveWeeks } of listLeaveRows(code)) expect([...known, undefined]).toContain(leaveWeeks);
});

it.each(['MB', 'SK', 'NT', 'NU'] as const)(
  'prints no number at all for %s, whose law of today nobody has read',
  (code) => {
    expect(listLeaveRows(code).map(({ leaveWeeks }) => leaveWeeks)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

it('counts in Quebec the weeks that parents get for sharing, as the planner does', () => {
  const shared = listLeaveRows('QC').find(({ id }) => id === 'shared');
  const { basic, special } = qpipRules;
  expect(shared?.paidWeeks).toEqual([
    basic.shareableWeeks + basic.bonusWeeks,
    special.shareableWeeks + special.bonusWeeks,
  ]);
});

describe("the sections of a region's guide", () => {
  it.each([
    ['ON', ['care', 'birth', 'money', 'program', 'child-care', 'after-birth', 'newcomers']],
    ['NU', ['care', 'birth', 'travel', 'money', 'program', 'child-care', 'after-birth', 'newcomers']],
  ] as const)('stand in their order, with travel only where people leave to give birth: %s', (code, ids) => {
    expect(listSections(code).map(({ id }) => id)).toEqual(ids);
  });

  it.each(provinceCodes)('hold all that the guide of %s says, and each official page once', (code) => {
    const sections = listSections(code);
    const { sections: said } = provinceGuides[code];
    expect(sections.flatMap(({ statements }) => statements)).toHaveLength(Object.values(said).flat().length);
    expect(sections.find(({ id }) => id === 'care')?.statements).toBe(said.prenatalCare);
    const { further: _further, ...main } = getProvinceResources(code);
    const links = sections.flatMap((section) => section.links);
    expect(links).toHaveLength(Object.keys(main).length);
    expect(new Set(links.map(({ url }) => url))).toEqual(new Set(Object.values(main).map(({ url }) => url)));
  });

  it.each([
    ['NU', 'travel'],
    ['ON', 'program'],
    // Its program is not for travel, though people travel to give birth.
    ['YT', 'program'],
  ] as const)('show the program of %s under %s', (code, id) => {
    const { url } = getProvinceResources(code).specialPrograms;
    const holders = listSections(code).filter(({ links }) => links.some((link) => link.url === url));
    expect(holders.map((section) => section.id)).toEqual([id]);
  });

  it('lead from money to benefits and to the law on leave, and from care to health services', () => {
    const { healthLink, parentalBenefits, maternityInfo, childcareOptions } = getProvinceResources('QC');
    const linksOf = (id: string) => listSections('QC').find((section) => section.id === id)?.links;
    expect(linksOf('care')).toEqual([healthLink]);
    expect(linksOf('money')).toEqual([parentalBenefits, maternityInfo]);
    expect(linksOf('child-care')).toEqual([childcareOptions]);
  });
});
