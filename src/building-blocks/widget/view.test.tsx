import { expect, test } from 'vitest';
import { readWidget } from '#features/list-items/contract/list-items.endpoints.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import definition from './definition.ts';
import { needs } from './view.tsx';

const now = new Date('2026-11-17T12:00:00Z');

test.each<[object, string[] | undefined]>([
  [{}, ['meta:period-end=>2026-11-17']],
  [{ showExpiredItems: true }, undefined],
  [{ highlightOnly: true }, ['highlight=true', 'meta:period-end=>2026-11-17']],
])('%o asks for %o', (options, filter) => {
  const block = buildBlock(definition, { options });
  const [asked, ...rest] = needs(block, {
    language: 'nl',
    search: new URLSearchParams(),
    now,
    timeZone: 'Europe/Amsterdam',
    isSignedIn: false,
  });
  expect(rest).toEqual([]);
  expect(asked?.endpoint).toBe(readWidget);
  expect(asked?.input.query).toEqual({
    language: 'nl',
    pageNumber: 1,
    itemCount: 3,
    sort_by: 'publishedOn_desc',
    ...(filter && { filter }),
  });
});
