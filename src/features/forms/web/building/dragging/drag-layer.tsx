import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { dropPlaces, idsAlong } from '../../../contract/building/drop-places.ts';
import { formSteps } from '../../../contract/form-questions.ts';
import { useBuilder, useUi } from '../state/builder-context.ts';
import type { Dragged } from '../state/builder-ui.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import styles from './drag-layer.module.css';
import { nearestDrop, type ShownDrop } from './nearest-drop.ts';
import { useEdgeScrolling } from './use-edge-scrolling.ts';

/** While something is held: what it is beside the pointer, and a line where it would be put down. */
export function DragLayer() {
  const dragged = useUi((now) => now.dragged);
  return dragged === null ? null : <Dragging dragged={dragged} />;
}

function Dragging({ dragged }: { dragged: Dragged }) {
  const { t } = useTranslation();
  const { session, ui } = useBuilder();
  const commands = useFieldCommands();
  const [shown, setShown] = useState<ShownDrop>();
  const layer = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: 0, y: 0 });
  // The form does not change under a hand that holds a part of it: what others save is asked about first.
  const { places, steps, along } = useMemo(() => {
    const { document } = session.getState();
    return {
      places: 'step' in dragged ? [] : dropPlaces(document, dragged, questionBook.named),
      steps: formSteps(document).map(({ id }) => id),
      along: 'id' in dragged ? idsAlong(document, dragged.id).length - 1 : 0,
    };
  }, [session, dragged]);

  const look = useEffectEvent(() => {
    const { x, y } = pointer.current;
    layer.current?.style.setProperty('--x', `${x}px`);
    layer.current?.style.setProperty('--y', `${y}px`);
    setShown(nearestDrop(pointer.current, dragged, { places, steps }));
  });
  const follow = useEffectEvent((event: PointerEvent) => {
    pointer.current = { x: event.clientX, y: event.clientY };
    look();
  });
  const end = useEffectEvent((isDropped: boolean) => {
    ui.set({ dragged: null });
    if (isDropped && shown !== undefined) commands.drop(dragged, shown.drop);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', (event) => follow(event), { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('blur', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(false);
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  }, []);
  useEdgeScrolling(pointer, () => look());

  // Where they are is known by measuring alone, so it is written on the elements and not drawn by React.
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (line.current === null || shown === undefined) return;
    for (const [name, value] of Object.entries(shown.line)) line.current.style.setProperty(`--${name}`, `${value}px`);
  }, [shown]);

  return (
    <div ref={layer} className={styles.layer}>
      {shown !== undefined && <div ref={line} className={'intoStep' in shown.drop ? styles.into : styles.line} />}
      <p className={styles.held}>
        {commands.nameOfDragged(dragged)}
        {along > 0 && <small>{t('forms.build.drag.along', { count: along })}</small>}
      </p>
    </div>
  );
}
