/**
 * A value that is made when it is first asked for, and then kept. For formatters of `Intl`: the first of each kind takes a
 * slow phone up to 0.1 s, which a page that does not format anything at once should not spend before it answers a tap.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
