import { describe, expect, it } from 'vitest';
import { campaignOf, sourceOf } from './source.ts';

describe('where a visit came from', () => {
  it.each([
    [undefined, 'direct', ''],
    ['', 'direct', ''],
    ['geen adres', 'direct', ''],
    ['android-app://com.google.android.gm', 'direct', ''],
    ['https://www.google.nl/', 'search', ''],
    ['https://duckduckgo.com/?q=paspoort', 'search', ''],
    ['https://nl-nl.facebook.com/groups/1', 'social', 'nl-nl.facebook.com'],
    ['https://mail.google.com/mail/u/0', 'mail', ''],
    ['https://www.vloedhavenaar.example/nieuws?id=3', 'site', 'vloedhavenaar.example'],
  ])('%s: %s %s', (referrer, kind, host) => {
    expect(sourceOf(referrer, 'vloedhaven.example')).toEqual({ kind, host });
  });

  it.each([undefined, 'https://mail.google.com/mail/u/0', 'https://elders.example/'])(
    'is a newsletter by what its links say, after %s',
    (referrer) => {
      const search = 'utm_source=newsletter&utm_campaign=dijk';
      expect(sourceOf(referrer, 'vloedhaven.example', search)).toEqual({ kind: 'letter', host: '' });
      expect(sourceOf(referrer, 'vloedhaven.example', 'utm_source=elders')?.kind).not.toBe('letter');
    },
  );

  it('is nowhere else for who came from a page of the site', () => {
    expect(sourceOf('https://vloedhaven.example/wonen', 'vloedhaven.example')).toBeUndefined();
  });
});

describe('the campaign', () => {
  it.each([
    ['?utm_campaign=Afval-2026&x=1', 'afval-2026'],
    ['?utm_campaign=piet%40example.nl', ''],
    [`?utm_campaign=${'a'.repeat(61)}`, ''],
    ['', ''],
  ])('of %s is "%s"', (search, campaign) => {
    expect(campaignOf(search)).toBe(campaign);
  });
});
