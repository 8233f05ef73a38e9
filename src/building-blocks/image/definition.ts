import { z } from 'zod';
import { Picture, picturesOf, socialImageOf } from '#platform/contract/files/picture.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export const imageRatios = ['original', '16:9', '4:3', '1:1'] as const;
export const imageWidths = ['content', 'wide', 'full'] as const;

/** §3: the picture's fields are the block's own, because others read `imageGuid` and `alt` from it. */
const options = z.object({
  ...Picture.shape,
  imageGuid: Picture.shape.imageGuid.optional(),
  caption: StoredText.default(emptyText),
  ratio: z.enum(imageRatios).default('original'),
  /** As wide as the text, as the column, or from edge to edge. */
  span: z.enum(imageWidths).default('content'),
});

export default defineBlock({
  name: 'Image',
  group: 'content',
  icon: 'image',
  version: 1,
  needsOneOf: ['imageGuid'],
  itemPart: 'picture',
  options,
  example: {
    imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01',
    darkImageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02',
    alt: text(
      'Een molen op een dijk, met schapen langs het water',
      'A windmill on a dike, with sheep beside the water',
    ),
    caption: text(
      'De Zuiderdijk tussen het gemaal en de Oude Haven.',
      'The Zuiderdijk between the pumping station and the Old Harbour.',
    ),
    width: 1600,
    height: 900,
    ratio: '16:9',
  },
  assets: (options) => picturesOf(picture(options)),
  socialImage: (shown) => socialImageOf(picture(shown)),
  searchRole: () => 'caption',
  searchText: ({ alt, caption }, language) => readableText(language, [alt, caption]),
});

const picture = ({ imageGuid, ...rest }: z.output<typeof options>) =>
  imageGuid === undefined ? undefined : { ...rest, imageGuid };
