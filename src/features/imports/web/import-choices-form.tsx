import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { EntryKind } from '../contract/import-states.ts';
import { discardImport, readImportLists, startImport } from '../contract/imports.endpoints.ts';
import type { ImportDetail } from '../contract/imports.ts';
import styles from './imports.module.css';
import { useImportsReload } from './use-imports.ts';

const nowhere = 'none';

interface ChoicesProps {
  found: ImportDetail;
  leftOut: ReadonlySet<string>;
}

/** Where it goes and who reads it; nothing is written before this is sent. */
export function ImportChoicesForm({ found, leftOut }: ChoicesProps) {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useImportsReload();
  const navigate = useNavigate();
  const language = useLanguage();
  const lists = useLoaded(readImportLists, {});
  const types = useLoaded(listItemTypes, {});
  const menu = useLoaded(readMenuSource, {});
  const [publishes, setPublishes] = useState<'drafts' | 'published'>('drafts');
  const [parent, setParent] = useState(nowhere);
  const [typeName, setTypeName] = useState('News');
  const [list, setList] = useState(nowhere);
  const [takes, setTakes] = useState({
    takesPages: true,
    takesItems: true,
    takesFiles: true,
    keepsAddresses: true,
    refusesWrong: false,
  });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'start' | 'discard'>();
  const { counts, csv } = found;
  /** What a file with columns has none of is not asked about. */
  const asksFor = (kind: EntryKind) => csv === null || counts[kind].total > 0;
  const wrong = counts.page.wrong + counts.item.wrong;
  const nameOf = (text: Parameters<typeof pickLanguage<string>>[0]) =>
    pickLanguage(text, language, defaultLanguage)?.value ?? '';
  // The columns were read as the fields of one type.
  const itemType = csv?.itemTypeName ?? typeName;
  const fitting = lists.filter(({ itemTypeNames }) => itemTypeNames.length === 0 || itemTypeNames.includes(itemType));
  const chosenList = fitting.some(({ guid }) => guid === list) ? list : nowhere;

  async function run(what: 'start' | 'discard', work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(refusalText(error, t));
    } finally {
      setBusy(undefined);
    }
  }

  const start = () =>
    run('start', async () => {
      await call(startImport, {
        params: { id: found.id },
        body: {
          ...takes,
          publishes: publishes === 'published',
          parentGuid: parent === nowhere ? null : parent,
          itemTypeName: itemType,
          listGuid: chosenList === nowhere ? null : chosenList,
          leftOut: [...leftOut],
        },
      });
      await reload();
    });
  const discard = () =>
    run('discard', async () => {
      await call(discardImport, { params: { id: found.id } });
      await navigate(withLanguagePrefix('/admin/import', language));
    });

  const take = (key: keyof typeof takes) => ({
    isSelected: takes[key],
    onChange: (isTaken: boolean) => setTakes({ ...takes, [key]: isTaken }),
  });

  return (
    <Sheet title={t('imports.choices.title')}>
      <div className={styles.choices}>
        <RadioGroup
          label={t('imports.choices.who')}
          value={publishes}
          onChange={setPublishes}
          options={[
            { id: 'drafts', label: t('imports.choices.drafts'), description: t('imports.choices.draftsHelp') },
            {
              id: 'published',
              label: t(csv === null ? 'imports.choices.published' : 'imports.csv.published'),
              description: t(csv === null ? 'imports.choices.publishedHelp' : 'imports.csv.publishedHelp'),
            },
          ]}
        />
        <div className={styles.fields}>
          {csv === null && (
            <>
              <Checkbox {...take('takesPages')}>{t('imports.choices.pages', { count: counts.page.total })}</Checkbox>
              <Checkbox {...take('takesItems')}>{t('imports.choices.items', { count: counts.item.total })}</Checkbox>
            </>
          )}
          {asksFor('file') && (
            <Checkbox {...take('takesFiles')} help={t('imports.choices.filesHelp')}>
              {t('imports.choices.files', { count: counts.file.total })}
            </Checkbox>
          )}
          <Checkbox {...take('keepsAddresses')} help={t('imports.choices.addressesHelp')}>
            {t('imports.choices.addresses')}
          </Checkbox>
          {wrong > 0 && <Checkbox {...take('refusesWrong')}>{t('imports.csv.refuses')}</Checkbox>}
        </div>
        <div className={styles.fields}>
          {asksFor('page') && (
            <Select
              label={t('imports.choices.parent')}
              value={parent}
              onChange={setParent}
              isDisabled={!takes.takesPages}
              options={[
                { id: nowhere, label: t('imports.choices.top') },
                ...menu.items.map(({ guid, name, path }) => ({
                  id: guid,
                  label: nameOf(name),
                  ...(path === null ? {} : { description: path }),
                })),
              ]}
            />
          )}
          {csv === null && (
            <Select
              label={t('imports.choices.type')}
              value={typeName}
              onChange={setTypeName}
              isDisabled={!takes.takesItems}
              options={types.map(({ name, itemNamePlural }) => ({ id: name, label: nameOf(itemNamePlural) }))}
            />
          )}
          {asksFor('item') && (
            <Select
              label={t('imports.choices.list')}
              value={chosenList}
              onChange={setList}
              isDisabled={!takes.takesItems}
              options={[
                { id: nowhere, label: t('imports.choices.newList') },
                ...fitting.map(({ guid, trail }) => ({ id: guid, label: trail.join(' › ') })),
              ]}
            />
          )}
        </div>
      </div>
      {problem !== undefined && (
        <Notice isLive tone="danger">
          {problem}
        </Notice>
      )}
      <ButtonRow>
        <Button variant="primary" isPending={busy === 'start'} pendingText={t('ui.busy')} onPress={start}>
          {t('imports.choices.start')}
        </Button>
        <Button isPending={busy === 'discard'} pendingText={t('ui.busy')} onPress={discard}>
          {t('imports.choices.discard')}
        </Button>
      </ButtonRow>
    </Sheet>
  );
}
