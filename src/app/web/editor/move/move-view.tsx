import GripVertical from 'lucide-react/icons/grip-vertical';
import { Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { Area } from '#features/pages/contract/page-layout.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useBlockIcon } from '../blocks/block-icon.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { useSession } from '../state/editor-context.ts';
import { MoveBar } from './move-bar.tsx';
import { isSamePlace, type MoveKey, type MovePlace } from './move-places.ts';
import styles from './move-view.module.css';
import { useDragging } from './use-dragging.ts';
import { type Move, useMove } from './use-move.ts';

const keys: Record<string, MoveKey> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** The water falls: every block is a strip in its own column, so that all places fit on the screen. */
export default function MoveView() {
  const { t } = useTranslation();
  const move = useMove();
  const layout = useSession(({ document }) => document.layout);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useDragging(view, move);

  function pressed(event: KeyboardEvent): void {
    const key = keys[event.key] ?? (/^[1-9]$/.test(event.key) ? Number(event.key) : undefined);
    if (key !== undefined) move.go(key);
    else if (event.key === 'Enter') move.drop();
    else if (event.key === 'Escape') move.putBack();
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  }

  const [top, ...rest] = move.areas;
  const bottom = rest.at(-1);
  const columns = rest.slice(0, -1);
  return (
    <main className={styles.desk} data-editor-part="page">
      <div className={styles.sheet}>
        <div
          ref={view}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the mode are pressed here
          tabIndex={0}
          aria-label={t('editor.move.label', { name: move.name })}
          className={styles.strips}
          onKeyDown={pressed}
        >
          <h1 className="visually-hidden">{t('editor.move.label', { name: move.name })}</h1>
          {top && <Strips area={top.area} blocks={top.blocks} move={move} />}
          <div className={`grid ${styles.columns}`} data-layout={layout}>
            {columns.map(({ area, blocks }) => (
              <div key={area} data-area={area}>
                <Strips area={area} blocks={blocks} move={move} />
              </div>
            ))}
          </div>
          {bottom && <Strips area={bottom.area} blocks={bottom.blocks} move={move} />}
        </div>
        <MoveBar move={move} />
      </div>
    </main>
  );
}

interface StripsProps {
  area: Area;
  blocks: readonly StoredBlock[];
  move: Move;
}

function Strips({ area, blocks, move }: StripsProps) {
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const isHere = move.place.area === area;
  const places = Array.from({ length: blocks.length + 1 }, (_, index): MovePlace => ({ area, index }));
  return (
    <div className={styles.area} data-move-area={area}>
      <h2 className={styles.heading}>{labels.area(area)}</h2>
      {places.map((place) => {
        const block = blocks[place.index];
        const isStart = isSamePlace(place, move.start);
        const isTarget = isSamePlace(place, move.place);
        return (
          <Fragment key={block?.guid ?? 'last'}>
            <Place place={place} isNumbered={isHere} isEmpty={blocks.length === 0} move={move} isTarget={isTarget} />
            {isStart && !isTarget && (
              <p className={classNames(styles.strip, styles.from)}>
                {move.name}
                <small>{t('editor.move.layHere')}</small>
              </p>
            )}
            {block && <Strip block={block} />}
          </Fragment>
        );
      })}
    </div>
  );
}

interface PlaceProps {
  place: MovePlace;
  isNumbered: boolean;
  isEmpty: boolean;
  isTarget: boolean;
  move: Move;
}

function Place({ place, isNumbered, isEmpty, isTarget, move }: PlaceProps) {
  const { t } = useTranslation();
  if (isTarget) {
    return (
      <p className={classNames(styles.strip, styles.moving)} data-place={`${place.area} ${place.index}`}>
        <Icon icon={GripVertical} size={20} />
        <span>{move.name}</span>
        <small>{t('editor.move.comesHere')}</small>
      </p>
    );
  }
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    move.goTo(place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keys of the mode reach every place
    <div
      className={isEmpty ? classNames(styles.strip, styles.from) : styles.place}
      data-place={`${place.area} ${place.index}`}
      onClick={choose}
    >
      {isEmpty ? t('editor.move.empty') : <b>{isNumbered && place.index < 9 ? place.index + 1 : ''}</b>}
    </div>
  );
}

function Strip({ block }: { block: StoredBlock }) {
  const labels = useBlockLabels();
  const icon = useBlockIcon(block.buildingBlockName);
  const [title, kind] = [labels.title(block), labels.kind(block)];
  return (
    <p className={styles.strip}>
      <Icon icon={icon} size={20} />
      <span>{title}</span>
      {title !== kind && <small>{kind}</small>}
    </p>
  );
}
