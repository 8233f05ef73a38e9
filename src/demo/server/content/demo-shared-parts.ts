import type { z } from 'zod';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { demoGuid } from '../demo-guid.ts';
import { sharedPartBlock } from './demo-blocks.ts';
import { helpBlock } from './town-hall.ts';

const questionGuid = demoGuid('shared-part/question');

/** Written once and shown on several pages (product.md §3). */
export const demoSharedParts: readonly { guid: string; document: z.input<typeof PageDocument> }[] = [
  {
    guid: questionGuid,
    document: {
      title: text('Hulp bij een vraag', 'Help with a question'),
      buildingBlockInstances: [
        {
          ...helpBlock('Staat uw vraag er niet bij?', 'Is your question not here?'),
          guid: demoGuid('block/shared-part/question/help'),
          layoutPosition: 'main',
          sortId: 10,
        },
      ],
    },
  },
];

export const questionPart = () => sharedPartBlock({ sharedPartGuid: questionGuid });
