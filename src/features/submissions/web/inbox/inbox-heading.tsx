import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Settings2 from 'lucide-react/icons/settings-2';
import FollowButton from '#features/following/web/parts/follow-button.tsx';
import { FormParts } from '#features/forms/web/parts/form-parts.tsx';
import { ViewsMenu } from '#features/saved-views/web/parts/views-menu.tsx';
import { ExportButton } from '#features/submission-exports/web/parts/export-button.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { Inbox, SubmissionList } from '../../contract/handling/inbox.ts';
import { exportFilter } from './inbox-address.ts';
import { useInboxViews } from './use-inbox-views.ts';

interface InboxHeadingProps {
  inbox: Inbox;
  list: SubmissionList;
  /** What was chosen last. */
  wanted: URLSearchParams;
  /** Of which the list is. */
  search: URLSearchParams;
  onHandling(): void;
  onWhy(): void;
}

/** Which form it is, its other parts, and what can be done with all that is looked at. */
export function InboxHeading({ inbox, list, wanted, search, onHandling, onWhy }: InboxHeadingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { shared, saved } = useInboxViews(inbox.formGuid);
  const { editForm } = inbox.can;
  return (
    <>
      <PageHeading
        before={
          <p>
            <TextLink href={withLanguagePrefix(editForm ? '/admin/forms' : '/admin/submissions', language)}>
              {t(editForm ? 'inbox.allForms' : 'inbox.myForms')}
            </TextLink>
          </p>
        }
        actions={
          <>
            <FollowButton target={{ kind: 'form', guid: inbox.formGuid }} name={inbox.title} isNamedAbove />
            <ViewsMenu search={wanted} saved={saved} shared={shared} help={t('inbox.viewsHelp')} />
            <ExportButton
              formGuid={inbox.formGuid}
              filter={exportFilter(search)}
              count={list.exportable}
              hasMore={list.hasMore}
            />
            <MenuTrigger>
              <IconButton icon={Ellipsis} variant="secondary" label={t('inbox.moreOfForm')} />
              <Menu aria-label={t('inbox.moreOfForm')} placement="bottom end">
                <MenuItem id="why" icon={CircleQuestionMark} label={t('access.handlers.open')} onAction={onWhy} />
                {editForm && (
                  <MenuItem id="handling" icon={Settings2} label={t('inbox.handling.open')} onAction={onHandling} />
                )}
              </Menu>
            </MenuTrigger>
          </>
        }
      >
        {inbox.title}
      </PageHeading>
      <FormParts
        guid={inbox.formGuid}
        version={inbox.version}
        current="submissions"
        canEdit={editForm}
        open={list.counts.open}
      />
    </>
  );
}
