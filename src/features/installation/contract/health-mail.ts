import type { HealthLine } from './installation.ts';

/** What somebody who runs the installation is mailed about its health. */
export const healthMailChoices = ['everything', 'wrong', 'nothing'] as const;
export type HealthMailChoice = (typeof healthMailChoices)[number];

/** Of what is told now, what somebody wants to hear. */
export const wantedOf = (lines: readonly HealthLine[], wants: HealthMailChoice): HealthLine[] => {
  if (wants === 'nothing') return [];
  return wants === 'wrong' ? lines.filter(({ state }) => state === 'wrong') : [...lines];
};
