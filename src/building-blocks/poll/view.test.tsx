import { expect, test } from 'vitest';
import { readPoll, readPollStanding } from '#features/polls/contract/polls.endpoints.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';
import { needs } from './view.tsx';

const block = buildBlock(definition, { options: definition.example });
const asked = (search: string) =>
  needs(block, {
    language: 'nl',
    search: new URLSearchParams(search),
    now: new Date('2026-11-18T12:00:00Z'),
    timeZone: 'Europe/Amsterdam',
    isSignedIn: false,
  });

test.each<[string, string, object[]]>([
  ['it is opened', '', [readPoll]],
  ['somebody comes back from voting without script', `v-${block.guid.slice(0, 6)}=voted`, [readPoll, readPollStanding]],
  ['the word is none of ours', `v-${block.guid.slice(0, 6)}=x`, [readPoll]],
  ['another poll was voted in', 'v-000000=voted', [readPoll]],
])('what it asks for when %s', (_, search, endpoints) => {
  expect(asked(search).map(({ endpoint }) => endpoint)).toEqual(endpoints);
});

test('where nobody can vote yet the choices are shown, and no button', async () => {
  const { getByRole, queryByRole } = await drawBlock(definition, { options: definition.example });
  expect(getByRole('heading').textContent).toBe('Wat komt eerst op de Werfkade?');
  expect(getByRole('list').textContent).toContain('Zwemtrap');
  expect(queryByRole('button')).toBeNull();
});

test('without a question and choices there is nothing to see', async () => {
  const { container } = await drawBlock(definition, { options: {} });
  expect(container.textContent).toBe('');
});

test.each([
  [{}, undefined],
  [{ closesAt: '2026-11-18T20:00:00Z' }, '2026-11-18T20:00:00.000Z'],
  [{ opensAt: '2026-11-18T13:00:00Z', closesAt: '2026-11-18T20:00:00Z' }, '2026-11-18T13:00:00.000Z'],
  [{ closesAt: '2026-11-18T10:00:00Z' }, undefined],
])('a kept page with a poll of %j ends at %s', (options, moment) => {
  const changes = definition.changesAt?.(
    definition.options.parse(options),
    new Date('2026-11-18T12:00:00Z'),
    'Europe/Amsterdam',
  );
  expect(changes?.toISOString()).toBe(moment);
});
