import { tidy } from './scale-top.ts';

export interface PlanPoint {
  latitude: number;
  longitude: number;
  number: number;
}

export interface PlacedPoint {
  /** Of the width and the height of the plan, from the upper left. */
  x: number;
  y: number;
  radius: number;
}

export interface PlanLayout {
  points: PlacedPoint[];
  /** How much of the width a stretch of the ground takes, for the scale. */
  scale: { metres: number; percent: number };
}

const metresPerDegree = 111_320;
const [smallest, largest] = [18, 36];
/** Room for the largest circle on every side. */
const margin = 12;
const stretches = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000] as const;

const boundsOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/**
 * Points as they lie, the north above, on a plan of this shape: as far apart along the ground in both directions. A circle
 * has the area of its number.
 */
export function planLayout(points: readonly PlanPoint[], shape: { width: number; height: number }): PlanLayout {
  if (points.length === 0) return { points: [], scale: { metres: 0, percent: 0 } };
  const [south, north] = boundsOf(points.map(({ latitude }) => latitude));
  const middle = (south + north) / 2;
  // Towards the poles a degree of longitude is less of the ground.
  const along = Math.cos((middle * Math.PI) / 180);
  const [west, east] = boundsOf(points.map(({ longitude }) => longitude * along));
  const room = { width: shape.width * (1 - (2 * margin) / 100), height: shape.height * (1 - (2 * margin) / 100) };
  // One place alone is drawn as if there were a kilometre around it.
  const degrees = Math.max((east - west) / room.width, (north - south) / room.height, 0.01 / room.width);
  const most = Math.max(...points.map(({ number }) => number));
  const metresWide = degrees * shape.width * metresPerDegree;
  const metres = stretches.findLast((one) => one <= metresWide / 4) ?? stretches[0];
  return {
    points: points.map(({ latitude, longitude, number }) => ({
      x: tidy(50 + ((longitude * along - (west + east) / 2) / degrees / shape.width) * 100),
      y: tidy(50 - ((latitude - middle) / degrees / shape.height) * 100),
      radius: tidy(Math.max(smallest, Math.sqrt(number / most) * largest)),
    })),
    scale: { metres, percent: tidy((metres / metresWide) * 100) },
  };
}
