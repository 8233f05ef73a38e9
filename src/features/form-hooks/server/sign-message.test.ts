import { expect, it } from 'vitest';
import { makeSecret, signatureHeaders } from './sign-message.ts';

/** The example that libraries of Standard Webhooks are tested with. */
const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('signs as Standard Webhooks does', () => {
  expect(signatureHeaders({ ...example, secrets: [secret] })).toEqual({
    'webhook-id': example.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

it('signs with an old secret too while there is one', () => {
  const { 'webhook-signature': signed = '' } = signatureHeaders({ ...example, secrets: [makeSecret(), secret] });
  const [first, second] = signed.split(' ');
  expect(first).toMatch(/^v1,[\w+/]{43}=$/);
  expect(second).toBe(signature);
});

it('makes another secret each time, of 32 bytes', () => {
  const made = makeSecret();
  expect(made).not.toBe(makeSecret());
  expect(Buffer.from(made.replace('whsec_', ''), 'base64')).toHaveLength(32);
});
