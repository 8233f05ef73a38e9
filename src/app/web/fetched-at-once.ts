import type { Language } from '#platform/contract/texts/language.ts';
import { filesOf, isWritten, type TextBundle } from './catalogue.ts';

interface DrawnPage {
  language: Language;
  /** The texts that it was drawn with go up to these. */
  texts: TextBundle;
  isScreen: boolean;
  /** Not of an admin who views the site as a visitor. */
  isSignedIn: boolean;
  isEditor: boolean;
}

const bundles: readonly TextBundle[] = ['site', 'screens', 'admin'];

/** As the catalogue finds them. */
const textsModules = (bundle: TextBundle, language: Language): string[] => {
  if (!isWritten(bundle, language)) return [`app/web/texts/${bundle}-nl.ts`];
  return language === 'nl' || language === 'en'
    ? [`app/web/texts/${bundle}-${language}.ts`]
    : [
        ...filesOf(bundle).map((file) => `languages/${language}/${file}.json`),
        ...(bundle === 'screens' ? [`languages/${language}/react-aria.ts`] : []),
      ];
};

/** For whoever is signed in: what is asked of them, what is told them, and their way back when the session ends. */
const ofMembers = [
  'app/web/app-dialogs/app-dialogs.tsx',
  'app/web/app-dialogs/member-dialogs.tsx',
  'app/web/commands/commands-host.tsx',
  'features/auth/web/sessions/session-ended.tsx',
  'features/notices/web/parts/bell-host.tsx',
  'features/tasks/web/task-parts.ts',
  'features/tasks/web/task-notifications.tsx',
];
/** On a page, what can be followed of it. */
const onPagesOfMembers = ['app/web/screens/follow-buttons.tsx'];
/** And for who edits them, how one is read, and that it is to be looked over. */
const onPagesOfEditors = ['features/statistics/web/parts/reads-here.tsx', 'features/upkeep/web/parts/due-strip.tsx'];
const ofScreens = ['app/web/routes.tsx', 'app/web/shell/aria-links.tsx'];

/**
 * What the application fetches by itself on a page where it starts at once, as the build names it. The page names
 * them too, or each would be asked for only when the one before it had come (docs/decisions/0029).
 */
export const fetchedAtOnce = ({ language, texts, isScreen, isSignedIn, isEditor }: DrawnPage): string[] =>
  [
    ...bundles.slice(0, bundles.indexOf(texts) + 1).flatMap((bundle) => textsModules(bundle, language)),
    ...(isScreen ? ofScreens : []),
    ...(isSignedIn ? ofMembers : []),
    ...(isSignedIn && !isScreen ? onPagesOfMembers : []),
    ...(isSignedIn && !isScreen && isEditor ? onPagesOfEditors : []),
  ].map((path) => `src/${path}`);
