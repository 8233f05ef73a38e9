import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { InnerField } from '../form-document.ts';
import { newOption, newOptionValue, noWords } from './new-field.ts';

type Options = InnerField['options'];

export const mostOptions = 200;

/** After this one, or at the end. `used` are values that conditions still name: they never mean something else. */
export function addOption(options: Options, after: string | null, used: Iterable<string> = []): Options {
  if (options.length >= mostOptions) return options;
  const option = newOption(newOptionValue([...options.map(({ value }) => value), ...used]));
  const at = options.findIndex(({ value }) => value === after);
  return options.toSpliced(at === -1 ? options.length : at + 1, 0, option);
}

/** Lines of a pasted list become options, one for each. */
export function addOptions(options: Options, lines: readonly string[], language: string): Options {
  return lines.reduce<Options>((made, line) => {
    const added = addOption(made, null);
    const last = added.at(-1);
    return added === made || last === undefined
      ? made
      : setOption(added, last.value, 'label', { $lang: { [language]: line } });
  }, options);
}

export function moveOption(options: Options, value: string, by: -1 | 1): Options {
  const from = options.findIndex((one) => one.value === value);
  const moved = options[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= options.length) return options;
  return options.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export const setOption = (options: Options, value: string, part: 'label' | 'help', words: StoredText): Options =>
  options.map((one) => (one.value === value ? { ...one, [part]: words } : one));

export const removeOption = (options: Options, value: string): Options => options.filter((one) => one.value !== value);

/** Words in one language, the others as they were; none is no word at all. */
export function withWords(text: StoredText | undefined, language: string, words: string): StoredText {
  const { [language]: _before, ...others } = (text ?? noWords).$lang;
  return { $lang: words === '' ? others : { ...others, [language]: words } };
}
