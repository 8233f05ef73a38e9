import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import { memo, useContext, useDeferredValue } from 'react';
import { DrawnOfAreaContext } from '#blocks/kit/web/drawn-of-area-context.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import { isHidden } from '../blocks/block-changes.ts';
import { iconOf } from '../blocks/block-icon.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { editedAreas } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { usePeople } from '../people/people-context.tsx';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { keepOutlineOpen } from '../state/kept-outline.ts';
import { headingsOf } from './block-headings.ts';
import styles from './outline.module.css';
import { useGoToHeading } from './use-go-to-heading.ts';

/** The page at a glance: its areas, their blocks, and the headings in the texts of those. */
export const Outline = memo(function Outline() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  return (
    <nav className={styles.outline} aria-label={t('editor.outline.label')} data-editor-part="outline">
      <div className={styles.head}>
        <h2 className={styles.title}>{t('editor.outline.title')}</h2>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('editor.outline.close')}
          onClick={() => {
            keepOutlineOpen(false);
            ui.set({ isOutlineOpen: false });
          }}
        >
          <Icon icon={PanelLeftClose} size={20} />
        </button>
      </div>
      <OutlineList />
    </nav>
  );
});

/** Also on its own, in the sheet of a phone. */
export function OutlineList({ onGone }: { onGone?: () => void }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const kinds = useBlockKinds();
  // A moment after the page: whoever types does not wait for it.
  const document = useDeferredValue(useSession((state) => state.document));
  const drawn = useContext(DrawnOfAreaContext);
  return editedAreas(document).map(({ area, blocks }) => (
    <section key={area} aria-label={labels.area(area)}>
      <h3 className={styles.area}>{labels.area(area)}</h3>
      {blocks.length === 0 ? (
        <p className={styles.empty}>
          {t('editor.outline.empty')}{' '}
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              onGone?.();
              ui.set({ inserting: { area, after: null } });
            }}
          >
            {t('editor.insert.title')}
          </button>
        </p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list">
          {blocks.slice(0, drawn).map((block) => (
            <OutlineNode
              key={block.guid}
              block={block}
              icon={iconOf(kinds.get(block.buildingBlockName)?.icon)}
              onGone={onGone}
            />
          ))}
        </ul>
      )}
    </section>
  ));
}

interface OutlineNodeProps {
  block: StoredBlock;
  icon: IconShape;
  onGone?: (() => void) | undefined;
}

const OutlineNode = memo(function OutlineNode({ block, icon, onGone }: OutlineNodeProps) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const labels = useBlockLabels();
  const commands = useBlockCommands();
  const isCurrent = useUi(({ chosen, typing }) => typing === block.guid || chosen.includes(block.guid));
  const here = usePeople().others.filter((person) => person.block === block.guid);
  const hasOwnAudience = block.visibility === 'Roles' || block.visibility === 'Users';
  return (
    <li>
      <button
        type="button"
        className={styles.node}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          onGone?.();
          commands.choose([block.guid]);
          ui.set({ focusNext: { block: block.guid, at: 'block' }, panel: ui.get().panel ?? 'block' });
        }}
      >
        <Icon icon={icon} size={18} className={styles.icon} />
        <span className={styles.name}>{labels.title(block)}</span>
        {here.map(({ id, name }) => (
          <Avatar key={id} name={name} size="small" isNamed />
        ))}
        {isHidden(block) && <Icon icon={EyeOff} size={16} label={t('editor.hiddenFromReaders')} />}
        {hasOwnAudience && <Icon icon={Lock} size={16} label={t('editor.notForEveryone')} />}
      </button>
      <Headings block={block} onGone={onGone} />
    </li>
  );
});

/** Each leads into its text, with the caret before it. */
function Headings({ block, onGone }: Pick<OutlineNodeProps, 'block' | 'onGone'>) {
  const { language } = useEditor();
  const goTo = useGoToHeading(block.guid);
  const headings = headingsOf(block, language);
  if (headings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list">
      {withKeys(headings).map(({ key, item }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.heading}
            data-depth={item.depth}
            onClick={() => {
              onGone?.();
              goTo(item);
            }}
          >
            {item.words}
          </button>
        </li>
      ))}
    </ul>
  );
}
