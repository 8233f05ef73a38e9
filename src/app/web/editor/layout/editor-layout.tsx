import { lazy, Suspense } from 'react';
import { EditorBar } from '../bar/editor-bar.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { ChosenBar } from '../canvas/chosen-bar.tsx';
import { OwnCommands } from '../commands/own-commands.ts';
import { useHearComments } from '../comments/use-hear-comments.ts';
import { useQuoteHighlights } from '../comments/use-quote-highlights.ts';
import { useItemTarget } from '../item/item-target.ts';
import { Outline } from '../outline/outline.tsx';
import { FailedPlanStrip } from '../publish/failed-plan-strip.tsx';
import { ReviewStrip } from '../review/review-strip.tsx';
import { useFollowReview } from '../review/use-page-review.ts';
import { useIsSideBySide } from '../side-by-side/use-is-side-by-side.ts';
import { useUi } from '../state/editor-context.ts';
import { DrawnInSteps } from './drawn-in-steps.tsx';
import styles from './editor-layout.module.css';
import { LeaveGuard } from './leave-guard.ts';
import { SteadyField } from './steady-field.ts';
import { TroubleStrip } from './trouble-strip.tsx';
import { useArrival } from './use-arrival.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useIsPhone, useIsWide } from './use-width.ts';

const PhoneBar = lazy(() => import('../phone/phone-bar.tsx'));
const PhoneTools = lazy(() => import('../phone/phone-tools.tsx'));
const DayDialog = lazy(() => import('../look/day-dialog.tsx'));
const PagePreview = lazy(() => import('../look/page-preview.tsx'));
const SideBySide = lazy(() => import('../side-by-side/side-by-side.tsx'));
const MoveView = lazy(() => import('../move/move-view.tsx'));
const Palette = lazy(() => import('../palette/palette.tsx'));
const EditorPanel = lazy(() => import('../panel/editor-panel.tsx'));

/** Bar, outline, page and drawer, in the order in which F6 goes round. */
export function EditorLayout() {
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const isOutlineOpen = useUi((ui) => ui.isOutlineOpen);
  const isMoving = useUi((ui) => ui.moving.length > 0);
  const isInserting = useUi((ui) => ui.inserting !== null);
  const width = useUi((ui) => ui.width);
  const seenAs = useUi((ui) => ui.seenAs);
  const isAskingDay = useUi((ui) => ui.isAskingDay);
  const isSideBySide = useIsSideBySide();
  const panel = useUi((ui) => ui.panel);
  useEditorKeys();
  useArrival();
  useFollowReview();
  useHearComments();
  const isLooking = width !== 'desktop' || seenAs !== null;
  // An item has one column of its own, and its fields beside it.
  const isItem = useItemTarget() !== undefined;
  const hasOutline = isWide && isOutlineOpen && !isLooking && !isItem && !isSideBySide;
  return (
    <div className={styles.editor}>
      <Suspense fallback={null}>{isPhone ? <PhoneBar /> : <EditorBar />}</Suspense>
      <TroubleStrip />
      <LeaveGuard />
      <SteadyField />
      <QuoteHighlights />
      <OwnCommands />
      <ReviewStrip />
      <FailedPlanStrip />
      <div
        className={styles.parts}
        data-outline={hasOutline ? '' : undefined}
        data-panel={panel ?? undefined}
        data-item={isItem ? '' : undefined}
      >
        <DrawnInSteps>
          {hasOutline && <Outline />}
          <Suspense fallback={null}>
            {isLooking ? (
              <PagePreview {...{ width, seenAs }} />
            ) : isSideBySide ? (
              <SideBySide />
            ) : (
              <>
                {/* While a block is on its way, its page waits as it is. */}
                <div className={styles.page} hidden={isMoving}>
                  <Canvas />
                </div>
                {isMoving && <MoveView />}
              </>
            )}
          </Suspense>
        </DrawnInSteps>
        {panel !== null && !isMoving && (
          <Suspense fallback={null}>
            <EditorPanel />
          </Suspense>
        )}
      </div>
      <ChosenBar />
      <Suspense fallback={null}>
        {isInserting && <Palette />}
        {isPhone && <PhoneTools />}
        {isAskingDay && <DayDialog />}
      </Suspense>
    </div>
  );
}

/** By itself, so that a key does not draw the whole layout again. */
function QuoteHighlights(): null {
  useQuoteHighlights();
  return null;
}
