import { expect, test } from 'vitest';
import { formerPaths, hrefFor, oldPath, pictureKey } from './old-address.ts';
import { momentOf } from './old-moment.ts';

const siteUrl = 'https://www.dorp.example';

test.each([
  ['https://www.dorp.example/a/b.png', '//www.dorp.example/a/b.png'],
  ['http://www.dorp.example/a/b-300x200.png?ver=2', '//www.dorp.example/a/b.png'],
  ['//www.dorp.example/a/B-scaled.JPG', '//www.dorp.example/a/b.jpg'],
  ['/a/plan-2024x.png', '/a/plan-2024x.png'],
])('the picture %s is %s', (address, key) => {
  expect(pictureKey(address)).toBe(key);
});

test.each([
  ['https://www.dorp.example/over-ons/', '/over-ons'],
  ['http://dorp.example/Over-Ons', '/over-ons'],
  ['/over-ons/?utm=1#kop', '/over-ons'],
  ['https://www.dorp.example/', '/'],
  ['https://www.dorp.example/?page_id=12', '?p=12'],
  ['https://www.dorp.example/caf%C3%A9/', '/café'],
  ['https://elders.example/over-ons', undefined],
  ['mailto:a@dorp.example', undefined],
])('%s was at %s', (href, path) => {
  expect(oldPath(href, siteUrl)).toBe(path);
});

test.each<[string | null, string[], string[]]>([
  ['/over-ons/bestuur', ['Het-Bestuur', 'wie', 'wie'], ['/over-ons/het-bestuur', '/over-ons/wie']],
  ['/2024/05/pad', ['pad', 'het-pad'], ['/2024/05/het-pad']],
  ['/pad', ['caf%C3%A9'], ['/café']],
  ['?p=4', ['pad'], []],
  ['/', ['pad'], []],
  [null, ['pad'], []],
  ['/pad', ['', '../weg'], []],
])('what is at %s and was called %j was at %j', (path, slugs, former) => {
  expect(formerPaths(path, slugs)).toEqual(former);
});

const targetOf = (path: string) =>
  ({ '/over-ons': 'page:5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03', '?p=4': '/nieuws/i/4' })[path];

test.each([
  ['/over-ons/', 'page:5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03'],
  ['../over-ons/#wie', 'page:5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03#wie'],
  ['/?p=4', '/nieuws/i/4'],
  ['/niet-meegenomen/', 'https://www.dorp.example/niet-meegenomen/'],
  ['https://elders.example/x', 'https://elders.example/x'],
  ['mailto:a@dorp.example', 'mailto:a@dorp.example'],
  ['#kop', '#kop'],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
])('a link to %s leads to %s', (href, expected) => {
  expect(hrefFor(href, { base: `${siteUrl}/zalen/`, siteUrl, targetOf })).toBe(expected);
});

test.each([
  ['2025-03-04 09:30:00', '2025-03-04 08:30:00', '2025-03-04T08:30:00.000Z'],
  ['2025-07-01 12:00:00', '0000-00-00 00:00:00', '2025-07-01T10:00:00.000Z'],
  ['2025-01-01 12:00:00', '', '2025-01-01T11:00:00.000Z'],
  ['0000-00-00 00:00:00', '0000-00-00 00:00:00', null],
  ['2025-13-45 12:00:00', '', null],
])('%s (%s) was at %s', (date, dateGmt, moment) => {
  expect(momentOf({ date, dateGmt }, 'Europe/Amsterdam')).toBe(moment);
});
