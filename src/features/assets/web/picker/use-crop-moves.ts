import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Crop, isWhole } from '#platform/contract/files/crop.ts';
import {
  type CropPoint,
  cornerAt,
  drawnCrop,
  isInCrop,
  movedCrop,
  oppositeCorner,
  resizedCrop,
  stretchedCrop,
} from '../../contract/crop-moves.ts';

interface CropMovesInput {
  value: Crop;
  /** Width over height, in thousandths. */
  ratio: number | undefined;
  onLetGo(crop: Crop): void;
}

export interface CropMoves {
  crop: Crop;
  isMoving: boolean;
  handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent): void;
    onKeyUp(): void;
    onBlur(): void;
  };
}

const step = 10;
/** Of a finger around a corner, in pixels of the screen. */
const reach = 22;

const arrows: Record<string, CropPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const sizes: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** The crop while a pointer or a key is at it, and what was made of it when that is let go. */
export function useCropMoves({ value, ratio, onLetGo }: CropMovesInput): CropMoves {
  const [moved, setMoved] = useState<Crop>();
  const drag = useRef<(to: CropPoint) => Crop>(undefined);
  const crop = moved ?? value;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { from, reached } = pointOf(event);
    // Off the picture too, until it is let go.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const corner = isWhole(crop) ? undefined : cornerAt(crop, from, reached);
    if (corner !== undefined) {
      const fixed = oppositeCorner(crop, corner);
      drag.current = (to) => drawnCrop(fixed, to, ratio);
    } else if (!isWhole(crop) && isInCrop(crop, from)) {
      drag.current = (to) => movedCrop(crop, { x: to.x - from.x, y: to.y - from.y });
    } else drag.current = (to) => drawnCrop(from, to, ratio);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (drag.current !== undefined && event.buttons > 0) setMoved(drag.current(pointOf(event).from));
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    const size = event.ctrlKey || event.metaKey ? undefined : sizes[event.key];
    if (arrow === undefined && size === undefined) return;
    event.preventDefault();
    if (arrow === undefined) return setMoved(resizedCrop(crop, (size ?? 0) * 2 * step));
    const by = { x: arrow.x * step, y: arrow.y * step };
    setMoved(event.shiftKey ? stretchedCrop(crop, by, ratio) : movedCrop(crop, by));
  }

  function letGo() {
    drag.current = undefined;
    if (moved === undefined) return;
    setMoved(undefined);
    onLetGo(moved);
  }

  return {
    crop,
    isMoving: moved !== undefined,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown,
      onKeyUp: letGo,
      onBlur: letGo,
    },
  };
}

/** Where on the picture, and how far a finger reaches there, in thousandths. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    from: { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / height) * 1000 },
    reached: { x: (reach / width) * 1000, y: (reach / height) * 1000 },
  };
}
