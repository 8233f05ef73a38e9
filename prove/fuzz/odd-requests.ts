import type { Chance } from '../../scripts/seed/chance.ts';
import type { Call } from './call.ts';
import { oddBodies, oddText, oddValue } from './odd-values.ts';

/** Puts something odd in the place of one value, at any depth; adds and leaves out too. */
export function withOddPart(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance.isOne(5)) return oddValue(chance);
  if (Array.isArray(value)) {
    if (value.length === 0) return [oddValue(chance)];
    if (chance.isOne(5)) return [...value, ...value, ...value];
    const at = chance.below(value.length);
    return value.map((one, index) => (index === at ? withOddPart(chance, one) : one));
  }
  const names = Object.keys(value);
  if (names.length === 0 || chance.isOne(6)) return withProperty(value, oddText(chance), oddValue(chance));
  const name = chance.pick(names);
  if (chance.isOne(6)) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  return withProperty(value, name, withOddPart(chance, (value as Record<string, unknown>)[name]));
}

/** `__proto__` as a property of its own, as it comes out of JSON. */
function withProperty(value: object, name: string, inner: unknown): object {
  const copy = { ...value };
  Object.defineProperty(copy, name, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** As an address writes them. */
const oddSegments: readonly string[] = [
  '%00',
  '%0a',
  '%0D%0ASet-Cookie:%20x=1',
  '%E2%80%A8',
  '%E2%80%AE',
  '%ED%A0%80',
  '%ff%fe',
  '%zz',
  '%',
  '%c0%ae%c0%ae',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '.',
  '%252e%252e',
  '%2F',
  '%5C',
  ';x=1',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '2147483648',
  '9007199254740993',
  'NaN',
  '%20',
  '+',
  '*',
  "'%20or%201=1--",
  'é',
  '%F0%9F%98%80',
  'x'.repeat(201),
  'x'.repeat(9000),
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
];

const oddQueries: readonly string[] = [
  '?',
  '&&&===',
  '%',
  '%ff=%fe',
  '__proto__=x&constructor=y&toString=z',
  '__proto__[isAdmin]=true',
  'a[]=1&a[]=2&a[b][c]=3',
  'pageNumber=-1&itemCount=0',
  'pageNumber=1e9&itemCount=1e9',
  'pageNumber=100000&itemCount=100',
  'pageNumber=NaN',
  'language=xx',
  'language=nl&language=en',
  'language=__proto__',
  'filter=meta:period-end=%3E9999-99-99',
  'filter=%00',
  `filter=${'meta:a=b,'.repeat(90)}`,
  'sort_by=title;drop',
  'q=%ED%A0%80',
  `q=${'a%20'.repeat(60)}`,
  'width=1e5&height=-1&quality=nan&format=exe&fit=x',
  'width=99999&height=99999',
  'version=2147483648',
  'path=//evil.example',
  `x=${'y'.repeat(7000)}`,
  Array.from({ length: 1000 }, (_, index) => `a${index}=${index}`).join('&'),
  Array.from({ length: 600 }, () => 'keys=a').join('&'),
];

export function withOddAddress(chance: Chance, url: string): string {
  const [path = '/', ...query] = url.split('?');
  const asked = query.length === 0 ? '' : `?${query.join('?')}`;
  if (chance.isOne(2)) return `${path}${asked === '' ? '?' : `${asked}&`}${chance.pick(oddQueries)}`;
  if (chance.isOne(6)) return `${path}/${asked}`;
  if (chance.isOne(6)) return `/${path}${asked}`;
  const parts = path.split('/');
  const at = 1 + chance.below(Math.max(1, parts.length - 1));
  parts[at] = chance.isOne(3) ? `${parts[at] ?? ''}${chance.pick(oddSegments)}` : chance.pick(oddSegments);
  return `${parts.join('/')}${asked}`;
}

/** Of one header; the line must still be one that a program can send. */
const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', '*/*;q=x', 'application/json, text/html;q=0.9', ';'.repeat(2000)],
  'accept-encoding': ['gzip, br', 'gzip;q=0', 'identity;q=0, *;q=0', `gzip${' '.repeat(7000)}x`, ',;=,;='],
  'accept-language': ['en', 'xx', 'nl;q=9, en;q=-1', '*', `en${',nl;q=0.1'.repeat(700)}`, '\u00ff\u00fe'],
  authorization: ['Bearer', 'Bearer x', `Bearer ${'x'.repeat(4000)}`, 'Basic YTpi', 'Bearer \u00ff', 'x'],
  cookie: [
    'a',
    '=;=;=',
    `plein.session_token=${'x'.repeat(3000)}`,
    'plein.session_token=a.b; plein.session_token=c.d',
    '__Host-plein.session_token=%00',
    'plein.consent=%7B%22a%22',
    Array.from({ length: 700 }, (_, index) => `c${index}=1`).join('; '),
    '__proto__=x; constructor=y',
    'x="\u00ff',
  ],
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'application/xml',
    '',
    'application/JSON;;;',
    'x/y',
  ],
  'content-encoding': ['gzip', 'x'],
  host: ['evil.example', '127.0.0.1:0', '[::1]', 'a.b.c.d.e', 'x'.repeat(300), 'vloedhaven.example:99999', 'é'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '9999-99-99'],
  'if-none-match': ['*', '"x"', 'W/', `${'"a",'.repeat(1000)}"b"`],
  origin: ['https://evil.example', 'null', 'x', ''],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-99999999999999999999', 'bytes=0-0,1-1,2-2', 'x', 'bytes=-0'],
  referer: ['https://evil.example/', 'x', '\u00ff'],
  'sec-fetch-site': ['cross-site', 'x'],
  'user-agent': ['', 'x'.repeat(3000), 'Googlebot/2.1', '\u00ff'],
  'x-correlation-id': ['x'.repeat(500), '../x', '\u00ff'],
  'x-forwarded-for': ['1.2.3.4', 'x', `${'1.1.1.1,'.repeat(500)}x`],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'x'],
  'x-http-method-override': ['DELETE'],
};
const oddMethods = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PUT', 'DELETE', 'POST', 'PROPFIND', 'QUERY'];

export function withOddHeader(chance: Chance, call: Call): Call {
  if (chance.isOne(8)) return { ...call, method: chance.pick(oddMethods) };
  const name = chance.pick(Object.keys(oddHeaders));
  return { ...call, headers: { ...call.headers, [name]: chance.pick(oddHeaders[name] ?? ['']) } };
}

export function withOddBody(chance: Chance, call: Call): Call {
  const bytes = chance.isOne(8) ? Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d]) : Buffer.from(chance.pick(oddBodies));
  return { ...call, body: bytes };
}
