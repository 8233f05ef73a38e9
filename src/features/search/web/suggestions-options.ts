import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import styles from './suggestions-box.module.css';

export interface Option {
  text: string;
  lang?: string | undefined;
  href?: string;
  /** Instead of leading somewhere. */
  run?(): void;
  /** What it is: a page, an event, something looked for before. */
  note: LocalizedText;
}

interface Words {
  label: string;
  countText(count: number): string;
}

let boxes = 0;

/** A list beneath a field as the combobox pattern of ARIA has it: the cursor stays in the field, the arrows go through the list. */
export function createOptionBox(input: HTMLInputElement, { label, countText }: Words) {
  boxes += 1;
  const id = `search-options-${boxes}`;
  const list = document.createElement('ul');
  list.id = id;
  list.className = styles.list ?? '';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  const told = document.createElement('span');
  told.className = 'visually-hidden';
  told.setAttribute('aria-live', 'polite');
  const place = input.parentElement ?? input;
  place.classList.add(styles.place ?? '');
  place.append(list, told);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  })) {
    input.setAttribute(name, value);
  }
  let active = -1;

  function activate(index: number): void {
    const rows = optionsIn(list);
    rows[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const row = rows[index];
    row?.setAttribute('aria-selected', 'true');
    row?.scrollIntoView({ block: 'nearest' });
    if (row === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', row.id);
  }

  function hide(): void {
    activate(-1);
    list.hidden = true;
    told.textContent = '';
    input.setAttribute('aria-expanded', 'false');
  }

  function show(options: readonly Option[]): void {
    hide();
    list.replaceChildren(...options.map((option, index) => rowOf(option, `${id}-${index}`)));
    if (options.length === 0) return;
    list.hidden = false;
    told.textContent = countText(options.length);
    input.setAttribute('aria-expanded', 'true');
  }

  input.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return;
    const last = optionsIn(list).length - 1;
    if (event.key === 'ArrowDown') activate(active >= last ? -1 : active + 1);
    else if (event.key === 'ArrowUp') activate(active < 0 ? last : active - 1);
    else if (event.key === 'Escape') hide();
    else if (event.key === 'Enter' && active >= 0) optionsIn(list)[active]?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // The field keeps the cursor, so that leaving it does not close the list before the click has landed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => queueMicrotask(hide));
  return { show, hide };
}

const optionsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

/** The link itself is the option: within an option a screen reader knows no links. */
function rowOf({ text, lang, href, run, note }: Option, id: string): HTMLLIElement {
  const row = document.createElement('li');
  row.setAttribute('role', 'presentation');
  const link = document.createElement(run === undefined ? 'a' : 'button');
  link.className = styles.option ?? '';
  link.id = id;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  link.tabIndex = -1;
  if (link instanceof HTMLAnchorElement) link.href = href ?? '';
  else link.type = 'button';
  if (run !== undefined) link.addEventListener('click', run);
  const words = document.createElement('span');
  words.textContent = text;
  Object.assign(words, inLanguage(lang));
  const kind = document.createElement('span');
  kind.className = styles.note ?? '';
  kind.textContent = note.value;
  Object.assign(kind, inLanguage(note.lang));
  link.append(words, ' ', kind);
  row.append(link);
  return row;
}
