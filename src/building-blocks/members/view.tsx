import { useContext } from 'react';
import { type ListState, listAnchor, listHref, listState } from '#features/list-items/contract/list-state.ts';
import { ListQuestion } from '#features/list-items/web/parts/list/list-question.tsx';
import { NoItems } from '#features/list-items/web/parts/list/list-states.tsx';
import { listTexts } from '#features/list-items/web/parts/list/list-texts.ts';
import { type BlockNeeds, need } from '#features/pages/web/parts/block-needs.ts';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { listMembers } from '#features/profiles/contract/members.endpoints.ts';
import type { OtherProfile } from '#features/profiles/contract/profile.ts';
import { pageCount } from '#platform/contract/page-count.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useSearch } from '#platform/web/content/search-context.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { mergeBundles } from '#platform/web/i18n/i18n.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { usePageAround } from '../kit/web/page-context.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

type MembersOptions = BlockOptions<typeof definition>;

export const texts: ViewTexts = { nl: mergeBundles([listTexts.nl, nl]), en: mergeBundles([listTexts.en, en]) };
export const isInteractive = true;

const membersInput = (
  guid: string,
  { itemsPerPage, roleIds }: MembersOptions,
  state: ListState,
  language: Language,
) => ({
  query: {
    language,
    pageNumber: state.page,
    itemCount: itemsPerPage,
    joinRest: true,
    ...(state.search !== '' && { searchFilter: state.search }),
    ...(roleIds.length > 0 && { roleIds, block: guid }),
  },
});

export const needs: BlockNeeds = ({ guid, options }, { language, search, isSignedIn }) =>
  isSignedIn
    ? [need(listMembers, membersInput(guid, options as unknown as MembersOptions, listState(search, guid), language))]
    : [];

export default function MembersView({ block, options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const { guid } = block;
  const search = useSearch();
  const state = listState(search, guid);
  const isSignedIn = useContext(IsSignedInContext);
  const answer = useNeeded(listMembers, membersInput(guid, options, state, useLanguage()), isSignedIn);
  const isAlive = useIsAlive();
  const { members = [], totalNumberOfMembers = 0 } = answer.data ?? {};
  const pages = pageCount(totalNumberOfMembers, options.itemsPerPage);
  // What the server could not get it was not given; the browser says the same until it has asked for itself.
  if (!isSignedIn || answer.isForMembers || (answer.isComing && !isAlive)) return <SignInFirst />;
  return (
    <div id={listAnchor(guid)} className={styles.directory}>
      {options.hasSearch && (
        <ListQuestion
          {...{ guid, state, search }}
          hasSearch
          searchLabel={t('blocks.kit.list.search')}
          fields={[]}
          formId={`form-${guid}`}
        />
      )}
      <p role="status" className={styles.count}>
        {answer.data !== undefined && t('blocks.kit.list.count', { count: totalNumberOfMembers })}
      </p>
      {members.length === 0 ? (
        <NoItems answer={answer} view={options.view} emptyText={options.emptyText} isAsked={state.search !== ''} />
      ) : (
        <PlainList className={classNames(styles.members, options.view === 'cards' && styles.cards)}>
          {members.map((member) => (
            <li key={member.guid} className={styles.member}>
              <Member member={member} keys={options.fieldKeys} level={innerLevel(block)} />
            </li>
          ))}
        </PlainList>
      )}
      <Pagination
        page={Math.min(state.page, Math.max(pages, 1))}
        pageCount={pages}
        hrefFor={(page) => listHref(search, guid, { page })}
      />
    </div>
  );
}

function SignInFirst() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname = '/' } = URL.parse(usePageAround()?.address ?? '') ?? {};
  return (
    <p>
      {t('blocks.members.forMembers')}{' '}
      <a href={withLanguagePrefix(`/login?returnTo=${encodeURIComponent(pathname)}`, language)}>
        {t('blocks.members.signIn')}
      </a>
    </p>
  );
}

interface MemberProps {
  member: OtherProfile;
  keys: readonly string[];
  level: number;
}

function Member({ member: { guid, name, photo, fields }, keys, level }: MemberProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = fields.filter(({ key }) => keys.length === 0 || keys.includes(key));
  return (
    <>
      <Avatar name={name} photo={photo} />
      <div className={styles.words}>
        <Heading level={level} className={styles.name}>
          <a href={withLanguagePrefix(`/account/people/${guid}`, language)} className={styles.link}>
            {name === '' ? t('blocks.kit.list.nameless') : name}
          </a>
        </Heading>
        {shown.length > 0 && (
          <dl className={styles.fields}>
            {shown.map(({ key, label, value }) => (
              <div key={key}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  );
}
