/**
 * Shown once on each page with trimesters, as definitions differ (docs/decisions.md, "Trimesters begin on day 91 and
 * day 182").
 */
export function TrimesterNote() {
  return (
    <>
      We count the second trimester from 13&nbsp;weeks and the third from 26&nbsp;weeks. Other definitions differ by up
      to two weeks.
    </>
  );
}
