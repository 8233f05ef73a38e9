import { Mark, Node } from '@tiptap/react';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { isHref } from '#platform/contract/addresses/href-pattern.ts';
import { languageTag } from '#platform/contract/texts/language-tag.ts';

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Tables cannot be made here yet, but a text that has one keeps it, and its words can be changed. */
const tables = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableHeader | tableCell)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableHeader', 'th'),
  cell('tableCell', 'td'),
];

/** Words in another language, so that they are said and spelled in it. */
const language = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [
    { tag: 'span[lang]', getAttrs: (span) => languageTag.test(span.getAttribute('lang') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const kit: Partial<StarterKitOptions> = {
  heading: { levels: [2, 3, 4] },
  codeBlock: false,
  strike: false,
  underline: false,
  // A text may end with what it ends with.
  trailingNode: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (url) => isHref(url),
  },
};

/** Exactly what we draw (platform/contract/texts/rich-text.ts): the editor knows nothing else, pasted or typed. */
export const extensions = [StarterKit.configure(kit), ...tables, language];

/** For a text whose history is kept elsewhere. */
export const extensionsWithoutHistory = [StarterKit.configure({ ...kit, undoRedo: false }), ...tables, language];
