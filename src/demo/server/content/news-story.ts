import { text } from '#platform/contract/texts/localized.ts';
import type { DrawingName } from '../pictures/demo-pictures.ts';
import { illustration } from './block-pictures.ts';
import { contactBlock, imageBlock } from './demo-blocks.ts';
import type { DemoDates } from './demo-dates.ts';
import type { DemoBlock } from './demo-page.ts';

/** What a message says, below its title and summary. */
export interface NewsStory {
  picture: DrawingName;
  caption: { nl: string; en: string };
  contact: { name: string; mail: string };
  blocks: Record<string, DemoBlock>;
}

export type WriteStory = (dates: DemoDates) => NewsStory;

/** Every message has the same frame: a wide picture, the story, and whom to ask. */
export function storyBlocks({ picture, caption, contact: { name, mail }, blocks }: NewsStory) {
  return {
    picture: imageBlock({ ...illustration(picture), caption: text(caption.nl, caption.en), span: 'wide' }),
    ...blocks,
    contact: contactBlock(
      { people: [{ name: text(name, name), email: mail }] },
      { heading: text('Vragen?', 'Questions?') },
    ),
  };
}
