import { tidy } from './scale-top.ts';

/** Tone and height say the same, so that it can be read in grey and in one colour. */
export const heatTones = ['least', 'some', 'more', 'most'] as const;
export type HeatTone = (typeof heatTones)[number];

export interface HeatCell {
  tone: HeatTone;
  /** Of the height of its row. */
  percent: number;
}

/** Each against the most of them all; what is nothing has no height. */
export function heatLayout(rows: readonly (readonly number[])[]): HeatCell[][] {
  const top = Math.max(0, ...rows.flat());
  return rows.map((row) =>
    row.map((value) => {
      const share = top === 0 ? 0 : value / top;
      const tone = share > 0.75 ? 'most' : share > 0.5 ? 'more' : share > 0.2 ? 'some' : 'least';
      return { tone, percent: tidy(share * 100) };
    }),
  );
}
