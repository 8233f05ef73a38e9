import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { Picture, picturesOf, socialImageOf } from '#platform/contract/files/picture.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';
import { Captions, OwnVideo } from './contract/own-video.ts';
import { videoOf } from './contract/video-address.ts';

export default defineBlock({
  name: 'Video',
  group: 'content',
  icon: 'video',
  version: 1,
  needsOneOf: ['url', 'video'],
  options: z.object({
    /** A file of our own; goes before an address elsewhere. */
    video: OwnVideo.optional(),
    /** Of the file. A video elsewhere has its captions there. */
    captions: z.array(Captions).max(20).default([]),
    /** Of YouTube or Vimeo, as someone copied it. */
    url: z.string().trim().max(500).default(''),
    title: StoredText.default(emptyText),
    /** Shown until it plays. */
    poster: Picture.optional(),
    transcript: StoredRichText.default(emptyRichText),
    /** Where it is written out, when that is not here. */
    transcriptLink: Href.optional(),
  }),
  itemPart: 'video',
  example: {
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
    title: text('Rondleiding door het gemaal', 'A tour of the pumping station'),
    poster: { imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03', width: 1600, height: 900 },
    transcript: richText(
      [paragraph('Welkom bij het gemaal. We beginnen bij de pompen.')],
      [paragraph('Welcome to the pumping station. We start at the pumps.')],
    ),
  },
  assets: ({ poster, video, captions }) => [
    ...picturesOf(poster),
    ...(video === undefined ? [] : [video, ...captions].map(({ assetGuid }) => assetGuid)),
  ],
  socialImage: ({ poster }) => socialImageOf(poster),
  vendors: ({ url, video }) => {
    const elsewhere = video === undefined ? videoOf(url) : undefined;
    return elsewhere === undefined ? [] : [elsewhere.vendor];
  },
  searchText: ({ title, transcript }, language) => readableText(language, [title, transcript]),
});
