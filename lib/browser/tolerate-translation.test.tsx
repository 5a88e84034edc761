import { act, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { fc } from '@/scripts/testing/properties';
import { installTranslator, type Manner } from '@/scripts/testing/translator';
import { tolerateTranslation } from './tolerate-translation';

const translators = {} as Record<Manner, () => void>;
let strangers: {
  insertBefore: Node['insertBefore'];
  removeChild: Node['removeChild'];
  setText: (text: string) => void;
};

beforeAll(() => {
  const { insertBefore, removeChild } = Node.prototype;
  const setText = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')?.set ?? jest.fn();
  strangers = { insertBefore, removeChild, setText };
  // First, as translators have methods of their own.
  for (const manner of ['replaces', 'rearranges'] as const) {
    installTranslator({ manner });
    translators[manner] = window.translatePage;
  }
  tolerateTranslation();
});

/** Translators notice changes once the page's own code is through. */
const settle = () => act(async () => {});

/** Renders one state after the other, with a translator at work from the first on. */
async function renderTranslated(manner: Manner, [first, ...later]: [ReactNode, ...ReactNode[]]) {
  const { container, rerender } = render(<StrictMode>{first}</StrictMode>);
  const stop = startTranslator(manner);
  await settle();
  for (const state of later) {
    rerender(<StrictMode>{state}</StrictMode>);
    await settle();
  }
  stop();
  return container;
}

function startTranslator(manner: Manner) {
  const observers: MutationObserver[] = [];
  const { MutationObserver: Observer } = window;
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };
  translators[manner]();
  window.MutationObserver = Observer;
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

describe.each<Manner>(['replaces', 'rearranges'])('a translator that %s', (manner) => {
  test.each<{ name: string; states: [ReactNode, ...ReactNode[]]; shown: string }>([
    {
      name: 'a text beside a sibling changes',
      states: [
        <p key="a">
          Week {12} <b>of</b> 40
        </p>,
        <p key="a">
          Week {28} <b>of</b> 40
        </p>,
      ],
      shown: 'Week 28 of 40',
    },
    {
      name: 'a text that is alone in its element changes',
      states: [<p key="a">Week 12</p>, <p key="a">Week 28</p>],
      shown: 'Week 28',
    },
    {
      name: 'a bold word in a sentence changes',
      states: [
        <p key="a">
          You are in week <b>{12}</b> of 40.
        </p>,
        <p key="a">
          You are in week <b>{28}</b> of 40.
        </p>,
      ],
      shown: 'You are in week 28 of 40.',
    },
    {
      name: 'a text is removed',
      states: [
        <p key="a">
          {'Refused. '}
          <b>Correct</b>
        </p>,
        <p key="a">
          {false}
          <b>Correct</b>
        </p>,
      ],
      shown: 'Correct',
    },
    {
      name: 'a link inside a sentence is removed',
      states: [
        <p key="a">
          Call <a href="tel:811">811</a> now
        </p>,
        <p key="a">Call {false} now</p>,
      ],
      shown: 'Call  now',
    },
    {
      name: 'an element comes before a text',
      states: [
        <p key="a">
          {false}
          Call now
        </p>,
        <p key="a">
          <b>Bleeding: </b>
          Call now
        </p>,
      ],
      shown: 'Bleeding: Call now',
    },
    {
      name: 'a text comes before a link that was moved',
      states: [
        <p key="a">
          Call {false}
          <a href="tel:811">811</a> now
        </p>,
        <p key="a">
          Call {'the line '}
          <a href="tel:811">811</a> now
        </p>,
      ],
      shown: 'Call the line 811 now',
    },
    {
      name: 'elements with texts between them change places',
      states: [
        <p key="a">{[<b key="1">one </b>, <b key="2">two </b>, <b key="3">three </b>]}in this order</p>,
        <p key="a">{[<b key="3">three </b>, <b key="1">one </b>, <b key="2">two </b>]}in this order</p>,
      ],
      shown: 'three one two in this order',
    },
    {
      name: 'all of an element gives way to one text, and comes back',
      states: [
        <p key="a">
          Call <b>now</b>
        </p>,
        <p key="a">{'Wait'}</p>,
        <p key="a">
          Call <b>at once</b>
        </p>,
      ],
      shown: 'Call at once',
    },
    {
      name: 'a part with several texts is removed, and what follows it changes',
      states: [
        <div key="a">
          {[1, 2, 3].map((count) => (
            <p key={count}>
              {count} of {3}
            </p>
          ))}
          {3} left
        </div>,
        <div key="a">
          {[2].map((count) => (
            <p key={count}>
              {count} of {1}
            </p>
          ))}
          {1} left
        </div>,
      ],
      shown: '2 of 11 left',
    },
  ])('$name', async ({ states, shown }) => {
    const container = await renderTranslated(manner, states);
    if (manner === 'replaces') expect(container).toHaveTextContent(shown.replace(/\s+/g, ' '));
    // It puts what it takes together in an order of its own.
    expect(sortLetters(container.textContent)).toBe(sortLetters(shown));
    expect(container.querySelectorAll('font').length).toBeGreaterThan(0);
  });

  test('any sequence of sentences shows what it shows without a translator', async () => {
    // What a sentence is made of: texts beside each other, conditions, links, and lists with keys.
    const part = fc.oneof(
      fc.string({ minLength: 1, maxLength: 3 }),
      fc.constant(false as const),
      fc.record({ tag: fc.constantFrom('a' as const, 'b' as const), text: fc.string({ maxLength: 3 }) }),
      fc.record({ keys: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }) }),
    );
    const sentence = fc.array(part, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(sentence, { minLength: 2, maxLength: 5 }), async (sentences) => {
        const states = sentences.map((parts, index) => (
          <p key="a">
            {parts.map((one, place) => renderPart(one, index, place))}
            <b>
              {index} <i>{index % 2 ? `of ${index}` : false}</i>
            </b>
          </p>
        )) as [ReactNode, ...ReactNode[]];
        const plain = render(states.at(-1) as ReactNode);
        const expected = plain.container.textContent;
        plain.unmount();
        const container = await renderTranslated(manner, states);
        expect(sortLetters(container.textContent)).toBe(sortLetters(expected));
        if (manner === 'replaces') expect(container.textContent).toBe(expected);
        container.remove();
      }),
      { numRuns: 50 },
    );
  });
});

type Part = string | false | { tag: 'a' | 'b'; text: string } | { keys: number[] };

function renderPart(part: Part, index: number, place: number): ReactNode {
  if (part === false || typeof part === 'string') return part;
  if ('keys' in part) return part.keys.map((key) => <b key={key}>{key * index}</b>);
  return <part.tag key={place}>{part.text}</part.tag>;
}

const sortLetters = (text: string | null) => [...(text ?? '').replace(/\s/g, '')].sort().join('');

test('a translation that is taken back by the translator leaves the page as React knows it', async () => {
  const { container, rerender } = render(<p>Week {12}</p>);
  const [paragraph] = container.children;
  const texts = [...(paragraph?.childNodes ?? [])];
  const stop = startTranslator('replaces');
  await settle();
  stop();
  paragraph?.replaceChildren(...texts);
  await settle();
  rerender(<p>Week {28}</p>);
  expect(paragraph?.innerHTML).toBe('Week 28');
});

test.each<{ how: string; translate: (paragraph: Element) => void }>([
  {
    how: 'puts a text of its own before each, then takes ours away',
    translate: (paragraph) => {
      for (const text of [...paragraph.childNodes]) {
        strangers.insertBefore.call(paragraph, document.createElement('span'), text).textContent = 'translated';
        strangers.removeChild.call(paragraph, text);
      }
    },
  },
  { how: 'writes the paragraph anew', translate: (paragraph) => strangers.setText.call(paragraph, 'translated') },
  {
    how: 'changes a text where it stands',
    translate: (paragraph) => {
      if (paragraph.firstChild) paragraph.firstChild.nodeValue = 'Translated ';
    },
  },
])('a translator that $how', async ({ how, translate }) => {
  const { container, rerender } = render(
    <p>
      Week {12} of {40}
    </p>,
  );
  const [paragraph] = container.children;
  if (paragraph) translate(paragraph);
  await settle();
  rerender(
    <p>
      Week {28} of {40}
      <b>!</b>
    </p>,
  );
  expect(container).toHaveTextContent(how.startsWith('changes') ? 'Translated 28 of 40!' : 'Week 28 of 40!');
});

test("a stranger's element stays beside a text that changes, where no text was taken away", async () => {
  const { container, rerender } = render(<p>Week {12}</p>);
  const sign = document.createElement('img');
  container.firstElementChild?.append(sign);
  await settle();
  rerender(<p>Week {28}</p>);
  expect(container.firstElementChild?.innerHTML).toBe('Week 28<img>');
});

test("the page's own changes of children are not taken for a stranger's", () => {
  const list = document.createElement('ul');
  document.body.append(list);
  list.textContent = 'none';
  list.textContent = '';
  for (const text of ['one', 'two']) list.appendChild(document.createElement('li')).textContent = text;
  const [one] = list.children;
  if (one) list.removeChild(one);
  list.insertBefore(document.createTextNode('before '), list.firstChild);
  expect(list.innerHTML).toBe('before <li>two</li>');
  list.remove();
});

test('a mistake is still an error', () => {
  const [parent, child, other] = ['div', 'p', 'p'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  document.body.append(parent);
  expect(() => parent.removeChild(child)).toThrow(/not a child/);
  expect(() => parent.insertBefore(child, other)).toThrow(/can not be found|not a child/);
  expect(() => parent.appendChild(document)).toThrow();
  parent.remove();
});
