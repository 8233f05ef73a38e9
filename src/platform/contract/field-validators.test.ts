import { expect, test } from 'vitest';
import { isDate, isEmail, isHexColor, isRgbColor, isTime } from './field-validators.ts';

interface Row {
  validator: (text: string) => boolean;
  good: string[];
  bad: string[];
}

const dates: Row = {
  validator: isDate,
  good: ['2026-11-17', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2026-01-31'],
  bad: [
    ...['2026-02-29', '1900-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32'],
    ...['', '17-11-2026', '2026-1-7', '20261117', '2026-11-17T00:00', ' 2026-11-17', '2026-11-17\n', '+02026-11-17'],
    ...['+012026-11-17', '-000001-01-01', '2026', '2026-11', '2026-11-17T00:00:00.000Z'],
  ],
};

const times: Row = {
  validator: isTime,
  good: ['00:00', '09:05', '19:59', '23:59'],
  bad: ['', '24:00', '9:05', '12:60', '12:5', '12.05', '12:05:00', '-1:00', '2 pm', '12:05\n'],
};

const emails: Row = {
  validator: isEmail,
  good: [
    ...['a@b.nl', 'voor.naam+nieuws@sub.vloedhaven.nl', "o'neill@example.com", 'x_y-z@e-x.museum', '1@2.nl'],
    ...['info@financiën.nl', 'a@xn--financin-z1a.nl', `${'a'.repeat(64)}@example.nl`],
    // as long as one may be
    `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}nlx`,
  ],
  bad: [
    ...['', '@', 'a@', '@b.nl', 'a@b', 'a b@c.nl', 'a@b c.nl', 'a@@b.nl', 'a@b@c.nl', '"a b"@c.nl', 'a<x>@b.nl'],
    ...[
      '.a@b.nl',
      'a.@b.nl',
      'a..b@c.nl',
      'a@.nl',
      'a@b..nl',
      'a@-b.nl',
      'a@b-.nl',
      'a@b.n',
      'a@127.0.0.1',
      'a@b.nl\n',
    ],
    ...[`${'a'.repeat(65)}@example.nl`, `a@${'b.'.repeat(130)}nl`],
    `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}nlxy`,
  ],
};

const hexColors: Row = {
  validator: isHexColor,
  good: ['#fff', '#FFFF', '#07506e', '#07506E80'],
  bad: ['', '#', 'fff', '#ff', '#fffff', '#fffffff', '#fffffffff', '#ggg', ' #fff', '#fff\n', 'rgb(0,0,0)'],
};

const rgbColors: Row = {
  validator: isRgbColor,
  good: [
    ...[
      'rgb(0,0,0)',
      'rgb(255, 255, 255)',
      'RGB(7, 80, 110)',
      'rgb( 7 , 80 , 110 )',
      'rgb(1.5,2,3)',
      'rgb(0%, 50%, 100%)',
    ],
    ...['rgba(7, 80, 110, 0.5)', 'rgba(7,80,110,.5)', 'rgba(0,0,0,0)', 'rgba(7 80 110 / 1)'],
    ...['rgb(7 80 110)', 'rgb(7 80 110 / 50%)'],
  ],
  bad: [
    ...[
      'rgb(256,0,0)',
      'rgb(0,256,0)',
      'rgb(0,0,256)',
      'rgb(-1,0,0)',
      'rgb(101%,0%,0%)',
      'rgba(0,0,0,1.1)',
      'rgba(0,0,0,101%)',
      'rgb(a,b,c)',
    ],
    ...[
      '',
      'rgb()',
      'rgb(1,2)',
      'rgb(1,2,3',
      'rgb 1,2,3',
      'rgb(1,2 3)',
      'rgb(1 2 3, 1)',
      '#fff',
      'hsl(0,0%,0%)',
      'rgb(0,0,0)\n',
    ],
  ],
};

test.each([dates, times, emails, hexColors, rgbColors])('$validator.name', ({ validator, good, bad }) => {
  expect(good.filter((text) => !validator(text))).toEqual([]);
  expect(bad.filter((text) => validator(text))).toEqual([]);
});
