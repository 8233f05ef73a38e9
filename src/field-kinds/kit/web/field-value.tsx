import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { defaultLanguage, formatDate, formatNumber } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import styles from './field-value.module.css';
import {
  asFiles,
  asLinks,
  asNamed,
  asPeople,
  asPeriod,
  asPictures,
  asPlace,
  asRichText,
  asWords,
} from './field-values.ts';
import { PeriodText } from './period-text.tsx';

export interface FieldValueProps {
  field: Pick<ItemField, 'kind' | 'options'>;
  /** As it came over the wire, in the reader's language. */
  value: unknown;
  /** In a cell: nothing that takes room. */
  isShort?: boolean;
  headingLevel?: number;
}

/** A value as its kind is drawn. One that is not what its kind holds draws nothing. */
export function FieldValue({ field, value, isShort = false, headingLevel = 3 }: FieldValueProps) {
  const language = useLanguage();
  if (value === undefined || value === null) return null;
  switch (field.kind) {
    case 'text': {
      const words = asWords(value);
      return words && <span lang={words.lang}>{words.value}</span>;
    }
    case 'richText': {
      const text = asRichText(value);
      return text && <RichText of={text} headingLevel={headingLevel} />;
    }
    case 'number':
      return typeof value === 'number' ? formatNumber(value, language) : null;
    case 'date':
      return typeof value === 'string' ? <time dateTime={value}>{formatDate(value, language)}</time> : null;
    case 'period': {
      const period = asPeriod(value);
      return period && <PeriodText {...period} />;
    }
    case 'choice':
      return <Choices field={field} value={value} />;
    case 'place':
      return asPlace(value)?.address ?? null;
    case 'file':
      return <Files value={value} isShort={isShort} />;
    case 'image':
      return isShort ? null : <Pictures value={value} />;
    case 'link':
      return <Links value={value} />;
    case 'person':
      return <People value={value} isShort={isShort} />;
    case 'reference':
      return <Named value={value} />;
  }
}

function Choices({ field, value }: Pick<FieldValueProps, 'field' | 'value'>) {
  const language = useLanguage();
  if (!Array.isArray(value)) return null;
  return (
    <span className={styles.tags}>
      {value.map((one) => {
        const chosen = typeof one === 'string' ? one : String((one as { value?: unknown }).value);
        const label = field.options.find((option) => option.value === chosen)?.label;
        const words = label && pickLanguage(label, language, defaultLanguage);
        return (
          <Tag key={chosen}>
            <span lang={words?.lang}>{words?.value ?? chosen}</span>
          </Tag>
        );
      })}
    </span>
  );
}

function Files({ value, isShort }: { value: unknown; isShort: boolean }) {
  const language = useLanguage();
  const files = asFiles(value);
  if (files.length === 0) return null;
  return (
    <PlainList className={isShort ? undefined : styles.files}>
      {files.map(({ assetGuid, name, byteSize }) => (
        <li key={assetGuid}>
          <a href={`/a/${assetGuid}?name=${encodeURIComponent(name)}`} className={styles.file}>
            {!isShort && <Icon icon={Download} size={20} />}
            <span className={styles.fileName}>{name}</span>{' '}
            <small className={styles.size}>{formatFileSize(byteSize, language)}</small>
          </a>
        </li>
      ))}
    </PlainList>
  );
}

function Pictures({ value }: { value: unknown }) {
  return asPictures(value).map((picture) => (
    <BlockPicture
      key={picture.imageGuid}
      picture={picture}
      sizes="(min-width: 48rem) 50rem, 100vw"
      className={styles.picture}
    />
  ));
}

function Links({ value }: { value: unknown }) {
  return (
    <PlainList>
      {withKeys(asLinks(value)).map(({ key, item: { href, label } }) => (
        <li key={key}>
          <a href={href} rel={linkRel(href)} lang={label?.lang} className={styles.link}>
            {label?.value || href}
          </a>
        </li>
      ))}
    </PlainList>
  );
}

/** By name for who may know them, else no more than that it is a member. */
function People({ value, isShort }: { value: unknown; isShort: boolean }) {
  const { t } = useTranslation();
  const people = asPeople(value);
  if (people.length === 0) return null;
  return (
    <PlainList>
      {withKeys(people).map(({ key, item: { name, photo } }) => (
        <li key={key} className={styles.person}>
          {!isShort && name !== '' && <Avatar name={name} size="small" photo={photo} />}
          {name === '' ? t('blocks.kit.list.someone') : name}
        </li>
      ))}
    </PlainList>
  );
}

/** Other items as links, as far as this reader may know of them. */
function Named({ value }: { value: unknown }) {
  const named = asNamed(value);
  if (named.length === 0) return null;
  return (
    <PlainList>
      {named.map(({ guid, name, href, lang }) => (
        <li key={guid} lang={lang}>
          {href === undefined ? name : <a href={href}>{name}</a>}
        </li>
      ))}
    </PlainList>
  );
}
