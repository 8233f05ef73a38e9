import { useParams } from 'react-router';
import { listAddedBy } from '#features/activity/contract/activity.endpoints.ts';
import { AddedByPerson } from '#features/activity/web/parts/added-here.tsx';
import { useShownUser } from '#features/auth/web/user-store-context.ts';
import FollowButton from '#features/following/web/parts/follow-button.tsx';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { readProfile } from '../contract/profiles.endpoints.ts';
import { personInput } from './load-person.ts';
import styles from './person-screen.module.css';

/** Somebody else, as members know them, and the way to hear of what they add. */
export default function PersonScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const user = useShownUser();
  const { guid = '' } = useParams();
  const person = useLoaded(readProfile, personInput(guid, language));
  const added = useLoaded(listAddedBy, personInput(guid, language));
  const name = person.name === '' ? t('profiles.person.nameless') : person.name;
  const isSomebodyElse = user !== undefined && user.guid !== person.guid;
  useDetailTitle(name);
  return (
    <div className={styles.person}>
      <div className={styles.head}>
        <Avatar name={name} photo={person.photo} size="large" />
        <PageHeading lead={t('profiles.person.lead')}>{name}</PageHeading>
      </div>
      {person.fields.length === 0 ? (
        <p>{t('profiles.person.none')}</p>
      ) : (
        <dl className={styles.fields}>
          {person.fields.map(({ key, label, value }) => (
            <div key={key}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <AddedByPerson entries={added} />
      {isSomebodyElse && (
        <div className={styles.follow}>
          <FollowButton target={{ kind: 'person', guid: person.guid }} name={name} />
          <p className={styles.hint}>{t('profiles.person.hint')}</p>
        </div>
      )}
    </div>
  );
}
