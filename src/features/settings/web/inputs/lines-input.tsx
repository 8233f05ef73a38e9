import { useState } from 'react';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { isSameSetting } from '../../contract/same-setting.ts';
import type { SettingInputProps } from '../setting-input-props.ts';

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.toLowerCase())
    .filter((line) => line !== '');

/** Names, each on a line. What is typed stays as it was typed. */
export function LinesInput({ id, label, help, error, value, onChange }: SettingInputProps<'lines', string[]>) {
  const [typed, setTyped] = useState(value.join('\n'));
  // Taken back, or changed by someone else.
  const shown = isSameSetting(linesOf(typed), value) ? typed : value.join('\n');
  return (
    <TextArea
      id={id}
      label={label}
      help={help}
      error={error}
      rows={Math.min(8, Math.max(3, value.length + 1))}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(linesOf(text));
      }}
    />
  );
}
