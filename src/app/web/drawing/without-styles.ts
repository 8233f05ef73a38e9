/** What an element must have before the application is there, or the page shows what nobody may see. */
const kept: readonly [part: string, name: string][] = [
  ['clip-path:inset(50%)', 'unseen'],
  ['display:none', 'none'],
  ['display:contents', 'contents'],
];

/**
 * The policy forbids a document styles on elements (docs/decisions/0060). React writes a quote within a text as an entity, so
 * this meets attributes alone. The three that matter are kept as `data-drawn`; `drawn-first.module.css` knows them.
 */
export const withoutStyles = (html: string): string =>
  html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const name = kept.find(([part]) => style.includes(part))?.[1];
    return name === undefined ? '' : ` data-drawn="${name}"`;
  });
