import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type BlockConsent, ConsentContext } from '#features/consent/web/parts/consent-context.ts';
import { noConsentGiven } from '#features/consent/web/parts/use-block-consent.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { emptyText, text } from '#platform/contract/texts/localized.ts';
import { resolveForEditing } from '#platform/contract/texts/resolve-for-editing.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { type TextEditing, TextEditingContext } from '#platform/web/content/text-editing-context.ts';
import type { BlockDefinition } from './kit/contract/block-definition.ts';
import { BlockArea } from './kit/web/block-area.tsx';
import { preloadBlockViews } from './kit/web/block-catalogue.ts';
import { buildBlock } from './kit/web/testing/build-block.ts';

const definitions = Object.values(
  import.meta.glob<{ default: BlockDefinition }>('./*/definition.ts', { eager: true }),
).map((file) => file.default);

const path = ({ path: steps }: TextPlace) => steps.filter((step) => typeof step === 'string').join('.');

const consent: BlockConsent = {
  ...noConsentGiven,
  settings: { ...noConsentGiven.settings, embedAllowedHosts: ['www.openstreetmap.org'] },
};

beforeAll(() => preloadBlockViews(definitions.map(({ name }) => name)));

/** The places that are drawn so that one can type there, each once. */
function placesIn(block: BlockInstance): string[] {
  const drawn = new Set<string>();
  const editing: TextEditing = {
    Text: ({ of, place }) => {
      drawn.add(path(place));
      return of.value;
    },
    RichText: ({ place }) => {
      drawn.add(path(place));
      expect(place.format).toBe('rich');
      return null;
    },
  };
  renderToString(
    <ConsentContext value={consent}>
      <TextEditingContext value={editing}>
        <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
      </TextEditingContext>
    </ConsentContext>,
  );
  return [...drawn].sort();
}

/** The same with nothing written in any text. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== 'object' || value === null) return value;
  if ('$lang' in value) return emptyText;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]));
}

/** The places of all texts in there. */
function textsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, at));
  if (typeof value !== 'object' || value === null) return [];
  if ('$lang' in value) return [at];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, at === '' ? key : `${at}.${key}`));
}

function drawnAndNot(definition: BlockDefinition, isEmpty: boolean) {
  const options = definition.options.parse(definition.example);
  const stored = {
    heading: isEmpty ? emptyText : text('Kop'),
    options: isEmpty ? (emptied(options) as Record<string, unknown>) : options,
  };
  const block = buildBlock(definition, { options: definition.example });
  const at = { block: block.guid, path: [], language: 'nl', fallback: 'nl', isOpen: () => isEmpty };
  const drawn = placesIn({ ...block, ...resolveForEditing(stored, at) });
  return { drawn, not: [...new Set(textsIn(stored, ''))].filter((one) => !drawn.includes(one)).sort() };
}

/** Texts that the examples do not show as words, and so are changed in the options of the block; as what is said of a picture. */
const notOnThePage: Record<string, readonly string[]> = {
  // Only above tiles.
  Cards: ['options.intro', 'options.items.time'],
  // Only when the moment has come.
  Countdown: ['options.after'],
  // Shown in a field, and the name of the field that nobody gave it.
  Hero: ['options.searchExample', 'options.searchLabel'],
  SearchBox: ['options.example'],
  // Drawn in a frame of its own.
  Html: ['options.markup'],
};

test.each(definitions.map((definition) => [definition.name, definition] as const))(
  '%s: one can type in all its words on the page, and where there are none yet when it is chosen',
  (name, definition) => {
    const written = drawnAndNot(definition, false);
    expect(written.not.filter((one) => !one.endsWith('.alt'))).toEqual(notOnThePage[name] ?? []);
    expect(drawnAndNot(definition, true).drawn).toEqual(expect.arrayContaining(written.drawn));
  },
);
