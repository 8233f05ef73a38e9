import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import { listNeeded, publishTogether, putBackTogether } from '../contract/publish-together.endpoints.ts';
import { type Choices, chosenThings, publicationOf } from './chosen-things.ts';
import { NeededGroup } from './needed-group.tsx';
import styles from './publish-together-dialog.module.css';
import { useThingWords } from './use-thing-words.ts';

interface PublishTogetherDialogProps {
  pageGuid: string;
  /** All that was typed is on the server: what is listed and published is what is written. */
  settled(): Promise<void>;
  /** The pages as they are then. */
  onPublished(pages: readonly PageState[]): Promise<void>;
  onClose(): void;
}

interface Refusal {
  name: string;
  code: string;
}

/** The page with all that belongs to it and is not public yet: what is chosen reaches readers at one moment. */
export default function PublishTogetherDialog({ pageGuid, settled, onPublished, onClose }: PublishTogetherDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const words = useThingWords();
  const formId = useId();
  const language = useLanguage();
  const input = { params: { id: pageGuid }, query: { language } };
  const { data, isError, refetch } = useQuery({
    queryKey: [endpointUrl(listNeeded, input)],
    queryFn: async () => {
      await settled();
      return call(listNeeded, input);
    },
    staleTime: 0,
    gcTime: 0,
  });
  const [choices, setChoices] = useState<Choices>(new Map());
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setBusy] = useState(false);
  const things = data?.things ?? [];
  const chosen = chosenThings(things, choices);
  const needed = things.filter(({ reason, isNeeded }) => reason === 'self' || isNeeded);
  const rest = things.filter((thing) => !needed.includes(thing));
  const group = {
    chosen: new Set(chosen.map(({ guid }) => guid)),
    onChoose: (guid: string, isChosen: boolean) => setChoices(new Map(choices).set(guid, isChosen)),
  };

  /** By the last part of the path that the server named. */
  function refusalsIn(error: unknown): Refusal[] {
    const fields = (error instanceof CallError && error.problem?.fields) || [];
    return fields.flatMap(({ path, code }) => {
      const thing = chosen.find(({ guid }) => path.endsWith(guid));
      return thing === undefined ? [] : [{ name: words.name(thing), code }];
    });
  }

  async function publish(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || chosen.length === 0) return;
    setBusy(true);
    setRefused([]);
    const count = chosen.length;
    const outcome = await runTask({
      type: 'save',
      entity: 'page',
      form: formId,
      words: { done: t('publishTogether.done', { count }), failed: t('publishTogether.failed') },
      run: async () => {
        await settled();
        const { pages, undo } = await call(publishTogether, { body: publicationOf(chosen) });
        await onPublished(pages);
        return undo;
      },
      canUndo: (undo) => undo !== null,
      undo: async (undo) => {
        if (undo === null) return;
        await settled();
        const { pages } = await call(putBackTogether, { body: undo });
        await onPublished(pages);
      },
    });
    setBusy(false);
    if (outcome.state === 'done') return onClose();
    setRefused(refusalsIn(outcome.error));
    await refetch();
  }

  return (
    <Dialog
      isOpen
      title={t('publishTogether.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingText={t('ui.busy')}
            isDisabled={chosen.length === 0}
          >
            {t('publishTogether.confirm', { count: chosen.length })}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <form id={formId} className={styles.parts} onSubmit={(event) => void publish(event)}>
        <p>{t('publishTogether.text')}</p>
        {isError && <Notice tone="danger" isLive title={t('publishTogether.notLoaded')} />}
        {refused.length > 0 && (
          <Notice tone="danger" isLive title={t('publishTogether.nothing')}>
            <ul>
              {refused.map(({ name, code }) => (
                <li key={`${name} ${code}`}>
                  {name}: {words.refusal(code)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {data === undefined && !isError && <Skeleton shape="block" />}
        <NeededGroup {...group} title={t('publishTogether.needed')} things={needed} />
        <NeededGroup {...group} title={t('publishTogether.rest')} things={rest} />
        {things.length === 1 && <p>{t('publishTogether.alone')}</p>}
        {data?.hasMore.pages && <Notice tone="info" title={t('publishTogether.more.pages')} />}
        {data?.hasMore.items && <Notice tone="info" title={t('publishTogether.more.items')} />}
      </form>
    </Dialog>
  );
}
