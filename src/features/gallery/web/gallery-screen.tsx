import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PleinMark } from '#platform/web/ui/icon/plein-mark.tsx';
import { ButtonPart } from './button-part.tsx';
import { ChoicePart } from './choice-part.tsx';
import { ColorPart } from './color-part.tsx';
import { DatePart } from './date-part.tsx';
import { DragPart } from './drag-part.tsx';
import { FieldPart } from './field-part.tsx';
import { FloatingPart } from './floating-part.tsx';
import styles from './gallery.module.css';
import { LabelPart } from './label-part.tsx';
import { NoticePart } from './notice-part.tsx';
import { ProgressPart } from './progress-part.tsx';
import { RichTextPart } from './rich-text-part.tsx';
import { SpecialFieldPart } from './special-field-part.tsx';
import { StructurePart } from './structure-part.tsx';
import { TablePart } from './table-part.tsx';
import { TypePart } from './type-part.tsx';

/** Every component in every state, to look at and to hold against the design. */
export default function GalleryScreen() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <div className={styles.top}>
        <h1 className={`${styles.title} t-64`}>
          <PleinMark className={styles.mark} />
          {t('gallery.title')}
        </h1>
        <p className={styles.intro}>{t('gallery.intro')}</p>
      </div>
      <ColorPart />
      <TypePart />
      <ButtonPart />
      <FieldPart />
      <ChoicePart />
      <SpecialFieldPart />
      <LabelPart />
      <TablePart />
      <FloatingPart />
      <NoticePart />
      <ProgressPart />
      <DatePart />
      <DragPart />
      <StructurePart />
      <RichTextPart />
    </div>
  );
}
