import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { firstSignIns } from '../../contract/first-sign-in.ts';
import { createSsoProvider, saveSsoProvider } from '../../contract/sso.endpoints.ts';
import type { SsoProvider } from '../../contract/sso-provider.ts';
import styles from './admin-sign-in.module.css';
import { missingParts, type ProviderDraft, providerDraft, providerInput } from './provider-draft.ts';
import { ProviderRoles } from './provider-roles.tsx';
import { useProvidersReload } from './use-providers-reload.ts';

interface ProviderDrawerProps {
  /** Absent for a new one. */
  provider: SsoProvider | undefined;
  onClose: () => void;
}

interface Refusal {
  /** What the server said of the whole. */
  text?: string;
  fields: Record<string, string>;
}

const idOf = (field: string) => `provider-${field}`;

const errorsOf = (refusal: Refusal | undefined): FormError[] => {
  if (refusal === undefined) return [];
  const [first = 'label'] = Object.keys(refusal.fields);
  if (refusal.text !== undefined) return [{ fieldId: idOf(first), message: refusal.text }];
  return Object.entries(refusal.fields).map(([field, message]) => ({ fieldId: idOf(field), message }));
};

export function ProviderDrawer({ provider, onClose }: ProviderDrawerProps) {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useProvidersReload();
  const [draft, setDraft] = useState(() => providerDraft(provider));
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const set =
    <K extends keyof ProviderDraft>(key: K) =>
    (value: ProviderDraft[K]) =>
      setDraft((before) => ({ ...before, [key]: value }));
  const wrong = (field: string) => refusal?.fields[field];

  const save = async () => {
    setAttempt((count) => count + 1);
    const missing = missingParts(draft, provider === undefined);
    if (missing.length > 0) {
      setRefusal({ fields: Object.fromEntries(missing.map((part) => [part, t(`auth.admin.missing.${part}`)])) });
      return;
    }
    setPending(true);
    setRefusal(undefined);
    try {
      const body = providerInput(draft);
      await (provider === undefined
        ? call(createSsoProvider, { body: { ...body, key: draft.key } })
        : call(saveSsoProvider, { params: { id: provider.id }, body }));
      await reload();
      onClose();
    } catch (error) {
      const paths = error instanceof CallError ? (error.problem?.fields ?? []).map(({ path }) => path) : [];
      const names = paths.map((path) => path.replace(/^body\./, '').split('.')[0] ?? '');
      setRefusal({
        text: refusalText(error, t),
        fields: Object.fromEntries(names.map((name) => [name, t('auth.admin.wrong')])),
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={t(provider === undefined ? 'auth.admin.add' : 'auth.admin.edit')}
      footer={
        <Button variant="primary" isPending={isPending} pendingText={t('ui.busy')} onPress={() => void save()}>
          {t('auth.admin.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <FormErrorSummary
          errors={errorsOf(refusal)}
          attempt={attempt}
          title={refusal?.text && t('auth.admin.refused')}
        />
        {provider === undefined && (
          <RadioGroup
            label={t('auth.admin.protocol')}
            value={draft.protocol}
            onChange={set('protocol')}
            options={(['oidc', 'saml'] as const).map((id) => ({ id, label: t(`auth.admin.protocols.${id}`) }))}
          />
        )}
        <TextField
          id={idOf('label')}
          label={t('auth.admin.label')}
          help={t('auth.admin.labelHelp')}
          value={draft.label}
          onChange={set('label')}
          isRequired
          error={wrong('label')}
        />
        {provider === undefined && (
          <TextField
            id={idOf('key')}
            label={t('auth.admin.key')}
            help={t('auth.admin.keyHelp')}
            value={draft.key}
            onChange={set('key')}
            isRequired
            error={wrong('key')}
          />
        )}
        {draft.protocol === 'oidc' ? (
          <>
            <TextField
              id={idOf('issuer')}
              label={t('auth.admin.issuer')}
              help={t('auth.admin.issuerHelp')}
              inputMode="url"
              value={draft.issuer}
              onChange={set('issuer')}
              isRequired
              error={wrong('issuer')}
            />
            <TextField
              id={idOf('clientId')}
              label={t('auth.admin.clientId')}
              value={draft.clientId}
              onChange={set('clientId')}
              isRequired
              error={wrong('clientId')}
            />
            <PasswordField
              label={t('auth.admin.clientSecret')}
              help={t(provider?.hasSecret ? 'auth.admin.secretKept' : 'auth.admin.secretHelp')}
              autoComplete="new-password"
              value={draft.clientSecret}
              onChange={set('clientSecret')}
              error={wrong('clientSecret')}
            />
          </>
        ) : (
          <TextArea
            id={idOf('metadata')}
            label={t('auth.admin.metadata')}
            help={t('auth.admin.metadataHelp')}
            rows={8}
            value={draft.metadata}
            onChange={set('metadata')}
            isRequired
            error={wrong('metadata')}
          />
        )}
        <Checkbox
          isSelected={draft.signsOutThere}
          onChange={set('signsOutThere')}
          help={t('auth.admin.signsOutThereHelp')}
        >
          {t('auth.admin.signsOutThere')}
        </Checkbox>
        {draft.protocol === 'saml' && (
          <Checkbox isSelected={draft.acceptsCbc} onChange={set('acceptsCbc')} help={t('auth.admin.acceptsCbcHelp')}>
            {t('auth.admin.acceptsCbc')}
          </Checkbox>
        )}
        <RadioGroup
          label={t('auth.admin.firstSignIn')}
          value={draft.firstSignIn}
          onChange={set('firstSignIn')}
          options={firstSignIns.map((id) => ({
            id,
            label: t(`auth.admin.firstSignIns.${id}.label`),
            description: t(`auth.admin.firstSignIns.${id}.help`),
          }))}
        />
        <TextArea
          label={t('auth.admin.domains')}
          help={t('auth.admin.domainsHelp')}
          rows={2}
          value={draft.allowedDomains}
          onChange={set('allowedDomains')}
          error={wrong('allowedDomains')}
        />
        <TextField
          label={t('auth.admin.firstName')}
          value={draft.firstName}
          onChange={set('firstName')}
          help={t('auth.admin.claimHelp')}
        />
        <TextField
          label={t('auth.admin.lastName')}
          value={draft.lastName}
          onChange={set('lastName')}
          help={t('auth.admin.claimHelp')}
        />
        <ProviderRoles draft={draft} onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))} />
      </div>
    </Drawer>
  );
}
