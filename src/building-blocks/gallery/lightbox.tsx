import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { BlockPicture, placeholderAddress } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { readingSign } from '#platform/web/content/reading-sign.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './lightbox.module.css';
import type { Slide } from './slide.ts';

export interface LightboxProps {
  slides: readonly Slide[];
  start: number;
  /** With the place of the picture that was shown last. */
  onClose: (place: number) => void;
}

/** Shorter is a tap. */
const swipeLength = 48;

/** The browser's own dialog: it keeps the focus inside, closes with Escape and hides the page behind it. */
export function Lightbox({ slides, start, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const [place, setPlace] = useState(start);
  /** The key of the slide whose picture has come. */
  const [loaded, setLoaded] = useState<Slide['key']>();
  useEffect(() => dialog.current?.showModal(), []);
  const slide = slides[place];
  if (slide === undefined) return null;

  const last = slides.length - 1;
  const goTo = (next: number) => setPlace(next < 0 ? last : next > last ? 0 : next);
  const close = () => dialog.current?.close();

  function followKey(event: KeyboardEvent) {
    const onward = readingSign(event.currentTarget);
    const next = { ArrowLeft: place - onward, ArrowRight: place + onward, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  }

  function followFinger(event: PointerEvent) {
    const from = touch.current;
    touch.current = undefined;
    if (from === undefined || event.pointerType === 'mouse') return;
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(across) > swipeLength && Math.abs(across) > 2 * Math.abs(down)) {
      goTo(place + (across < 0 ? 1 : -1) * readingSign(event.currentTarget));
    }
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.lightbox, 'on-brand')}
      aria-label={t('blocks.gallery.enlarged')}
      onClose={() => onClose(place)}
      onKeyDown={followKey}
    >
      <div className={styles.bar}>
        <p className={styles.counter} role="status">
          {t('blocks.gallery.counter', { number: place + 1, count: slides.length })}
          {/* With the number, what the picture shows: the picture itself is not said when it changes. */}
          <span className="visually-hidden"> {slide.picture.alt.value}</span>
        </p>
        <PlainButton variant="ghost-on-brand" icon={X} label={t('blocks.gallery.close')} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed or swiped here has a key and a button too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it */}
      <div
        className={styles.stage}
        onClick={(event) => event.target === event.currentTarget && close()}
        onPointerDown={(event) => {
          touch.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={followFinger}
        onLoadCapture={({ target }) => {
          if (!(target as Element).classList.contains(styles.placeholder ?? '')) setLoaded(slide.key);
        }}
        onPointerCancel={() => {
          touch.current = undefined;
        }}
      >
        {loaded !== slide.key && <img className={styles.placeholder} src={placeholderAddress(slide.picture)} alt="" />}
        <BlockPicture key={slide.key} picture={slide.picture} sizes="100vw" priority className={styles.picture} />
      </div>
      <p className={styles.caption} aria-live="polite">
        {isFilled(slide.caption) && <Text of={slide.caption} />}
      </p>
      {slides.length > 1 && (
        <div className={styles.ways}>
          <PlainButton variant="ghost-on-brand" icon={ChevronLeft} onClick={() => goTo(place - 1)}>
            {t('blocks.gallery.previous')}
          </PlainButton>
          <PlainButton variant="ghost-on-brand" iconEnd={ChevronRight} onClick={() => goTo(place + 1)}>
            {t('blocks.gallery.next')}
          </PlainButton>
        </div>
      )}
    </dialog>
  );
}
