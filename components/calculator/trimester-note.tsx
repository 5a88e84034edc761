/** Stands once on a page that shows trimesters: there is no one definition. */
export function TrimesterNote() {
  return (
    <>
      We count the second trimester from 13&nbsp;weeks and the third from 26&nbsp;weeks. Other definitions differ by up
      to two weeks.
    </>
  );
}
