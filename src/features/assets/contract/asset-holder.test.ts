import { describe, expect, it } from 'vitest';
import { holderOfQuery } from './asset-holder.ts';

const id = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';

describe('holderOfQuery (§7)', () => {
  it.each([
    ['public', { public: true }, { kind: 'public' }],
    ['a block', { block: id }, { kind: 'block', id }],
    ['an item', { item: id }, { kind: 'item', id }],
    ['a profile, however it is written', { profile: id.toUpperCase() }, { kind: 'profile', id }],
    ['public that is false beside a block', { public: false, block: id }, { kind: 'block', id }],
    ['a kind that is not declared', { submission: id }, undefined],
    ['no guid', { block: 'haven' }, undefined],
    ['nothing', {}, undefined],
    ['public that is false', { public: false }, undefined],
    ['two holders', { block: id, profile: id }, undefined],
    ['public and a block', { public: true, block: id }, undefined],
  ])('%s', (_, query, holder) => {
    expect(holderOfQuery(query, ['block', 'item', 'profile'])).toEqual(holder);
  });
});
