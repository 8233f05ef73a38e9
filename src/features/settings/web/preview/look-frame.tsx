import { useEffect, useLayoutEffect, useState } from 'react';
import { useElementWidth } from '#platform/web/ui/table/use-element-width.ts';
import type { SettingValues } from '../../contract/setting.ts';
import { applyLook, type Theme } from './apply-look.ts';
import styles from './look-preview.module.css';

export const frameSizes = { phone: { width: 390, height: 400 }, wide: { width: 1280, height: 800 } } as const;

interface LookFrameProps {
  html: string;
  look: SettingValues;
  theme: Theme;
  size: keyof typeof frameSizes;
  title: string;
}

/** A page of the site as wide as it would be, made smaller until it fits. Nothing in it can be pressed. */
export function LookFrame({ html, look, theme, size, title }: LookFrameProps) {
  const [stage, room] = useElementWidth<HTMLDivElement>();
  const [page, setPage] = useState<Document>();
  const { width, height } = frameSizes[size];

  useEffect(() => {
    if (page !== undefined) applyLook(page, look, theme);
  }, [page, look, theme]);

  // Set on the elements' own style, which the content security policy allows where a style attribute is refused.
  useLayoutEffect(() => {
    const holder = stage.current;
    const frame = holder?.querySelector('iframe');
    if (!holder || !frame) return;
    const scale = Number.isFinite(room) ? room / width : 1;
    frame.style.inlineSize = `${width}px`;
    frame.style.blockSize = `${height}px`;
    frame.style.transform = `scale(${scale})`;
    holder.style.blockSize = `${height * scale}px`;
  }, [stage, room, width, height]);

  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        title={title}
        srcDoc={html}
        className={styles.frame}
        onLoad={(event) => setPage(event.currentTarget.contentDocument ?? undefined)}
      />
    </div>
  );
}
