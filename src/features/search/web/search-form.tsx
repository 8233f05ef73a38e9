import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigationType } from 'react-router';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { longestQuery } from '../contract/search-address.ts';
import styles from './search-form.module.css';

const ids = { field: 'search-field', label: 'search-label' };

/** An ordinary form that also works before any script has run; after that it navigates without a reload. */
export function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const kind = useNavigationType();
  const shown = useRef(q);
  // Another address, other words in the field; but nobody who goes on typing loses a letter.
  useEffect(() => {
    if (shown.current === q) return;
    shown.current = q;
    const input = field.current;
    if (input !== null && (kind === 'POP' || document.activeElement !== input)) input.value = q;
  }, [q, kind]);
  return (
    <Form
      action="/search"
      role="search"
      aria-labelledby={ids.label}
      className={styles.form}
      onSubmit={() => makeRoom(field.current)}
    >
      <label id={ids.label} htmlFor={ids.field} className={styles.label}>
        {t('search.label')}
      </label>
      <div className={styles.box}>
        <input
          ref={field}
          id={ids.field}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestQuery}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit}>
          <Icon icon={Search} size={20} />
          <span className={styles.submitWord}>{t('search.submit')}</span>
        </button>
      </div>
    </Form>
  );
}

/** On a phone the keyboard would stay in front of the results. */
function makeRoom(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur();
}
