import { judge, type Verdict } from '../budgets.ts';
import { wholeCore } from '../judging.ts';
import { table } from '../table.ts';
import type { TypingFigures } from './browser-typing.ts';
import type { CrowdFigures } from './crowd.ts';
import type { KeyTimes } from './key-times.ts';
import type { SavingFigures } from './saving.ts';

const one = (value: number | undefined): string => (value ?? Number.NaN).toFixed(1);

const keyRow = (name: string, { p50, p95, processorP50, processorP95 }: KeyTimes): string[] => [
  name,
  ...[p50, p95, processorP50, processorP95].map(one),
];

/** Milliseconds by the clock, and of the processor. */
export function typingTable(figures: TypingFigures): string {
  const { key, bareKey, undo, firstBlocks, opening, openingProcessor, shareOfCore } = figures;
  return table([
    ['slowed four times', 'clock p50', 'p95', 'processor × 4 p50', 'p95'],
    keyRow('a key to its letter, 200 blocks', key),
    keyRow('a key to its letter, an empty page', bareKey),
    keyRow('undo, 200 blocks', undo),
    ['not slowed', 'clock', '', 'processor', ''],
    ['opening the editor, to its first blocks', one(firstBlocks), '', '', ''],
    ['opening the editor, 200 blocks', one(opening), '', one(openingProcessor), ''],
    ['share of a core that the page had', shareOfCore.toFixed(2)],
  ]);
}

/** On a machine with other work the clock tells who had luck; then the processor decides. */
export function typingVerdicts({ key, undo, opening, openingProcessor, shareOfCore }: TypingFigures): Verdict[] {
  const isByClock = shareOfCore >= wholeCore;
  if (!isByClock) console.log('  the page did not have its core: judged by the processor');
  return [
    judge('editorKey', isByClock ? key.p95 : key.processorP95),
    judge('editorUndo', isByClock ? undo.p95 : undo.processorP95),
    judge('editorOpening', (isByClock ? opening : openingProcessor) / 1000),
  ];
}

/** Milliseconds of the processor for one operation. */
export const savingTable = ({ ours, lean, ratio, nodeRatio }: SavingFigures): string =>
  table([
    ['saving one operation', 'Node', 'PostgreSQL', 'together'],
    ['Plein', one(ours.node), one(ours.database), one(ours.node + ours.database)],
    ['the lean program', one(lean.node), one(lean.database), one(lean.node + lean.database)],
    ['times', nodeRatio.toFixed(2), '', ratio.toFixed(2)],
  ]);

export const crowdTable = (crowd: CrowdFigures): string =>
  table([
    [`${crowd.editors} editors on ${crowd.pages} pages`, ''],
    ['operations a second', one(crowd.operationsPerSecond)],
    ['answered, clock p50', one(crowd.answerP50)],
    ['answered, clock p95', one(crowd.answerP95)],
    ['processor for one, with all who hear of it', one(crowd.processorMilliseconds)],
    ['share of a core', (crowd.shareOfCore ?? Number.NaN).toFixed(2)],
    ['words lost, words twice', `${crowd.lost}, ${crowd.twice}`],
  ]);
