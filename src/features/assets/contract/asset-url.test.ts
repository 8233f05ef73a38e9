import { describe, expect, it } from 'vitest';
import { type AssetUrlOptions, assetUrl } from './asset-url.ts';

const guid = '1b671a64-40d5-491e-99b0-da01ff1f3341';

describe('the address of a picture (§7)', () => {
  it.each<[AssetUrlOptions | undefined, string]>([
    [undefined, ''],
    [{}, ''],
    [{ width: 800 }, '?width=800'],
    [{ fit: 'cover', height: 400, width: 400 }, '?width=400&height=400&fit=cover'],
    [{ format: 'png', width: 180, quality: undefined }, '?width=180&format=png'],
    [{ name: 'Café & zo.jpg' }, '?name=Caf%C3%A9+%26+zo.jpg'],
  ])('with %j ends in %j', (options, query) => {
    expect(assetUrl(guid, options)).toBe(`/a/${guid}${query}`);
  });

  it('cannot be led to another path', () => {
    expect(assetUrl('../admin')).toBe('/a/..%2Fadmin');
  });
});
