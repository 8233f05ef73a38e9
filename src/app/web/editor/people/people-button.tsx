import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Popover } from '#platform/web/ui/popover/popover.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './people-button.module.css';
import { usePeople } from './people-context.tsx';

const mostShown = 3;

/** Who is here besides you: their initials in the bar, and where they are behind it. Nothing when you are alone. */
export function PeopleButton() {
  const { t } = useTranslation();
  const language = useLanguage();
  const people = usePeople().others;
  if (people.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(people.map(({ name }) => name));
  return (
    <DialogTrigger>
      <Button className={styles.button ?? ''}>
        <span className="visually-hidden">{t('editor.people.also', { count: people.length, names })}</span>
        {people.slice(0, mostShown).map(({ id, name }) => (
          <Avatar key={id} name={name} size="small" className={styles.avatar ?? ''} />
        ))}
        {people.length > mostShown && (
          <span className={styles.more} aria-hidden>
            +{people.length - mostShown}
          </span>
        )}
      </Button>
      <Popover placement="bottom end">
        <Dialog className={styles.list ?? ''} aria-label={t('editor.people.title')}>
          {({ close }) => <PeopleList onGone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Also by itself, behind the title on a phone. */
export function PeopleList({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const commands = useBlockCommands();
  const document = useSession((state) => state.document);
  const me = useUserState().applicationUser?.guid;
  const whereWords = (block: string | undefined, isTyping: boolean) =>
    block === undefined
      ? t('editor.people.onPage')
      : t(isTyping ? 'editor.people.editing' : 'editor.people.at', { block });
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list">
      {usePeople().tabs.map(({ tab, id, name, block: guid, isTyping }) => {
        const block = guid === null ? undefined : blockOf(document, guid);
        const what = block && labels.title(block);
        return (
          <li key={tab} className={styles.person}>
            <Avatar name={name} size="small" />
            <span>
              <strong>{id === me ? t('editor.people.you') : name}</strong>
              <span className={styles.where}>
                {id === me ? t('editor.people.elsewhere') : whereWords(what, isTyping)}
              </span>
            </span>
            {block !== undefined && id !== me && (
              <Button
                className={styles.go ?? ''}
                onPress={() => {
                  onGone();
                  commands.choose([block.guid]);
                  ui.set({ focusNext: { block: block.guid, at: 'block' } });
                }}
              >
                {t('editor.people.go')}
                <span className="visually-hidden"> {name}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
