import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import {
  isDrawnPath,
  paper,
  pointOn,
  readStrokes,
  type Stroke,
  withPoint,
  writeStrokes,
} from '../kit/contract/drawn-path.ts';
import styles from './signature.module.css';

interface SignaturePadProps {
  /** Of the hidden field that has the drawing. */
  name: string;
  /** What was drawn before. */
  before: string;
  /** What takes the focus when there is nothing left to take away. */
  typedId: string;
}

/** For a finger, a pen or a mouse. Whoever has none of them types their name above it. */
export function SignaturePad({ name, before, typedId }: SignaturePadProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>(() => (isDrawnPath(before) ? readStrokes(before) : []));
  const isDrawing = useRef(false);
  const path = writeStrokes(strokes);

  // Between two drawings a pointer may have moved more than once.
  const now = useRef(strokes);
  function put(next: readonly Stroke[]): void {
    now.current = next;
    setStrokes(next);
  }

  // What is in the field is told to the form as anything that is typed; a line is, once it is drawn.
  const [written, setWritten] = useState(before);
  const told = useRef(before);
  useEffect(() => {
    if (told.current === written) return;
    told.current = written;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [written]);

  const at = (event: PointerEvent<SVGSVGElement>) =>
    pointOn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    isDrawing.current = true;
    put([...now.current, [at(event)]]);
  }

  function end(): void {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    setWritten(writeStrokes(now.current));
  }

  function take(next: readonly Stroke[]): void {
    put(next);
    setWritten(writeStrokes(next));
    // The buttons go with the last line.
    if (next.length === 0) document.getElementById(typedId)?.focus();
  }

  return (
    <div className={styles.pad}>
      <p className={styles.note}>{t('fields.ask.drawHelp')}</p>
      <svg
        role="img"
        aria-label={t(strokes.length === 0 ? 'fields.ask.drawEmpty' : 'fields.ask.drawn')}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        className={styles.paper}
        onPointerDown={begin}
        onPointerMove={(event) => {
          if (isDrawing.current) put(withPoint(now.current, at(event)));
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="40" y1="160" x2="560" y2="160" className={styles.rule} />
        <path d={path} className={styles.line} />
      </svg>
      <input ref={field} type="hidden" name={name} value={written} />
      {strokes.length > 0 && (
        <div className={styles.actions}>
          <PlainButton variant="quiet" isCompact onClick={() => take(strokes.slice(0, -1))}>
            {t('fields.ask.drawUndo')}
          </PlainButton>
          <PlainButton variant="quiet" isCompact onClick={() => take([])}>
            {t('fields.ask.drawErase')}
          </PlainButton>
        </div>
      )}
    </div>
  );
}
