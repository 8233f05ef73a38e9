import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { shownValues } from '../contract/health-values.ts';
import type { HealthLine } from '../contract/installation.ts';
import { HealthMail } from './health-mail.tsx';
import styles from './installation.module.css';
import { placeOf } from './places-on-screen.ts';

const icons = { good: CircleCheck, attention: TriangleAlert, wrong: CircleAlert };

/** Each part with how it is doing, and where something is to be done, what. */
export function HealthSheet({ health }: { health: readonly HealthLine[] }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('installation.health')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.health}>
        {health.map((line) => (
          <HealthItem key={line.part} line={line} />
        ))}
      </ul>
      <HealthMail />
    </Sheet>
  );
}

function HealthItem({ line }: { line: HealthLine }) {
  const { t } = useTranslation();
  const { part, state, reason } = line;
  const values = shownValues(t, line);
  return (
    <li>
      <Icon icon={icons[state]} className={styles[state]} />
      <div>
        <strong>{t(`installation.part.${part}`)}</strong>
        <span className="visually-hidden">{`: ${t(`installation.state.${state}`)}`}</span>
        <p className={styles.muted}>{t(`installation.reason.${part}.${reason}`, values)}</p>
        {state !== 'good' && <p>{t(`installation.todo.${part}.${reason}`, values)}</p>}
        {state !== 'good' && placeOf[part] !== undefined && (
          <TextLink href={`#${placeOf[part]}`} isStandalone>
            {t('installation.goThere', { part: t(`installation.part.${part}`) })}
          </TextLink>
        )}
      </div>
    </li>
  );
}
