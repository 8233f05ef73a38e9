import { type ReactNode, useRef } from 'react';
import { type MailWay, mailWays, type ToldBy } from '#features/following/contract/follow-words.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import type { NoticeWays } from '../../contract/notice.ts';
import type { Ways } from './use-ways.ts';
import styles from './ways.module.css';

interface WaysTableProps {
  ways: Ways;
  known: NoticeWays;
}

/** Row by row: bell, mail. The name of each box is the whole sentence; what is fixed is there, and says why. */
export function WaysTable({ ways, known }: WaysTableProps) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const hasMail = [...known.subjects, ...known.follows].some(({ mail }) => mail !== 'never');
  const kept = (name: string, { mail }: ToldBy) =>
    t('notices.ways.kept', { name, way: t(`notices.ways.mail.${mail}`) });
  return (
    <div className={styles.sheet}>
      {/* Focus comes here when the button goes that was pressed. */}
      <table ref={table} tabIndex={-1} className={styles.table}>
        <caption className="visually-hidden">{t('notices.ways.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('notices.ways.what')}</th>
            <th scope="col">{t('notices.ways.bell')}</th>
            <th scope="col">{t('notices.ways.byMail')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          <Group>{t('notices.sections.you')}</Group>
          {known.subjects.map((row) => {
            const name = t(`notices.ways.subjects.${row.subject}`);
            return (
              <Row
                key={row.subject}
                name={name}
                note={t(`notices.ways.subjectNotes.${row.subject}`)}
                by={row}
                onChange={(by) => void ways.changeSubject(row, by, kept(name, by))}
              />
            );
          })}
          <Fixed name={t('notices.ways.subjects.submission')} note={t('notices.ways.subjectNotes.submission')} />
          <Fixed name={t('notices.ways.subjects.account')} note={t('notices.ways.subjectNotes.account')} />
        </tbody>
        <tbody>
          <Group>{t('notices.sections.followed')}</Group>
          {known.follows.length === 0 && (
            <tr>
              <td colSpan={4} className={styles.none}>
                {t('notices.ways.noFollows')}
              </td>
            </tr>
          )}
          {known.follows.map((row) => {
            const name = row.title ?? t('notices.ways.hidden');
            return (
              <Row
                key={`${row.kind} ${row.guid}`}
                name={name}
                href={row.path}
                note={t(`notices.ways.kinds.${row.isTheme ? 'theme' : row.kind}`)}
                by={row}
                onChange={(by) => void ways.changeFollow(row, by, kept(name, by))}
              >
                <Button
                  variant="quiet"
                  aria-label={t('notices.ways.stopOf', { name })}
                  onPress={() => {
                    table.current?.focus();
                    void ways.stop(row, t('notices.ways.stopped', { name }));
                  }}
                >
                  {t('notices.ways.stop')}
                </Button>
              </Row>
            );
          })}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span className={styles.note}>{t('notices.ways.atOnceKept')}</span>
        <Button
          variant="quiet"
          isDisabled={!hasMail}
          onPress={() => {
            table.current?.focus();
            void ways.stopMail(known, t('notices.ways.mailOff'));
          }}
        >
          {t('notices.ways.stopMail')}
        </Button>
      </div>
    </div>
  );
}

const Group = ({ children }: { children: ReactNode }) => (
  <tr>
    <th scope="rowgroup" colSpan={4} className={styles.group}>
      {children}
    </th>
  </tr>
);

interface RowProps {
  name: string;
  note: string;
  href?: string | null;
  by: ToldBy;
  onChange(by: ToldBy): void;
  children?: ReactNode;
}

function Row({ name, note, href = null, by: { bell, mail }, onChange, children }: RowProps) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        {href === null ? name : <a href={href}>{name}</a>}
        <small className={styles.note}>{note}</small>
      </th>
      <td>
        <Checkbox isSelected={bell} onChange={(isOn) => onChange({ bell: isOn, mail })}>
          <span className="visually-hidden">{t('notices.ways.bellOf', { name })}</span>
        </Checkbox>
      </td>
      <td>
        <Select<MailWay>
          isLabelHidden
          label={t('notices.ways.mailOf', { name })}
          options={mailWays.map((id) => ({ id, label: t(`notices.ways.mail.${id}`) }))}
          value={mail}
          onChange={(way) => onChange({ bell, mail: way })}
        />
      </td>
      <td>{children}</td>
    </tr>
  );
}

/** Nothing to choose: why stands with it. */
function Fixed({ name, note }: { name: string; note: string }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        {name}
        <small className={styles.note}>{note}</small>
      </th>
      <td />
      <td colSpan={2}>{t('notices.ways.always')}</td>
    </tr>
  );
}
