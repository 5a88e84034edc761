/**
 * Functions for scripts that run before the page's own: `describeControl(control)` notes which control of a widget it
 * is, and `findAgain(described)` finds it later, also where React has made all elements of the page anew. Nothing, where
 * the widget has more or fewer of its kind by then: rather a tap that is lost than one on something else. In the oldest
 * JavaScript.
 */
export const findAgain = `function listAlike(kind) {
    return Array.prototype.filter.call(document.querySelectorAll('[data-island] ' + kind.tag), function (element) {
      return describeKind(element).text === kind.text;
    });
  }
  function describeKind(control) {
    var widget = control.closest('[data-island]'), isTick = /^(checkbox|radio)$/.test(control.type);
    var parts = [widget && widget.getAttribute('data-island'), control.type, isTick && control.value, control.className];
    return { tag: control.tagName, text: parts.join(' ') };
  }
  function describeControl(control) {
    var kind = describeKind(control), alike = listAlike(kind);
    return { control: control, kind: kind, place: alike.indexOf(control), count: alike.length };
  }
  function findAgain(described) {
    if (document.contains(described.control)) return described.control;
    var alike = listAlike(described.kind);
    return alike.length === described.count ? alike[described.place] : undefined;
  }`;
