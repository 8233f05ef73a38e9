import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import { FieldValue } from '#field-kinds/kit/web/field-value.tsx';
import { lookOf } from '#field-kinds/kit/web/field-views.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { ListItemDetail } from '../../../contract/list-item.ts';
import styles from './item-fields.module.css';
import type { ItemFieldsProps } from './item-fields-props.ts';
import { phaseField } from './item-phases.tsx';

/** A picture that stands for the item is drawn above it. */
const isShown = ({ kind, key }: ItemField, { fields, image }: ListItemDetail): boolean =>
  fields[key] !== undefined &&
  !(lookOf(kind).isPicture && image !== null && JSON.stringify(fields[key]).includes(image.imageGuid));

/** Where a part of the item begins, for a link to it. */
const fieldHeadingId = ({ id }: ItemField): string => `field-${id}`;

const partsOf = ({ item, type }: ItemFieldsProps): ItemField[] =>
  (type?.fields ?? []).filter((field) => lookOf(field.kind).isPart && isShown(field, item));

/** The headings above its parts. */
export const fieldHeadings = (props: ItemFieldsProps): { id: string; label: ItemField['label'] }[] =>
  partsOf(props)
    .filter(({ kind }) => !lookOf(kind).hasNoLabel)
    .map((field) => ({ id: fieldHeadingId(field), label: field.label }));

/** What there is to read: texts, files and pictures, each under its label. */
export function ItemFields({ item, type }: ItemFieldsProps) {
  return partsOf({ item, type }).map((field) => (
    <section key={field.id} className={styles.part}>
      {!lookOf(field.kind).hasNoLabel && (
        <h2 id={fieldHeadingId(field)} className={styles.label}>
          <FieldLabel field={field} />
        </h2>
      )}
      <FieldValue field={field} value={item.fields[field.key]} headingLevel={2} />
    </section>
  ));
}

/** What was chosen stands as tags by the date. A phase, and a status that is told of, have a place of their own. */
export function itemTags({ item, type }: ItemFieldsProps): Pick<ListItemDetail, 'fields' | 'choices'> {
  const phase = phaseField(type)?.key;
  const status = statusField(type)?.key;
  const keys = Object.keys(item.choices).filter(
    (key) => key !== phase && key !== status && item.fields[key] !== undefined,
  );
  const fields = Object.fromEntries(keys.map((key) => [key, item.fields[key] ?? null]));
  return { fields, choices: item.choices };
}

/** The facts beside it, in a few words each. */
export function ItemFactList({ item, type }: ItemFieldsProps) {
  const phase = phaseField(type);
  const fields = (type?.fields ?? []).filter(
    (field) =>
      field !== phase && item.choices[field.key] === undefined && !lookOf(field.kind).isPart && isShown(field, item),
  );
  if (fields.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <div key={field.id}>
          <dt className={styles.term}>
            <FieldLabel field={field} />
          </dt>
          <dd>
            <FieldValue field={field} value={item.fields[field.key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldLabel({ field }: { field: ItemField }) {
  const words = pickLanguage(field.label, useLanguage(), defaultLanguage);
  return <span {...inLanguage(words?.lang)}>{words?.value}</span>;
}
