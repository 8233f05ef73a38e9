import type { z } from 'zod';
import accordion from '#blocks/accordion/definition.ts';
import buttonRow from '#blocks/button-row/definition.ts';
import callToAction from '#blocks/call-to-action/definition.ts';
import cards from '#blocks/cards/definition.ts';
import hero from '#blocks/hero/definition.ts';
import image from '#blocks/image/definition.ts';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import notice from '#blocks/notice/definition.ts';
import quote from '#blocks/quote/definition.ts';
import separator from '#blocks/separator/definition.ts';
import textDefinition from '#blocks/text/definition.ts';
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

export type CardInput = NonNullable<z.input<typeof cards.options>['items']>[number];
