export const historyList = 'Contraction history';
export const atTime = (time: string) => `at ${time}`;
export const firstOne = 'The first one';
export const unknownGap = 'Gap not known: the clock was changed';
export const notConfirmed = 'Length not confirmed: not in the averages';
export const edit = 'Edit';
export const editAt = (time: string) => `Edit the contraction at ${time}`;
export const remove = 'Delete';
export const removeAt = (time: string) => `Delete the contraction at ${time}`;
