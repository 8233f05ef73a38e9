import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useRef } from 'react';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { addressLines, type ChangedAddress, type MenuEffects } from '../contract/arranging/menu-effects.ts';
import type { MenuSource } from '../contract/menu-source.ts';
import { foreseeMenu } from '../contract/menus-writing.endpoints.ts';
import styles from './menu-screen.module.css';
import { useChangeWords } from './use-change-words.ts';
import type { MenuDraft } from './use-menu-draft.ts';
import type { SavingMenu } from './use-save-menu.ts';

interface MenuEffectsPanelProps {
  source: MenuSource;
  draft: MenuDraft;
  effects: MenuEffects;
  saving: SavingMenu;
}

/** More are counted and not listed. */
const mostListed = 12;

/** Before saving: the addresses that change, what readers notice of it, and each change to be undone by itself. */
export function MenuEffectsPanel({ source, draft, effects, saving }: MenuEffectsPanelProps) {
  const { t } = useTranslation();
  const { addresses, problems } = effects;
  const hasChanges = draft.changes.length > 0;
  const kept = addresses.filter(({ becomes }) => becomes !== null);
  return (
    <Sheet title={t('menus.effects.title')} className={styles.effects ?? ''}>
      <p role="status" className={styles.muted}>
        {hasChanges
          ? t('menus.effects.summary', {
              addresses: t('menus.effects.addressCount', { count: addresses.length }),
              redirects: t('menus.effects.redirectCount', { count: kept.length }),
            })
          : t('menus.effects.nothing')}
      </p>
      <Effects effects={effects} />
      {hasChanges && <ChangeLog source={source} draft={draft} />}
      <div className={styles.foot}>
        <Button
          variant="primary"
          isPending={saving.isPending}
          isDisabled={!hasChanges || problems.length > 0}
          onPress={() => void saving.save().then(() => keepFocus(() => null))}
        >
          {t('menus.save')}
        </Button>
        <Button
          variant="quiet"
          isDisabled={!hasChanges || saving.isPending}
          onPress={() => {
            draft.putBack();
            keepFocus(() => null);
          }}
        >
          {t('menus.putBack')}
        </Button>
        {problems.length > 0 && <p className={styles.muted}>{t('menus.effects.solveFirst')}</p>}
      </div>
    </Sheet>
  );
}

/** What stands in the way, the addresses that change, and what readers notice of it. */
export function Effects({ effects: { addresses, problems } }: { effects: MenuEffects }) {
  const { t } = useTranslation();
  return (
    <>
      {problems.map(({ guid, problem }) => (
        <Notice key={guid} tone="danger" title={t(`errors.${problem.code}.title`)}>
          {t(`errors.${problem.code}.detail`, 'values' in problem ? problem.values : {})}
        </Notice>
      ))}
      {addresses.length > 0 && <Addresses addresses={addresses} />}
      {addresses.length > 0 && <ReadersNotice addresses={addresses} />}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

function Addresses({ addresses }: { addresses: readonly ChangedAddress[] }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const lines = addressLines(addresses);
  const more = lines.length - mostListed;
  return (
    <Part title={t('menus.effects.addresses')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {lines.slice(0, mostListed).map(({ was, becomes, guid, alsoIn }) => (
          <li key={guid}>
            <span className={styles.address}>
              <span className="visually-hidden">{t('menus.effects.was')} </span>
              {was}
            </span>
            <span className={styles.becomes}>
              <Icon icon={CornerDownRight} size={16} />
              <span>
                <span className="visually-hidden">{t('menus.effects.becomes')} </span>
                <b>{becomes ?? t('menus.effects.noAddress')}</b>
              </span>
            </span>
            {alsoIn.length > 0 && (
              <span className={styles.also}>
                {t('menus.effects.alsoIn', { languages: alsoIn.map((one) => languageName(one, own)).join(', ') })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.muted}>{t('menus.effects.more', { count: more })}</p>}
    </Part>
  );
}

function ReadersNotice({ addresses }: { addresses: readonly ChangedAddress[] }) {
  const { t } = useTranslation();
  const call = useCall();
  const changed = addresses.map(({ pageGuid, was, becomes }) => ({ pageGuid, was, path: becomes }));
  const { data } = useQuery({
    queryKey: ['what readers notice', changed],
    queryFn: () => call(foreseeMenu, { body: { addresses: changed } }),
    // What was known a moment ago stays until the answer comes, so that the panel does not jump.
    placeholderData: keepPreviousData,
  });
  const isMoved = addresses.some(({ becomes }) => becomes !== null);
  const ended = data?.endedRedirects ?? [];
  const links = data?.links ?? { byPage: 0, byRedirect: 0, toHome: 0 };
  const gone = addresses.some(({ becomes }) => becomes === null);
  return (
    <Part title={t('menus.effects.readers')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {isMoved && <Noticed icon={CircleCheck}>{t('menus.effects.redirected')}</Noticed>}
        {isMoved && data !== undefined && (
          <Noticed icon={CircleCheck}>{t('menus.effects.linksFollow', { count: links.byPage })}</Noticed>
        )}
        {links.byRedirect > 0 && (
          <Noticed icon={CircleCheck}>{t('menus.effects.linksByRedirect', { count: links.byRedirect })}</Noticed>
        )}
        {links.toHome > 0 && (
          <Noticed icon={TriangleAlert}>{t('menus.effects.linksToHome', { count: links.toHome })}</Noticed>
        )}
        {gone && <Noticed icon={TriangleAlert}>{t('menus.effects.withoutAddress')}</Noticed>}
        {ended.map((path) => (
          <Noticed key={path} icon={TriangleAlert}>
            {t('menus.effects.redirectEnds', { path })}
          </Noticed>
        ))}
      </ul>
    </Part>
  );
}

const Noticed = ({ icon, children }: { icon: IconShape; children: ReactNode }) => (
  <li className={icon === CircleCheck ? styles.good : styles.mind}>
    <Icon icon={icon} size={18} />
    <span>{children}</span>
  </li>
);

function ChangeLog({ source, draft }: { source: MenuSource; draft: MenuDraft }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useChangeWords(source, draft, language);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Part title={t('menus.effects.changes')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul ref={list} role="list" className={styles.list}>
        {draft.changes.map((change, place) => (
          <li key={JSON.stringify(change)} className={styles.change}>
            <span>{words(change)}</span>
            <IconButton
              icon={Undo2}
              label={t('menus.effects.undo', { what: words(change) })}
              onPress={() => {
                draft.undo(change);
                // The next one is where this one was; after the last there is the one before it.
                keepFocus(() => {
                  const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
                  return buttons[place] ?? buttons.at(-1);
                });
              }}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
