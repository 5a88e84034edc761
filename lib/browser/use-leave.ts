import { initialLeaveFields, parseLeave, type StoredLeave, serializeLeave } from '@/lib/benefits/leave-form';
import {
  followStored,
  getLeaveState,
  initialEntry,
  type KnownDates,
  type LeaveAction,
  type LeaveState,
  reduceLeave,
} from '@/lib/benefits/planner-state';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { createStoredValue } from './storage';
import { useStoredReducer } from './stored-reducer';
import { useCountedBirth } from './use-birth';
import { usePregnancy } from './use-pregnancy';

const storedLeave = createStoredValue<StoredLeave | undefined, StoredLeave>('benefitsPlan', parseLeave, serializeLeave);

const unknownState: LeaveState = { ...initialEntry, status: 'unknown', fields: initialLeaveFields };

interface LeaveFormInUse {
  state: LeaveState;
  /** What is stored of the form; undefined where nothing is. */
  stored: StoredLeave | undefined;
  dispatch: (action: LeaveAction) => void;
}

/** The form of the leave planner: what was entered in it here or in another tab, and the dates that the site knows. */
export function useLeave(today: Date | undefined): LeaveFormInUse {
  const known = useKnownDates(today);
  const { value, own, isKnown, dispatch } = useStoredReducer(storedLeave, {
    initialValue: undefined,
    initialOwn: initialEntry,
    reduce: (state, action: LeaveAction) => reduceLeave(state, action, known),
    follow: followStored,
  });
  return {
    state: isKnown ? getLeaveState({ value, own }, known) : unknownState,
    stored: value,
    dispatch(action) {
      dispatch(action);
      // A text that could not be read is shown as an empty form, and goes with it.
      if (action.type === 'started-again') storedLeave.forget();
    },
  };
}

function useKnownDates(today: Date | undefined): KnownDates {
  const pregnancy = usePregnancy();
  const counted = useCountedBirth(today);
  const dueDate = pregnancy.status === 'known' ? pregnancy.value?.dueDate : undefined;
  // A pregnancy that was entered after a birth is the next one.
  const birth = dueDate === undefined ? counted : undefined;
  return {
    dueDate: birth?.dueDate ? formatCalendarDate(birth.dueDate) : dueDate,
    birthday: birth && formatCalendarDate(birth.birthday),
  };
}
