import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  type SliderProps as AriaProps,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import styles from './slider.module.css';

export interface SliderProps extends Omit<AriaProps<number>, 'children' | 'className' | 'style' | 'render'> {
  label: ReactNode;
  help?: ReactNode;
  className?: string;
}

/** Water along a scale, as all quantities here. */
export function Slider({ label, help, className, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={classNames(styles.slider, className)}>
      <div className={styles.head}>
        <Label className={fieldStyles.label}>{label}</Label>
        <SliderOutput className={styles.output} />
      </div>
      {help && <p className={fieldStyles.help}>{help}</p>}
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill} />
        <SliderThumb className={styles.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
