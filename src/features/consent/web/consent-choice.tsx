import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import type { AskedCategory, ConsentCategory } from '../contract/consent.ts';
import type { Vendor } from '../contract/vendor.ts';
import styles from './consent-choice.module.css';

interface ConsentChoiceProps {
  /** The categories that there is something to choose about. */
  categories: readonly AskedCategory[];
  vendors: readonly Vendor[];
  accepted: readonly ConsentCategory[];
  onChoose(categories: AskedCategory[]): void;
}

/** Whom a choice is about, in words. */
export const namesOf = (vendors: readonly Vendor[], categories: readonly ConsentCategory[]): string =>
  [...new Set(vendors.filter(({ category }) => categories.includes(category)).map(({ name }) => name))].join(', ');

/** Refuse and allow are the same button side by side, refuse first; choosing apart is a step further. */
export function ConsentChoice({ categories, vendors, accepted, onChoose }: ConsentChoiceProps) {
  const { t } = useTranslation();
  const [isApart, setApart] = useState(false);
  const partsId = useId();
  return (
    <>
      <div className={styles.buttons}>
        <PlainButton variant="primary" onClick={() => onChoose([])}>
          {t('consent.refuse')}
        </PlainButton>
        <PlainButton variant="primary" onClick={() => onChoose([...categories])}>
          {t('consent.allow')}
        </PlainButton>
        <PlainButton
          variant="quiet"
          aria-expanded={isApart}
          aria-controls={isApart ? partsId : undefined}
          onClick={() => setApart(!isApart)}
        >
          {t('consent.apart')}
        </PlainButton>
      </div>
      {isApart && <Apart id={partsId} {...{ categories, vendors, accepted, onChoose }} />}
    </>
  );
}

function Apart({ id, categories, vendors, accepted, onChoose }: ConsentChoiceProps & { id: string }) {
  const { t } = useTranslation();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('category');
    onChoose(categories.filter((category) => ticked.includes(category)));
  };
  return (
    <form id={id} className={styles.form} onSubmit={save}>
      <fieldset className={styles.parts}>
        <legend className="visually-hidden">{t('consent.apart')}</legend>
        <Category name="required" isFixed isTicked />
        {categories.map((category) => (
          <Category
            key={category}
            name={category}
            from={namesOf(vendors, [category])}
            isTicked={accepted.includes(category)}
          />
        ))}
      </fieldset>
      <PlainButton type="submit">{t('consent.save')}</PlainButton>
    </form>
  );
}

interface CategoryProps {
  name: ConsentCategory;
  /** The names of its vendors. */
  from?: string;
  isTicked: boolean;
  isFixed?: boolean;
}

function Category({ name, from, isTicked, isFixed }: CategoryProps) {
  const { t } = useTranslation();
  const helpId = useId();
  return (
    <div className={styles.part}>
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          name="category"
          value={name}
          defaultChecked={isTicked}
          disabled={isFixed}
          aria-describedby={helpId}
        />
        {t(`consent.category.${name}`)}
      </label>
      <p id={helpId} className={styles.help}>
        {t(`consent.categoryHelp.${name}`)} {from !== undefined && t('consent.from', { names: from })}
      </p>
    </div>
  );
}
