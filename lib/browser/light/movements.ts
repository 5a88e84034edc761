// The page of movements: takes the number of the visitor's own maternity unit, and follows their week.

import { followDay } from '@/lib/browser/follow-day';
import { showOwnMovements } from '@/lib/browser/own-movements';
import { startLight } from '@/lib/browser/start-light';
import { isStorageWorking, readStored, removeStored, writeStored } from '@/lib/browser/stored-text';
import { parseProviderPhone, serializeProviderPhone } from '@/lib/contractions/provider-phone';
import { findProviderPhoneProblem, tidyProviderPhone } from '@/lib/contractions/provider-phone-check';
import { problems } from '@/words/contractions/provider';

const KEY = 'maternityPhone';

startLight('movements', (part) => {
  const find = <Kind extends HTMLElement>(name: string) => part.querySelector(`[data-${name}]`) as Kind;
  const call = find<HTMLElement>('unit-call');
  const add = find<HTMLElement>('unit-add');
  const change = find<HTMLElement>('unit-change');
  const remove = find<HTMLElement>('unit-remove');
  const notKept = find<HTMLElement>('unit-not-kept');
  const problem = find<HTMLElement>('unit-problem');
  const form = part.querySelector('form') as HTMLFormElement;
  const field = form.querySelector('input') as HTMLInputElement;

  const getNumber = () => parseProviderPhone(readStored(KEY));

  function show(): void {
    showOwnMovements(readStored);
    const number = getNumber();
    if (!form.hidden) change.hidden = true;
    remove.hidden = !number;
    notKept.hidden = !number || isStorageWorking();
  }

  function open(): void {
    field.value = getNumber() ?? '';
    say('');
    form.hidden = false;
    show();
    field.focus();
  }

  function close(): void {
    form.hidden = true;
    show();
    (call.hidden ? add : call).focus();
  }

  /** Says what is wrong with the field, or nothing. */
  function say(text: string): void {
    problem.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
  }

  add.addEventListener('click', open);
  change.addEventListener('click', open);
  find('unit-cancel').addEventListener('click', close);
  field.addEventListener('input', () => say(''));
  remove.addEventListener('click', () => {
    removeStored(KEY);
    close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const number = tidyProviderPhone(field.value);
    const found = findProviderPhoneProblem(number);
    if (found) {
      say(problems[found]);
      field.focus();
      return;
    }
    writeStored(KEY, serializeProviderPhone(number));
    close();
  });
  followDay(show);
});
