import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { type QuestionKind, questionGroups } from '#field-kinds/kit/contract/question-kind.ts';
import { questionKinds } from '#field-kinds/kit/web/question-fields.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { kindIcon } from '../state/kind-icon.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import styles from './left.module.css';

/** Everything that can be asked. Enter adds the first that was found, under the chosen field. */
export function Palette() {
  const { t } = useTranslation();
  const commands = useFieldCommands();
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLocaleLowerCase();
  const nameOf = ({ kind }: QuestionKind) => t(`fields.kinds.${kind.name}`);
  const found = questionKinds.filter((one) => nameOf(one).toLocaleLowerCase().includes(sought));
  const add = (question: QuestionKind): void => {
    setTyped('');
    commands.add(question);
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
                  <button type="button" className={styles.kind} onClick={() => add(one)}>
                    <Icon icon={kindIcon(one.icon)} size={18} />
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
