import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs/tabs.tsx';
import type { FormVersionInfo } from '../../../contract/form.ts';
import { type FormCheck, isBlocking } from '../../../contract/form-checks.ts';
import { useBuilder, useUi } from '../state/builder-context.ts';
import type { SideTab } from '../state/builder-ui.ts';
import { useFieldButForWords } from '../state/use-field-now.ts';
import { ChecksTab } from './checks-tab.tsx';
import { FieldOptions } from './field-options.tsx';
import { FormOptions } from './form-options.tsx';
import styles from './side.module.css';
import { VersionsTab } from './versions-tab.tsx';

interface SidePanelProps {
  checks: readonly FormCheck[];
  versions: readonly FormVersionInfo[];
}

const tabs: readonly SideTab[] = ['field', 'form', 'versions', 'checks'];

/** Everything that does not stand in the form itself. */
export function SidePanel({ checks, versions }: SidePanelProps) {
  const { t } = useTranslation();
  const { ui } = useBuilder();
  const tab = useUi((now) => now.tab);
  const chosen = useUi((now) => now.chosen);
  const field = useFieldButForWords(chosen);
  return (
    <Tabs
      selectedKey={tab}
      onSelectionChange={(key) => {
        const next = tabs.find((one) => one === key);
        if (next !== undefined) ui.set({ tab: next });
      }}
    >
      <div className={styles.head}>
        <h2>
          {tab === 'field' && field !== undefined ? t(`fields.kinds.${field.kind}`) : t(`forms.build.side.${tab}`)}
        </h2>
      </div>
      <TabList label={t('forms.build.options')}>
        {tabs.map((id) => (
          <Tab
            key={id}
            id={id}
            {...(id === 'checks' && checks.length > 0 && { count: checks.length, isCountNow: checks.some(isBlocking) })}
          >
            {t(`forms.build.side.${id}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="field" className={styles.body ?? ''}>
        {field === undefined ? (
          <p className={styles.muted}>{t('forms.build.nothingChosen')}</p>
        ) : (
          <FieldOptions key={field.id} field={field} />
        )}
      </TabPanel>
      <TabPanel id="form" className={styles.body ?? ''}>
        <FormOptions />
      </TabPanel>
      <TabPanel id="versions" className={styles.body ?? ''}>
        <VersionsTab versions={versions} />
      </TabPanel>
      <TabPanel id="checks" className={styles.body ?? ''}>
        <ChecksTab checks={checks} />
      </TabPanel>
    </Tabs>
  );
}
