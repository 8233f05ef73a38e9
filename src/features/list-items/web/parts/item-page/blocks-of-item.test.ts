import { expect, test } from 'vitest';
import type { ContentBlock, ListItemDetail } from '../../../contract/list-item.ts';
import { buildListItem } from '../../testing/build-list-item.ts';
import { placeItemBlocks } from './blocks-of-item.ts';

const imageGuid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';

const block = (buildingBlockName: string, content: ContentBlock['content'] = {}): ContentBlock => ({
  guid: `0b0c1d2e-0000-4000-8000-${buildingBlockName.length.toString().padStart(12, '0')}`,
  buildingBlockName,
  content,
});

const itemOf = (...contentBuildingBlockInstances: ContentBlock[]): ListItemDetail => ({
  ...buildListItem({ image: { imageGuid } }),
  blockGuid: imageGuid,
  pageGuid: imageGuid,
  contentBuildingBlockInstances,
  socialImage: null,
  socialCrop: null,
  languages: ['nl'],
  paths: {},
  changedOn: '2026-11-16T09:00:00.000Z',
});

const names = (item: ListItemDetail) => {
  const { picture, main, contact, hasLead } = placeItemBlocks(item);
  const of = (blocks: typeof main) => blocks.map(({ buildingBlockName }) => buildingBlockName);
  return { caption: picture?.caption?.value, main: of(main), contact: of(contact), hasLead };
};

test('the picture that it begins with goes over the whole width, whom to ask beside it', () => {
  const picture = block('Image', { imageGuid, caption: { value: 'De dijk' } });
  const story = block('Text', { lead: { value: 'Het begint.' } });
  expect(names(itemOf(picture, story, block('Contact', { people: [] })))).toEqual({
    caption: 'De dijk',
    main: ['Text'],
    contact: ['Contact'],
    hasLead: true,
  });
});

test('a picture further on, or another one, stays where it was put', () => {
  const picture = block('Image', { imageGuid, caption: { value: '' } });
  expect(names(itemOf(block('Text'), picture)).main).toEqual(['Text', 'Image']);
  expect(names(itemOf(block('Image', { imageGuid: 'another' }))).main).toEqual(['Image']);
});
