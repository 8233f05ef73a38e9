import { z } from 'zod';
import { Picture, picturesOf } from '#platform/contract/files/picture.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';
import { videoOf } from './contract/video-address.ts';

export default defineBlock({
  name: 'Video',
  group: 'content',
  icon: 'video',
  version: 1,
  options: z.object({
    /** Of YouTube or Vimeo, as someone copied it. */
    url: z.string().trim().max(500).default(''),
    title: StoredText.default(emptyText),
    /** Shown until it plays. */
    poster: Picture.optional(),
    transcript: StoredRichText.default(emptyRichText),
  }),
  example: {
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
    title: text('Rondleiding door het gemaal', 'A tour of the pumping station'),
    poster: { imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03', width: 1600, height: 900 },
    transcript: richText(
      [paragraph('Welkom bij het gemaal. We beginnen bij de pompen.')],
      [paragraph('Welcome to the pumping station. We start at the pumps.')],
    ),
  },
  assets: ({ poster }) => picturesOf(poster),
  socialImage: ({ poster }) => poster?.imageGuid,
  vendors: ({ url }) => {
    const video = videoOf(url);
    return video === undefined ? [] : [video.vendor];
  },
  searchText: ({ title, transcript }, language) => readableText(language, [title, transcript]),
});
