import { type ColorToken, staticTokens } from '#platform/contract/colors/color-scheme.ts';
import { contrastRatio } from '#platform/contract/colors/contrast.ts';
import type { backgrounds } from '../background.ts';
import { type Check, findingOf } from './check.ts';
import type { CheckedPage } from './checked-page.ts';
import type { Finding } from './finding.ts';

const found = findingOf('contrast');

type Background = (typeof backgrounds)[number];

/** What is read on each ground, as block-frame.module.css paints it. */
const painted: Record<Background, { ground: ColorToken; words: readonly ColorToken[] }> = {
  none: { ground: 'surface-page', words: ['text', 'text-muted', 'link'] },
  sheet: { ground: 'surface', words: ['text', 'text-muted', 'link'] },
  tint: { ground: 'surface-tint', words: ['text', 'link'] },
  brand: { ground: 'surface-brand', words: ['text-on-brand', 'text-on-brand-muted'] },
};

/** WCAG 1.4.3, of text. */
const enough = 4.5;

/** Of the colours that the platform chose, on the grounds that this page uses, in the light and in the dark. */
export const contrast: Check = {
  name: 'contrast',
  ofPage: ({ blocks, colors, isDefault }: CheckedPage) => {
    if (!isDefault) return [];
    const palettes = Object.entries(staticTokens(colors));
    const worst = new Map<Background, number>();
    for (const background of new Set(blocks.map(({ block }) => block.background))) {
      const { ground, words } = painted[background];
      const ratios = palettes.flatMap(([, palette]) =>
        words.map((token) => contrastRatio(palette[token], palette[ground])),
      );
      worst.set(background, Math.min(...ratios));
    }
    return blocks.flatMap(({ block, language }): Finding[] => {
      const ratio = worst.get(block.background) ?? enough;
      if (!(ratio < enough)) return [];
      const place = { block: block.guid, path: ['background'], language };
      return [found('contrast', place, { ratio: Math.round(ratio * 10) / 10, enough })];
    });
  },
};
