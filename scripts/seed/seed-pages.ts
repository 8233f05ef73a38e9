import { addMenuItems, type NewItem } from '#features/menus/server/menu-content.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import type { Services } from '../../src/app/server/services/services.ts';
import { systemViewer } from '../../src/platform/contract/rights/viewer.ts';
import { text } from '../../src/platform/contract/texts/localized.ts';
import { paragraph, richText } from '../../src/platform/contract/texts/write-rich-text.ts';
import type { Chance } from './chance.ts';
import { paragraphOf, questionOf, sentenceOf, topicOf } from './dutch-text.ts';

const by = { viewer: systemViewer('npm run seed') };
const topMenu = 'Top level menu';

type SeedServices = Pick<Services, 'pages' | 'menus'>;

/** Without its article, as menus have it. */
export const nameOf = (chance: Chance, number: number): string =>
  `${topicOf(chance).replace(/^(de|het|een) /, '')} ${number}`;

/** `proef`, and in later rounds `proef-2`. */
export const inRound = (word: string, round: number, sign = '-'): string =>
  round === 0 ? word : `${word}${sign}${round + 1}`;

const prose = (chance: Chance) => richText([paragraph(paragraphOf(chance))]);

function blockOf(chance: Chance, buildingBlockName: string, options: object) {
  return { guid: chance.guid(), buildingBlockName, layoutPosition: 'main', options };
}

/** Each kind in turn, no two with the same words. */
const kindsOfBlocks: ((chance: Chance) => ReturnType<typeof blockOf>)[] = [
  (chance) => blockOf(chance, 'Text', { text: prose(chance) }),
  (chance) => blockOf(chance, 'Quote', { text: text(sentenceOf(chance)), name: text('Marijke de Vos') }),
  (chance) =>
    blockOf(chance, 'Accordion', {
      items: Array.from({ length: 3 }, () => ({ title: text(questionOf(chance)), text: prose(chance) })),
    }),
  (chance) => blockOf(chance, 'Notice', { text: prose(chance) }),
];

export async function seedLongPage(
  { pages, menus }: SeedServices,
  chance: Chance,
  { blocks, round }: { blocks: number; round: number },
): Promise<void> {
  const instances = Array.from({ length: blocks }, (_, sortId) => {
    const make = kindsOfBlocks[sortId % kindsOfBlocks.length];
    return { ...make?.(chance), sortId };
  });
  const name = text(inRound('Lang', round, ' '));
  const pageId = await addPage(pages, by, { title: name, buildingBlockInstances: instances });
  await addMenuItems(menus, by, topMenu, [{ name, urlSegment: text(inRound('lang', round)), pageId }]);
}

/** So many below each of the level above it. */
const breadth = 7;

/** At the top only as many as it takes, each with seven below it, and seven below each of those. */
export async function seedMenu(
  { pages, menus }: SeedServices,
  chance: Chance,
  { menu, round }: { menu: number; round: number },
  onMade: (made: number) => void,
): Promise<void> {
  let made = 0;
  const itemOf = async (level: number): Promise<NewItem> => {
    made += 1;
    onMade(made);
    const name = nameOf(chance, made);
    const title = text(name);
    const document = { title, description: text(sentenceOf(chance)), buildingBlockInstances: [] };
    const pageId = await addPage(pages, by, document);
    const children: NewItem[] = [];
    while (level < 3 && children.length < breadth && made < menu) children.push(await itemOf(level + 1));
    return { name: title, urlSegment: text(`${inRound('menu', round)}-${children.length}-${made}`), pageId, children };
  };
  const top: NewItem[] = [];
  while (made < menu) top.push(await itemOf(1));
  await addMenuItems(menus, by, topMenu, top);
}
