import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { UndoNotice } from '@/components/ui/undo-notice';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import type { TravelTexts } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';
import { FoundDates } from './found-dates';
import { FoundGroups } from './found-groups';
import type { Offer } from './use-offer';

interface ReceivePanelProps {
  /** All that is kept here. */
  own: TravelTexts;
  offer: Offer;
}

/** Reads what another device has saved or sent, shows it beside what is here, and stores it when told how. */
export function ReceivePanel({ own, offer }: ReceivePanelProps) {
  const { state } = offer;
  const answer = useRef<HTMLDivElement>(null);
  const lastStatus = useRef(state.status);
  useEffect(() => {
    if (lastStatus.current === state.status) return;
    lastStatus.current = state.status;
    if (state.status === 'none' || state.status === 'refused') return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [state.status]);

  return (
    <div className="max-w-reading">
      <div ref={answer} tabIndex={-1} className="scroll-mt-4 outline-none">
        {state.status === 'refused' && state.from === 'address' && (
          <div role="alert" className="notice mb-6">
            <p className="font-semibold">{words.linkProblem}</p>
            <p>{words.problems[state.problem]}</p>
          </div>
        )}
        {state.status === 'found' &&
          (state.found.kind === 'keep' ? (
            <FoundDates own={own} kept={state.found.texts} offer={offer} />
          ) : (
            <FoundGroups own={own} found={state.found} offer={offer} />
          ))}
        {state.status === 'here' && (
          <div className="mb-8 grid gap-4">
            <UndoNotice text={words.isHere} onUndo={offer.undo} />
            {!state.isStored && <p className="font-semibold text-maple">{words.notStored}</p>}
            <ButtonLink path="/" className="justify-self-start">
              {words.toWeek}
            </ButtonLink>
          </div>
        )}
        {state.status === 'back' && (
          <p role="status" className="notice mb-6">
            {words.isBack}
          </p>
        )}
      </div>
      {state.status !== 'found' && <Fields offer={offer} />}
    </div>
  );
}

function Fields({ offer }: { offer: Offer }) {
  const { state, refusals } = offer;
  const form = useRef<HTMLFormElement>(null);
  const [link, setLink] = useState('');
  useFocusOnRefusal(form, refusals);

  function submit(event: FormEvent) {
    event.preventDefault();
    offer.readLink(link);
  }
  const getProblem = (from: 'file' | 'link') =>
    state.status === 'refused' && state.from === from ? words.problems[state.problem] : undefined;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      <p>{words.receiveIntro}</p>
      <Field label={words.chooseFile} hint={words.chooseFileHint} problem={getProblem('file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            // Files can be dropped on it. No `accept`: some phones grey out files whose kind they do not know.
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) offer.readFile(file);
              // So that the same file can be chosen again.
              target.value = '';
            }}
            className="w-full cursor-pointer rounded-control border-2 border-control border-dashed bg-card p-3 file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-spruce file:bg-card file:px-4 file:font-semibold file:text-spruce"
          />
        )}
      </Field>
      <Field label={words.pasteLink} problem={getProblem('link')}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            value={link}
            onChange={(event) => setLink(event.target.value)}
            className="field-box w-full"
          />
        )}
      </Field>
      <Button type="submit" look="secondary" className="justify-self-start">
        {words.readLink}
      </Button>
    </form>
  );
}
