import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { NewsletterList } from '../contract/newsletter.ts';
import { AddItems } from './add-items.tsx';
import styles from './newsletters.module.css';
import type { LetterWriting } from './use-letter.ts';

interface LetterSheetProps {
  writing: LetterWriting;
  lists: readonly NewsletterList[];
}

/** The letter, typed in where its words stand. */
export function LetterSheet({ writing, lists }: LetterSheetProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { letter, listGuid } = writing.written;
  const list = lists.find(({ guid }) => guid === listGuid);
  const shown = new Map(writing.newsletter.items.map((item) => [item.guid, item]));
  return (
    <section className={styles.post} aria-label={t('newsletters.admin.letter')} {...inLanguage(list?.language)}>
      <div className={styles.postHead}>
        <TextField
          label={t('newsletters.admin.title')}
          placeholder={t('newsletters.admin.titleExample')}
          maxLength={120}
          value={letter.title}
          onChange={(title) => writing.setLetter({ title }, 'title')}
        />
      </div>
      <div className={styles.postBody}>
        <TextField
          label={t('newsletters.admin.heading')}
          maxLength={200}
          value={letter.heading}
          onChange={(heading) => writing.setLetter({ heading }, 'heading')}
        />
        <TextArea
          label={t('newsletters.admin.introduction')}
          rows={4}
          maxLength={2000}
          value={letter.introduction}
          onChange={(introduction) => writing.setLetter({ introduction }, 'introduction')}
        />
        {letter.items.map(({ guid, look }) => {
          const item = shown.get(guid);
          if (item === undefined) return null;
          return (
            <article key={guid} className={look === 'big' ? styles.bigItem : styles.rowItem}>
              {item.image !== null && (
                <img
                  className={styles.picture}
                  src={`/a/${item.image.guid}?width=${look === 'big' ? 1184 : 208}&height=${look === 'big' ? 444 : 144}&fit=cover`}
                  alt={item.image.alt}
                  loading="lazy"
                />
              )}
              <div>
                <p className={styles.itemTitle}>{item.title}</p>
                <p className={styles.muted}>{item.isEvent ? dates.weekdayDate(item.date) : dates.date(item.date)}</p>
                {item.description !== '' && <p>{item.description}</p>}
              </div>
            </article>
          );
        })}
        <AddItems writing={writing} />
      </div>
      <p className={styles.postFoot}>
        {t('newsletters.admin.foot', { language: list === undefined ? '' : languageName(list.language) })}
      </p>
    </section>
  );
}
