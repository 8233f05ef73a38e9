import type { SketchLine } from '#features/first-hour/contract/page-sketch.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { RichTextNode, StoredRichText } from '#platform/contract/texts/rich-text.ts';

interface Line {
  look: SketchLine['look'];
  words: string;
}

const linesOf = (nodes: readonly RichTextNode[]): Line[] =>
  nodes.flatMap((node) => {
    if (node.type === 'heading') return [{ look: 'heading', words: plainText([node]) }];
    if (node.type === 'bulletList')
      return (node.content ?? []).map((item): Line => ({ look: 'bullet', words: plainText([item]) }));
    return [{ look: 'words', words: plainText([node]) }];
  });

/** The lines of a rich text, each in all its languages; they are written side by side, so they match line by line. */
export function richLines({ $lang }: StoredRichText): SketchLine[] {
  const lines: SketchLine[] = [];
  for (const [language, { content }] of Object.entries($lang)) {
    for (const [place, { look, words }] of linesOf(content).entries()) {
      const text: StoredText = { $lang: { ...lines[place]?.text?.$lang, [language]: words } };
      lines[place] = { look, text };
    }
  }
  return lines;
}

/** A Monday, and the days after it. */
const monday = Date.UTC(2024, 0, 1);
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const dayIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    monday + days.indexOf(day) * 24 * 60 * 60 * 1000,
  );

export const hoursLines = (week: readonly { day: string; from: string; until: string }[]): SketchLine[] =>
  week.map(({ day, from, until }) => ({
    look: 'item',
    text: {
      $lang: Object.fromEntries(
        ['nl', 'en'].map((language) => [language, `${dayIn(language, day)} ${from} – ${until}`]),
      ),
    },
  }));
