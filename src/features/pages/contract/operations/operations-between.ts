import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { PageDocument, StoredBlock } from '../page.ts';
import { areasOf } from '../page-layout.ts';
import { applyOperation } from './apply-operation.ts';
import { blocksInArea, spotOf } from './block-order.ts';
import { type Difference, differences, isTextChange } from './differences.ts';
import type { Operation, PageField, Path, TextPlace } from './operation.ts';
import { writeStep } from './rebase-steps.ts';
import { stepBetween } from './step-between.ts';
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

/** One step that takes out what is different and puts in what is new; none when the two read the same. */
function typed(block: string | null, { path, was, is }: Difference): Operation[] {
  const format = typeof (was ?? is) === 'string' ? 'plain' : 'rich';
  const place: TextPlace = { block, path: path.slice(0, -2), language: String(path.at(-1)), format };
  const step = stepBetween(textNode(format, was), textNode(format, is));
  return step === undefined ? [] : [{ kind: 'text', place, steps: [writeStep(step)] }];
}
