interface Point {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const share =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}
