import type { z } from 'zod';
import type { ItemType } from '../../src/features/item-types/contract/item-type.ts';
import { NewItem } from '../../src/features/list-items/contract/list-item.ts';
import { text } from '../../src/platform/contract/texts/localized.ts';
import { heading, paragraph, richText } from '../../src/platform/contract/texts/write-rich-text.ts';
import type { Chance } from './chance.ts';
import { addressOf, eventOf, headlineOf, jobOf, paragraphOf, questionOf, sentenceOf, topicOf } from './dutch-text.ts';

export type SeedItem = z.output<typeof NewItem>;

/** How often each occurs, out of a hundred. */
const shares: [name: string, share: number][] = [
  ['News', 50],
  ['Event', 16],
  ['Article', 10],
  ['FAQ', 8],
  ['Document', 6],
  ['Project', 4],
  ['Idea', 3],
  ['Vacancy', 3],
];
const hour = 3_600_000;
const year = 365 * 24 * hour;

function typeNameOf(chance: Chance, names: readonly string[]): string {
  let left = chance.below(100);
  for (const [name, share] of shares) {
    left -= share;
    if (left < 0 && names.includes(name)) return name;
  }
  return 'News';
}

function titleOf(chance: Chance, typeName: string): string {
  if (typeName === 'Event') return eventOf(chance);
  if (typeName === 'FAQ') return questionOf(chance);
  if (typeName === 'Vacancy') return `${jobOf(chance)} (${20 + chance.below(17)} uur)`;
  return headlineOf(chance);
}

const wordsOf: Record<string, (chance: Chance) => string> = {
  department: (chance) => chance.pick(['Ruimte', 'Wonen', 'Water', 'Publiekszaken']),
  price: (chance) => chance.pick(['Gratis', '€ 5', '€ 7,50']),
};

/** By its kind, because an admin may have made another of it; of what needs a file or a person there is nothing. */
function madeUp(chance: Chance, { key, kind, options }: ItemType['fields'][number]): unknown {
  switch (kind) {
    case 'text':
      return text((wordsOf[key] ?? topicOf)(chance));
    case 'richText':
      return richText([paragraph(paragraphOf(chance))]);
    case 'number':
      return 20 + chance.below(17);
    case 'choice':
      return options.length === 0 ? null : [chance.pick(options.map(({ value }) => value))];
    case 'place':
      return { address: addressOf(chance) };
    default:
      return null;
  }
}

/** One item as an editor would write it; `now` is given, so that the same command makes the same. */
export function seedItem(chance: Chance, types: readonly ItemType[], now: Date): SeedItem {
  const typeName = typeNameOf(
    chance,
    types.map(({ name }) => name),
  );
  const type = types.find(({ name }) => name === typeName);
  const publishedOn = new Date(now.getTime() - Math.floor(chance.next() * 5 * year));
  const isEvent = typeName === 'Event';
  const start = new Date(publishedOn.getTime() + (1 + chance.below(60)) * 24 * hour);
  const paragraphs = Array.from({ length: 2 + chance.below(3) }, () => paragraph(paragraphOf(chance)));
  const title = titleOf(chance, typeName);
  const values = (type?.fields ?? []).map((field) => [field.id, madeUp(chance, field)] as const);
  return NewItem.parse({
    guid: chance.guid(),
    title: text(title, chance.isOne(5) ? `Vloedhaven: ${title}` : undefined),
    listItemTypeName: typeName,
    metadata: {
      description: text(sentenceOf(chance)),
      highlight: chance.isOne(50),
      'period-start': isEvent ? start.toISOString() : null,
      'period-end': isEvent ? new Date(start.getTime() + 2 * hour).toISOString() : null,
    },
    fields: Object.fromEntries(values.filter(([, value]) => value !== null)),
    contentBuildingBlockInstances: [
      {
        guid: chance.guid(),
        buildingBlockName: 'Text',
        content: {
          lead: text(sentenceOf(chance)),
          text: richText([...paragraphs, heading(2, 'Meer weten?'), paragraph(paragraphOf(chance))]),
        },
      },
    ],
    isPublished: !chance.isOne(40),
    publishedOn: publishedOn.toISOString(),
    visibility: chance.isOne(20) ? 'Users' : 'Public',
  });
}
