import { useEffect, useRef } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { type Choice, standingAt, valueSetBy } from '#features/pages/contract/operations/choices.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { useOptionLabel } from '../versions/compare/option-label.ts';
import styles from './choice-list.module.css';
import { ChosenValue } from './chosen-value.tsx';

/** Each with both values beside each other; who took one goes on at the next. */
export function ChoiceList({ choices }: { choices: readonly Choice[] }) {
  const list = useRef<HTMLUListElement>(null);
  const first = choices[0]?.id;
  const asked = useRef(first);
  useEffect(() => {
    if (asked.current === first) return;
    asked.current = first;
    list.current?.querySelector<HTMLElement>('li')?.focus();
  }, [first]);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" ref={list} className={styles.choices}>
      {choices.map((choice) => (
        <ChoiceRow key={choice.id} choice={choice} />
      ))}
    </ul>
  );
}

function ChoiceRow({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const { session } = useEditor();
  const document = useSession((state) => state.document);
  const titles = useBlockLabels();
  const label = useOptionLabel();
  const isItem = useItemTarget() !== undefined;
  const whose = useWhose(choice);
  const { operation, id } = choice;
  const block = operation.kind === 'set' ? blockOf(document, operation.block) : undefined;
  const path = operation.kind === 'layout' ? ['layout'] : operation.path;
  const of = block === undefined ? t(isItem ? 'editor.item.discard.page' : 'editor.discard.page') : titles.title(block);
  const name = t('editor.lost.choices.name', { of, option: label(block, path) });
  const [mine, theirs] = [valueSetBy(operation), standingAt(document, operation)];
  const choose = (side: 'mine' | 'theirs') => {
    session.choose(id, side);
    say(t(`editor.lost.choices.chosen-${side}`, { name }));
  };
  return (
    <li tabIndex={-1} className={styles.choice} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.whose}>{t('editor.lost.choices.mine')}</p>
          <ChosenValue block={block} path={path} value={mine} other={theirs} />
          <Button isCompact aria-label={`${t('editor.lost.choices.takeMine')}: ${name}`} onPress={() => choose('mine')}>
            {t('editor.lost.choices.takeMine')}
          </Button>
        </div>
        <div className={styles.side}>
          <p className={styles.whose}>{whose}</p>
          <ChosenValue block={block} path={path} value={theirs} other={mine} />
          <Button
            isCompact
            aria-label={`${t('editor.lost.choices.takeTheirs')}: ${name}`}
            onPress={() => choose('theirs')}
          >
            {t('editor.lost.choices.takeTheirs')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Who set the other value, and when; that can be oneself, in another window. */
function useWhose({ by, at }: Choice): string {
  const { t } = useTranslation();
  const dates = useDates();
  const own = useUserState().applicationUser?.guid;
  const when = at === '' ? '' : dates.dateTime(at);
  if (by.id !== null && by.id === own) return t('editor.lost.choices.elsewhere', { when });
  return t('editor.lost.choices.theirs', { name: by.name || t('editor.lost.choices.someone'), when });
}
