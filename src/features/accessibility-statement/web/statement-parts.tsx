import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { AccessibilityStatement } from '../contract/accessibility-statement.ts';
import { StatementChecks } from './statement-checks.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { StatementFindings } from './statement-findings.tsx';
import styles from './statement-parts.module.css';

type Part = { statement: AccessibilityStatement };

/** The statement in the order of the Dutch model, below the words of the legal text. */
export const StatementParts = ({ statement }: Part) => (
  <div className={styles.parts}>
    <Scope statement={statement} />
    <Compliance statement={statement} />
    <Audit statement={statement} />
    <StatementFindings findings={statement.findings} />
    {statement.checked !== null && <StatementChecks checked={statement.checked} />}
    <Contact statement={statement} />
    <SignOff statement={statement} />
  </div>
);

function Scope({ statement: { organisation, domains } }: Part) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="statement-scope">
      <h2 id="statement-scope">{t('accessibilityStatement.scope')}</h2>
      <p>{t('accessibilityStatement.responsible', { organisation })}</p>
      {domains.length === 0 ? (
        <p>{t('accessibilityStatement.thisSite')}</p>
      ) : (
        <>
          <p>{t('accessibilityStatement.covers')}</p>
          <ul>
            {domains.map((domain) => (
              <li key={domain}>{domain}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Compliance({ statement: { status, doubts } }: Part) {
  const { t } = useTranslation();
  const name = t(`accessibilityStatement.names.${status}`);
  return (
    <section aria-labelledby="statement-compliance">
      <h2 id="statement-compliance">{t('accessibilityStatement.compliance')}</h2>
      <p>
        <strong>{t('accessibilityStatement.statusLine', { status, name })}</strong>
      </p>
      <p>{t(`accessibilityStatement.meanings.${status}`)}</p>
      {doubts.length > 0 && (
        <Notice tone="warning" title={t('accessibilityStatement.doubtTitle')}>
          {doubts.map(({ code, count }) => t(`accessibilityStatement.doubts.${code}`, { count })).join(' ')}
        </Notice>
      )}
      <h3>{t('accessibilityStatement.standard')}</h3>
      <p>{t('accessibilityStatement.standardText')}</p>
    </section>
  );
}

function Audit({ statement: { auditedBy, auditedOn, auditMethod, reportUrl } }: Part) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <section aria-labelledby="statement-audit">
      <h2 id="statement-audit">{t('accessibilityStatement.audit')}</h2>
      {auditedBy === '' || auditedOn === null ? (
        <p>{t('accessibilityStatement.noAudit')}</p>
      ) : (
        <StatementFacts
          facts={[
            [t('accessibilityStatement.auditedBy'), auditedBy],
            [t('accessibilityStatement.auditedOn'), dates.date(auditedOn)],
            [t('accessibilityStatement.method'), auditMethod],
            [
              t('accessibilityStatement.report'),
              reportUrl && <a href={reportUrl}>{t('accessibilityStatement.readReport')}</a>,
            ],
          ]}
        />
      )}
    </section>
  );
}

function Contact({ statement }: Part) {
  const { t } = useTranslation();
  const { contactEmail, contactPhone, answerDays, complaintName, complaintUrl } = statement;
  const hasContact = contactEmail !== '' || contactPhone !== '';
  return (
    <section aria-labelledby="statement-contact">
      <h2 id="statement-contact">{t('accessibilityStatement.contact')}</h2>
      <p>
        {t('accessibilityStatement.contactText')} {!hasContact && t('accessibilityStatement.contactBelow')}{' '}
        {t('accessibilityStatement.answer', { count: answerDays })}
      </p>
      <StatementFacts
        facts={[
          [t('accessibilityStatement.email'), contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>],
          [
            t('accessibilityStatement.phone'),
            contactPhone && <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</a>,
          ],
        ]}
      />
      {complaintName !== '' && (
        <p>
          {t('accessibilityStatement.complaint')}{' '}
          {complaintUrl === '' ? complaintName : <a href={complaintUrl}>{complaintName}</a>}
        </p>
      )}
    </section>
  );
}

function SignOff({ statement: { signedBy, signedAs, signedOn, registerUrl, changedOn } }: Part) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <section aria-labelledby="statement-sign">
      <h2 id="statement-sign">{t('accessibilityStatement.sign')}</h2>
      <p>
        {signedBy === '' || signedOn === null
          ? t('accessibilityStatement.notSigned')
          : t(signedAs === '' ? 'accessibilityStatement.signed' : 'accessibilityStatement.signedAs', {
              name: signedBy,
              role: signedAs,
              date: dates.date(signedOn),
            })}{' '}
        {changedOn !== null && t('accessibilityStatement.changed', { date: dates.date(changedOn) })}
      </p>
      {registerUrl !== '' && (
        <p>
          <a href={registerUrl}>{t('accessibilityStatement.register')}</a>
        </p>
      )}
    </section>
  );
}
