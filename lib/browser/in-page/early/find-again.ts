/** What a visitor can operate in a widget, or in a part of a page that has a script of its own. */
export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Which control of its widget a control is, so that it is found again where React has made all elements anew. */
export interface Place {
  control: Control;
  kind: Kind;
  /** Which one it is among those of its kind, and how many there are. */
  index: number;
  count: number;
}

interface Kind {
  tag: string;
  text: string;
}

/** Notes which control of its widget a control is. */
export function describePlace(control: Control): Place {
  var kind = describeKind(control);
  var alike = listAlike(kind);
  return { control: control, kind: kind, index: alike.indexOf(control), count: alike.length };
}

/**
 * Finds a control again, also where React has made all elements of the page anew. Nothing, where the widget has more or
 * fewer of its kind by then: rather a tap that is lost than one on something else.
 */
export function findAgain(place: Place): Control | undefined {
  if (document.contains(place.control)) return place.control;
  var alike = listAlike(place.kind);
  return alike.length === place.count ? alike[place.index] : undefined;
}

function listAlike(kind: Kind): Control[] {
  return Array.prototype.filter.call(
    document.querySelectorAll(kind.tag),
    (control: Control) => describeKind(control).text === kind.text,
  );
}

function describeKind(control: Control): Kind {
  var widget = control.closest('[data-island]');
  var isTick = /^(checkbox|radio)$/.test(control.type);
  var parts = [widget?.getAttribute('data-island'), control.type, isTick && control.value, control.className];
  return { tag: control.tagName, text: parts.join(' ') };
}
