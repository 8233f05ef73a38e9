import type { Mark } from '#features/commands/contract/match-words.ts';

/** A text with what was typed marked in it. */
export function MarkedWords({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
