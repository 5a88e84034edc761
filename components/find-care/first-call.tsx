import * as words from '@/words/find-care/page';

/** What to say and to ask in the first call, with the weeks and the due date where they are known. */
export function FirstCall() {
  const [hello, ...others] = words.say;
  const { before, between, after } = words.sayHowFar;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{words.readAloud}</p>
      <ul className="grid gap-1.5 border-line border-l-3 pl-4">
        <li>{hello}</li>
        <li>
          {before} <span data-own-weeks>{words.blank}</span> {between} <span data-own-date>{words.blank}</span>
          {after}
        </li>
        {others.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{words.thenAsk}</p>
      <ul className="list-disc space-y-1.5 pl-6 marker:text-spruce">
        {words.ask.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
