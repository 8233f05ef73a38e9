import type { Editor } from '@tiptap/react';
import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { putLink, removeLink } from '#platform/web/rich-text-editor/put-link.ts';
import { typedHref } from '#platform/web/rich-text-editor/typed-href.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import { OptionList } from '#platform/web/ui/option-list/option-list.tsx';
import { Popover } from '#platform/web/ui/popover/popover.tsx';
import styles from './link-chooser.module.css';
import { linkedWords } from './linked-words.ts';
import { useLinkOptions } from './use-link-options.ts';

interface LinkChooserProps {
  editor: Editor;
  onClose(): void;
}

/** Under the chosen words: where they lead. A page, an item or a file by its name, or an address that is typed. */
export function LinkChooser({ editor, onClose }: LinkChooserProps) {
  const { t } = useTranslation();
  const text = useRef(editor.view.dom);
  const [{ words, rect, range }] = useState(() => linkedWords(editor));
  const present = editor.getAttributes('link').href as string | undefined;
  useMarked(range);
  return (
    <Density name="admin">
      <Popover
        isOpen
        triggerRef={text}
        getTargetRect={() => rect}
        placement="bottom start"
        className={styles.chooser}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Dialog aria-label={t('editor.links.titleWithoutWords')} className={styles.dialog ?? ''}>
          <Choice {...{ editor, words, present, onClose }} />
        </Dialog>
      </Popover>
    </Density>
  );
}

interface ChoiceProps extends LinkChooserProps {
  words: string;
  present: string | undefined;
}

function Choice({ editor, words, present, onClose }: ChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { options: found, nameOf } = useLinkOptions(typed);
  const address = typedHref(typed);
  const options: Option[] =
    address === undefined
      ? found
      : [{ id: address, label: address, description: t('editor.links.typed'), icon: Link2 }, ...found];
  useSaid(
    options[0] === undefined
      ? t('editor.links.none')
      : t('editor.links.found', { count: options.length, name: options[0].label }),
  );
  const put = (href: string) => {
    onClose();
    putLink(editor, href, options.find(({ id }) => id === href)?.label ?? href);
  };
  return (
    <>
      <Autocomplete
        inputValue={typed}
        onInputChange={(now) => {
          setTyped(now);
          setWrong(false);
        }}
      >
        <div className={styles.field}>
          <SearchField
            autoFocus
            label={words === '' ? t('editor.links.titleWithoutWords') : t('editor.links.title', { words })}
            help={
              present === undefined
                ? t('editor.links.help')
                : t('editor.links.now', { name: nameOf(present) ?? present })
            }
            error={isWrong ? t('editor.links.wrong') : undefined}
            // An option that is marked takes the Enter key before this.
            onSubmit={() => (address === undefined ? setWrong(true) : put(address))}
          />
        </div>
        <OptionList
          label={t('editor.links.foundList')}
          options={options}
          emptyText={t('editor.links.none')}
          onAction={put}
        />
      </Autocomplete>
      <p className={styles.foot}>
        <span>{t('editor.links.stays')}</span>
        {present !== undefined && (
          <Button
            isCompact
            variant="quiet"
            onPress={() => {
              onClose();
              removeLink(editor);
            }}
          >
            {t('ui.editor.linkRemove')}
          </Button>
        )}
      </p>
    </>
  );
}

const markName = 'linked-words';

/** The words stay marked while the caret is in the field: otherwise one would not see what is being linked. */
function useMarked(range: Range | undefined): void {
  useEffect(() => {
    // Not every browser of this year knows it, and nothing is lost without.
    if (range === undefined || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(markName, new Highlight(range));
    return () => {
      CSS.highlights.delete(markName);
    };
  }, [range]);
}
