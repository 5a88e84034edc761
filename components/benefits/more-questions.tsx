import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { DateField } from '@/components/ui/date-field';
import { EntryField } from '@/components/ui/entry-field';
import { ProvinceSelect } from '@/components/ui/province-select';
import { getParentProvince, listPlanned, type ParentFields } from '@/lib/benefits/leave-form';
import { isProblemShown } from '@/lib/benefits/planner-state';
import { getProgram } from '@/lib/benefits/program-years';
import type { ParentRole } from '@/lib/benefits/types';
import { findProvinceCode } from '@/lib/resources/provinces';
import * as formWords from '@/words/benefits/leave-form';
import * as words from '@/words/benefits/leave-more';
import { BabiesChoice } from './babies-choice';
import { describeDateProblem, getAgreementBounds, getReturnBounds, type LeaveFormProps } from './form-props';
import { SelectField } from './select-field';
import { getNamesFor } from './sentences/parent-names';

interface MoreQuestionsProps extends LeaveFormProps {
  getDateProps: (name: 'hospitalFrom' | 'hospitalTo') => Omit<ComponentProps<typeof DateField>, 'label'>;
  onStartAgain: () => void;
}

/** What changes the answer for some households only. */
export function MoreQuestions(props: MoreQuestionsProps) {
  const { state, province, dispatch, getDateProps } = props;
  const { fields } = state;
  return (
    <div className="grid items-start gap-6">
      <div className="grid items-start gap-5 @xl:grid-cols-2">
        <Choice
          legend={words.arrival}
          value={fields.arrival}
          options={(['birth', 'adoption', 'surrogacy'] as const).map((value) => ({
            value,
            label: words.arrivals[value],
          }))}
          onChange={(arrival) => dispatch({ type: 'edited', fields: { arrival } })}
        />
        {getProgram(province) === 'ei' && (
          <BabiesChoice
            babies={fields.babies}
            onChange={(babies) => dispatch({ type: 'edited', fields: { babies } })}
          />
        )}
        {fields.who === 'both' && (
          <ProvinceSelect
            label={words.otherProvince}
            value={findProvinceCode(fields.otherProvince)}
            emptyLabel={words.sameProvince}
            onChange={(code) => dispatch({ type: 'edited', fields: { otherProvince: code ?? '' } })}
          />
        )}
      </div>
      <Group title={words.hospital}>
        <DateField label={words.hospitalFrom} {...getDateProps('hospitalFrom')} />
        <DateField label={words.hospitalTo} {...getDateProps('hospitalTo')} />
      </Group>
      {listPlanned(fields.who).map((role) => (
        <ParentDetails key={role} role={role} {...props} />
      ))}
      <Button look="secondary" onClick={props.onStartAgain} className="justify-self-start">
        {words.clear}
      </Button>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid items-start gap-5 @xl:grid-cols-2">
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

type CountField = 'topUpPercent' | 'topUpWeeks' | 'sicknessWeeks' | 'regularWeeks';

function ParentDetails({ role, state, today, province, problems, dispatch }: LeaveFormProps & { role: ParentRole }) {
  const fields = state.fields.parents[role];
  const found = problems.parents?.[role] ?? {};
  const titles = getNamesFor(state.fields.arrival);
  const isInEi = getProgram(getParentProvince(state.fields, role, province)) === 'ei';
  const edit = (edited: Partial<ParentFields>) => dispatch({ type: 'parent-edited', role, fields: edited });
  const isShown = (name: keyof ParentFields) => isProblemShown(state, `${role}.${name}`);
  const getCountProps = (name: CountField) => {
    const problem = isShown(name) ? found[name] : undefined;
    return {
      inputMode: 'numeric' as const,
      value: fields[name],
      problem: problem && (problem === 'missing' ? formWords.missing : words.notWhole[name]),
      onChange: (value: string) => edit({ [name]: value }),
      onLeave: () => dispatch({ type: 'left', name: `${role}.${name}` }),
    };
  };
  const getDayProps = (name: 'atWorkFrom' | 'atWorkTo' | 'agreementDate') => ({
    value: fields[name],
    bounds: today && getReturnBounds(today),
    problem: describeDateProblem(state, `${role}.${name}`, found[name]),
    isDisabled: state.status === 'unknown',
    onChange: (value: string) => edit({ [name]: value }),
    onLeave: (isImpossible: boolean) => dispatch({ type: 'left', name: `${role}.${name}`, isImpossible }),
  });
  return (
    <fieldset className="grid gap-5 border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-serif">{titles[role]}</legend>
      <Group title={words.topUp}>
        <EntryField label={words.topUpPercent} {...getCountProps('topUpPercent')} />
        <EntryField label={words.topUpWeeks} {...getCountProps('topUpWeeks')} />
        {isInEi && (
          <SelectField
            label={words.topUpWaiting}
            value={fields.topUpWaiting}
            options={words.topUpWaitingOptions}
            onChange={(topUpWaiting) => edit({ topUpWaiting })}
          />
        )}
        <SelectField
          label={words.topUpOnlyWith}
          value={fields.topUpOnlyWith}
          options={words.topUpOptions}
          onChange={(topUpOnlyWith) => edit({ topUpOnlyWith })}
        />
      </Group>
      <div className="grid items-start gap-5 @xl:grid-cols-2">
        {isInEi && (
          <SelectField
            label={words.insuredWork}
            hint={words.insuredWorkHint}
            value={fields.insuredWork}
            options={words.insuredWorkOptions}
            onChange={(insuredWork) => edit({ insuredWork })}
          />
        )}
        {isInEi && fields.insuredWork === 'regular' && (
          <EntryField label={words.regularWeeks} hint={words.regularWeeksHint} {...getCountProps('regularWeeks')} />
        )}
        {isInEi && fields.insuredWork === 'self-employed' && (
          <DateField
            label={words.agreementDate}
            {...getDayProps('agreementDate')}
            bounds={today && getAgreementBounds(today)}
          />
        )}
        {isInEi && role === 'birth' && state.fields.arrival === 'birth' && (
          <EntryField label={words.sicknessWeeks} hint={words.sicknessHint} {...getCountProps('sicknessWeeks')} />
        )}
        <EntryField
          label={words.earnedBeside}
          inputMode="decimal"
          value={fields.earnedBeside}
          problem={
            found.earnedBeside && isShown('earnedBeside') ? formWords.amountProblems[found.earnedBeside] : undefined
          }
          onChange={(earnedBeside) => edit({ earnedBeside })}
          onLeave={() => dispatch({ type: 'left', name: `${role}.earnedBeside` })}
        />
      </div>
      <Group title={words.atWork}>
        <DateField label={words.atWorkFrom} {...getDayProps('atWorkFrom')} />
        <DateField label={words.atWorkTo} {...getDayProps('atWorkTo')} />
      </Group>
    </fieldset>
  );
}
