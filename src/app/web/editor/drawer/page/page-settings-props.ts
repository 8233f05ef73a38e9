import type { ReactNode } from 'react';
import type { PageDocument, PageKind } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { Language } from '#platform/contract/texts/language.ts';

export interface PageSettingsProps {
  document: PageDocument;
  /** A template or a shared part has its blocks and its name only. */
  kind: PageKind;
  language: Language;
  canChangeAudience: boolean;
  run: EditorSession['run'];
  write: EditorSession['write'];
  /** Where the page is found; nothing for who may not arrange the menu. */
  address?: ReactNode;
  /** How the page looks where someone shares its link. */
  sharing?: ReactNode;
  /** Who looks after the page and when; nothing for who may not say. */
  upkeep?: ReactNode;
}
