/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postSubscription } from './post-subscription';

const subscription = { email: 'loon@lake.ca', province: 'NT', consentText: 'Yes, you may email me.' } as const;

interface Received {
  request: IncomingMessage;
  body: string;
}
const received: Received[] = [];
let server: Server;
let origin: string;

// Answers /503 with status 503; /silence never answers; /slow answers 200 after 50 ms.
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ request, body });
    const name = request.url?.slice(1);
    if (name === 'silence') return;
    if (name === 'broken') return request.socket.destroy();
    if (name === 'slow') return setTimeout(() => response.end(), 50);
    response.writeHead(Number(name)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  received.length = 0;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('sends what was entered and agreed to, as JSON', async () => {
  expect(await postSubscription(`${origin}/200`, subscription)).toBe('sent');
  expect(received).toHaveLength(1);
  expect(received[0]?.request.method).toBe('POST');
  expect(received[0]?.request.headers['content-type']).toBe('application/json');
  expect(received[0]?.request.headers).not.toHaveProperty('referer');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    email: 'loon@lake.ca',
    province: 'NT',
    consent: true,
    consentText: 'Yes, you may email me.',
  });
});

it.each([
  ['200', 'sent'],
  ['201', 'sent'],
  ['204', 'sent'],
  ['304', 'failed'],
  ['400', 'refused'],
  ['429', 'refused'],
  ['499', 'refused'],
  ['500', 'failed'],
  ['503', 'failed'],
  ['broken', 'offline'],
  ['slow', 'sent'],
])('an answer of %s is %s', async (answer, outcome) => {
  expect(await postSubscription(`${origin}/${answer}`, subscription)).toBe(outcome);
});

it('gives up when the time allowed is over', async () => {
  expect(await postSubscription(`${origin}/silence`, subscription, 100)).toBe('timeout');
});

it('says that nobody is there when the port is closed', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  expect(await postSubscription(`http://127.0.0.1:${port}/`, subscription)).toBe('offline');
});

it('does not throw for an endpoint that is no address', async () => {
  expect(await postSubscription('no address', subscription)).toBe('offline');
});
