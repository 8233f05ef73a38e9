import { type ReactNode, useEffect, useRef, useState } from 'react';
import { legalPath } from '#features/legal/contract/legal-kind.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { blockVendor } from '../../contract/block-vendors.ts';
import type { BlockVendorKey, Vendor } from '../../contract/vendor.ts';
import { vendorsInUse } from '../../contract/vendor-registry.ts';
import styles from './consent-gate.module.css';
import { gateTexts } from './gate-texts.ts';
import { useAccepted } from './use-accepted.ts';
import { useBlockConsent } from './use-block-consent.ts';

/** How much place it takes, open or closed: nothing on the page moves when it opens. */
export type StageShape = 'wide' | 'player' | 'low' | 'medium' | 'high';

interface ConsentGateProps {
  vendor: BlockVendorKey;
  /** The same thing with the vendor itself, for whoever would rather go there; also without any script. */
  original?: string | undefined;
  shape: StageShape;
  /** What is behind it, such as the title of a video: a page may have several. */
  name?: string | undefined;
  /** A picture of our own behind the question. */
  poster?: ReactNode;
  /** Drawn only once the reader lets it; what it fetches is the vendor's. */
  children: ReactNode;
}

/** Nothing of someone else before the reader says so (§4, product.md §1.6). */
export function ConsentGate({ vendor: key, original, shape, name: title, poster, children }: ConsentGateProps) {
  useViewTexts(gateTexts);
  const { t } = useTranslation();
  const { settings } = useBlockConsent();
  const accepted = useAccepted();
  const [isOpened, setOpened] = useState(false);
  const vendor = blockVendor(key, settings);
  if (vendor === undefined) return null;
  const { name, category } = vendor;
  const isAlways = accepted.has(category);
  const shapeClass = classNames(styles.stage, styles[shape]);
  return (
    <div className={styles.gate}>
      {isAlways || isOpened ? (
        <Stage className={shapeClass} label={title ?? t('consent.gate.from', { name })} takesFocus={isOpened}>
          {children}
        </Stage>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label={title ?? t('consent.gate.from', { name })} className={shapeClass}>
          {poster !== undefined && <div className={styles.poster}>{poster}</div>}
          <Question
            vendor={vendor}
            onOnce={() => setOpened(true)}
            onAlways={() => {
              setOpened(true);
              accepted.add(category);
            }}
          />
        </div>
      )}
      <Foot name={name} original={original} isAlways={isAlways} />
    </div>
  );
}

function Question({ vendor, onOnce, onAlways }: { vendor: Vendor; onOnce(): void; onAlways(): void }) {
  const { t } = useTranslation();
  const { settings } = useBlockConsent();
  const { name, category } = vendor;
  const alike = vendorsInUse(settings).filter((one) => one.category === category);
  const names = [...new Set([name, ...alike.map((one) => one.name)])].join(', ');
  const hasCookies = vendor.cookies(settings).length > 0;
  return (
    <div className={styles.question}>
      <p>
        <strong>{t('consent.gate.from', { name })}</strong>{' '}
        {t(hasCookies ? 'consent.gate.tracked' : 'consent.gate.known', { name })}
      </p>
      <div className={styles.buttons}>
        <PlainButton onClick={onOnce}>{t('consent.gate.once')}</PlainButton>
        <PlainButton onClick={onAlways}>{t('consent.gate.always')}</PlainButton>
      </div>
      <p className={styles.help}>
        {t('consent.gate.alwaysHelp', { category: t(`consent.gate.category.${category}`), names })}
      </p>
    </div>
  );
}

interface StageProps {
  className: string;
  label: string;
  /** The button that opened it is gone, so the reader goes on here. */
  takesFocus: boolean;
  children: ReactNode;
}

function Stage({ className, label, takesFocus, children }: StageProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}

/** There before and after, so that it neither moves anything nor has to be looked for. */
function Foot({ name, original, isAlways }: { name: string; original: string | undefined; isAlways: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (original === undefined && !isAlways) return null;
  return (
    <p className={styles.foot}>
      {original !== undefined && (
        <TextLink href={original} isStandalone isExternal>
          {t('consent.gate.original', { name })}
        </TextLink>
      )}
      {isAlways && (
        <TextLink href={legalPath('cookie-statement', language)} isStandalone>
          {t('consent.gate.change')}
        </TextLink>
      )}
    </p>
  );
}
