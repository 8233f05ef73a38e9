/** The paper that a signature is drawn on, in its own units, whatever the size of the screen. */
export const paper = { width: 600, height: 200 } as const;

export interface Point {
  x: number;
  y: number;
}
export type Stroke = readonly Point[];

/** As long as the busiest signature needs to be, and short enough for an answer. */
export const longestPath = 8000;

const shape = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/;

/** Whether a text is lines on our paper, and nothing else that could be drawn. */
export function isDrawnPath(path: string): boolean {
  if (path.length > longestPath || !shape.test(path)) return false;
  return readStrokes(path).every((stroke) => stroke.every(({ x, y }) => x <= paper.width && y <= paper.height));
}

/** Lines as SVG knows them: `M12 30L14 33`. A dot is a line to itself. */
export const writeStrokes = (strokes: readonly Stroke[]): string =>
  strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => {
      const points = stroke.length === 1 ? [...stroke, ...stroke] : stroke;
      return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    })
    .join('');

export const readStrokes = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((line) =>
      line.split('L').map((point) => {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        return { x, y };
      }),
    );

/** Where a pointer is, on our paper; what leaves it stays at its edge. */
export function pointOn(
  box: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): Point {
  const within = (share: number, most: number) => Math.round(Math.min(Math.max(share, 0), 1) * most);
  return {
    x: within((x - box.left) / (box.width || 1), paper.width),
    y: within((y - box.top) / (box.height || 1), paper.height),
  };
}

/** The last line with a point more; what hardly moved, or is too much, adds nothing. */
export function withPoint(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1);
  const before = last?.at(-1);
  if (last === undefined || before === undefined) return strokes;
  if (Math.abs(before.x - point.x) + Math.abs(before.y - point.y) < 3) return strokes;
  const longer = [...strokes.slice(0, -1), [...last, point]];
  return writeStrokes(longer).length > longestPath ? strokes : longer;
}
