import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MenuItem, MenuSection } from '#platform/web/ui/menu/menu.tsx';
import { useReferenceOptions } from '../drawer/inputs/use-reference-options.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { type Audience, rolesOnPage } from './audience.ts';

const kinds = ['visitor', 'member', 'admin'] as const;

/** As whom the page can be looked at. Roles are offered to who may know them, and only those that decide something here. */
export function useAudienceChoices() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const seenAs = useUi((now) => now.seenAs);
  // As one word, so that the menu is not drawn again while someone writes.
  const named = useSession(({ document }) => [...rolesOnPage(document)].join(' ')).split(' ');
  const roles = (useReferenceOptions('role') ?? []).filter(({ id }) => named.includes(String(id)));
  /** On the day that was chosen, for as long as one looks. */
  const look = (who: Audience) =>
    ui.set({ seenAs: { who, on: seenAs?.on ?? null }, chosen: [], typing: null, panel: null });
  const choose = (key: string) => {
    const kind = kinds.find((one) => one === key);
    const role = roles.find(({ id }) => id === key);
    if (key === 'day') ui.set({ isAskingDay: true });
    else if (kind !== undefined) look({ kind });
    else if (role !== undefined) look({ kind: 'role', id: String(role.id), name: role.label });
  };
  const who = seenAs?.who;
  const chosen = who === undefined ? [] : [who.kind === 'role' ? who.id : who.kind];
  const items = (
    <>
      {kinds.map((kind) => (
        <MenuItem key={kind} id={kind} label={t(`editor.look.menu.${kind}`)} />
      ))}
      {roles.length > 0 && (
        <MenuSection label={t('editor.look.roles')}>
          {roles.map(({ id, label }) => (
            <MenuItem key={String(id)} id={String(id)} label={label} />
          ))}
        </MenuSection>
      )}
      <MenuItem id="day" icon={CalendarDays} label={t('editor.look.day.open')} />
    </>
  );
  return { items, choose, chosen };
}
