import Send from 'lucide-react/icons/send';
import { useNavigate, useSearchParams } from 'react-router';
import { NoMailServer } from '#features/mail/web/parts/no-mail-server.tsx';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import { ChipRow } from '#platform/web/ui/chip/chip-row.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { AskedSearchField } from '#platform/web/ui/field/asked-search-field.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import { type Status, StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { type InvitationState, invitationStates } from '../contract/invitation-state.ts';
import { listInvitations } from '../contract/invitations.endpoints.ts';
import { InvitationActions } from './invitation-actions.tsx';
import styles from './invitations-screen.module.css';
import { invitationsInput } from './load-invitations.ts';

const looks: Record<InvitationState, Status> = {
  Open: 'waiting',
  Accepted: 'done',
  Expired: 'expired',
  Revoked: 'paused',
};
const perPage = 25;

/** Who was asked to join, and what came of it. */
export default function InvitationsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = invitationsInput(search);
  const { invitations, totalNumberOfItems, openCount } = useLoaded(listInvitations, input);
  const roles = useLoaded(listRoles, {});
  const invite = (
    <ButtonLink icon={Send} variant="primary" href={withLanguagePrefix('/admin/invitations/new', language)}>
      {t('invitations.admin.invite')}
    </ButtonLink>
  );
  const addressWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: '', ...changes })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  const pages = {
    page: input.query.pageNumber,
    pageCount: Math.ceil(totalNumberOfItems / perPage),
    hrefFor: (page: number) => addressWith({ page: String(page) }),
  };
  useExistingPage(pages);
  useSaid(t('ui.table.found', { count: totalNumberOfItems }));
  return (
    <div className={styles.screen}>
      <PageHeading lead={t('invitations.admin.lead', { count: openCount })} actions={invite}>
        {t('admin.menu.invitations')}
      </PageHeading>
      <NoMailServer>{t('invitations.admin.noMail')}</NoMailServer>
      <div className={styles.filters}>
        <AskedSearchField
          className={styles.search}
          label={t('invitations.admin.search')}
          isLabelHidden
          placeholder={t('invitations.admin.search')}
          value={input.query.search}
          onSubmit={(q) => void navigate(addressWith({ q }))}
        />
        <ChipRow>
          <ChipLink href={addressWith({ state: '' })} isOn={input.query.state === undefined}>
            {t('invitations.admin.anyState')}
          </ChipLink>
          {invitationStates.map((state) => (
            <ChipLink key={state} href={addressWith({ state })} isOn={input.query.state === state}>
              {t(`invitations.state.${state}`)}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <Table
        id="invitations-list"
        label={t('invitations.admin.table')}
        rows={invitations}
        columns={[
          {
            id: 'email',
            label: t('invitations.admin.email'),
            isRowHeader: true,
            cell: ({ email, name }) => (
              <span className={styles.who}>
                {name === '' ? email : name}
                {name !== '' && <small>{email}</small>}
              </span>
            ),
          },
          {
            id: 'state',
            label: t('invitations.admin.state'),
            cell: ({ state }) => <StatusBadge status={looks[state]}>{t(`invitations.state.${state}`)}</StatusBadge>,
          },
          {
            id: 'roles',
            label: t('invitations.admin.roles'),
            priority: 4,
            cell: ({ roleIds }) =>
              roles
                .filter(({ id }) => roleIds.includes(id))
                .map(({ name }) => name)
                .join(', ') || '–',
          },
          {
            id: 'inviter',
            label: t('invitations.admin.inviter'),
            priority: 4,
            cell: ({ inviterName }) => inviterName,
          },
          {
            id: 'sent',
            label: t('invitations.admin.sent'),
            priority: 3,
            cell: ({ sentAt }) => (
              <span className="nowrap">{sentAt === null ? t('invitations.admin.notSent') : dates.date(sentAt)}</span>
            ),
          },
          {
            id: 'expires',
            label: t('invitations.admin.expires'),
            priority: 3,
            cell: ({ expiresAt }) => <span className="nowrap">{dates.date(expiresAt)}</span>,
          },
          {
            id: 'actions',
            label: t('invitations.admin.actions'),
            isLabelHidden: true,
            cell: (invitation) => <InvitationActions invitation={invitation} />,
          },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('invitations.admin.none')} actions={invite}>
            {t('invitations.admin.noneHint')}
          </EmptyState>
        }
      />
      <Pagination label={t('invitations.admin.pages')} listId="invitations-list" {...pages} />
    </div>
  );
}
