import { keptCookieName } from '#platform/contract/addresses/host-cookie.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { VendorSettings } from '../contract/vendor.ts';
import { vendorsInUse } from '../contract/vendor-registry.ts';
import styles from './cookie-table.module.css';

/** What is really used on this platform, from the registry; nobody has to keep a list (product.md §1.6). */
export function CookieTable({ settings, isHttps }: { settings: VendorSettings; isHttps: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inUse = vendorsInUse(settings);
  const withoutCookies = inUse.filter((vendor) => vendor.cookies(settings).length === 0);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.region} aria-label={t('consent.table.label')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('consent.table.name')}</th>
              <th scope="col">{t('consent.table.vendor')}</th>
              <th scope="col">{t('consent.table.category')}</th>
              <th scope="col">{t('consent.table.purpose')}</th>
              <th scope="col">{t('consent.table.expiry')}</th>
            </tr>
          </thead>
          <tbody>
            {inUse.flatMap((vendor) =>
              vendor.cookies(settings).map((cookie) => (
                <tr key={vendor.key + cookie.name}>
                  <th scope="row" className={styles.name} translate="no">
                    {vendor.key === 'plein' ? keptCookieName(cookie.name, isHttps) : cookie.name}
                  </th>
                  <td>{vendor.key === 'plein' ? t('consent.table.own') : vendor.name}</td>
                  <td>{t(`consent.category.${vendor.category}`)}</td>
                  <td>{cookie.purpose[language]}</td>
                  <td>{t(`consent.expiry.${cookie.expiry}`)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
      {inUse.some((vendor) => vendor.key !== 'plein' && !withoutCookies.includes(vendor)) && (
        <p>{t('consent.table.stated')}</p>
      )}
      {withoutCookies.map((vendor) => (
        <p key={vendor.key}>{t('consent.table.without', { name: vendor.name, purpose: vendor.purpose[language] })}</p>
      ))}
      <Policies settings={settings} />
    </>
  );
}

function Policies({ settings }: { settings: VendorSettings }) {
  const { t } = useTranslation();
  const outside = vendorsInUse(settings).flatMap(({ name, policyUrl }) =>
    policyUrl === undefined ? [] : [{ name, policyUrl }],
  );
  if (outside.length === 0) return null;
  return (
    <ul className={styles.policies}>
      {outside.map(({ name, policyUrl }) => (
        <li key={name}>
          <a href={policyUrl} rel="external">
            {t('consent.table.policy', { name })}
          </a>
        </li>
      ))}
    </ul>
  );
}
