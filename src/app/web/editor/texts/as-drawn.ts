import type { Mark, Node } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type MarkView, type NodeView } from '@tiptap/pm/view';
import drawnStyles from '#platform/web/rich-text/rich-text.module.css';

export interface AsDrawn {
  /** Of the topmost headings. */
  headingLevel: number;
  /** Where nobody wrote anything yet. */
  placeholder: string;
}

/**
 * Draws headings and tables in an editor with the elements that readers get (RichText): a heading at the level that it
 * has on the page, a table in the region that scrolls.
 */
export const asDrawn = ({ headingLevel, placeholder }: AsDrawn): Plugin =>
  new Plugin({
    props: {
      decorations: (state) =>
        DecorationSet.create(state.doc, [...headingsOf(state, headingLevel), ...placeholderIn(state, placeholder)]),
      nodeViews: {
        heading: (_node, _view, _place, decorations) => headingView(decorations, headingLevel),
        table: () => tableView(),
      },
      markViews: { link: (mark) => linkView(mark) },
    },
  });

/** As `richHeadings` counts them: the levels that are used, without a gap. */
function headingsOf({ doc }: EditorState, headingLevel: number): Decoration[] {
  const found: { node: Node; place: number }[] = [];
  doc.forEach((node, place) => {
    if (node.type.name === 'heading') found.push({ node, place });
  });
  const levels = [...new Set(found.map(({ node }) => node.attrs.level as number))].sort();
  return found.map(({ node, place }) => {
    const level = Math.min(6, headingLevel + levels.indexOf(node.attrs.level as number));
    return Decoration.node(place, place + node.nodeSize, {}, { level });
  });
}

/** One empty paragraph is what an editor has of a text that nobody wrote. */
export const isBlank = (doc: Node): boolean =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0;

const placeholderIn = ({ doc }: EditorState, placeholder: string): Decoration[] =>
  isBlank(doc) ? [Decoration.node(0, doc.content.size, { 'data-placeholder': placeholder })] : [];

/** One that stands in something else, such as a quotation, is a topmost one. */
const levelIn = (decorations: readonly Decoration[], topmost: number): number =>
  decorations.map(({ spec }) => (spec as { level?: number }).level).find((level) => level !== undefined) ?? topmost;

function headingView(decorated: readonly Decoration[], topmost: number): NodeView {
  const level = levelIn(decorated, topmost);
  const dom = document.createElement(`h${level}`);
  return {
    dom,
    contentDOM: dom,
    // At another level it is another element.
    update: (node, decorations) => node.type.name === 'heading' && levelIn(decorations, topmost) === level,
  };
}

function tableView(): NodeView {
  const dom = document.createElement('section');
  dom.className = drawnStyles.table ?? '';
  const contentDOM = document.createElement('tbody');
  dom.appendChild(document.createElement('table')).appendChild(contentDOM);
  return { dom, contentDOM };
}

/** What stands on it beside its address is said about it, and is nothing that was written. */
function linkView({ attrs }: Mark): MarkView {
  const dom = document.createElement('a');
  dom.setAttribute('href', String(attrs.href));
  return { dom, ignoreMutation: ({ type }) => type === 'attributes' };
}
