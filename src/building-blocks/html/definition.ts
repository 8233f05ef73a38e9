import { z } from 'zod';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { wordsOf } from './contract/markup.ts';
import { parseMarkup } from './contract/parse-markup.ts';
import { StoredMarkup } from './contract/stored-markup.ts';

export default defineBlock({
  name: 'Html',
  group: 'content',
  icon: 'code',
  version: 1,
  needsOneOf: ['markup'],
  allowedFor: 'admin',
  options: z.object({ markup: StoredMarkup.prefault({ $lang: {} }) }),
  example: {
    markup: {
      $lang: {
        nl: parseMarkup(
          '<h2>Tarieven</h2><p>Een <abbr title="Verklaring Omtrent het Gedrag">VOG</abbr> kost geld.</p>',
        ),
        en: parseMarkup('<h2>Rates</h2><p>A certificate of <em>conduct</em> costs money.</p>'),
      },
    },
  },
  searchText: ({ markup }, language) => {
    const document = pickLanguage(markup, language, defaultLanguage)?.value;
    return document === undefined ? [] : [wordsOf(document)];
  },
});
