import { describe, expect, it } from 'vitest';
import { AssetQuery } from './assets.endpoints.ts';

describe('the query of /a/{guid} (§7)', () => {
  it.each([
    [
      { width: '800', height: '600' },
      { width: 800, height: 600 },
    ],
    [{ width: '49' }, { width: 50 }],
    [{ width: '0' }, { width: 50 }],
    [{ width: '-5' }, { width: 50 }],
    [{ width: '3001' }, { width: 3000 }],
    [{ height: '999999999' }, { height: 3000 }],
    [{ width: '412.5' }, { width: 413 }],
    [{ quality: '0' }, { quality: 1 }],
    [{ quality: '101' }, { quality: 100 }],
    [{ format: 'jpg' }, { format: 'jpeg' }],
    [{ format: 'WebP' }, { format: 'webp' }],
    [{ format: 'auto' }, { format: 'auto' }],
    [{ fit: 'Cover' }, { fit: 'cover' }],
    [{ auth: 'true' }, { auth: true }],
    [
      { block: '1b671a64-40d5-491e-99b0-da01ff1f3341', item: 'aZ3' },
      { block: '1b671a64-40d5-491e-99b0-da01ff1f3341', item: 'aZ3' },
    ],
    [{ v: '3', width: '100' }, { width: 100 }],
  ])('%j means %j', (query, parsed) => {
    expect(AssetQuery.parse(query)).toEqual(parsed);
  });

  it.each([
    ['width', 'wide'],
    ['width', ''],
    ['width', '1e3'],
    ['width', 'Infinity'],
    ['width', '0x64'],
    ['width', ['100', '200']],
    ['height', '100px'],
    ['quality', 'best'],
    ['format', 'tiff'],
    ['format', 'svg'],
    ['fit', 'outside'],
    ['auth', 'perhaps'],
    ['block', '../../etc'],
    ['name', 'x'.repeat(256)],
  ])('refuses %s=%j', (key, value) => {
    const result = AssetQuery.safeParse({ [key]: value });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([[key]]);
  });
});
