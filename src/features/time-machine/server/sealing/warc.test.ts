import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexTime, responseRecord, surtOf } from './warc.ts';

const at = new Date('2026-03-03T11:05:09.120Z');

test('a record says how long it is and what its content adds up to', () => {
  const body = Buffer.from('<h1>Parkeren</h1>');
  const { bytes, digest } = responseRecord(at, {
    url: 'https://vloedhaven.example/parkeren',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body,
  });
  const text = gunzipSync(bytes).toString();
  const [head = '', http = '', content = ''] = text.split('\r\n\r\n');
  expect(head.split('\r\n').slice(0, 2)).toEqual(['WARC/1.1', 'WARC-Type: response']);
  expect(head).toContain(`WARC-Payload-Digest: ${digest}`);
  const length = Buffer.byteLength(`${http}\r\n\r\n${content}`);
  expect([http.split('\r\n')[0], content, head.includes(`Content-Length: ${length}`)]).toEqual([
    'HTTP/1.1 200 OK',
    body.toString(),
    true,
  ]);
  expect(text.endsWith('\r\n\r\n')).toBe(true);
});

test.each([
  ['https://www.vloedhaven.example/Parkeren?b=1&A=2', 'example,vloedhaven)/parkeren?a=2&b=1'],
  ['https://www2.a.example/?z=%20x&y', 'example,a)/?y&z=%20x'],
  ['https://inwoners.vloedhaven.example:8443/A/', 'example,vloedhaven,inwoners:8443)/a/'],
  ['http://localhost:3000/', 'localhost:3000)/'],
  ['http://127.0.0.1:80/x', '1,0,0,127)/x'],
])('%s is found as %s', (address, surt) => {
  expect(surtOf(address)).toBe(surt);
});

test('a moment in an index', () => {
  expect(indexTime(at)).toBe('20260303110509');
});
