import { makeBrush } from '../brush.ts';
import type { Palette } from '../palette.ts';
import { seededRandom } from '../seeded-random.ts';
import { airKit } from './air.ts';
import { boatsKit } from './boats.ts';
import { bridgeKit } from './bridge.ts';
import { farKit } from './far.ts';
import { housesKit } from './houses.ts';
import { landKit } from './land.ts';
import { landmarksKit } from './landmarks.ts';
import { peopleKit } from './people.ts';
import { streetKit } from './street.ts';
import { waterKit } from './water.ts';

export type Kit = ReturnType<typeof makeKit>;

/** Everything that a scene can be put together from, in these colours and with this seed. */
export function makeKit(palette: Palette, seed: number) {
  const brush = makeBrush(palette, seededRandom(seed));
  return {
    ...brush,
    ...airKit(brush),
    ...farKit(brush),
    ...housesKit(brush),
    ...landmarksKit(brush),
    ...bridgeKit(brush),
    ...boatsKit(brush),
    ...landKit(brush),
    ...streetKit(brush),
    ...peopleKit(brush),
    ...waterKit(brush),
  };
}
