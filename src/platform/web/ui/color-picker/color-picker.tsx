import { Button } from 'react-aria-components/Button';
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea';
import { ColorField, Input } from 'react-aria-components/ColorField';
import { ColorPicker as AriaColorPicker } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldHead } from '../field/field-head.tsx';
import type { FieldTexts } from '../field/field-props.ts';
import { Popover } from '../popover/popover.tsx';
import styles from './color-picker.module.css';

export interface ColorPickerProps extends FieldTexts {
  /** "#07506e" */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Colours to start from, each "#rrggbb". */
  swatches?: readonly string[];
  isRequired?: boolean;
  isDisabled?: boolean;
  id?: string;
  className?: string;
}

/** A colour typed as hexadecimals, taken from a field of colours, or chosen from a few. */
export function ColorPicker({
  label,
  help,
  error,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  swatches,
  className,
  ...props
}: ColorPickerProps) {
  const { t } = useTranslation();
  return (
    <AriaColorPicker
      value={value}
      defaultValue={defaultValue}
      onChange={(color) => onChange?.(color.toString('hex').toLowerCase())}
    >
      <div className={classNames(styles.picker, className)}>
        <ColorField {...props} validationBehavior="aria" isInvalid={Boolean(error)} className={fieldStyles.field}>
          <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
          <Group className={classNames(fieldStyles.box, fieldStyles.group)}>
            <DialogTrigger>
              <Button className={styles.well} aria-label={t('ui.color.choose')} isDisabled={props.isDisabled}>
                <ColorSwatch className={styles.swatch} />
              </Button>
              <Popover placement="bottom start">
                <ColorDialog />
              </Popover>
            </DialogTrigger>
            <Input className={classNames(fieldStyles.input, fieldStyles.bare)} />
          </Group>
        </ColorField>
        {swatches && (
          <ColorSwatchPicker aria-label={t('ui.color.swatches')} className={styles.swatches}>
            {swatches.map((color) => (
              <ColorSwatchPickerItem key={color} color={color} className={styles.choice}>
                <ColorSwatch className={styles.swatch} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </div>
    </AriaColorPicker>
  );
}

function ColorDialog() {
  const { t } = useTranslation();
  return (
    <Dialog className={styles.dialog} aria-label={t('ui.color.choose')}>
      <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={styles.area}>
        <ColorThumb className={styles.thumb} />
      </ColorArea>
      <ColorSlider colorSpace="hsb" channel="hue" className={styles.hue}>
        <Label className={fieldStyles.label}>{t('ui.color.hue')}</Label>
        <SliderTrack className={styles.track}>
          <ColorThumb className={styles.thumb} />
        </SliderTrack>
      </ColorSlider>
    </Dialog>
  );
}
