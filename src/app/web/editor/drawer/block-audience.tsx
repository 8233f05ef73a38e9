import { useState } from 'react';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { AudienceInput } from '#features/roles/web/parts/audience-input.tsx';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useAudienceKinds } from './audience-kinds.ts';
import styles from './drawer.module.css';

export interface BlockAudienceProps {
  block: StoredBlock;
  /** What someone may add to it. */
  adds: 'items' | 'votes' | undefined;
  run: EditorSession['run'];
}

const readers: readonly Visibility[] = ['Public', 'Users', 'Roles', 'Admin'];
const adders: readonly Visibility[] = ['Admin', 'Roles', 'Users', 'Verify', 'Public'];

/** Who sees a block, when, and who may add to what it holds (product.md §3). */
export function BlockAudience({ block, adds, run }: BlockAudienceProps) {
  const { t } = useTranslation();
  const readerKinds = useAudienceKinds(readers);
  const adderKinds = useAudienceKinds(adders);
  const set = (facts: Partial<Pick<StoredBlock, 'visibility' | 'roleIds' | 'addPermission' | 'addRoles'>>) =>
    run(...changed(block, facts));
  const { visibility, roleIds, addPermission, addRoles } = block;
  return (
    <section className={styles.group} aria-labelledby={`${block.guid}-who`}>
      <h3 id={`${block.guid}-who`} className={styles.groupName}>
        {t('editor.drawer.who')}
      </h3>
      <AudienceInput
        label={t('editor.drawer.audience')}
        rolesLabel={t('editor.drawer.roles')}
        kinds={readerKinds}
        visibility={visibility === 'Verify' ? 'Public' : visibility}
        roleIds={roleIds}
        onChange={(next) => set({ visibility: next.visibility, roleIds: [...next.roleIds] })}
      />
      <BlockPeriod key={block.guid} block={block} run={run} />
      {adds !== undefined && (
        <AudienceInput
          label={t(adds === 'items' ? 'editor.drawer.adding' : 'editor.drawer.voting')}
          rolesLabel={t('editor.drawer.roles')}
          kinds={adderKinds}
          visibility={addPermission}
          roleIds={addRoles}
          onChange={(next) => set({ addPermission: next.visibility, addRoles: [...next.roleIds] })}
        />
      )}
      {adds === 'votes' && addPermission === 'Public' && (
        <Notice tone="warning">{t('editor.drawer.publicVotes')}</Notice>
      )}
    </section>
  );
}

/** One operation for each part that is another than it was. */
function changed(block: StoredBlock, facts: Partial<StoredBlock>): Operation[] {
  return Object.entries(facts).flatMap(([key, value]) =>
    JSON.stringify(block[key as keyof StoredBlock]) === JSON.stringify(value)
      ? []
      : [{ kind: 'set' as const, block: block.guid, path: [key], value: value as never }],
  );
}

type End = 'from' | 'until';

function BlockPeriod({ block, run }: Pick<BlockAudienceProps, 'block' | 'run'>) {
  const { t } = useTranslation();
  const { from, until } = block.period;
  const hasPeriod = from !== undefined || until !== undefined;
  const [isAsked, setAsked] = useState(false);
  const isOpen = hasPeriod || isAsked;
  const put = (end: End, moment: string | null) =>
    run({ kind: 'set', block: block.guid, path: ['period', end], value: moment ?? undefined });
  function toggle(isChosen: boolean) {
    setAsked(isChosen);
    if (!isChosen && hasPeriod) run({ kind: 'set', block: block.guid, path: ['period'], value: {} });
  }
  const isTurned = from !== undefined && until !== undefined && from >= until;
  return (
    <>
      <Switch isSelected={isOpen} onChange={toggle}>
        {t('editor.drawer.period')}
      </Switch>
      {isOpen && (
        <>
          <EndField label={t('editor.drawer.from')} value={from} onChange={(moment) => put('from', moment)} />
          <EndField label={t('editor.drawer.until')} value={until} onChange={(moment) => put('until', moment)} />
          {isTurned && <Notice tone="warning">{t('editor.drawer.periodTurned')}</Notice>}
        </>
      )}
    </>
  );
}

interface EndFieldProps {
  label: string;
  value: string | undefined;
  onChange(moment: string | null): void;
}

function EndField({ label, value, onChange }: EndFieldProps) {
  const typed = useTyped(value ?? null, onChange);
  return <MomentPicker label={label} value={typed.value} onChange={typed.type} onBlur={typed.commit} />;
}
