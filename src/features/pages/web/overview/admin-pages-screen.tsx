import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ViewsMenu } from '#features/saved-views/web/parts/views-menu.tsx';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { yearLater } from '../../contract/overview/how-late.ts';
import type { OverviewPage } from '../../contract/overview/page-overview.ts';
import type { PagesAction, PagesChanged } from '../../contract/overview/pages-change.ts';
import type { AskedChange, WantedChange } from './asked-change.ts';
import { useAboutAll } from './load-overview.ts';
import { NoPages } from './no-pages.tsx';
import { useOpenRows } from './open-rows.ts';
import { addressWith, filterOf, hasFilters, viewOf } from './overview-address.ts';
import { ChosenOverviewFilters, OverviewFilters } from './overview-filters.tsx';
import { OverviewShows } from './overview-shows.tsx';
import { PagesBulk } from './pages-bulk.tsx';
import { PagesTable } from './pages-table.tsx';
import { PagesTree } from './pages-tree.tsx';
import { RefusedPages } from './refused-pages.tsx';
import { usePagesChange } from './use-pages-change.ts';
import { useSavedViews } from './use-saved-views.ts';

const ChangeDialog = lazy(() => import('./change-dialogs.tsx'));
const NewPageDialog = lazy(() => import('../new-page/new-page-dialog.tsx'));

/** Of a title that an address asks for. */
const longestTitle = 200;

/** Every page of the platform, as a tree and as a table: how each language stands, who looks after it, when it is to be reviewed. */
export default function AdminPagesScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // What was chosen last, also while its list is still being loaded: a second choice must not undo the first.
  const [wanted, setWanted] = useState(search);
  useEffect(() => setWanted(search), [search]);
  const go = (changes: Record<string, string | readonly string[]>) => {
    const address = addressWith(wanted, changes);
    setWanted(new URLSearchParams(address));
    void navigate(address);
  };
  const about = useAboutAll(search, language);
  const question = JSON.stringify(filterOf(search));
  const [open, setOpen] = useOpenRows(question, hasFilters(search));
  // Of another question other pages are the answer: what was chosen before counts no more.
  const [choice, setChoice] = useState<Choice>({ question, ids: nothing, isAll: false });
  const chosen = choice.question === question ? choice.ids : nothing;
  const isAllChosen = choice.question === question && choice.isAll;
  const choose = (ids: ReadonlySet<string>, isAll = false) => setChoice({ question, ids, isAll });
  const place = useRef<string>(undefined);
  /** The title of a page that is about to be made. */
  const [making, setMaking] = useState<string>();
  const askedTitle = search.get('make')?.slice(0, longestTitle);
  useEffect(() => setMaking(askedTitle), [askedTitle]);
  // What was looked for and is not there is what its maker had in mind.
  const make = () => setMaking(about.totalNumberOfItems === 0 ? (search.get('q') ?? '').trim() : '');
  const dates = useDates();
  const savedViews = useSavedViews();
  const [asked, ask] = useState<AskedChange>();
  const [refused, setRefused] = useState<PagesChanged['refused']>([]);
  const change = usePagesChange(setRefused);
  const [work, setWork] = useState<LongWork>();
  const [isBusy, setBusy] = useState(false);
  /** One change at a time: what is chosen for the next may depend on this one. */
  async function run(wanted: WantedChange) {
    if (isBusy) return;
    setBusy(true);
    keepFocus(rowInReach);
    const result = await change(wanted, (next) => {
      // They may go on with something else: the dialog has done its part.
      ask(undefined);
      setWork(next);
    });
    setBusy(false);
    setWork(undefined);
    keepFocus(rowInReach);
    if (result === undefined) return;
    setRefused(result.refused);
    // Those that were refused stay chosen, for who wants to do something about them.
    choose(new Set(result.refused.map(({ guid }) => guid).filter((guid) => chosen.has(guid))));
  }
  /** The button that opened it may be gone with what was chosen. */
  function stopAsking() {
    ask(undefined);
    keepFocus(rowInReach);
  }
  const view = viewOf(search);
  const hasMenu = !search.has('kind');
  const total = about.totalNumberOfItems;
  const found = { filter: filterOf(search), expected: total };
  const views = {
    search,
    chosen,
    isAllChosen,
    onChoose: (ids: ReadonlySet<string>) => choose(ids),
    onAsk: (action: PagesAction, { guid }: OverviewPage) => ask({ action, guids: [guid], hasMenu }),
    onRight: ({ guid }: OverviewPage) =>
      void run({ action: 'review', pages: [{ guid, reviewOn: yearLater(dates.day(new Date())) }] }),
    onPlace: (id: string) => {
      place.current = id;
    },
    empty: <NoPages search={search} count={about.counts.all} onNew={make} />,
    bulk: (shown: readonly string[]) => (
      <PagesBulk
        count={isAllChosen ? total : chosen.size}
        all={
          isAllChosen || (shown.length > 0 && total > chosen.size && shown.every((id) => chosen.has(id)))
            ? { total, isChosen: isAllChosen, onChange: (isAll) => choose(new Set(shown), isAll) }
            : undefined
        }
        hasMenu={hasMenu}
        work={work}
        isBusy={isBusy}
        onAsk={(action) => ask({ action, guids: [...chosen], found: isAllChosen ? found : undefined, hasMenu })}
        onClear={() => choose(nothing)}
      />
    ),
  };
  return (
    <Screen>
      <PageHeading
        lead={hasFilters(search) ? t('pages.overview.found', { count: about.totalNumberOfItems }) : leadOf()}
        actions={
          <>
            <ViewsMenu search={wanted} saved={savedViews} help={t('pages.viewsHelp')} />
            <Button variant="primary" icon={Plus} onPress={make}>
              {t('pages.new.title')}
            </Button>
          </>
        }
      >
        {t('admin.menu.pages')}
      </PageHeading>
      <OverviewShows search={wanted} counts={about.counts} />
      <OverviewFilters
        search={wanted}
        owners={about.owners}
        onChange={go}
        onView={(next) => go({ view: next === 'table' ? next : '', at: place.current ?? [...chosen][0] ?? '' })}
      />
      <ChosenOverviewFilters search={wanted} owners={about.owners} onChange={go} />
      <RefusedPages refused={refused} />
      {view === 'table' ? (
        <PagesTable {...views} onChange={go} />
      ) : (
        <PagesTree {...views} open={open} onOpen={setOpen} />
      )}
      <Suspense fallback={null}>
        {asked !== undefined && <ChangeDialog asked={asked} onChange={run} onClose={stopAsking} />}
        {making !== undefined && <NewPageDialog title={making} onClose={() => setMaking(undefined)} />}
      </Suspense>
    </Screen>
  );

  /** "86 pagina’s in Nederlands, 41 in English". */
  function leadOf(): string {
    const [first, ...rest] = about.languages.map(({ language: one, count }) => ({
      language: languageName(one, language),
      count,
      number: formatNumber(count, language),
    }));
    if (first === undefined) return '';
    return [t('pages.overview.lead', first), ...rest.map((one) => t('pages.overview.leadMore', one))].join(', ');
  }
}

interface Choice {
  question: string;
  ids: ReadonlySet<string>;
  /** All that the question finds, and not these alone. */
  isAll: boolean;
}

const nothing: ReadonlySet<string> = new Set<string>();

/** The row that the keyboard was at, or is at first. */
const rowInReach = () => document.querySelector<HTMLElement>(':is(#pages-tree, #pages-list) tbody [tabindex="0"]');
