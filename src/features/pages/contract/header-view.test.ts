import { expect, it } from 'vitest';
import { headerViewOf } from './header-view.ts';
import { type HeaderImageShown, PageOptions } from './page.ts';

const [quay, ship] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000002'];
const crop = { x: 0, y: 250, width: 1000, height: 500 };
const focalPoint = { x: 20, y: 80 };

it.each<[string, string | null, HeaderImageShown | undefined, object | undefined]>([
  ['all of it, where nobody said anything', quay, undefined, undefined],
  ['the part that was chosen', quay, { of: quay, crop }, { crop }],
  ['what must stay in sight', quay, { of: quay.toUpperCase(), focalPoint }, { focalPoint }],
  ['both', quay, { of: quay, crop, focalPoint }, { crop, focalPoint }],
  ['nothing, when neither is left', quay, { of: quay }, undefined],
  ['nothing of another picture', ship, { of: quay, crop }, undefined],
  ['nothing without a picture', null, { of: quay, crop }, undefined],
])('a header image shows %s', (_, headerImage, headerImageShown, expected) => {
  expect(headerViewOf({ options: PageOptions.parse({ headerImage }), headerImageShown })).toEqual(expected);
});
