import { describe, expect, it } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { PageDocument } from '../page.ts';
import type { Finding, FindingPlace } from './finding.ts';
import { asideKey, maySetAside, type SetAside, seenIn, withoutAside } from './set-aside.ts';
import type { CheckSettings } from './stops-publishing.ts';

const block = '00000000-0000-4000-8000-000000000001';
const page = (options: object, title = 'Haven') =>
  PageDocument.parse({
    title: text(title),
    buildingBlockInstances: [{ guid: block, buildingBlockName: 'Text', layoutPosition: 'main', sortId: 0, options }],
  });
const finding = (place: Partial<FindingPlace>): Finding => ({
  check: 'capitals',
  kind: 'capitals',
  place: { block, path: ['options', 'lead'], language: 'nl', ...place },
  values: { words: 'NAVO' },
});
const aside = (of: Finding, document: PageDocument): SetAside => ({
  key: asideKey(of),
  seen: seenIn(of, document),
  by: { id: 'eline', name: 'Eline' },
  at: '2026-11-17T10:00:00.000Z',
  isByAdmin: false,
});

const picture = { imageGuid: '00000000-0000-4000-8000-000000000009', alt: text('haven.jpg') };

describe('what was set aside', () => {
  it.each<[string, Partial<FindingPlace>, PageDocument, PageDocument, boolean]>([
    ['stays so while nothing changed', {}, page({ lead: text('De NAVO') }), page({ lead: text('De NAVO') }), true],
    ['comes back with other words', {}, page({ lead: text('De NAVO') }), page({ lead: text('De NAVO!') }), false],
    [
      'stays when another language changed',
      {},
      page({ lead: text('De NAVO', 'NATO') }),
      page({ lead: text('De NAVO', 'The NATO') }),
      true,
    ],
    [
      'stays when another text changed',
      {},
      page({ lead: text('De NAVO'), more: 1 }),
      page({ lead: text('De NAVO'), more: 2 }),
      true,
    ],
    ['comes back when the block is gone', {}, page({ lead: text('De NAVO') }), page({}), false],
    [
      'stays when keys come in another order',
      { path: ['options', 'a'] },
      page({ a: { x: 1, y: [2] } }),
      page({ a: { y: [2], x: 1 } }),
      true,
    ],
    [
      'of a picture comes back with another picture',
      { path: ['options', 'image', 'alt'] },
      page({ image: picture }),
      page({ image: { ...picture, imageGuid: block } }),
      false,
    ],
    ['of a whole block comes back when it changed', { path: [] }, page({ a: 1 }), page({ a: 2 }), false],
    ['of the page comes back with another title', { block: null, path: ['title'] }, page({}), page({}, 'Kade'), false],
    ['of the page stays when a block changed', { block: null, path: ['title'] }, page({}), page({ a: 1 }), true],
  ])('%s', (_, place, then, now, isAside) => {
    const found = finding(place);
    const { findings, aside: set } = withoutAside([found], {
      asides: [aside(found, then)],
      settings: {},
      document: now,
    });
    expect([findings.length, set.length]).toEqual(isAside ? [0, 1] : [1, 0]);
  });

  it('comes back for a translation that fell behind with any change of the page', () => {
    const outdated: Finding = {
      ...finding({ block: null, path: [] }),
      check: 'languages',
      kind: 'language-outdated',
      values: { languages: 'en' },
    };
    const [then, now] = [page({ lead: text('De NAVO') }), page({ lead: text('De EU') })];
    const left = (document: PageDocument) =>
      withoutAside([outdated], { asides: [aside(outdated, then)], settings: {}, document }).findings.length;
    expect([left(then), left(now)]).toEqual([0, 1]);
  });

  it('is that one alone', () => {
    const document = page({ lead: text('De NAVO') });
    const [one, other] = [finding({}), { ...finding({}), values: { words: 'EU' } }];
    const { findings } = withoutAside([one, other], { asides: [aside(one, document)], settings: {}, document });
    expect(findings).toEqual([other]);
  });

  it.each<[CheckSettings, boolean, boolean]>([
    [{}, false, true],
    [{ capitals: 'warn' }, false, true],
    [{ capitals: 'block' }, false, false],
    [{ capitals: 'block' }, true, true],
    [{ headings: 'block' }, false, true],
  ])('with %j and by an admin: %s, counts: %s', (settings, isByAdmin, counts) => {
    const document = page({ lead: text('De NAVO') });
    const found = finding({});
    const asides = [{ ...aside(found, document), isByAdmin }];
    expect(maySetAside(found, settings, isByAdmin)).toBe(counts);
    expect(withoutAside([found], { asides, settings, document }).aside).toHaveLength(counts ? 1 : 0);
  });
});
