import { type Node, Slice } from '@tiptap/pm/model';
import { ReplaceStep } from '@tiptap/pm/transform';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { PageDocument, StoredBlock } from '../page.ts';
import { areasOf } from '../page-layout.ts';
import { applyOperation } from './apply-operation.ts';
import { blocksInArea, spotOf } from './block-order.ts';
import type { Operation, PageField, Path, TextPlace } from './operation.ts';
import { writeStep } from './rebase-steps.ts';
import { textNode } from './text-node.ts';

/** What someone did who wrote the whole document anew, for the log. What is said of translations is not in it. */
export function operationsBetween(before: PageDocument, after: PageDocument): Operation[] {
  const operations: Operation[] = [];
  let current = before;
  const run = (operation: Operation) => {
    operations.push(operation);
    current = applyOperation(current, operation).document;
  };
  if (before.layout !== after.layout) run({ kind: 'layout', layout: after.layout });
  const kept = new Set(after.buildingBlockInstances.map(({ guid }) => guid));
  for (const { guid } of before.buildingBlockInstances) if (!kept.has(guid)) run({ kind: 'remove', block: guid });
  for (const area of areasOf(after.layout)) {
    let previous: string | null = null;
    for (const block of blocksInArea(after, area)) {
      const spot = { area: block.layoutPosition, after: previous };
      const present = current.buildingBlockInstances.find(({ guid }) => guid === block.guid);
      if (present === undefined) run({ kind: 'add', block, spot });
      else if (present.layoutPosition !== block.layoutPosition || spotOf(current, present).after !== previous) {
        run({ kind: 'move', block: block.guid, spot });
      }
      previous = block.guid;
    }
  }
  const known = new Map(before.buildingBlockInstances.map((block) => [block.guid, block]));
  for (const block of after.buildingBlockInstances) {
    const was = known.get(block.guid);
    if (was !== undefined) for (const operation of withinBlock(was, block)) run(operation);
  }
  for (const operation of onPage(before, after)) run(operation);
  return operations;
}

const placeKeys = new Set(['guid', 'layoutPosition', 'sortId']);

const withinBlock = (before: StoredBlock, after: StoredBlock): Operation[] =>
  differences(before, after, { skip: placeKeys }).flatMap((difference) =>
    isTextChange(difference)
      ? typed(after.guid, difference)
      : [{ kind: 'set', block: after.guid, path: difference.path, value: difference.is as JsonValue | undefined }],
  );

const pageKeys = new Set(['buildingBlockInstances', 'translations', 'layout']);

const onPage = (before: PageDocument, after: PageDocument): Operation[] =>
  differences(before, after, { skip: pageKeys }).flatMap((difference) =>
    isTextChange(difference)
      ? typed(null, difference)
      : [
          {
            kind: 'page',
            path: difference.path as [PageField, ...Path],
            value: difference.is as JsonValue | undefined,
          },
        ],
  );

interface Difference {
  path: Path;
  was: unknown;
  is: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As deep as the two have the same shape; a text is never looked into. */
function differences(
  was: unknown,
  is: unknown,
  { skip }: { skip?: ReadonlySet<string> } = {},
  path: Path = [],
): Difference[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (path.at(-2) !== '$lang') {
    if (isObject(was) && isObject(is)) {
      const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => skip?.has(key) !== true);
      return keys.flatMap((key) => differences(was[key], is[key], {}, [...path, key]));
    }
    if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
      return is.flatMap((value, place) => differences(was[place], value, {}, [...path, place]));
    }
  }
  return [{ path, was, is }];
}

const isText = (value: unknown): boolean =>
  value === undefined || typeof value === 'string' || (isObject(value) && value.type === 'doc');

const isTextChange = ({ path, was, is }: Difference): boolean => path.at(-2) === '$lang' && isText(was) && isText(is);

/** One step that takes out what is different and puts in what is new; none when the two read the same. */
function typed(block: string | null, { path, was, is }: Difference): Operation[] {
  const format = typeof (was ?? is) === 'string' ? 'plain' : 'rich';
  const place: TextPlace = { block, path: path.slice(0, -2), language: String(path.at(-1)), format };
  const step = stepBetween(textNode(format, was), textNode(format, is));
  return step === undefined ? [] : [{ kind: 'text', place, steps: [writeStep(step)] }];
}

function stepBetween(before: Node, after: Node): ReplaceStep | undefined {
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
