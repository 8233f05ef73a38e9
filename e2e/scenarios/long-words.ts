import { randomUUID } from 'node:crypto';
import type { BuildScenario } from '#app/server/scenario.ts';
import type { Services } from '#app/server/services/services.ts';
import accordion from '#blocks/accordion/definition.ts';
import buttonRow from '#blocks/button-row/definition.ts';
import callToAction from '#blocks/call-to-action/definition.ts';
import cards from '#blocks/cards/definition.ts';
import hero from '#blocks/hero/definition.ts';
import image from '#blocks/image/definition.ts';
import notice from '#blocks/notice/definition.ts';
import quote from '#blocks/quote/definition.ts';
import separator from '#blocks/separator/definition.ts';
import textBlock from '#blocks/text/definition.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import type { NewItem } from '#features/menus/server/menu-content.service.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import type { Area, Layout } from '#features/pages/contract/page-layout.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { addAccounts, builder } from '../scenario-accounts.ts';

/** The longest words that people really use come from councils. */
const words = [
  'Gemeenschapsaccommodatiebeleid',
  'Arbeidsongeschiktheidsverzekeringen',
  'Hottentottententententoonstelling',
  'Kindercarnavalsoptochtvoorbereidingswerkzaamheden',
  'Meervoudigepersoonlijkheidsstoornis',
  'Aansprakelijkheidswaardevaststellingsveranderingen',
  'Rioolwaterzuiveringsinstallatie',
  'Bestuursrechtelijkebeoordelingscommissie',
  'Verkeersveiligheidsmaatregelenpakket',
  'Vreemdelingenverblijfsvergunning',
] as const;

const word = (index: number): string => words[index % words.length] ?? words[0];
const slug = (index: number): string => word(index).toLowerCase();

interface Block {
  buildingBlockName: string;
  layoutPosition: Area;
  options: object;
  heading?: object;
  background?: string;
  anchor?: string;
}

function allBlocks(picture: string): Block[] {
  const long = text(word(1));
  const sentence = text(`${word(2)} en ${word(3)}, zoals ${word(4)}.`, `${word(2)} and ${word(3)}.`);
  const rich = richText([
    paragraph(`${word(5)} of `, link(word(6), '/')),
    heading(2, word(7)),
    bullets(word(8), `https://www.example.nl/${slug(3)}/${slug(5)}`),
  ]);
  const links = [0, 1, 2].map((index) => ({ label: text(word(index)), href: '/' }));
  const block = (
    { name }: { name: string },
    layoutPosition: Area,
    options: object,
    frame: Partial<Block> = {},
  ): Block => ({
    buildingBlockName: name,
    layoutPosition,
    options,
    ...frame,
  });
  const item = { title: long, text: sentence, href: '/', picture: { imageGuid: picture, alt: long } };
  return [
    block(hero, 'top-row', {
      title: long,
      text: sentence,
      picture: { imageGuid: picture },
      hasSearch: true,
      popularLinks: links,
    }),
    block(notice, 'top-row', { variant: 'bar', tone: 'now', title: text(`${word(3)}:`), text: rich }),
    block(accordion, 'side', { items: [{ title: long, text: rich }] }, { heading: text(word(0)) }),
    block(cards, 'side', { variant: 'tiles', items: [{ ...item, icon: 'house' }] }, { heading: text(word(3)) }),
    block(textBlock, 'main', { lead: sentence, text: rich }, { heading: long, anchor: 'tekst' }),
    block(textBlock, 'main', { text: rich, columns: 2 }, { background: 'tint' }),
    block(image, 'main', { imageGuid: picture, alt: long, caption: sentence }),
    block(cards, 'main', { columns: 4, items: [item, item, item] }, { heading: text(word(5)), background: 'sheet' }),
    block(quote, 'main', { text: sentence, name: long, role: text(word(4)), picture: { imageGuid: picture } }),
    block(separator, 'main', { line: 'water' }),
    block(buttonRow, 'side-end', { buttons: links }, { heading: text(word(7)) }),
    block(notice, 'side-end', { tone: 'warning', title: long, text: rich }),
    block(
      callToAction,
      'bottom-row',
      {
        eyebrow: long,
        title: text(`${word(5)} ${word(6)}`),
        text: sentence,
        buttons: links,
        phases: [0, 1, 2, 3].map((index) => ({ title: text(word(index)), note: text(word(index + 4)) })),
        currentPhase: 2,
        figures: [{ value: text('1.234.567.890'), label: long }],
      },
      { background: 'brand' },
    ),
  ];
}

async function longPage(services: Services, index: number, layout: Layout, blocks: Block[]): Promise<string> {
  return addPage(
    services.pages,
    { viewer: builder },
    {
      title: index % 2 === 0 ? text(word(index), `Page ${index} about ${word(index)}`) : text(word(index)),
      description: text(`${word(index + 1)} ${word(index + 2)}`),
      layout,
      options: { showSubMenu: true },
      buildingBlockInstances: blocks.map((block, sortId) => ({ guid: randomUUID(), sortId, ...block })),
    },
  );
}

const menuItem = (index: number, pageId: string, children: NewItem[] = []): NewItem => ({
  name: text(word(index)),
  description: text(`${word(index + 3)} ${word(index + 4)}`),
  urlSegment: text(slug(index)),
  pageId,
  children,
});

const picture = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#bfd9e6"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#7a5c00"/></svg>`;

/** Everything at its longest, on a yellow platform with a pinned header and a centred logo. */
const build: BuildScenario = async ({ services }) => {
  const { assets, menus, settings } = services;
  const addAsset = (name: string, svg: string) =>
    assets.add(builder, { id: randomUUID(), name: `${name}.svg`, bytes: Buffer.from(svg) });
  const { guid: photo } = await addAsset('tekening', picture(800, 500));
  const { guid: logo } = await addAsset('logo', picture(420, 80));

  const blocks = allBlocks(photo);
  const home = await longPage(services, 0, '25-50-25', blocks);
  const pages: string[] = [];
  for (let index = 1; index < 14; index += 1) {
    pages.push(await longPage(services, index, index % 2 === 0 ? '25-75' : '75-25', blocks.slice(4, 9)));
  }
  const [first = '', second = '', third = '', fourth = '', ...rest] = pages;
  await addMenuItems(menus, { viewer: builder }, topLevelMenu, [
    { ...menuItem(0, home), urlSegment: text('') },
    menuItem(1, first, [menuItem(2, second, [menuItem(3, third, [menuItem(4, fourth)])])]),
    ...rest
      .slice(0, 8)
      .map((page, index) => menuItem(index + 2, page, index === 7 ? [menuItem(9, rest[8] ?? '')] : [])),
  ]);

  const look = {
    platformName: 'Samenwerkingsverband Hoogheemraadschappen en Rioolwaterzuiveringsinstallaties',
    platformDescription: text(word(3)),
    colorScheme: { primary: '#ffe000', accent: '#00c2a8' },
    headerLogo: logo,
    headerLogoHeight: 64,
    headerLogoPadding: 12,
    headerLogoPosition: 'center',
    headerVisibility: 'pinned',
    useGoneStatus: true,
    footers: [
      {
        guid: randomUUID(),
        name: 'lang',
        organisation: text(`${word(3)} ${word(5)}`),
        address: [word(5), '1234 AB Aansprakelijkheidswaardevaststellingsveranderingen'],
        phone: '14 0118',
        email: `${slug(3)}@${slug(6)}.example`,
        columns: [0, 1, 2].map((column) => ({
          title: text(word(column)),
          links: [3, 4, 5].map((index) => ({ label: text(word(index + column)), url: '/' })),
        })),
      },
    ],
  };
  for (const [key, value] of Object.entries(look)) await settings.save(builder, key, value);
  return { accounts: await addAccounts(services) };
};

export default build;
