import { expect, it } from 'vitest';
import { mailServerProblems, translatorProblems } from './connection-problem.ts';

const mailServer = { host: 'mail.vloedhaven.nl', port: 587, user: 'plein', password: 'geheim' };

it.each([
  [{}, {}],
  [{ user: '', password: '' }, {}],
  [{ host: '10.0.0.5' }, {}],
  [{ host: '' }, { host: 'required' }],
  [{ host: 'smtp://mail.vloedhaven.nl' }, { host: 'bad-server' }],
  [{ host: 'mail.vloedhaven.nl:587' }, { host: 'bad-server' }],
  [{ host: 'mail vloedhaven' }, { host: 'bad-server' }],
  [{ port: 0 }, { port: 'bad-port' }],
  [{ port: 65_536 }, { port: 'bad-port' }],
  [{ port: Number.NaN }, { port: 'bad-port' }],
  [{ password: '' }, { password: 'required' }],
  [{ user: '' }, { user: 'required' }],
  [{ user: 'x'.repeat(321) }, { user: 'too-long' }],
  [{ password: 'x'.repeat(1001) }, { password: 'too-long' }],
])('a mail server with %j: %j', (changed, problems) => {
  expect(mailServerProblems({ ...mailServer, ...changed })).toEqual(problems);
});

it.each([
  ['https://vertaal.vloedhaven.nl', 'sleutel', {}],
  ['https://vertaal.vloedhaven.nl/dienst', '', {}],
  ['http://127.0.0.1:5000', '', {}],
  ['', '', { url: 'required' }],
  ['http://vertaal.vloedhaven.nl', '', { url: 'bad-url' }],
  ['vertaal.vloedhaven.nl', '', { url: 'bad-url' }],
  ['https://jan:geheim@vertaal.vloedhaven.nl', '', { url: 'bad-url' }],
  ['https://vertaal.vloedhaven.nl/?api_key=geheim', '', { url: 'bad-url' }],
  ['file:///etc/passwd', '', { url: 'bad-url' }],
  [`https://vertaal.vloedhaven.nl/${'x'.repeat(500)}`, '', { url: 'bad-url' }],
  ['https://vertaal.vloedhaven.nl', 'x'.repeat(1001), { apiKey: 'too-long' }],
])('a translator at %s with the key %s: %j', (url, apiKey, problems) => {
  expect(translatorProblems({ url, apiKey })).toEqual(problems);
});
