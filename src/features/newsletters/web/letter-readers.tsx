import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import type { NewsletterList } from '../contract/newsletter.ts';
import { comfortableSubject } from '../contract/newsletter-states.ts';
import styles from './newsletters.module.css';
import type { LetterWriting } from './use-letter.ts';

interface LetterReadersProps {
  writing: LetterWriting;
  lists: readonly NewsletterList[];
}

/** To whom, and under which subject. */
export function LetterReaders({ writing, lists }: LetterReadersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { letter, listGuid } = writing.written;
  const { receivers, refused, left } = writing.newsletter.audience;
  const length = [...letter.subject].length;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t('newsletters.admin.readers')}</h2>
      {lists.length === 0 ? (
        <p>
          {t('newsletters.admin.noLists')}{' '}
          <TextLink href={withLanguagePrefix('/admin/newsletters/lists', language)}>
            {t('newsletters.admin.makeList')}
          </TextLink>
        </p>
      ) : (
        <>
          <Select
            label={t('newsletters.admin.list')}
            value={listGuid}
            options={lists.map((list) => ({ id: list.guid, label: `${list.name}, ${languageName(list.language)}` }))}
            onChange={(guid) => writing.setList(guid)}
          />
          {listGuid !== null && writing.saving === 'saved' && (
            <p>
              <b>{t('newsletters.admin.people', { count: receivers, people: number(receivers) })}</b>{' '}
              {refused + left > 0 && (
                <span className={styles.muted}>
                  {t('newsletters.admin.fallOff', { refused: number(refused), left: number(left) })}
                </span>
              )}
            </p>
          )}
        </>
      )}
      <TextField
        id="letter-subject"
        label={t('newsletters.admin.subject')}
        help={t(length > comfortableSubject ? 'newsletters.admin.subjectLong' : 'newsletters.admin.subjectLength', {
          count: length,
          most: comfortableSubject,
        })}
        maxLength={200}
        value={letter.subject}
        onChange={(subject) => writing.setLetter({ subject }, 'subject')}
      />
    </section>
  );
}
