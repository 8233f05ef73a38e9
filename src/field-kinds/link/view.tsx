import { PlainList } from '#platform/web/content/plain-list.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import { asWords, records } from '../kit/web/read-values.ts';
import styles from './view.module.css';

export default function LinkView({ value }: FieldViewProps) {
  const links = records(value).flatMap(({ href, label }) =>
    typeof href === 'string' ? [{ href, label: asWords(label) }] : [],
  );
  return (
    <PlainList>
      {withKeys(links).map(({ key, item: { href, label } }) => (
        <li key={key}>
          <a href={href} rel={linkRel(href)} {...inLanguage(label?.lang)} className={styles.link}>
            {label?.value || href}
          </a>
        </li>
      ))}
    </PlainList>
  );
}
