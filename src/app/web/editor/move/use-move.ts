import { useMemo, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { moveOperations } from '../blocks/block-changes.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import {
  isSamePlace,
  type MoveKey,
  type MovePlace,
  placeAfterKey,
  placeWithin,
  type StayingArea,
  spotOfPlace,
  startPlace,
  stayingAreas,
} from './move-places.ts';

export interface Move {
  /** What was picked up: the name of the block, or how many. */
  name: string;
  areas: StayingArea[];
  start: MovePlace;
  place: MovePlace;
  /** "Plek 3 van 5 in Hoofdkolom", and between what. */
  sentence: { where: string; between: string };
  go(key: MoveKey): void;
  goTo(place: MovePlace): void;
  drop(): void;
  putBack(): void;
}

/** One way of moving for the keys, the mouse and the finger. */
export function useMove(): Move {
  const { t } = useTranslation();
  const { session, ui } = useEditor();
  const labels = useBlockLabels();
  const moving = useUi((now) => now.moving);
  const document = useSession((state) => state.document);
  const areas = useMemo(() => stayingAreas(document, moving), [document, moving]);
  const [start] = useState(() => startPlace(document, moving));
  const [wanted, setPlace] = useState(start);
  const place = placeWithin(areas, document.layout, wanted);

  const only = moving.length === 1 ? blockOf(document, moving[0]) : undefined;
  const name = only === undefined ? t('editor.blocks', { count: moving.length }) : labels.title(only);
  const blocks = areas.find(({ area }) => area === place.area)?.blocks ?? [];
  const before = blocks[place.index - 1];
  const after = blocks[place.index];
  const key =
    before === undefined ? (after === undefined ? 'alone' : 'first') : after === undefined ? 'last' : 'between';
  const sentence = {
    where: t('editor.move.where', {
      number: place.index + 1,
      of: blocks.length + 1,
      area: labels.area(place.area),
    }),
    between: t(`editor.move.${key}`, {
      before: before && labels.title(before),
      after: after && labels.title(after),
    }),
  };

  const end = (words: string) => {
    const [first] = moving;
    ui.set({
      moving: [],
      dragging: false,
      chosen: moving,
      typing: null,
      focusNext: first === undefined ? null : { block: first, at: 'block' },
    });
    say(words);
  };
  return {
    name,
    areas,
    start,
    place,
    sentence,
    go: (pressed) => setPlace(placeAfterKey(areas, document.layout, place, pressed)),
    goTo: (next) => {
      if (!isSamePlace(next, place)) setPlace(next);
    },
    drop() {
      if (isSamePlace(place, start)) return end(t('editor.move.putBack', { name }));
      session.run(...moveOperations(moving, spotOfPlace(areas, place)));
      end(t('editor.move.dropped', { name, where: sentence.where }));
    },
    putBack: () => end(t('editor.move.putBack', { name })),
  };
}
