import Search from 'lucide-react/icons/search';
import { type PointerEvent, useState } from 'react';
import { type QuestionKind, questionGroups } from '#field-kinds/kit/contract/question-kind.ts';
import { questionKinds } from '#field-kinds/kit/web/question-fields.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { swallowClick, whenDragged } from '#platform/web/ui/drag/when-dragged.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import { useBuilder } from '../state/builder-context.ts';
import { kindIcon } from '../state/kind-icon.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import styles from './left.module.css';

/** Everything that can be asked. Enter adds the first that was found, under the chosen field. */
export function Palette() {
  const { t } = useTranslation();
  const commands = useFieldCommands();
  const { ui } = useBuilder();
  const isWide = useIsWide();
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLocaleLowerCase();
  const nameOf = ({ kind }: QuestionKind) => t(`fields.kinds.${kind.name}`);
  const found = questionKinds.filter((one) => nameOf(one).toLocaleLowerCase().includes(sought));
  const add = (question: QuestionKind): void => {
    setTyped('');
    commands.add(question);
  };
  // A finger on the words scrolls the list; on the icon it takes the field along.
  const startDrag = (question: QuestionKind, event: PointerEvent): void => {
    const isOnIcon = event.target instanceof Element && event.target.closest(`.${styles.kindIcon}`) !== null;
    if (!isWide || (event.pointerType === 'touch' && !isOnIcon)) return;
    whenDragged(event, () => {
      ui.set({ dragged: { question }, lifted: null });
      swallowClick();
    });
  };
  return (
    <section aria-labelledby="velden" className={styles.palette}>
      <h2 id="velden">{t('forms.build.addField')}</h2>
      <TextField
        id="veld-zoeken"
        label={t('forms.build.search')}
        isLabelHidden
        icon={Search}
        placeholder={t('forms.build.searchHint')}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0] !== undefined) {
            event.preventDefault();
            add(found[0]);
          }
        }}
      />
      <p role="status" className={sought === '' || found.length > 0 ? 'visually-hidden' : styles.none}>
        {sought !== '' && t('forms.build.found', { count: found.length })}
      </p>
      {questionGroups.map((group) => {
        const kinds = found.filter((one) => one.group === group);
        if (kinds.length === 0) return null;
        return (
          <div key={group}>
            <h3>{t(`forms.build.groups.${group}`)}</h3>
            <ul>
              {kinds.map((one) => (
                <li key={one.kind.name}>
                  <button
                    type="button"
                    className={styles.kind}
                    onPointerDown={(event) => startDrag(one, event)}
                    onClick={() => add(one)}
                  >
                    <span className={styles.kindIcon}>
                      <Icon icon={kindIcon(one.icon)} size={18} />
                    </span>
                    <span>{nameOf(one)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
