import './letter.css';
import { useState } from 'react';
import { AskedToSave } from '@/components/ui/asked-to-save';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Choice } from '@/components/ui/choice';
import { EntryField } from '@/components/ui/entry-field';
import { Field } from '@/components/ui/field';
import type { CertificateRule } from '@/data/benefits/notice';
import type { LanguageCode } from '@/data/languages';
import { type CertificateWay, getLetterText, type LetterFacts, writeLetter } from '@/lib/benefits/letter';
import { findCertificateRule } from '@/lib/benefits/notice';
import { useCopy } from '@/lib/browser/copy';
import { downloadFile, printPage } from '@/lib/browser/platform';
import * as words from '@/words/benefits/letter';
import { languageCode } from '@/words/language';

interface LetterSheetProps {
  facts: Omit<LetterFacts, 'certificate' | 'name' | 'job' | 'employer'>;
}

/** The letter, in either language, with names that are typed into it and stored nowhere. */
export function LetterSheet({ facts }: LetterSheetProps) {
  const [language, setLanguage] = useState<LanguageCode>(languageCode);
  const [names, setNames] = useState({ name: '', job: '', employer: '' });
  const [chosenWay, setChosenWay] = useState<CertificateWay>();
  const [isAsked, setIsAsked] = useState(false);
  const { status, field, copy } = useCopy<HTMLTextAreaElement>();
  const certificateRule = findCertificateRule(facts.law, facts.role, facts.bornOn !== undefined);
  const certificate = chosenWay ?? getUsualWay(certificateRule);
  const letter = writeLetter(language, { ...facts, ...names, certificate });
  const text = getLetterText(letter);

  function save() {
    downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), letter.fileName);
    setIsAsked(true);
  }
  return (
    <section aria-labelledby="letter" className="grid min-w-0 grid-cols-1 gap-5">
      <h2 id="letter">{words.letter}</h2>
      <Card className="@container grid min-w-0 gap-5 print:hidden">
        <Choice
          legend={words.letterIn}
          value={language}
          options={(['en', 'fr'] as const).map((value) => ({ value, label: words.languageNames[value] }))}
          onChange={setLanguage}
        />
        <div className="grid items-start gap-5 @xl:grid-cols-2">
          {(['name', 'job', 'employer'] as const).map((key) => (
            <EntryField
              key={key}
              label={nameLabels[key]}
              inputMode="text"
              value={names[key]}
              problem={undefined}
              onChange={(typed) => setNames({ ...names, [key]: typed })}
            />
          ))}
        </div>
        <p className="text-ink-soft text-sm">{words.namesNotStored}</p>
        {certificateRule && (
          <Choice
            legend={words.certificateWay}
            value={certificate}
            options={(['with', 'follows', 'if-asked'] as const).map((value) => ({
              value,
              label: words.certificateWays[value],
            }))}
            onChange={setChosenWay}
          />
        )}
      </Card>
      {/* Stays in its language where a browser translates the page: the employer reads it. */}
      <article
        data-letter
        lang={letter.language}
        translate="no"
        aria-label={letter.title}
        className="notranslate grid max-w-reading gap-3 rounded-card border border-line bg-card p-5"
      >
        <p className="font-semibold text-lg">{letter.title}</p>
        <div>
          {letter.head.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter keep their places.
            <p key={index}>{line}</p>
          ))}
        </div>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div>
          <p>{letter.confirm}</p>
          <ul className="list-disc pl-6">
            {letter.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
        {[...letter.closing, ...letter.foot].map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </article>
      <p className="max-w-reading text-ink-soft text-sm print:hidden">{words.nothingOnHealth}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
        <Button onClick={() => copy(text)} className="sm:min-w-44">
          {status === 'copied' ? words.copied : words.copy}
        </Button>
        <Button look="secondary" onClick={printPage}>
          {words.print}
        </Button>
        <Button look="secondary" onClick={save}>
          {words.save}
        </Button>
      </div>
      <p role="status" aria-label={words.copying} className="sr-only">
        {status === 'copied' && words.isCopied}
      </p>
      <AskedToSave isAsked={isAsked} wayOut={words.withoutFile} />
      {status === 'refused' && (
        <Field label={words.asText} hint={words.copyByHand} className="print:hidden">
          {(control) => (
            <textarea
              {...control}
              ref={field}
              readOnly
              rows={12}
              lang={letter.language}
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              className="field-box h-auto w-full py-2"
            />
          )}
        </Field>
      )}
    </section>
  );
}

const nameLabels = { name: words.name, job: words.job, employer: words.employer };

/** How a certificate goes with the letter, until something else is chosen. */
function getUsualWay(rule: CertificateRule | undefined): CertificateWay {
  if (rule === 'always') return 'with';
  return rule === 'soon' ? 'follows' : 'if-asked';
}
