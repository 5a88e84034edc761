/** What a visitor without JavaScript can do: the arithmetic in words. */
export function ByHand() {
  return (
    <div className="mb-8 max-w-reading rounded-card border border-line bg-card p-6">
      <h2 className="mb-3">Without JavaScript: count by hand</h2>
      <p>The form below needs JavaScript, which is off. The arithmetic is short:</p>
      <ul className="my-3 list-disc space-y-2 pl-6">
        <li>From your last period: its first day plus 280 days (40 weeks).</li>
        <li>From conception: that day plus 266 days (38 weeks).</li>
        <li>From an ultrasound: the day of the scan plus 280 days, minus the days of pregnancy at the scan.</li>
      </ul>
      <p>
        On a calendar, 280 days are 40 rows down, on the same day of the week. A period that began on Tuesday, September
        1, 2026 gives Tuesday, June 8, 2027.
      </p>
    </div>
  );
}
