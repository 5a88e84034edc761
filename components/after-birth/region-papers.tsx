import './papers.css';
import { Paragraphs } from '@/components/find-care/paragraphs';
import { PrintedUrl } from '@/components/resources/printed-url';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { SourceItems } from '@/components/ui/source-items';
import { regionPapers } from '@/data/after-birth/region-papers';
import type { ProvinceCode } from '@/data/provinces';
import { sources } from '@/data/sources';
import { describeDay } from '@/lib/after-birth/describe-day';
import { listJointStatements } from '@/lib/after-birth/joint-form';
import { listPapers, type Paper as PaperFacts } from '@/lib/after-birth/papers';
import { listRegionPapersSources } from '@/lib/sources/page-sources';
import { regionPapersWords } from '@/words/after-birth/papers';
import { nationalCases, nationalTasks } from '@/words/after-birth/papers/national';
import * as words from '@/words/after-birth/papers-page';
import { toChildBenefit } from '@/words/benefits/child-benefit';
import { JointForm } from './joint-form';
import { Paper } from './paper';

/**
 * The first papers of a region on its own page, in the order of its program. /papers shows a copy of them with the
 * visitor's dates and tick boxes (lib/browser/light/papers). Not on the printed sheet of the region: /papers is printed.
 */
export function RegionPapersPart({ code }: { code: ProvinceCode }) {
  return (
    <Card className="mb-6 print:hidden">
      <section id="papers" aria-labelledby="papers-title" className="grid gap-4">
        <h2 id="papers-title" className="text-xl">
          {words.title(code)}
        </h2>
        <p className="flex flex-wrap items-center gap-x-4">
          <span>{words.lead}</span>
          <SiteLink path="/papers" className="inline-flex min-h-11 items-center text-link">
            {words.withDates}
          </SiteLink>
        </p>
        <div data-region-papers className="grid gap-6">
          <ol data-papers className="papers-columns">
            {listPapers(code).map((paper) => (
              <RegionPaper key={paper.task} paper={paper} />
            ))}
          </ol>
          <div data-cases className="divide-y divide-line border-line border-y">
            <Cases code={code} />
          </div>
        </div>
      </section>
    </Card>
  );
}

function RegionPaper({ paper }: { paper: PaperFacts }) {
  const { task, region } = paper;
  const { title, text } = nationalTasks[task];
  const isRegistration = task === 'register';
  return (
    <Paper
      task={task}
      title={title}
      day={describeDay(paper)}
      statements={isRegistration ? [...text, ...listJointStatements(region).ownBenefit] : text}
      own={regionPapersWords[region].tasks[task]}
    >
      {isRegistration && (
        <>
          <JointForm code={region} brings={regionPapers[region].brings} />
          <Registration code={region} />
        </>
      )}
      {task === 'child-benefit' && (
        <SiteLink
          path="/benefits#your-child-benefit"
          className="inline-flex min-h-11 items-center text-link print:hidden"
        >
          {toChildBenefit}
        </SiteLink>
      )}
    </Paper>
  );
}

function Registration({ code }: { code: ProvinceCode }) {
  const { registrationUrl } = regionPapers[code];
  return (
    <div>
      <ExternalLink url={registrationUrl} className="paper-open print:hidden">
        {words.openRegistration(code)}
      </ExternalLink>
      <PrintedUrl url={registrationUrl} />
    </div>
  );
}

/** For whom it differs, folded, and what all of it rests on. */
function Cases({ code }: { code: ProvinceCode }) {
  const keys = listRegionPapersSources(code);
  return (
    <>
      {regionPapersWords[code].special.map(({ id, text }) => (
        <div key={id} data-case={id}>
          <Disclosure summary={<h3 className="font-sans font-semibold text-base">{words.specialTitles[id]}</h3>}>
            <Paragraphs statements={text} />
          </Disclosure>
        </div>
      ))}
      {nationalCases.map(({ id, title, text }) => (
        <div key={id} data-case={id}>
          <Disclosure summary={<h3 className="font-sans font-semibold text-base">{title}</h3>}>
            <Paragraphs statements={text} />
          </Disclosure>
        </div>
      ))}
      <div className="print:hidden">
        <Disclosure summary={<h3 className="font-sans font-semibold text-base">{words.sources}</h3>}>
          <SourceItems sources={keys.map((key) => sources[key])} />
        </Disclosure>
      </div>
    </>
  );
}
