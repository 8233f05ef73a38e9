import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';
import { audioOf } from './contract/audio-address.ts';

export default defineBlock({
  name: 'Audio',
  group: 'content',
  icon: 'audio-lines',
  version: 1,
  needsOneOf: ['url'],
  options: z.object({
    /** Of Spotify, SoundCloud or a sound file, as someone copied it. */
    url: z.string().trim().max(500).default(''),
    title: StoredText.default(emptyText),
    transcript: StoredRichText.default(emptyRichText),
  }),
  example: {
    url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
    title: text('Podcast Op het plein, aflevering 1', 'Podcast On the square, episode 1'),
    transcript: richText(
      [paragraph('Vandaag praten we met de brugwachter.')],
      [paragraph('Today we talk with the bridge keeper.')],
    ),
  },
  vendors: ({ url }) => {
    const { vendor } = audioOf(url) ?? {};
    return vendor === undefined ? [] : [vendor];
  },
  searchText: ({ title, transcript }, language) => readableText(language, [title, transcript]),
});
