import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postMessage } from './post-message.ts';
import { buildReceiver } from './receiver.factory.ts';

let receiver: Awaited<ReturnType<typeof buildReceiver>>;
beforeAll(async () => {
  receiver = await buildReceiver();
});
beforeEach(() => receiver.forget());
afterAll(() => receiver.close());

const now = new Date('2026-11-18T08:00:00Z');
const message = { headers: { 'webhook-id': '1' }, body: '{"id":"1","type":"test","data":{}}' };
const post = (address: string, allowsLoopback = true, signal = new AbortController().signal) =>
  postMessage(new URL(address), message, { allowsLoopback, signal, now });

it('reads no more of an answer than is shown, and nothing that cannot be kept', async () => {
  receiver.answer({ status: 200, text: `\u0000${'a'.repeat(100_000)}` });
  const { outcome, answer } = await post(receiver.address);
  expect(outcome).toBe('accepted');
  expect(answer).toMatch(/^a{999}$/);
});

it('hears how long it is to wait', async () => {
  receiver.answer({ status: 429, headers: { 'retry-after': '120' } });
  expect(await post(receiver.address)).toMatchObject({ outcome: 'refused', statusCode: 429, retryAfterSeconds: 120 });
});

it.each(['https://10.0.0.8/in', 'https://[::1]:8443/in', 'http://169.254.169.254/'])(
  'does not go to %s',
  async (address) => {
    expect(await post(address, false)).toEqual({ outcome: 'private', statusCode: null, answer: null });
  },
);

it('does not go to this machine unless that is allowed', async () => {
  expect((await post(receiver.address, false)).outcome).toBe('private');
  expect(receiver.received).toEqual([]);
});

it('says when nobody is there', async () => {
  receiver.answer({ status: 0 });
  expect((await post(receiver.address)).outcome).toBe('unreachable');
});

it('is not a failure of the receiver when the server stops', async () => {
  const release = receiver.hold();
  const stopping = new AbortController();
  const posted = post(receiver.address, true, stopping.signal);
  await expect.poll(() => receiver.received.length).toBe(1);
  stopping.abort();
  await expect(posted).rejects.toThrow();
  release();
});
