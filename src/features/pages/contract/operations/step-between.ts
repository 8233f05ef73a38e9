import { type Node, Slice } from '@tiptap/pm/model';
import { ReplaceStep } from '@tiptap/pm/transform';

/** One step that takes out what is different and puts in what is new; none when the two read the same. */
export function stepBetween(before: Node, after: Node): ReplaceStep | undefined {
  const from = before.content.findDiffStart(after.content);
  const ends = before.content.findDiffEnd(after.content);
  if (from === null || ends === null) return undefined;
  // Letters that occur twice can make the ends meet too early.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const step = new ReplaceStep(from, ends.a + overlap, after.slice(from, ends.b + overlap));
  const isEnough = before.eq(after) || step.apply(before).doc?.eq(after) === true;
  // A list that became a table has no such piece.
  return isEnough ? step : new ReplaceStep(0, before.content.size, new Slice(after.content, 0, 0));
}
