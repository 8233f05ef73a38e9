import { text } from '#platform/contract/localized.ts';
import type { DrawingName } from '../pictures/demo-pictures.ts';
import { illustration } from './block-pictures.ts';
import { cardsBlock, imageBlock, textBlock } from './demo-blocks.ts';
import { type DemoDates, longDate } from './demo-dates.ts';
import { type DemoBlock, type DemoPage, demoPage } from './demo-page.ts';
import { rich } from './markup.ts';
import { type NewsKey, newsItems, relatedNews } from './news-items.ts';

interface NewsPageInput {
  picture: DrawingName;
  caption: { nl: string; en: string };
  contact: { name: string; mail: string };
  related: NewsKey[];
  blocks: Record<string, DemoBlock>;
}

/** Every message has the same frame: a wide picture, the story, whom to ask, and what else is new. */
export function newsArticle(dates: DemoDates, key: NewsKey, input: NewsPageInput): DemoPage {
  const { page, day, title, summary, tag } = newsItems(dates)[key];
  const date = longDate(day);
  const { name, mail } = input.contact;
  return demoPage(page, {
    title: text(title.nl, title.en),
    description: text(summary.nl, summary.en),
    layout: '75-25',
    blocks: {
      'top-row': {
        picture: imageBlock({
          ...illustration(input.picture),
          caption: text(input.caption.nl, input.caption.en),
          span: 'wide',
        }),
      },
      main: input.blocks,
      side: {
        published: textBlock(
          { text: rich(`${date.nl}\n\n${tag.nl}`, `${date.en}\n\n${tag.en}`) },
          { heading: text('Geplaatst', 'Published'), headingLevel: 3 },
        ),
        contact: textBlock(
          { text: rich(`${name}\n\n[${mail}](mailto:${mail})`, `${name}\n\n[${mail}](mailto:${mail})`) },
          { heading: text('Vragen?', 'Questions?'), headingLevel: 3 },
        ),
      },
      'bottom-row': {
        related: cardsBlock(
          { columns: 3, items: relatedNews(dates, ...input.related) },
          { heading: text('Ook interessant', 'Also of interest') },
        ),
      },
    },
  });
}
