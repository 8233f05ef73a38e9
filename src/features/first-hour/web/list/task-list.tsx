import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { FirstHour } from '../../contract/first-hour.ts';
import { nextTask } from '../../contract/first-hour-tasks.ts';
import styles from './task-list.module.css';

interface TaskListProps {
  tasks: FirstHour['tasks'];
  onOpen(): void;
  onPutAway?: () => void;
}

/** What is left to do. It looks along and asks nothing: one button, with the first that is left; each name leads there too, because the order is free. */
export function TaskList({ tasks, onOpen, onPutAway }: TaskListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const next = nextTask(tasks);
  const done = tasks.filter(({ isDone }) => isDone).length;
  const count = tasks.length;
  return (
    <section className={styles.list} aria-labelledby="first-hour-list">
      <div className={styles.head}>
        <h2 id="first-hour-list" className={styles.title}>
          {t('firstHour.list.title')}
        </h2>
        {onPutAway !== undefined && <IconButton icon={X} label={t('firstHour.list.putAway')} onPress={onPutAway} />}
      </div>
      <div className={styles.gauge}>
        <Gauge
          value={done}
          max={count}
          label={t('firstHour.list.lead', { done, count })}
          valueText={`${done}/${count}`}
        />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.tasks}>
        {tasks.map(({ key, isDone, path }) => (
          <li key={key} className={styles.task} data-state={isDone ? 'done' : key === next ? 'next' : undefined}>
            <Icon icon={isDone ? CircleCheck : Circle} size={20} />
            <span className={styles.words}>
              {isDone || key === next ? (
                <span className={styles.name}>
                  {isDone
                    ? t('firstHour.list.done', { task: t(`firstHour.list.tasks.${key}`) })
                    : t(`firstHour.list.tasks.${key}`)}
                </span>
              ) : (
                <Name
                  label={t(`firstHour.list.tasks.${key}`)}
                  href={path && withLanguagePrefix(path, language)}
                  {...{ onOpen }}
                />
              )}
              {!isDone && <small className={styles.about}>{t(`firstHour.list.about.${key}`)}</small>}
            </span>
            {key === next && (
              <Go
                label={t(`firstHour.list.go.${key}`)}
                href={path && withLanguagePrefix(path, language)}
                {...{ onOpen }}
              />
            )}
          </li>
        ))}
      </ul>
      {onPutAway !== undefined && <p className={styles.foot}>{t('firstHour.list.back')}</p>}
    </section>
  );
}

function Name({ label, href, onOpen }: { label: string; href: string | null; onOpen(): void }) {
  return href === null ? (
    <button type="button" className={classNames(styles.name, styles.way)} onClick={onOpen}>
      {label}
    </button>
  ) : (
    <a className={classNames(styles.name, styles.way)} href={href}>
      {label}
    </a>
  );
}

function Go({ label, href, onOpen }: { label: string; href: string | null; onOpen(): void }) {
  return href === null ? (
    <Button isCompact onPress={onOpen}>
      {label}
    </Button>
  ) : (
    <ButtonLink isCompact href={href}>
      {label}
    </ButtonLink>
  );
}
