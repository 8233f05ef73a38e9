import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { mostTestAddresses } from '../contract/newsletter-states.ts';
import { listColleagues, testNewsletter } from '../contract/newsletters.endpoints.ts';
import type { LetterWriting } from './use-letter.ts';

interface TestDialogProps {
  writing: LetterWriting;
  onClose(): void;
}

/** To oneself, and to colleagues who manage the site. */
export function TestDialog({ writing, onClose }: TestDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [chosen, setChosen] = useState<string[] | undefined>();
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const { data = [] } = useQuery({ queryKey: ['colleagues'], queryFn: () => call(listColleagues, {}) });
  const to = chosen ?? data.filter(({ isMe }) => isMe).map(({ email }) => email);

  async function send(close: () => void): Promise<void> {
    setError(undefined);
    setIsSending(true);
    try {
      await writing.save();
      writing.take(await call(testNewsletter, { params: { guid: writing.newsletter.guid }, body: { to } }));
      close();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog
      title={t('newsletters.admin.testTitle')}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <Button
          variant="primary"
          isDisabled={to.length === 0 || to.length > mostTestAddresses}
          isPending={isSending}
          onPress={() => void send(close)}
        >
          {t('newsletters.admin.testSend')}
        </Button>
      )}
    >
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      <CheckboxGroup
        label={t('newsletters.admin.testTo')}
        help={t('newsletters.admin.testHelp', { most: mostTestAddresses })}
        options={data.map(({ name, email, isMe }) => ({
          id: email,
          label: isMe ? t('newsletters.admin.me', { name }) : name,
          description: email,
        }))}
        value={to}
        onChange={setChosen}
      />
    </Dialog>
  );
}
