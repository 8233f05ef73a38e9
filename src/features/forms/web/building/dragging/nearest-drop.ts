import type { DropPlace } from '../../../contract/building/drop-places.ts';
import type { Dragged, Drop } from '../state/builder-ui.ts';
import { fieldElementId } from '../state/field-elements.ts';

/** The canvas on which a form lies, and the steps beside it: what is let go elsewhere stays where it was. */
export const canvasId = 'formulier-vel';
export const stepElementId = (index: number): string => `stap-${index}`;

/** Where it goes, and the line that shows it, in the window. */
export interface ShownDrop {
  drop: Drop;
  line: { x: number; y: number; width: number; height: number };
}

interface Point {
  x: number;
  y: number;
}

/** Half of the room between two fields. */
const half = 6;

const boxOf = (id: string): DOMRect | undefined => document.getElementById(id)?.getBoundingClientRect();

const isIn = (box: DOMRect, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The gap nearest to the pointer, by how high it is: fields stand under one another. */
function nearestGap({ y }: Point, places: readonly DropPlace[]): ShownDrop | undefined {
  let nearest: (ShownDrop & { distance: number }) | undefined;
  let before: DOMRect | undefined;
  for (const { above, group, place } of places) {
    const box = above === null ? undefined : boxOf(fieldElementId(above));
    const holder = group === null ? undefined : boxOf(fieldElementId(group));
    // Below the last one; of an empty group and an empty form there is nothing but where they would stand.
    const last = holder ?? before ?? boxOf('veld-toevoegen');
    const edge = box ?? last;
    if (edge === undefined) continue;
    const top = box === undefined ? (holder === undefined ? edge.bottom + half : edge.bottom - half) : edge.top - half;
    const distance = Math.abs(y - top);
    if (box !== undefined && group === null) before = box;
    if (nearest !== undefined && distance >= nearest.distance) continue;
    nearest = { drop: { place }, line: { x: edge.left, y: top, width: edge.width, height: 4 }, distance };
  }
  return nearest;
}

/** A step that a field is held over takes it in; a step that is held goes before or behind it. */
function overSteps(point: Point, dragged: Dragged, steps: readonly string[]): ShownDrop | undefined {
  for (const [index, id] of steps.entries()) {
    const box = boxOf(stepElementId(index));
    if (box === undefined || !isIn(box, point)) continue;
    const line = { x: box.left, y: box.top, width: box.width, height: box.height };
    if (!('step' in dragged)) return { drop: { intoStep: id }, line };
    const from = steps.indexOf(dragged.step);
    const isAfter = index > from;
    return { drop: { stepAt: index }, line: { ...line, y: isAfter ? box.bottom - 2 : box.top - 2, height: 4 } };
  }
  return undefined;
}

export function nearestDrop(
  point: Point,
  dragged: Dragged,
  { places, steps }: { places: readonly DropPlace[]; steps: readonly string[] },
): ShownDrop | undefined {
  const canvas = boxOf(canvasId);
  if (!('step' in dragged) && canvas !== undefined && isIn(canvas, point)) return nearestGap(point, places);
  return overSteps(point, dragged, steps);
}
