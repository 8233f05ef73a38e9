import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readAudit } from '#features/audit/contract/audit.endpoints.ts';
import { connectionNames } from '#features/connections/contract/connection.ts';
import { connectionId } from '#features/connections/contract/connection-place.ts';
import { ConnectionCard } from '#features/connections/web/parts/connection-card.tsx';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import { fieldOf, settingGroups, settingKeys } from '../contract/setting-fields.ts';
import { readSettingSource } from '../contract/settings.endpoints.ts';
import { settingsTopic } from '../contract/settings.topics.ts';
import { findConnections, findSettings } from './find-settings.ts';
import { focusSetting, stayWith } from './focus-setting.ts';
import { settingsOfSource } from './parts/settings-of-source.ts';
import { PreviewFold, PreviewSide } from './preview/preview-side.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingGroupsNav } from './setting-groups-nav.tsx';
import { SettingHistory } from './setting-history.tsx';
import { SettingHits } from './setting-hits.tsx';
import { groupId, groupOfConnection, type SettingPlace, settingId } from './setting-id.ts';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-screen.module.css';
import { useLastChanges } from './use-last-changes.ts';
import { useRefusals } from './use-refusals.ts';
import { useSaveSettings } from './use-save-settings.ts';
import { useSettingDraft } from './use-setting-draft.ts';
import { useSettingWords } from './use-setting-words.ts';

const formId = 'settings-form';
/** What someone else does is seen here at once. */
const followed = [readSettingSource, readAudit];

/** Every setting of the platform, grouped, found, checked while one types and kept together. */
export default function SettingsScreen() {
  const { t } = useTranslation();
  const words = useSettingWords();
  const answer = useLoaded(readSettingSource, {});
  const stored = useMemo(() => settingsOfSource(answer), [answer]);
  useLive(settingsTopic, followed);
  const draft = useSettingDraft(stored);
  const [search, setSearch] = useState('');
  const [tellsAll, setTellsAll] = useState(false);
  const [isPending, setPending] = useState(false);
  const { refusals, tell } = useRefusals(draft.values);
  const changedBy = useLastChanges();
  const save = useSaveSettings(formId);
  const form = useRef<HTMLFormElement>(null);
  const sendsAgain = useRef(false);
  const goTo = useRef<SettingPlace>(undefined);
  const found = findSettings(search, words, draft.values);
  const connections = findConnections(search, t);
  const isSearching = search.trim() !== '';

  // The form comes back first; then there is a field to go to.
  useEffect(() => {
    if (isSearching || goTo.current === undefined) return;
    focusSetting(goTo.current);
    goTo.current = undefined;
  });
  useAskedSetting(() => setSearch(''));
  useSaveKey(form);
  const hasSide = useIsWide();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // What is filled in within a drawer is a form of its own.
    if (event.target !== event.currentTarget || draft.changed.length === 0) return;
    // Whoever goes on typing and saves again is not left waiting for a second press.
    if (isPending) {
      sendsAgain.current = true;
      return;
    }
    const stop = draft.changed.find((key) => key in draft.problems || draft.conflicts.includes(key));
    setTellsAll(true);
    if (stop !== undefined) {
      goTo.current = stop;
      setSearch('');
      return;
    }
    setPending(true);
    const outcome = await save(draft.changes);
    setPending(false);
    goTo.current = tell(outcome.state === 'failed' ? outcome.error : undefined)[0];
    if (outcome.state === 'failed') return;
    stayWith(draft.changed[0]);
    draft.settle(draft.changes);
    setTellsAll(false);
  }

  useEffect(() => {
    if (isPending || !sendsAgain.current) return;
    sendsAgain.current = false;
    form.current?.requestSubmit();
  }, [isPending]);

  return (
    <Screen className={styles.screen}>
      <PageHeading
        lead={t('settings.screen.lead', { name: stored.platformName })}
        actions={
          <SearchField
            label={t('settings.screen.search')}
            placeholder={t('settings.screen.search')}
            isLabelHidden
            className={styles.find ?? ''}
            value={search}
            onChange={setSearch}
            onSubmit={() => {
              goTo.current = found[0] ?? connections[0];
              if (goTo.current !== undefined) setSearch('');
            }}
          />
        }
      >
        {t('admin.menu.allSettings')}
      </PageHeading>
      <div className={styles.columns}>
        <SettingGroupsNav changed={draft.changed} />
        <PreviewFold look={draft.look} />
        <form id={formId} ref={form} className={styles.main} onSubmit={(event) => void submit(event)} noValidate>
          {isSearching ? (
            <SettingHits
              {...{ found, connections }}
              values={draft.values}
              onChoose={(key) => {
                goTo.current = key;
                setSearch('');
              }}
            />
          ) : (
            settingGroups.map((group) => (
              <section key={group} className={styles.group} aria-labelledby={groupId(group)}>
                <h2 id={groupId(group)} className={styles.heading}>
                  {t(`settings.groups.${group}`)}
                </h2>
                {settingKeys
                  .filter((key) => fieldOf(key).group === group)
                  .map((key) => (
                    <SettingRow
                      key={key}
                      settingKey={key}
                      {...{ stored, draft, tellsAll }}
                      refusal={refusals[key]}
                      changedBy={changedBy[key]}
                    />
                  ))}
                {connectionNames
                  .filter((name) => groupOfConnection[name] === group)
                  .map((name) => (
                    <ConnectionCard key={name} name={name} />
                  ))}
              </section>
            ))
          )}
          {draft.changed.length > 0 && <SaveBar draft={draft} isPending={isPending} onTakenBack={stayWith} />}
        </form>
        {hasSide && <PreviewSide look={draft.look} />}
      </div>
      <SettingHistory stored={stored} />
      <UnsavedChanges isDirty={draft.changed.length > 0 && !isPending} />
    </Screen>
  );
}

/** An address can name a setting: its field takes the focus, after the page gave it to its heading. */
function useAskedSetting(onAsked: () => void): void {
  const { hash, key: visit } = useLocation();
  const asked = useEffectEvent(onAsked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address once more asks for it once more
  useEffect(() => {
    const place =
      settingKeys.find((one) => `#${settingId(one)}` === hash) ??
      connectionNames.find((one) => `#${connectionId(one)}` === hash);
    if (place === undefined) return;
    asked();
    const timer = setTimeout(() => focusSetting(place));
    return () => clearTimeout(timer);
  }, [hash, visit]);
}

/** Ctrl S, or ⌘ S, keeps what was changed and not the page. */
function useSaveKey(form: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Whoever lies over the screen keeps their own.
      if (
        event.defaultPrevented ||
        event.key !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [form]);
}
