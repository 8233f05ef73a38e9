import { useLoaderData } from 'react-router';
import { readAccessibilityStatement } from '#features/accessibility-statement/contract/accessibility-statement.endpoints.ts';
import { StatementParts } from '#features/accessibility-statement/web/statement-parts.tsx';
import { CookieTable } from '#features/consent/web/cookie-table.tsx';
import { YourChoice } from '#features/consent/web/your-choice.tsx';
import { readLegal } from '#features/legal/contract/legal.endpoints.ts';
import { legalPath } from '#features/legal/contract/legal-kind.ts';
import { LegalDocument } from '#features/legal/web/legal-document.tsx';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type AskedLegal, legalInput, statementInput } from '../loading/load-legal.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { InBrowser } from '../shell/in-browser.tsx';
import { useVendorSettings } from '../shell-data.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useSiteHead } from '../use-site-head.ts';
import styles from './legal-screen.module.css';
import { NotFoundMessage } from './not-found-message.tsx';

export default function LegalScreen() {
  const asked = useLoaderData<AskedLegal | null>();
  return asked === null ? <NoLegal /> : <Legal asked={asked} />;
}

function NoLegal() {
  const { t } = useTranslation();
  useSiteHead({ title: t('site.notFound.title'), isIndexed: false });
  return (
    <PageFrame>
      <NotFoundMessage />
    </PageFrame>
  );
}

function Legal({ asked }: { asked: AskedLegal }) {
  const { language } = useSiteApp();
  const text = useLoaded(readLegal, legalInput(asked));
  const paths = Object.fromEntries(useLanguages().map((one) => [one, legalPath(asked.kind, one)]));
  const path = legalPath(asked.kind, asked.language);
  useSiteHead({ title: text.title.value, path, paths, isIndexed: text.version === text.currentVersion });
  return (
    <PageFrame paths={paths}>
      <LegalDocument text={text} path={path} lang={asked.language === language ? undefined : asked.language}>
        {asked.kind === 'cookie-statement' && <Cookies />}
        {/* An older version is what it was: the words alone. */}
        {asked.kind === 'accessibility' && text.version === text.currentVersion && <Statement />}
      </LegalDocument>
    </PageFrame>
  );
}

/** Beneath the words: what is known now. */
function Statement() {
  const { language } = useSiteApp();
  const { statement } = useLoaded(readAccessibilityStatement, statementInput(language));
  return statement && <StatementParts statement={statement} />;
}

/** Beneath the words: what was chosen, and what is really used. */
function Cookies() {
  const { t } = useTranslation();
  const settings = useVendorSettings();
  const { origin } = useSiteApp();
  return (
    <>
      <section aria-labelledby="your-choice">
        <h2 id="your-choice">{t('legal.yourChoice')}</h2>
        <InBrowser meanwhile={<p className={styles.withoutScript}>{t('legal.withoutScript')}</p>}>
          <YourChoice settings={settings} />
        </InBrowser>
      </section>
      <section aria-labelledby="cookies">
        <h2 id="cookies">{t('legal.cookies')}</h2>
        <CookieTable settings={settings} isHttps={origin.startsWith('https:')} />
      </section>
    </>
  );
}
