import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { LineReport } from '../contract/invitation.ts';

interface InviteReportProps {
  report: LineReport;
  onChange: () => void;
  onSend: () => Promise<unknown>;
}

/** What would happen with each line, while nothing has been sent. */
export function InviteReport({ report, onChange, onSend }: InviteReportProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const { people, problems } = report;
  const send = async () => {
    setPending(true);
    await onSend();
  };
  return (
    <Sheet isForm takesFocus>
      <Notice
        tone={people.length > 0 ? 'success' : 'warning'}
        isLive
        title={people.length > 0 ? t('invitations.new.good', { count: people.length }) : t('invitations.new.nobody')}
      />
      {problems.length > 0 && (
        <>
          <h2>{t('invitations.new.bad', { count: problems.length })}</h2>
          <Table
            label={t('invitations.new.bad', { count: problems.length })}
            rows={problems.map((problem) => ({ ...problem, id: String(problem.line) }))}
            columns={[
              { id: 'line', label: t('invitations.new.line'), isNumeric: true, cell: ({ line }) => line },
              { id: 'text', label: t('invitations.new.text'), isRowHeader: true, cell: ({ text }) => text },
              {
                id: 'reason',
                label: t('invitations.new.reason'),
                cell: ({ reason }) => t(`invitations.problem.${reason}`),
              },
            ]}
          />
        </>
      )}
      <ButtonRow>
        {people.length > 0 && (
          <Button
            variant="primary"
            isPending={isPending}
            pendingText={t('invitations.new.sending')}
            onPress={() => void send()}
          >
            {t('invitations.new.send', { count: people.length })}
          </Button>
        )}
        <Button variant="secondary" isDisabled={isPending} onPress={onChange}>
          {t('invitations.new.change')}
        </Button>
      </ButtonRow>
    </Sheet>
  );
}
