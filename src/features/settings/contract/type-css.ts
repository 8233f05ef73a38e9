import type { SettingValues } from './setting.ts';

type Sizes = Pick<SettingValues, 'textSize' | 'titleSize'>;

/** The tokens that the sizes of type set, each with the line height that belongs to its size. */
export const typeTokens = ({ textSize, titleSize }: Sizes): [token: string, value: string][] => [
  ['--site-text-size', `var(--size-${textSize})`],
  ['--site-text-leading', `var(--leading-${textSize})`],
  ['--site-title-size', `var(--size-${titleSize})`],
  ['--site-title-leading', `var(--leading-${titleSize})`],
];

export const typeCss = (sizes: Sizes): string =>
  typeTokens(sizes)
    .map(([token, value]) => `${token}:${value}`)
    .join(';');
