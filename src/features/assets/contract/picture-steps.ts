import type { Size } from './image.ts';

/**
 * The sizes that pictures are made in: those of our own `srcset`, and what people ask for. Whoever asks for every width
 * in between gets the same few pictures, each made once.
 */
export const sideSteps: readonly number[] = [
  50, 60, 64, 72, 80, 90, 96, 100, 120, 128, 144, 150, 160, 180, 192, 200, 240, 256, 270, 300, 320, 360, 400, 450, 480,
  500, 512, 540, 600, 640, 720, 768, 800, 900, 960, 1000, 1024, 1080, 1200, 1280, 1440, 1500, 1600, 1800, 1920, 2000,
  2400, 2560, 3000,
];

/** §9 names 1 for a placeholder and 95 for what is small. */
export const qualitySteps: readonly number[] = [1, 10, 20, 30, 40, 50, 60, 70, 75, 80, 85, 90, 95, 100];

/** The next one up: never less than was asked for. */
const nextStep = (steps: readonly number[], asked: number): number =>
  steps.find((step) => step >= asked) ?? steps.at(-1) ?? asked;

export const steppedSide = (side: number): number => nextStep(sideSteps, side);
export const steppedQuality = (quality: number): number => nextStep(qualitySteps, quality);

/** Usual proportions come out exactly: 1:1, 3:2, 4:3, 5:4, 16:9 and the 1200 by 630 of social media. */
const proportions = 240;

/** A box keeps its proportions, because what shows it counts on them: its longer side takes a step, the other follows. */
export function steppedBox({ width, height }: Size, minSide: number): Size {
  const longer = steppedSide(Math.max(width, height));
  const share = Math.round((Math.min(width, height) / Math.max(width, height)) * proportions) / proportions;
  const shorter = Math.max(minSide, Math.round(longer * share));
  return width >= height ? { width: longer, height: shorter } : { width: shorter, height: longer };
}
