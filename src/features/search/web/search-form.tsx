import { type FormEvent, useEffect, useRef } from 'react';
import { useHref, useNavigate, useNavigationType } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SearchBar } from '#platform/web/ui/search-bar/search-bar.tsx';
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
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    makeRoom(field.current);
    void navigate(`/search?${new URLSearchParams({ q: field.current?.value ?? '' })}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know this role longer than the search element
    <form
      role="search"
      aria-labelledby={ids.label}
      className={styles.form}
      method="get"
      action={useHref('/search')}
      onSubmit={search}
    >
      <SearchBar
        inputRef={field}
        id={ids.field}
        labelId={ids.label}
        label={t('search.label')}
        submitText={t('search.submit')}
        name="q"
        defaultValue={q}
        maxLength={longestQuery}
        enterKeyHint="search"
      />
    </form>
  );
}

/** On a phone the keyboard would stay in front of the results. */
function makeRoom(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur();
}
