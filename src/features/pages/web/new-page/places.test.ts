import { expect, it } from 'vitest';
import { placesInMenu } from './places.ts';

const item = (guid: string, parentGuid: string | null, nl: string, en?: string) => ({
  guid,
  parentGuid,
  name: { $lang: { nl, ...(en !== undefined && { en }) } },
  description: { $lang: {} },
  urlSegment: { $lang: {} },
  pageGuid: null,
  pageName: null,
  pageIsPublished: false,
  pageIsInTrash: false,
  externalUrl: null,
  relatedMenuItems: [],
  isVisible: true,
  path: null,
});
const items = [item('1', null, 'Meedoen', 'Take part'), item('2', '1', 'Evenementen'), item('3', '2', 'Havenfeest')];

it('names each place with what stands above it', () => {
  expect(placesInMenu({ items }, 'nl')).toEqual([
    { id: '1', label: 'Meedoen' },
    { id: '2', label: 'Evenementen', description: 'Meedoen' },
    { id: '3', label: 'Havenfeest', description: 'Meedoen › Evenementen' },
  ]);
});

it('names them in the language of the reader, as far as they have a name in it', () => {
  expect(placesInMenu({ items }, 'en').map(({ label, description }) => [label, description])).toEqual([
    ['Take part', undefined],
    ['Evenementen', 'Take part'],
    ['Havenfeest', 'Take part › Evenementen'],
  ]);
});
