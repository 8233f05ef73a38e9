import type { z } from 'zod';
import accordion from '#blocks/accordion/definition.ts';
import buttonRow from '#blocks/button-row/definition.ts';
import callToAction from '#blocks/call-to-action/definition.ts';
import cards from '#blocks/cards/definition.ts';
import contact from '#blocks/contact/definition.ts';
import contents from '#blocks/contents/definition.ts';
import countdown from '#blocks/countdown/definition.ts';
import counters from '#blocks/counters/definition.ts';
import downloads from '#blocks/downloads/definition.ts';
import gallery from '#blocks/gallery/definition.ts';
import hero from '#blocks/hero/definition.ts';
import image from '#blocks/image/definition.ts';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import list from '#blocks/list/definition.ts';
import members from '#blocks/members/definition.ts';
import notice from '#blocks/notice/definition.ts';
import openingHours from '#blocks/opening-hours/definition.ts';
import quote from '#blocks/quote/definition.ts';
import searchBox from '#blocks/search-box/definition.ts';
import separator from '#blocks/separator/definition.ts';
import share from '#blocks/share/definition.ts';
import subMenu from '#blocks/sub-menu/definition.ts';
import table from '#blocks/table/definition.ts';
import tabs from '#blocks/tabs/definition.ts';
import textDefinition from '#blocks/text/definition.ts';
import timeline from '#blocks/timeline/definition.ts';
import widget from '#blocks/widget/definition.ts';
import type { DemoBlock, Frame } from './demo-page.ts';

/** The compiler holds the options against the block's own schema. */
const builder =
  <Options extends z.ZodObject>({ name, version }: BlockDefinition<Options>) =>
  (options: z.input<Options>, frame: Frame = {}): DemoBlock => ({
    buildingBlockName: name,
    version,
    options,
    ...frame,
  });

export const textBlock = builder(textDefinition);
export const imageBlock = builder(image);
export const heroBlock = builder(hero);
export const cardsBlock = builder(cards);
export const callToActionBlock = builder(callToAction);
export const accordionBlock = builder(accordion);
export const quoteBlock = builder(quote);
export const buttonRowBlock = builder(buttonRow);
export const separatorBlock = builder(separator);
export const noticeBlock = builder(notice);

export const contactBlock = builder(contact);
export const contentsBlock = builder(contents);
export const countdownBlock = builder(countdown);
export const countersBlock = builder(counters);
export const downloadsBlock = builder(downloads);
export const galleryBlock = builder(gallery);
export const openingHoursBlock = builder(openingHours);
export const searchBoxBlock = builder(searchBox);
export const shareBlock = builder(share);
export const subMenuBlock = builder(subMenu);
export const tableBlock = builder(table);
export const tabsBlock = builder(tabs);
export const timelineBlock = builder(timeline);
export const listBlock = builder(list);
export const membersBlock = builder(members);
export const widgetBlock = builder(widget);

export type CardInput = NonNullable<z.input<typeof cards.options>['items']>[number];
