import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { useAssetField } from '#features/assets/web/asset-field-context.ts';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { isEvent } from '#features/item-types/contract/is-event.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import type { ItemOwn } from '#features/list-items/contract/editing/edited-item.ts';
import { DecidedStatus } from '#features/list-items/web/decided-status.tsx';
import { HighlightInput } from '#features/list-items/web/highlight/highlight-input.tsx';
import { ItemAudience } from '#features/list-items/web/item-audience.tsx';
import { findersFor } from '#features/list-items/web/named-finders.ts';
import { useItemTasks } from '#features/list-items/web/use-item-tasks.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import { SignUpSettings } from '#features/sign-ups/web/parts/sign-up-settings.tsx';
import { PageReads } from '#features/statistics/web/parts/page-reads.tsx';
import { ItemSource } from '#features/submission-items/web/parts/item-source.tsx';
import { UpkeepPanel } from '#features/upkeep/web/parts/upkeep-panel.tsx';
import { FilesFieldContext } from '#field-kinds/kit/web/files-field-context.ts';
import { FindersContext } from '#field-kinds/kit/web/finders-context.ts';
import { NamedInput } from '#field-kinds/kit/web/named-input.tsx';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { usePagePath } from '../../use-page-path.ts';
import styles from '../drawer/drawer.module.css';
import { useEditor, useSession } from '../state/editor-context.ts';
import { ItemFieldEdit } from './item-field-edit.tsx';
import { useEditedItem, useItem } from './item-target.ts';
import { VisibleWindow } from './visible-window.tsx';

/** What is said of the item besides its words: the fields of its type, what it belongs to, who sees it and when. */
export function ItemSettings() {
  const { t } = useTranslation();
  const { session, language } = useEditor();
  const { guid, type, answer, isStatusDecided } = useItem();
  const call = useCall();
  const AssetField = useAssetField();
  const { item, visibility, roleIds } = useEditedItem();
  const page = useSession((state) => state.page);
  const isContentManager = useUserState().applicationUser?.isContentManager === true;
  const finders = findersFor(call, language);
  const own = (name: keyof ItemOwn, value: JsonValue): Operation => ({ kind: 'page', path: ['item', name], value });
  return (
    <FindersContext value={finders}>
      <FilesFieldContext value={(props) => <AssetField {...props} owner={{ item: guid }} />}>
        <div className={styles.part}>
          <PageReads kind="item" guid={guid} />
          {type.features.hasPeriod && (
            <>
              <MomentPicker
                label={t('listItems.manage.start')}
                value={item['period-start']}
                onChange={(start) => session.run(own('period-start', start))}
              />
              <MomentPicker
                label={t('listItems.manage.end')}
                value={item['period-end']}
                onChange={(end) => session.run(own('period-end', end))}
                {...(isBefore(item['period-end'], item['period-start']) && {
                  error: t('listItems.manage.endBeforeStart'),
                })}
              />
            </>
          )}
          {type.fields.map((field) =>
            (page.isPublished || isStatusDecided) && field === statusField(type) ? (
              <DecidedStatus key={field.id} field={field} value={answer.fields[field.key]} />
            ) : (
              <ItemFieldEdit key={`${field.id} ${language}`} field={field} />
            ),
          )}
          {isEvent(type) && (
            <Group title={t('signUps.set.group')}>
              <SignUpSettings itemGuid={guid} />
            </Group>
          )}
          <Group title={t('editor.item.belongs')}>
            <NamedInput
              id="item-parents"
              label={t('listItems.manage.parents')}
              help={t('listItems.manage.parentsHelp')}
              isMany
              finder={finders.item([])}
              guids={item.parentGuids}
              onChange={(guids) => session.run(own('parentGuids', guids))}
            />
          </Group>
          <Group title={t('editor.item.whoAndWhen')}>
            <VisibleWindow page={page} />
            <ItemAudience
              source={{ visibility, roleIds }}
              onChange={(to) =>
                session.run(
                  { kind: 'page', path: ['visibility'], value: to.visibility },
                  { kind: 'page', path: ['roleIds'], value: to.roleIds },
                )
              }
            />
            <HighlightInput
              metadata={item}
              onChange={(to) =>
                session.run(own('highlight', to.highlight), own('highlight-until', to['highlight-until']))
              }
            />
          </Group>
          {isContentManager && (
            <Group title={t('upkeep.group')}>
              <UpkeepPanel kind="item" guid={guid} />
            </Group>
          )}
          <ItemSource itemGuid={guid} />
          <Delete />
        </div>
      </FilesFieldContext>
    </FindersContext>
  );
}

const isBefore = (end: string | null, start: string | null): boolean => end !== null && start !== null && end < start;

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupName}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** With a way back, so it is not asked first. */
function Delete() {
  const { t } = useTranslation();
  const { answer } = useItem();
  const tasks = useItemTasks();
  const navigate = useNavigate();
  const [list = ''] = usePagePath().split(`/i/${answer.shortId}`);
  const remove = async () => {
    if (await tasks.remove(answer)) navigate(list || '/');
  };
  return (
    <div className={styles.group}>
      <div>
        <Button icon={Trash2} variant="danger" onPress={() => void remove()}>
          {t('editor.item.delete')}
        </Button>
      </div>
    </div>
  );
}
