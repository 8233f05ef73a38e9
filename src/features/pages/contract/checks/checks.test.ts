import { describe, expect, it } from 'vitest';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { type StoredText, text } from '#platform/contract/texts/localized.ts';
import type { RichTextDocument, RichTextNode } from '#platform/contract/texts/rich-text.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { PageDocument } from '../page.ts';
import type { DeadTargets } from './checked-page.ts';
import { type Finding, type FindingKind, findingKey } from './finding.ts';
import { createRunChecks } from './run-checks.ts';

const guidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const words = (value: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const link = (value: string, href: string) => words(value, { type: 'link', attrs: { href } });
const bold = (value: string) => words(value, { type: 'bold' });
const node = (type: RichTextNode['type'], ...content: RichTextNode[]): RichTextNode => ({ type, content });
const p = (...content: (RichTextNode | string)[]) =>
  node('paragraph', ...content.map((one) => (typeof one === 'string' ? words(one) : one)));
const h = (level: number, value: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: value === '' ? [] : [words(value)],
});
const rich = (...content: RichTextNode[]): { $lang: Record<string, RichTextDocument> } => ({
  $lang: { nl: { type: 'doc', content } },
});

interface BlockInput {
  options?: Record<string, unknown>;
  [field: string]: unknown;
}

/** A page of these blocks, of a kind that shows nothing without a text, a picture or rows. */
function pageOf(blocks: readonly BlockInput[], title: StoredText = text('Verhuizen')): PageDocument {
  return PageDocument.parse({
    title,
    buildingBlockInstances: blocks.map(({ options = { text: rich(p('Iets.')) }, ...frame }, place) => ({
      guid: guidOf(place + 1),
      buildingBlockName: 'Some',
      layoutPosition: 'main',
      sortId: place,
      options,
      ...frame,
    })),
  });
}

interface Around {
  dead?: DeadTargets;
  translations?: readonly LanguageState[];
  colors?: { primary: string; accent: string };
}

const runOn = (document: PageDocument, { dead = {}, translations = [], colors = defaultColors }: Around = {}) =>
  createRunChecks({ colors, needsOneOf: () => ['text', 'picture', 'rows', 'buttons'] })(document, {
    dead,
    translations,
  });
const run = (blocks: readonly BlockInput[], around?: Around) => runOn(pageOf(blocks), around);
const kinds = (findings: readonly Finding[]): FindingKind[] => findings.map(({ kind }) => kind);
const inText = (...content: RichTextNode[]) => run([{ options: { text: rich(...content) } }]);

describe('alternative texts', () => {
  const picture = (facts: object) => run([{ options: { picture: { imageGuid: guidOf(9), ...facts } } }]);
  it.each<[string, object, FindingKind[]]>([
    ['nothing said of it', {}, ['alt-missing']],
    ['nothing in any language', { alt: { $lang: {} } }, ['alt-missing']],
    ['spaces only', { alt: text('  ') }, ['alt-missing']],
    ['described', { alt: text('Een schip in de haven') }, []],
    ['said to be decoration', { isDecorative: true }, []],
    ['a file name', { alt: text('haven-03.jpg') }, ['alt-file-name']],
    ['what a camera calls it', { alt: text('IMG_2044') }, ['alt-file-name']],
    ['what a phone calls it', { alt: text('Schermafbeelding 2026-11-17') }, ['alt-file-name']],
    ['words with a number', { alt: text('Foto van de 2 wethouders') }, []],
  ])('a picture with %s', (_, facts, expected) => {
    expect(kinds(picture(facts))).toEqual(expected);
  });

  it('is found at the place where it is written, however deep', () => {
    const findings = run([{ options: { buttons: [{ picture: { imageGuid: guidOf(9) } }] } }]);
    expect(findings[0]?.place).toEqual({
      block: guidOf(1),
      path: ['options', 'buttons', 0, 'picture', 'alt'],
      language: 'nl',
    });
  });

  it('a description in Dutch stands in for another language, and a file name in that one is found there', () => {
    const english: LanguageState = {
      language: 'en',
      hasTexts: true,
      status: 'published',
      isAutomatic: false,
      isOutdated: false,
      readers: 'the-same',
    };
    const of = (alt: StoredText) =>
      run([{ options: { picture: { imageGuid: guidOf(9), alt } } }], { translations: [english] });
    expect(of(text('Een schip'))).toEqual([]);
    expect(of(text('Een schip', 'ship.png')).map(({ place }) => place.language)).toEqual(['en']);
  });
});

describe('headings', () => {
  const levels = (...all: number[]) => kinds(run(all.map((headingLevel) => ({ headingLevel, heading: text('Kop') }))));
  it.each<[number[], FindingKind[]]>([
    [[2, 3, 4], []],
    [[2, 3, 2, 3], []],
    [[4], ['heading-skips']],
    [[2, 4], ['heading-skips']],
    [[2, 3, 2, 4], ['heading-skips']],
  ])('of blocks with levels %j', (all, expected) => {
    expect(levels(...all)).toEqual(expected);
  });

  it('those inside a text count for what comes after it', () => {
    const inside = { options: { text: rich(h(3, 'Kop'), p('Iets.'), h(4, 'Kop'), p('Iets.')) } };
    const next = (headingLevel: number) => ({ headingLevel, heading: text('Kop') });
    expect(kinds(run([inside, next(4)]))).toEqual([]);
    expect(kinds(run([{ ...inside, heading: text('Kop') }, next(4)]))).toEqual([]);
    expect(kinds(run([next(2), next(4)]))).toEqual(['heading-skips']);
    expect(kinds(run([{ options: { buttons: [{ title: text('Vraag') }] } }, next(3)]))).toEqual([]);
  });

  it('a block without a heading has no level', () => {
    expect(run([{ headingLevel: 4 }])).toEqual([]);
  });

  it.each<[string, RichTextNode[], FindingKind[]]>([
    ['one with words', [h(2, 'Wat neemt u mee?'), p('Uw paspoort.')], []],
    ['an empty one', [h(2, ''), p('Uw paspoort.')], ['heading-empty']],
    ['a bold line above a text', [p(bold('Wat neemt u mee')), p('Uw paspoort.')], ['heading-fake']],
    ['a bold question above a text', [p(bold('Wat neemt u mee?')), p('Uw paspoort.')], ['heading-fake']],
    ['a bold sentence', [p(bold('Neem uw paspoort mee.')), p('Of uw kaart.')], []],
    ['a bold word in a line', [p('Neem uw ', bold('paspoort'), ' mee'), p('Of uw kaart.')], []],
    ['a bold line with nothing below it', [p('Tot dan.'), p(bold('Gemeente Vloedhaven'))], []],
  ])('in a text: %s', (_, content, expected) => {
    expect(kinds(inText(...content))).toEqual(expected);
  });

  it('a page has a title', () => {
    expect(kinds(runOn(pageOf([], text('  '))))).toEqual(['title-missing']);
    expect(runOn(pageOf([]))).toEqual([]);
  });
});

describe('words of links', () => {
  it.each<[string, string, FindingKind[]]>([
    ['klik hier', '/a', ['link-vague']],
    ['Lees meer »', '/a', ['link-vague']],
    ['Read more', '/a', ['link-vague']],
    ['meer over verhuizen', '/a', []],
    ['hier staat de tarievenlijst', '/a', []],
    ['https://www.example.nl/tarieven/2026', 'https://www.example.nl/tarieven/2026', ['link-address']],
    ['www.example.nl/tarieven', 'https://www.example.nl/tarieven', ['link-address']],
    ['www.rijksoverheid.nl', 'https://www.rijksoverheid.nl', []],
    ['info@vloedhaven.example', 'mailto:info@vloedhaven.example', []],
  ])('%s', (value, href, expected) => {
    expect(kinds(inText(p('Ga naar ', link(value, href), '.')))).toEqual(expected);
  });

  it('are found with their spot in the text, counted as an editor counts', () => {
    const [finding] = inText(h(2, 'Meedoen'), p('Meld u aan, ', link('klik hier', '/a'), '.'));
    expect(finding?.place.spot).toEqual({ at: 'MeedoenMeld u aan, '.length, length: 'klik hier'.length });
  });

  it('the same words lead to the same place', () => {
    const two = (one: string, other: string) =>
      kinds(inText(p(link('De tarieven', one), ' en ', link('de tarieven', other), '.')));
    expect(two('/tarieven', '/tarieven/')).toEqual([]);
    expect(two('/tarieven', '/leges')).toEqual(['link-same']);
  });

  it('also of buttons, and across blocks', () => {
    const button = (label: string, href: string) => ({ options: { buttons: [{ label: text(label), href }] } });
    expect(kinds(run([button('Aanvragen', '/paspoort'), button('Aanvragen', '/rijbewijs')]))).toEqual(['link-same']);
    expect(kinds(run([button('Meer', '/paspoort')]))).toEqual(['link-vague']);
    expect(kinds(run([button('', '/paspoort')]))).toEqual(['link-empty']);
  });
});

describe('dead links', () => {
  const target = 'page:5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03';
  it.each<[DeadTargets, FindingKind[]]>([
    [{}, []],
    [{ [target]: 'gone' }, ['link-gone']],
    [{ [target]: 'unpublished' }, ['link-unpublished']],
    [{ [target]: 'nowhere' }, ['link-nowhere']],
    [{ '/elders': 'gone' }, []],
  ])('of what the server tells: %j', (dead, expected) => {
    const page = [{ options: { text: rich(p(link('De tarieven', target))) } }];
    expect(kinds(run(page, { dead }))).toEqual(expected);
  });

  it('a file or a picture that is gone', () => {
    const page = [{ options: { buttons: [{ assetGuid: guidOf(7), title: text('Plan') }] } }];
    expect(run(page)).toEqual([]);
    expect(kinds(run(page, { dead: { [guidOf(7)]: 'gone' } }))).toEqual(['file-gone']);
  });
});

describe('heads of tables', () => {
  const row = (...cells: RichTextNode[]) => node('tableRow', ...cells);
  const head = (value: string) => node('tableHeader', p(value));
  const cell = (value: string) => node('tableCell', p(value));
  it.each<[string, RichTextNode, FindingKind[]]>([
    ['none', node('table', row(cell('Maandag'), cell('9 uur')), row(cell('Dinsdag'), cell('10 uur'))), ['table-heads']],
    ['above', node('table', row(head('Dag'), head('Tijd')), row(cell('Maandag'), cell('9 uur'))), []],
    ['before', node('table', row(head('Maandag'), cell('9 uur')), row(head('Dinsdag'), cell('10 uur'))), []],
    [
      'one only',
      node('table', row(head('Maandag'), cell('9 uur')), row(cell('Dinsdag'), cell('10 uur'))),
      ['table-heads'],
    ],
  ])('in a text: %s', (_, table, expected) => {
    expect(kinds(inText(table))).toEqual(expected);
  });

  const rows = [{ cells: [{ text: text('Paspoort') }] }];
  it.each<[object, FindingKind[]]>([
    [{ columns: [{ title: text('Document') }], hasHeaderRow: true, hasHeaderColumn: false }, []],
    [{ columns: [{ title: text('') }], hasHeaderRow: true, hasHeaderColumn: false }, ['table-heads']],
    [{ columns: [{ title: text('Document') }], hasHeaderRow: false, hasHeaderColumn: false }, ['table-heads']],
    [{ columns: [{ title: text('') }], hasHeaderRow: false, hasHeaderColumn: true }, []],
  ])('of a block: %j', (facts, expected) => {
    expect(kinds(run([{ options: { ...facts, rows } }]))).toEqual(expected);
  });
});

describe('empty blocks', () => {
  it.each<[string, object, FindingKind[]]>([
    ['nothing', {}, ['block-empty']],
    ['a text that nobody wrote', { text: { $lang: {} } }, ['block-empty']],
    ['an empty paragraph', { text: rich(node('paragraph')) }, ['block-empty']],
    ['an entry that nobody wrote in', { buttons: [{ label: { $lang: {} }, look: 'primary' }] }, ['block-empty']],
    ['words', { text: text('Iets') }, []],
    ['words in another language', { text: { $lang: { en: 'Something' } } }, []],
    ['a time without words', { rows: [{ day: 'monday', from: '08:30' }] }, []],
  ])('with %s', (_, options, expected) => {
    expect(kinds(run([{ options: { ...options } }]))).toEqual(expected);
  });

  it('is not told of a kind that always shows something, nor of what only admins see', () => {
    const always = createRunChecks({ colors: defaultColors, needsOneOf: () => undefined });
    expect(always(pageOf([{ options: {} }]), { dead: {}, translations: [] })).toEqual([]);
    expect(run([{ options: {}, visibility: 'Admin' }])).toEqual([]);
  });
});

describe('contrast', () => {
  it('is right on every ground with the colours that ship, and with any that a platform may choose', () => {
    const page = ['none', 'sheet', 'tint', 'brand'].map((background) => ({ background }));
    for (const primary of ['#07506e', '#ffff00', '#000000', '#ffffff', '#ff0000', '#00ff00', '#7f7f7f']) {
      expect(run(page, { colors: { primary, accent: '#f05a28' } })).toEqual([]);
    }
  });
});

describe('plain language', () => {
  const sentence = (count: number) => `Huis${' huis'.repeat(count - 1)}.`;
  it.each([
    [20, []],
    [21, ['sentence-long']],
  ] as const)('a sentence of %d words', (count, expected) => {
    expect(kinds(inText(p(sentence(count))))).toEqual(expected);
  });

  it('ends where a new one begins, and not at an abbreviation', () => {
    expect(inText(p(`${sentence(15)} ${sentence(12)}`))).toEqual([]);
    expect(inText(p(`${sentence(15)} ’s Nachts is het anders dan overdag.`))).toEqual([]);
    const long = `De heer en mevr. Jansen gaan ${Array.from({ length: 17 }, () => 'ver').join(' ')}.`;
    expect(kinds(inText(p(long)))).toEqual(['sentence-long']);
  });

  it('of a long sentence its words and its spot are told', () => {
    const [finding] = inText(p(`Eerst dit. ${sentence(22)}`));
    expect(finding?.values).toMatchObject({ count: 22, most: 20 });
    expect(finding?.place.spot).toEqual({ at: 'Eerst dit. '.length, length: sentence(22).length });
  });

  it.each<[string, Record<string, unknown>[]]>([
    ['Indien u verhuist, meldt u dat.', [{ words: 'Indien', simple: 'Als' }]],
    ['U dient te betalen.', [{ words: 'dient te', simple: 'moet' }]],
    [
      'Wij doen dit tevens middels een brief.',
      [
        { words: 'tevens', simple: 'ook' },
        { words: 'middels', simple: 'met' },
      ],
    ],
    ['Als u verhuist, meldt u dat.', []],
    ['De reedslag en het omtrentje.', []],
  ])('hard words: %s', (line, expected) => {
    expect(inText(p(line)).map(({ values }) => values)).toEqual(expected);
  });

  it('how easily a whole text reads is told with its figures', () => {
    const official = 'Gemeentelijke belastingmaatregelen veroorzaken aanzienlijke uitvoeringsproblemen.';
    const findings = inText(p(Array.from({ length: 15 }, () => official).join(' ')));
    expect(kinds(findings)).toEqual(['text-hard']);
    expect(findings[0]?.values).toMatchObject({ score: 0, least: 60, long: 0, mostLong: 25 });
    const plain = 'U gaat naar een ander huis. Dan meldt u dat bij ons. Dat kan op de site of aan de balie.';
    expect(inText(p(Array.from({ length: 6 }, () => plain).join(' ')))).toEqual([]);
  });

  it('a text in a language that it has no measure for is left alone', () => {
    const german = { $lang: { de: sentence(30) } };
    const state = { language: 'de', hasTexts: true, status: 'published', isAutomatic: false, isOutdated: false };
    expect(run([{ options: { text: german } }], { translations: [state as LanguageState] })).toEqual([]);
  });
});

describe('capitals', () => {
  it.each<[string, string[]]>([
    ['Let op: DIT IS BELANGRIJK voor u.', ['DIT IS BELANGRIJK']],
    ['Dit is BELANGRIJK voor u.', ['BELANGRIJK']],
    ['De OZB en de WOZ-waarde.', []],
    ['Het RIVM en de GGD, of de VNG.', []],
    ['Een KVK BTW nummer.', []],
    ['NL SfB', []],
  ])('%s', (line, expected) => {
    expect(inText(p(line)).map(({ values }) => values.words)).toEqual(expected);
  });
});

describe('what the page says beside its blocks', () => {
  const long = `Wie verhuist${' en daarna nog eens verhuist'.repeat(5)}, geeft dat door.`;
  it.each<[string, { title?: string; description?: string }, [FindingKind, string][]]>([
    ['a title in capitals', { title: 'Verhuizen, LET OP BELANGRIJK' }, [['capitals', 'title']]],
    ['a description in capitals', { description: 'Doe het OPNIEUW.' }, [['capitals', 'description']]],
    ['a long sentence in the description', { description: long }, [['sentence-long', 'description']]],
    ['plain words', { title: 'Verhuizen', description: 'Geef uw nieuwe adres door.' }, []],
  ])('%s', (_, { title = 'Verhuizen', description = '' }, expected) => {
    const findings = runOn({ ...pageOf([{}], text(title)), description: text(description) });
    expect(findings.map(({ kind, place }) => [kind, place.path.join()])).toEqual(expected);
    expect(findings.every(({ place }) => place.block === null)).toBe(true);
  });
});

describe('languages', () => {
  const state = (facts: Partial<LanguageState>): LanguageState => ({
    language: 'en',
    hasTexts: true,
    status: 'published',
    isAutomatic: false,
    isOutdated: false,
    readers: 'the-same',
    ...facts,
  });
  it.each<[Partial<LanguageState>, FindingKind[]]>([
    [{}, []],
    [{ hasTexts: false }, ['language-missing']],
    [{ isOutdated: true }, ['language-outdated']],
  ])('%j', (facts, expected) => {
    expect(kinds(run([{}], { translations: [state(facts)] }))).toEqual(expected);
  });
});

describe('all of them', () => {
  const two = pageOf([
    { options: { text: rich(p('Dit is BELANGRIJK.')) }, sortId: 2 },
    { options: { text: rich(p(link('hier', '/a'))) }, sortId: 1 },
  ]);

  it('are told in the order in which the page is read', () => {
    expect(kinds(runOn(two))).toEqual(['link-vague', 'capitals']);
  });

  it('look only at the blocks that are other objects than before', () => {
    const asked: string[] = [];
    const check = createRunChecks({
      colors: defaultColors,
      needsOneOf: (name) => {
        asked.push(name);
        return undefined;
      },
    });
    const known = { dead: {}, translations: [] };
    check(two, known);
    expect(asked).toHaveLength(2);
    const [first, second] = two.buildingBlockInstances;
    if (first === undefined || second === undefined) throw new Error('two blocks');
    const findings = check({ ...two, buildingBlockInstances: [{ ...first, options: {} }, second] }, known);
    expect(asked).toHaveLength(3);
    expect(kinds(findings)).toEqual(['link-vague']);
  });

  it('keep the name of a finding while others come and go', () => {
    const [, capitals] = runOn(two);
    const [alone] = runOn({ ...two, buildingBlockInstances: two.buildingBlockInstances.slice(0, 1) });
    expect(alone && findingKey(alone)).toBe(capitals && findingKey(capitals));
  });
});
