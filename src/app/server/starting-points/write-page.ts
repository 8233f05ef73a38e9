import type { z } from 'zod';
import cards from '#blocks/cards/definition.ts';
import contact from '#blocks/contact/definition.ts';
import hero from '#blocks/hero/definition.ts';
import { blockWriter, type WrittenBlock } from '#blocks/kit/contract/write-block.ts';
import list from '#blocks/list/definition.ts';
import members from '#blocks/members/definition.ts';
import notice from '#blocks/notice/definition.ts';
import openingHours from '#blocks/opening-hours/definition.ts';
import textDefinition from '#blocks/text/definition.ts';
import widget from '#blocks/widget/definition.ts';
import type { WatchedTask } from '#features/first-hour/contract/first-hour-tasks.ts';
import type { OfferedPage, StartingPage } from '#features/first-hour/server/starting-point.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { type Area, areas } from '#features/pages/contract/page-layout.ts';
import { type StoredText, text } from '#platform/contract/texts/localized.ts';
import { namedGuid } from '#platform/server/named-guid.ts';

export const heroBlock = blockWriter(hero);
export const cardsBlock = blockWriter(cards);
export const textBlock = blockWriter(textDefinition);
export const listBlock = blockWriter(list);
export const widgetBlock = blockWriter(widget);
export const contactBlock = blockWriter(contact);
export const hoursBlock = blockWriter(openingHours);
export const membersBlock = blockWriter(members);
export const noticeBlock = blockWriter(notice);

export type CardInput = NonNullable<z.input<typeof cards.options>['items']>[number];

/** What a page is written with. */
export interface Site {
  /** Of the platform. */
  name: string;
  has(key: string): boolean;
}

interface Words {
  nl: string;
  en: string;
}

interface Written extends Omit<z.input<typeof PageDocument>, 'buildingBlockInstances' | 'title' | 'description'> {
  /** By area, in the order in which they stand; one that is undefined is left out. */
  blocks: Partial<Record<Area, Record<string, WrittenBlock | undefined>>>;
  isExample?: boolean;
  watched?: readonly { task: WatchedTask; block: string; option: string }[];
  newsList?: string;
}

/** One ready page: how it is called and where it stands, and how it is written for this site. */
export interface ReadyPage {
  key: string;
  title: StoredText;
  about: StoredText;
  write(site: Site): StartingPage;
}

/** The same on every platform and for every kind of site: making twice finds what was made. */
const guidOf = (name: string): string => namedGuid(`starting-point/${name}`);

/** A link that finds the page's own path in each language, and survives a move. */
export const linkTo = (guid: string): string => `page:${guid}`;
export const to = (key: string): string => linkTo(guidOf(`page/${key}`));

export const listGuid = (key: string, block: string): string => guidOf(`block/${key}/${block}`);

export function readyPage(
  key: string,
  { title, about, at }: { title: Words; about: Words; at: Words },
  write: (site: Site) => Written,
): ReadyPage {
  const named = text(title.nl, title.en);
  return {
    key,
    title: named,
    about: text(about.nl, about.en),
    write(site) {
      const { blocks, isExample = false, watched = [], newsList, ...document } = write(site);
      const guid = guidOf(`page/${key}`);
      const buildingBlockInstances = areas.flatMap((area) =>
        Object.entries(blocks[area] ?? {}).flatMap(([name, block], index) =>
          block === undefined
            ? []
            : [{ ...block, guid: guidOf(`block/${key}/${name}`), layoutPosition: area, sortId: (index + 1) * 10 }],
        ),
      );
      return {
        key,
        guid,
        document: { ...document, title: named, description: text(about.nl, about.en), buildingBlockInstances },
        // The logo leads home already.
        menuItem: { name: named, urlSegment: text(at.nl, at.en), pageId: guid, isVisible: at.nl !== '' },
        isExample,
        watched: watched.map(({ block, ...one }) => ({ ...one, block: guidOf(`block/${key}/${block}`) })),
        ...(newsList === undefined ? {} : { newsList: guidOf(`block/${key}/${newsList}`) }),
      };
    },
  };
}

export const offeredOf = ({ key, title, about }: ReadyPage): OfferedPage => ({ key, title, about });
