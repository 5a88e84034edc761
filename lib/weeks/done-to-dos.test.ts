/** @jest-environment node */
import { parseDoneToDos, serializeDoneToDos, setToDoDone } from './done-to-dos';

it('ticks and takes a tick away, each id once', () => {
  const ticked = setToDoDone(setToDoDone([], 'crib', true), 'parking', true);
  expect(setToDoDone(ticked, 'crib', true)).toEqual(['parking', 'crib']);
  expect(setToDoDone(ticked, 'crib', false)).toEqual(['parking']);
  expect(parseDoneToDos(serializeDoneToDos(ticked))).toEqual(['crib', 'parking']);
});

it.each([null, '', '[]', '{"version":2,"done":["crib"]}', '{"version":1,"done":"crib"}'])(
  'reads none from %p',
  (text) => {
    expect(parseDoneToDos(text)).toEqual([]);
  },
);

it('reads what can be read, also an id that it does not know', () => {
  expect(parseDoneToDos('{"version":1,"done":["crib",7,null,"crib","later"]}')).toEqual(['crib', 'later']);
});
