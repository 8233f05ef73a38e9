import { expect, test } from 'vitest';
import { readFormEntry, readFormToFill } from '#features/submissions/contract/submissions.endpoints.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';
import { needs } from './view.tsx';

const formGuid = '6a7ce387-808f-47fb-8d18-79235a2216a0';
const key = 'k'.repeat(32);
const asked = (options: object, search: string) =>
  needs(buildBlock(definition, { options }), {
    language: 'nl',
    search: new URLSearchParams(search),
    now: new Date('2026-11-17T12:00:00Z'),
    timeZone: 'Europe/Amsterdam',
    isSignedIn: false,
  });

test.each<[string, object, string, object[]]>([
  ['no form is chosen', {}, '', []],
  ['it is opened', { formGuid }, '', [readFormToFill]],
  ['it is filled in without script', { formGuid }, `f-6a7ce3=${key}`, [readFormToFill, readFormEntry]],
  ['the key is none', { formGuid }, 'f-6a7ce3=x', [readFormToFill]],
  ['another form is filled in', { formGuid }, `f-000000=${key}`, [readFormToFill]],
])('what it asks for when %s', (_, options, search, endpoints) => {
  expect(asked(options, search).map(({ endpoint }) => endpoint)).toEqual(endpoints);
});

test('without a form there is nothing to see', async () => {
  const { container } = await drawBlock(definition, { options: {} });
  expect(container.textContent).toBe('');
});
