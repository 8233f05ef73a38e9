import Check from 'lucide-react/icons/check';
import CircleDot from 'lucide-react/icons/circle-dot';
import X from 'lucide-react/icons/x';
import type { OptionTone } from '#features/item-types/contract/option-tone.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { StatusChange } from '../../contract/idea.ts';
import { readIdeaStory } from '../../contract/ideas.endpoints.ts';
import styles from './idea-story.module.css';
import { ideaTexts } from './idea-texts.ts';

const icons = { danger: X, success: Check } as const;
const iconOf = (tone: OptionTone) => icons[tone as keyof typeof icons] ?? CircleDot;

/** What became of an idea and why, for everyone; the steps before it fold open. Nothing while nothing was said. */
export function IdeaStory({ guid }: { guid: string }) {
  useViewTexts(ideaTexts);
  const { t } = useTranslation();
  const dates = useDates();
  const { data } = useNeeded(readIdeaStory, { params: { guid }, query: { language: useLanguage() } });
  if (data === undefined || (data.status === null && data.changes.length === 0 && data.merged.length === 0))
    return null;
  const [newest, ...before] = data.changes;
  return (
    <section className={styles.story} aria-labelledby="idea-story">
      <h2 id="idea-story" className={styles.heading}>
        {t('ideas.story')}
      </h2>
      {newest === undefined ? (
        data.status !== null && (
          <p>
            <Badge tone={data.status.tone} icon={iconOf(data.status.tone)}>
              <Text of={data.status.label} />
            </Badge>
          </p>
        )
      ) : (
        <Step change={newest} />
      )}
      {before.length > 0 && (
        <details className={styles.before}>
          <summary>{t('ideas.before', { count: before.length })}</summary>
          <ol className={styles.steps}>
            {before.map((change) => (
              <li key={change.guid}>
                <Step change={change} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {data.merged.length > 0 && (
        <div id="samengevoegd" className={styles.merged}>
          <p>{t('ideas.merged', { count: data.merged.length })}</p>
          <ul>
            {data.merged.map(({ guid: one, title, mergedOn }) => (
              <li key={one}>
                {title} <span className={styles.muted}>({dates.date(mergedOn)})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Step({ change: { label, tone, reason, reasonLang, signed, changedOn } }: { change: StatusChange }) {
  const dates = useDates();
  const language = useLanguage();
  return (
    <div className={styles.step}>
      <Badge tone={tone} icon={iconOf(tone)}>
        <Text of={label} />
      </Badge>
      <p className={styles.reason} {...inLanguage(reasonLang === language ? undefined : reasonLang)}>
        {reason}
      </p>
      <p className={styles.muted}>
        {signed !== '' && `${signed}, `}
        <time dateTime={changedOn}>{dates.date(changedOn)}</time>
      </p>
    </div>
  );
}
