import { describe, expect, it } from 'vitest';
import {
  audienceValue,
  type Decided,
  type DecisionValue,
  type decisionRules,
  type Standing,
  settle,
  standings,
} from './decisions.ts';

const later = '2026-12-01T09:00:00.000Z';
const members = audienceValue('Users', []);
const team = audienceValue('Roles', ['b', 'a']);
const everyone = audienceValue('Public', []);

type Item = keyof typeof decisionRules.item;

// What it was, who decided that (nobody: it was always so), what it becomes, and who may make it so.
describe('an item: who may decide what', () => {
  it.each<[Item, DecisionValue, Standing | 'nobody', DecisionValue, Standing[]]>([
    ['published', true, 'nobody', false, ['author', 'editor', 'manager']],
    ['published', false, 'nobody', true, ['author', 'editor', 'manager']],
    ['published', false, 'author', true, ['author', 'editor', 'manager']],
    ['published', false, 'editor', true, ['editor', 'manager']],
    ['published', false, 'manager', true, ['manager']],
    ['published', true, 'editor', false, ['author', 'editor', 'manager']],
    ['trashed', false, 'nobody', true, ['author', 'editor', 'manager']],
    ['trashed', true, 'author', false, ['author', 'editor', 'manager']],
    ['trashed', true, 'editor', false, ['editor', 'manager']],
    ['appearsOn', later, 'editor', null, ['editor', 'manager']],
    ['appearsOn', null, 'editor', later, ['author', 'editor', 'manager']],
    ['endsOn', later, 'author', null, ['author', 'editor', 'manager']],
    ['endsOn', later, 'editor', null, ['editor', 'manager']],
    ['endsOn', later, 'editor', '2027-01-01T09:00:00.000Z', ['editor', 'manager']],
    ['audience', everyone, 'nobody', members, ['author', 'editor', 'manager']],
    ['audience', members, 'editor', everyone, ['editor', 'manager']],
    ['audience', members, 'editor', team, ['editor', 'manager']],
    ['audience', everyone, 'editor', members, ['editor', 'manager']],
    ['highlight', false, 'nobody', true, ['editor', 'manager']],
    ['highlight', true, 'editor', false, ['editor', 'manager']],
  ])('%s from %s (by %s) to %s', (name, before, by, after, expected) => {
    const decided: Decided<'item'> = by === 'nobody' ? {} : { [name]: { as: by, value: before } };
    const may = standings.filter(
      (standing) =>
        settle('item', standing, { before: { [name]: before }, after: { [name]: after }, decided }).refused.length ===
        0,
    );
    expect(may).toEqual(expected);
  });
});

describe('a page', () => {
  it.each(['audience', 'editing'] as const)('has its %s decided by managers alone', (name) => {
    const sides = { before: { [name]: everyone }, after: { [name]: team }, decided: {} };
    expect(standings.filter((standing) => settle('page', standing, sides).refused.length === 0)).toEqual(['manager']);
  });
});

describe('what is kept of a decision', () => {
  it('is who made it last, while it stands', () => {
    const limited = settle('item', 'editor', {
      before: { audience: everyone },
      after: { audience: members },
      decided: {},
    });
    expect(limited).toEqual({ refused: [], decided: { audience: { as: 'editor', value: members } } });
    const withdrawn = settle('item', 'editor', {
      before: { published: true },
      after: { published: false },
      decided: {},
    });
    const back = { before: { published: false }, after: { published: true }, decided: withdrawn.decided };
    expect(settle('item', 'editor', back).decided).toEqual({});
  });

  it('stays as it was when nothing of it changes, or when the change is refused', () => {
    const decided: Decided<'item'> = { audience: { as: 'editor', value: members } };
    for (const audience of [members, everyone]) {
      expect(settle('item', 'author', { before: { audience: members }, after: { audience }, decided }).decided).toEqual(
        decided,
      );
    }
    // What the change says nothing of is not looked at.
    expect(settle('item', 'author', { before: { audience: members }, after: {}, decided }).refused).toEqual([]);
  });

  it('counts for a block that was away', () => {
    const decided: Decided<'block'> = { audience: { as: 'manager', value: members } };
    const comesBack = (audience: string) =>
      settle('block', 'editor', { before: {}, after: { audience }, decided }).refused;
    expect([comesBack(members), comesBack(everyone)]).toEqual([[], ['audience']]);
  });

  it('takes roles for a set', () => {
    expect(audienceValue('Roles', ['a', 'b'])).toBe(team);
  });
});
