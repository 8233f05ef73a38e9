import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { DoneHere as Done } from '../../contract/activity.ts';
import { useDoneHere } from '../use-done-here.ts';
import styles from './done-here.module.css';
import { DoneLine } from './done-line.tsx';

const everything = 'all';

/** Everything one did here, with removal of each; the way back is offered where there is one, and asked for where not. */
export function DoneHere() {
  const { t } = useTranslation();
  const [kind, setKind] = useState(everything);
  const done = useDoneHere(kind === everything ? undefined : kind);
  const [asked, setAsked] = useState<Done>();
  const { entries, kinds, told } = done;

  const titleOf = ({ title }: Done): string => title ?? t('activity.hidden');
  const press = (entry: Done): void => {
    if (entry.removal?.undo === undefined) setAsked(entry);
    else void done.remove(entry, titleOf(entry));
  };

  return (
    <section className={styles.done} aria-labelledby="done-here">
      <SectionHead id="done-here">{t('activity.title')}</SectionHead>
      <p>{t('activity.lead')}</p>
      <Select
        label={t('activity.filter')}
        className={styles.filter}
        options={[
          { id: everything, label: t('activity.all') },
          ...kinds.map((one) => ({ id: one, label: t(`activity.kinds.${one}`) })),
        ]}
        value={kind}
        onChange={(chosen) => setKind(chosen)}
      />
      <div ref={done.place} tabIndex={-1}>
        {told && (
          <Notice
            tone={told.tone}
            isLive
            actions={
              told.undo && (
                <Button isCompact onPress={() => void told.undo?.()}>
                  {t('activity.undo')}
                </Button>
              )
            }
          >
            {told.text}
          </Notice>
        )}
      </div>
      {done.isFailed && (
        <Notice tone="danger" isLive actions={<Button onPress={() => void done.again()}>{t('activity.again')}</Button>}>
          {t('activity.failed')}
        </Notice>
      )}
      {done.isEmpty &&
        (kind === everything ? (
          <EmptyState title={t('activity.none')}>{t('activity.noneHint')}</EmptyState>
        ) : (
          <p>{t('activity.noneKind')}</p>
        ))}
      <ul className={styles.list} aria-label={t('activity.list')} aria-busy={done.isLoading}>
        {entries.map((entry) => (
          <DoneLine
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            title={titleOf(entry)}
            onRemove={() => press(entry)}
          />
        ))}
      </ul>
      {done.hasMore && (
        <p>
          <Button isPending={done.isLoading} pendingText={t('activity.loading')} onPress={() => void done.more()}>
            {t('activity.more')}
          </Button>
        </p>
      )}
      <p className={styles.note}>{t('activity.secret')}</p>
      <ConfirmDialog
        title={t('activity.confirm.title')}
        confirmText={t('activity.confirm.yes')}
        isDanger
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        onConfirm={() => asked && done.remove(asked, titleOf(asked))}
      >
        {asked && t('activity.confirm.text', { title: titleOf(asked) })}
      </ConfirmDialog>
    </section>
  );
}
