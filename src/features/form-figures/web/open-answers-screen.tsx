import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import { ChipRow } from '#platform/web/ui/chip/chip-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Count } from '#platform/web/ui/tag/count.tsx';
import { readOpenAnswers } from '../contract/form-figures.endpoints.ts';
import styles from './answers/answers.module.css';
import { OpenAnswer } from './answers/open-answer.tsx';
import { ThemeName } from './answers/theme-name.tsx';
import { useThemes } from './answers/use-themes.ts';
import { answersInput, dashboardPath } from './figures-address.ts';

/** The answers to an open question, to read and to put under themes. */
export default function OpenAnswersScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const { guid = '', version = '', field = '' } = useParams();
  const [search] = useSearchParams();
  const [isAsking, setIsAsking] = useState(false);
  const input = answersInput(guid, version, field, search, language);
  const { question, totalNumberOfItems: total, themes, answers } = useLoaded(readOpenAnswers, input);
  const tasks = useThemes(guid, field);
  const shown = search.get('theme') ?? '';
  const theme = themes.find((one) => one.guid === shown);
  const pages = {
    page: input.query.pageNumber,
    pageCount: Math.ceil(total / input.query.itemCount),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);

  async function remove(guidOfTheme: string, name: string): Promise<void> {
    if (await tasks.remove(guidOfTheme, name)) void navigate(addressWith(search, { theme: '' }));
  }

  return (
    <Screen>
      <PageHeading
        before={
          <p>
            <TextLink href={dashboardPath(guid, version, language)}>{t('figures.themes.back')}</TextLink>
          </p>
        }
        lead={t('figures.themes.count', { count: total })}
      >
        {question}
      </PageHeading>
      <nav aria-label={t('figures.themes.label')}>
        <ChipRow>
          <ChipLink href={addressWith(search, { theme: '' })} isOn={shown === ''}>
            {t('figures.themes.all')}
          </ChipLink>
          <ChipLink href={addressWith(search, { theme: 'none' })} isOn={shown === 'none'}>
            {t('figures.themes.none')}
          </ChipLink>
          {themes.map((one) => (
            <ChipLink key={one.guid} href={addressWith(search, { theme: one.guid })} isOn={shown === one.guid}>
              {one.name} <Count value={one.number} label={t('figures.themes.list')} />
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
      <div className={styles.tools}>
        {theme === undefined ? (
          <ThemeName label={t('figures.themes.name')} button={t('figures.themes.add')} onName={tasks.make} />
        ) : (
          <>
            <ThemeName
              key={`${theme.guid} ${theme.name}`}
              label={t('figures.themes.name')}
              button={t('figures.themes.rename')}
              start={theme.name}
              onName={(name) => tasks.rename(theme.guid, name)}
            />
            <Button variant="quiet" onPress={() => setIsAsking(true)}>
              {t('figures.themes.remove')}
            </Button>
            <ConfirmDialog
              isOpen={isAsking}
              onOpenChange={setIsAsking}
              title={t('figures.themes.sure.title', { name: theme.name })}
              confirmText={t('figures.themes.remove')}
              isDanger
              onConfirm={() => remove(theme.guid, theme.name)}
            >
              {t('figures.themes.sure.text')}
            </ConfirmDialog>
          </>
        )}
      </div>
      {themes.length === 0 && <p>{t('figures.themes.noThemes')}</p>}
      {answers.length === 0 ? (
        <EmptyState title={t('figures.themes.noneHere')}>{t('figures.themes.noneHereText')}</EmptyState>
      ) : (
        <ul className={styles.answers} aria-label={t('figures.themes.list')}>
          {answers.map((answer) => (
            <OpenAnswer
              key={answer.submissionGuid}
              {...{ guid, answer, themes }}
              onPlace={(chosen) => void tasks.place(answer.submissionGuid, answer.themeGuids, chosen)}
            />
          ))}
        </ul>
      )}
      <Pagination {...pages} label={t('figures.themes.pages')} />
    </Screen>
  );
}
