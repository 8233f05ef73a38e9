import type { ReactNode } from 'react';
import {
  type TooltipProps as AriaProps,
  Tooltip as AriaTooltip,
  OverlayArrow,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { useDensity } from '../density/density.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: ReactNode;
  /** One button; its own label must say enough without the tooltip, which touch never shows. */
  children: ReactNode;
  placement?: AriaProps['placement'];
  isOpen?: boolean;
}

export function Tooltip({ text, children, placement = 'top', isOpen }: TooltipProps) {
  const density = useDensity();
  return (
    <TooltipTrigger delay={400} closeDelay={0} isOpen={isOpen}>
      {children}
      <AriaTooltip placement={placement} offset={10} className={styles.tooltip} data-density={density}>
        <OverlayArrow className={styles.arrow}>
          <svg width="12" height="6" viewBox="0 0 12 6" aria-hidden="true">
            <path d="M0 0H12L6 6Z" fill="currentColor" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
