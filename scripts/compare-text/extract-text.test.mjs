import { extractText } from './extract-text.mjs';

it('reads texts, labels and alternative texts in the order of the page, a line for each block', () => {
  const html = `<title>Week 8</title><meta name="description" content="What happens">
    <main><h1>Week 8</h1><p>Call <a href="tel:911">911</a> now.</p>
    <img alt="A dime" src="dime.svg"><button aria-label="Close">x</button>
    <input placeholder="A1A 1A1"><select><option>Yukon</option></select></main>`;
  expect(extractText(html)).toEqual([
    'Week 8',
    '[content] What happens',
    'Week 8',
    'Call 911 now.',
    '[alt] A dime',
    '[aria-label] Close',
    'x',
    '[placeholder] A1A 1A1',
    'Yukon',
  ]);
});

it('ignores how a text is wrapped in the file, but not a no-break space', () => {
  expect(extractText('<p>5\n   weeks</p>')).toEqual(extractText('<p>5 weeks</p>'));
  expect(extractText('<p>5\u00a0weeks</p>')).not.toEqual(extractText('<p>5 weeks</p>'));
});

it('leaves out what nobody reads, and keeps data that search engines read', () => {
  const html = `<style>p{}</style><script>run()</script><script type="application/ld+json">{"name":"Week 8"}</script>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'">
    <meta property="og:image" content="https://example.ca/a.png"><p class="x" data-week="8">Text</p>`;
  expect(extractText(html)).toEqual(['{"name":"Week 8"}', 'Text']);
});
