import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

interface KeptLink {
  label: StoredText;
  href: string;
}

/** Addresses with their words, on this site or elsewhere. */
export default defineFieldKind<KeptLink[]>({
  name: 'link',
  uses: ['item'],
  order: 160,
  inputTypes: ['links'],
  canBeMany: true,
  example: { value: [{ label: { $lang: { nl: 'Lees meer', en: 'Read more' } }, href: 'https://vloedhaven.nl/' }] },
  texts: (links) => inOneLanguage(links.map(({ href }) => href).join(', ')),
  // A link is found by its words: its address says nothing to a reader.
  searchTexts: (links) => {
    const texts: Record<string, string> = {};
    for (const [language, words = ''] of links.flatMap(({ label }) => Object.entries(label.$lang))) {
      texts[language] = `${texts[language] ?? ''} ${words}`.trim();
    }
    return texts;
  },
  fromText: (text) => [{ label: { $lang: {} }, href: text }],
});

const KeptLink = z.object({ label: StoredText.default(emptyText), href: Href });

export const schema = () => z.array(KeptLink).max(100);
