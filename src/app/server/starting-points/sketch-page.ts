import type { z } from 'zod';
import cards from '#blocks/cards/definition.ts';
import contact from '#blocks/contact/definition.ts';
import hero from '#blocks/hero/definition.ts';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import list from '#blocks/list/definition.ts';
import members from '#blocks/members/definition.ts';
import notice from '#blocks/notice/definition.ts';
import openingHours from '#blocks/opening-hours/definition.ts';
import textDefinition from '#blocks/text/definition.ts';
import widget from '#blocks/widget/definition.ts';
import type { SketchLine, SketchPart } from '#features/first-hour/contract/page-sketch.ts';
import type { StartingPage } from '#features/first-hour/server/starting-point.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { hoursLines, richLines } from './sketch-lines.ts';

interface Sketched {
  shape: SketchPart['shape'];
  lines: SketchLine[];
}
/** The key of the page that a link, or a list, is of. */
type KeyOf = (reference: string | undefined) => string | undefined;
type Sketcher = (options: unknown, keyOf: KeyOf) => Sketched;

/** The options are read by the block's own schema: a sketch that has fallen behind its block does not compile, or fails its test. */
const sketcher =
  <Options extends z.ZodObject>(
    { options: schema }: BlockDefinition<Options>,
    sketch: (options: z.output<Options>, keyOf: KeyOf) => Sketched,
  ): Sketcher =>
  (options, keyOf) =>
    sketch(schema.parse(options), keyOf);

const isWritten = (words: StoredText | undefined): words is StoredText =>
  words !== undefined && Object.values(words.$lang).some((one) => one !== '');
const line = (look: SketchLine['look'], words: StoredText | undefined): SketchLine[] =>
  isWritten(words) ? [{ look, text: words }] : [];
const blanks = (count: number): SketchLine[] => Array.from({ length: count }, () => ({ look: 'blank' }));

const sketchers = new Map<string, Sketcher>([
  [
    hero.name,
    sketcher(hero, ({ title, text, hasSearch, searchLabel }) => ({
      shape: 'hero',
      lines: [
        ...line('title', title),
        ...line('lead', text),
        ...(hasSearch ? [{ look: 'search', text: searchLabel } as const] : []),
      ],
    })),
  ],
  [
    cards.name,
    sketcher(cards, ({ items }, keyOf) => ({
      shape: 'tiles',
      lines: items.map(({ title, href }) => {
        const page = keyOf(href);
        return { look: 'item', text: title, ...(page === undefined ? {} : { page }) };
      }),
    })),
  ],
  [
    textDefinition.name,
    sketcher(textDefinition, ({ lead, text }) => ({
      shape: 'words',
      lines: [...line('lead', lead), ...richLines(text)],
    })),
  ],
  [
    notice.name,
    sketcher(notice, ({ title, text }) => ({
      shape: 'notice',
      lines: [...line('heading', title), ...richLines(text)],
    })),
  ],
  // Nobody has written an item yet: rows without words, and not the words of an example that will not be there.
  [list.name, sketcher(list, () => ({ shape: 'rows', lines: blanks(4) }))],
  [widget.name, sketcher(widget, ({ itemCount }) => ({ shape: 'rows', lines: blanks(Math.min(itemCount, 3)) }))],
  [members.name, sketcher(members, () => ({ shape: 'people', lines: blanks(3) }))],
  [
    contact.name,
    sketcher(contact, ({ people }) => ({
      shape: 'people',
      lines: people.flatMap(({ name, role, note }) => [
        ...line('item', name),
        ...line('detail', role),
        ...line('detail', note),
      ]),
    })),
  ],
  [openingHours.name, sketcher(openingHours, ({ week }) => ({ shape: 'hours', lines: hoursLines(week) }))],
]);

/** A page seen from afar, made from what it will hold: it cannot show what will not be there. */
export function sketchPage({ document }: StartingPage, keyOf: KeyOf): SketchPart[] {
  return (document.buildingBlockInstances ?? []).map((block) => {
    const sketch = sketchers.get(block.buildingBlockName);
    if (sketch === undefined) throw new Error(`nobody says how a ${block.buildingBlockName} looks from afar`);
    const { shape, lines } = sketch(block.options, keyOf);
    const page = keyOf(block.more?.href);
    return {
      shape,
      area: block.layoutPosition === 'side' ? 'side' : 'main',
      lines: [...line('heading', block.heading), ...lines],
      ...(page === undefined ? {} : { page }),
    };
  });
}
