import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type BlockConsent, ConsentContext } from '#features/consent/web/parts/consent-context.ts';
import { noConsentGiven } from '#features/consent/web/parts/use-block-consent.ts';
import { sortBys } from '#features/list-items/contract/list-words.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { OptionField } from '#platform/contract/options/option-field.ts';
import { optionFields } from '#platform/contract/options/option-fields.ts';
import { isLanguage, type Language, productLanguages } from '#platform/contract/texts/language.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import type { BlockDefinition } from './kit/contract/block-definition.ts';
import { blockFolder } from './kit/contract/block-name.ts';
import { iconNames } from './kit/contract/icon-name.ts';
import { BlockArea } from './kit/web/block-area.tsx';
import { blockView, preloadBlockViews } from './kit/web/block-catalogue.ts';
import { buildBlock } from './kit/web/testing/build-block.ts';

/** The branch of the messages that is this block's: CallToAction → callToAction. */
const blockKey = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

type Messages = { [key: string]: string | Messages };

const definitionFiles = import.meta.glob<{ default: BlockDefinition }>('./*/definition.ts', { eager: true });
const viewSources = import.meta.glob<string>(['./*/*.tsx', '!./kit/*', '!./*/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const messageFiles = import.meta.glob<Messages>('./*/messages/*.json', { eager: true, import: 'default' });

const languageFiles = import.meta.glob<Messages>('../languages/*/site.json', { eager: true, import: 'default' });
const shippedLanguages = Object.keys(languageFiles)
  .map((path) => path.split('/')[2] ?? '')
  .filter(isLanguage);

const blocks = Object.entries(definitionFiles).map(([path, { default: definition }]) => ({
  name: definition.name,
  folder: path.split('/')[1] ?? '',
  definition,
}));

beforeAll(async () => {
  for (const language of shippedLanguages) {
    defaultI18n.add(language, languageFiles[`../languages/${language}/site.json`] ?? {});
  }
  await preloadBlockViews(blocks.map(({ name }) => name));
});

/** Empty, as its example, and the example with each value of each choice. */
function waysToDraw(definition: BlockDefinition): [string, object][] {
  const { properties = {} } = z.toJSONSchema(definition.options, { io: 'input' });
  const choices = Object.entries(properties).flatMap(([option, schema]) => {
    const values = typeof schema === 'object' ? (schema.enum ?? []) : [];
    return values.map((value): [string, object] => [`${option} ${value}`, { ...definition.example, [option]: value }]);
  });
  return [['empty', {}], ['filled', definition.example], ...choices];
}

/** A platform that lets in whom the examples name. */
const consent: BlockConsent = {
  ...noConsentGiven,
  settings: {
    ...noConsentGiven.settings,
    embedAllowedHosts: ['www.openstreetmap.org'],
    mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  },
};

const page = (block: BlockInstance) => (
  <ConsentContext value={consent}>
    <main>
      <h1>Title</h1>
      <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
    </main>
  </ConsentContext>
);

async function serve(definition: BlockDefinition, options: object, language: Language) {
  defaultI18n.language = language;
  const block = buildBlock(definition, { options, language, heading: text('Kop', 'Heading') });
  const html = renderToString(page(block));
  const container = document.createElement('div');
  container.innerHTML = html;
  return { block, html, container };
}

const headingLevels = (container: Element): number[] =>
  Array.from(container.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]'), (heading) =>
    Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
  );

describe.each(blocks)('$name', ({ name, folder, definition }) => {
  test('lies in the folder of its name', () => {
    expect(folder).toBe(blockFolder(name));
  });

  test('has defaults, and its options survive being stored', () => {
    expect(definition.options.safeParse({}).error).toBeUndefined();
    const example = definition.options.parse(definition.example);
    expect(definition.options.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });

  test('names every asset that it shows', () => {
    const shown = new Set(JSON.stringify(definition.example).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g));
    const named = definition.assets?.(definition.options.parse(definition.example)) ?? [];
    expect(new Set(named)).toEqual(shown);
  });

  test('gives its words to search in each language', () => {
    const example = definition.options.parse(definition.example);
    const hasWords = valuesOf(definition.example, 'nl').length > 0;
    const [dutch, english] = productLanguages.map(
      (language) => definition.searchText?.(example, language).join(' ') ?? '',
    );
    expect(dutch !== '').toBe(hasWords);
    expect(dutch !== english).toBe(hasWords);
  });

  describe.each(productLanguages)('in %s', (language) => {
    test.each(waysToDraw(definition))('%s: drawn on the server, taken over by the browser', async (_, options) => {
      const { block, html, container } = await serve(definition, options, language);
      expect(html).not.toMatch(/ style=|<script|<!--\$!-->|blocks\.[a-z]/i);
      // Nothing of someone else before the reader says so (§4).
      expect(html).not.toMatch(/<(iframe|img|audio|video|source|link)[^>]+(src|srcset|href)="(https?:)?\/\//i);
      for (const link of container.querySelectorAll('a')) expect(link.textContent.trim(), link.outerHTML).not.toBe('');
      for (const image of container.querySelectorAll('img'))
        expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
      const levels = headingLevels(container);
      levels.forEach((level, place) => {
        expect(level, `headings ${levels.join(' ')}`).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
      });

      const differences: unknown[] = [];
      document.body.append(container);
      const root = await act(async () =>
        hydrateRoot(container, page(block), { onRecoverableError: (error) => differences.push(error) }),
      );
      expect(differences).toEqual([]);
      await act(async () => root.unmount());
      container.remove();
    });
  });

  test.each(shippedLanguages)('has all its texts in %s', async (language) => {
    const { html } = await serve(definition, definition.example, language);
    expect(html).not.toMatch(/(blocks|consent|ui|maps|search|itemSupport)\.[a-z]/i);
  });

  test('words that exist only in Dutch say so on an Arabic page, and which way they run', async () => {
    const { container } = await serve(definition, onlyDutch(definition.example), 'ar' as Language);
    const words = valuesOf(definition.example, 'nl');
    const drawn = textNodes(container).filter((node) => words.includes(node.data));
    const mark = (element: Element | null | undefined) => [element?.getAttribute('lang'), element?.getAttribute('dir')];
    for (const node of drawn) expect(mark(node.parentElement?.closest('[lang]')), node.data).toEqual(['nl', 'ltr']);
    for (const image of container.querySelectorAll('img:not([alt=""])')) expect(mark(image)).toEqual(['nl', 'ltr']);
    expect(drawn.length > 0).toBe(words.length > 0);
  });

  test('a view that does something in the browser says so', () => {
    const sources = Object.entries(viewSources).filter(([path]) => path.startsWith(`./${folder}/`));
    const isAlive = sources.some(([, source]) =>
      /\buse(State|Reducer|Effect|Ref|SyncExternalStore|Clock|IsAlive)\b|\bon[A-Z]\w*=/.test(source),
    );
    if (isAlive) expect(blockView(name)?.isInteractive).toBeTruthy();
    expect(sources.length).toBeGreaterThan(0);
  });

  test('its texts are there in both languages, under its own branch', () => {
    const files = Object.entries(messageFiles).filter(([path]) => path.startsWith(`./${folder}/`));
    for (const [path, messages] of files) {
      const other =
        messageFiles[
          path
            .replace(/\/nl\./, '/*.')
            .replace(/\/en\./, '/nl.')
            .replace(/\/\*\./, '/en.')
        ];
      expect(keysOf(messages), path).toEqual(keysOf(other ?? {}));
      for (const key of keysOf(messages)) expect(key).toMatch(new RegExp(`^blocks\\.${blockKey(name)}\\.`));
    }
  });

  test.each(productLanguages)(
    'the editor has words in %s for it, each option, each entry and each choice',
    (language) => {
      const messages = messageFiles[`./${folder}/messages/${language}.admin.json`] ?? {};
      const needed = ['name', 'description', ...wordsFor(optionFields(definition.options), 'options')];
      expect(keysOf(messages)).toEqual(expect.arrayContaining(needed.map((key) => `blocks.${blockKey(name)}.${key}`)));
    },
  );

  test('every option has a field of its own, or is changed on the page', () => {
    const elsewhere = optionFields(definition.options).filter(({ kind }) => kind === 'other');
    const inPlace = ['sortOrder', 'nestedSortOrder'];
    expect(elsewhere.map((field) => field.name).filter((option) => !inPlace.includes(option))).toEqual([]);
  });
});

test.each(productLanguages)('the words that blocks share are there in %s', (language) => {
  const words = keysOf(messageFiles[`./kit/messages/${language}.admin.json`] ?? {});
  const needed = [...sortBys.map((value) => `sortOrders.${value}`), ...iconNames.map((value) => `icons.${value}`)];
  expect(words).toEqual(expect.arrayContaining(needed.map((key) => `blocks.kit.${key}`)));
});

/** The keys of the words that a form of these fields shows. A number speaks for itself; some choices have words that blocks share. */
function wordsFor(fields: readonly OptionField[], branch: string): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'other' || field.kind === 'key') return [];
    const key = `${branch}.${field.name}`;
    const values =
      field.kind === 'choices' || (field.kind === 'choice' && field.words === undefined)
        ? field.values.filter((value) => typeof value === 'string')
        : [];
    const inner = field.kind === 'list' || field.kind === 'object' ? wordsFor(field.fields, `${key}.fields`) : [];
    return [`${key}.label`, ...values.map((value) => `${key}.values.${value}`), ...inner];
  });
}

function keysOf(messages: Messages, branch = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) => (typeof value === 'string' ? [branch + key] : keysOf(value, `${branch}${key}.`)))
    .sort();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every text in the options in this language, rich text word by word. */
function valuesOf(options: unknown, language: Language): string[] {
  if (!isRecord(options)) return [];
  if (isRecord(options.$lang)) return wordsOf(options.$lang[language]);
  return Object.values(options).flatMap((value) => valuesOf(value, language));
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isRecord(value)) return [];
  return typeof value.text === 'string' ? [value.text] : Object.values(value.content ?? {}).flatMap(wordsOf);
}

function onlyDutch<T>(options: T): T {
  return JSON.parse(JSON.stringify(options, (key, value) => (key === '$lang' ? { nl: value.nl } : value)));
}

function textNodes(container: Node): Text[] {
  return Array.from(container.childNodes).flatMap((node) => (node instanceof Text ? [node] : textNodes(node)));
}
