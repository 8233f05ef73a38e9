/** In degrees: about half a kilometre each way, in the Netherlands. */
export const cellHeight = 0.005;
export const cellWidth = 0.008;

/** A field of the ground, counted from where the equator meets Greenwich. */
export interface PlaceCell {
  row: number;
  column: number;
  number: number;
}
