import HandHelping from 'lucide-react/icons/hand-helping';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { isEmail } from '#platform/contract/field-validators.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { canSolve } from '#platform/web/robots/solve-challenge.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { type SupportKind, supportKinds } from '../../contract/support-kind.ts';
import { postTakingPart } from '../../contract/taking-part.endpoints.ts';
import type { TakingPart } from '../../contract/taking-part.ts';
import { takingPartFields } from '../../contract/taking-part-fields.ts';
import type { TakingPartState } from '../use-taking-part.ts';
import styles from './support-panel.module.css';

interface FormProps {
  guid: string;
  pagePath: string;
  taking: TakingPartState;
}

const icons = { vote: ThumbsUp, join: HandHelping };

function Posted({ guid, pagePath, children, ...form }: React.ComponentProps<'form'> & Omit<FormProps, 'taking'>) {
  const language = useLanguage();
  return (
    <form {...form} method="post" action={endpointUrl(postTakingPart, { params: { guid } })} noValidate>
      <input type="hidden" name={takingPartFields.language} value={language} />
      <input type="hidden" name={takingPartFields.page} value={pagePath} />
      {children}
    </form>
  );
}

interface TakePartFormProps extends FormProps {
  kinds: readonly SupportKind[];
  /** Where it is to be proven by mail. */
  asksEmail?: boolean;
  /** Of a browser without script, which comes back. */
  hasEmailFault?: boolean;
  onTook(kind: SupportKind, part: TakingPart): void;
}

export function TakePartForm({ kinds, asksEmail = false, hasEmailFault = false, onTook, ...props }: TakePartFormProps) {
  const { guid, taking } = props;
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const [isWrong, setIsWrong] = useState(hasEmailFault);
  const email = useRef<HTMLInputElement>(null);
  const hasFault = isWrong || taking.isOfEmail;
  const ids = { trap: `support-${guid}-trap`, email: `support-${guid}-email`, name: `support-${guid}-name` };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!isAlive || !canSolve()) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : kinds[0];
    const kind = supportKinds.find((one) => one === pressed);
    if (kind === undefined) return;
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    const wrong = asksEmail && !isEmail(typed(takingPartFields.email));
    setIsWrong(wrong);
    if (wrong) {
      email.current?.focus();
      return;
    }
    const given = asksEmail ? { email: typed(takingPartFields.email), name: typed(takingPartFields.name) } : {};
    const part = await taking.take({ kind, website: typed(takingPartFields.trap), ...given });
    if (part !== undefined) onTook(kind, part);
  }

  return (
    <Posted
      guid={guid}
      pagePath={props.pagePath}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onFocus={taking.prepare}
    >
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={ids.trap}>{t('itemSupport.trap')}</label>
        <input id={ids.trap} name={takingPartFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
      {asksEmail && (
        <TextInput
          id={ids.email}
          label={t('itemSupport.email')}
          help={t('itemSupport.emailHelp')}
          error={hasFault ? t('itemSupport.refusals.email') : undefined}
        >
          {(described) => (
            <input
              {...described}
              ref={email}
              name={takingPartFields.email}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              className={classNames(fieldStyles.box, fieldStyles.input)}
            />
          )}
        </TextInput>
      )}
      {asksEmail && kinds.includes('join') && (
        <TextInput id={ids.name} label={t('itemSupport.name')} help={t('itemSupport.nameHelp')}>
          {(described) => (
            <input
              {...described}
              name={takingPartFields.name}
              autoComplete="name"
              maxLength={100}
              className={classNames(fieldStyles.box, fieldStyles.input)}
            />
          )}
        </TextInput>
      )}
      <div className={styles.buttons}>
        {kinds.map((kind, index) => (
          <PlainButton
            key={kind}
            type="submit"
            name={takingPartFields.kind}
            value={kind}
            icon={icons[kind]}
            variant={index === 0 ? 'primary' : 'secondary'}
            aria-disabled={taking.busyWith !== undefined || undefined}
          >
            {t(taking.busyWith === kind ? 'itemSupport.busy' : `itemSupport.${kind}`)}
          </PlainButton>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {taking.busyWith === undefined ? '' : t('itemSupport.busy')}
      </p>
    </Posted>
  );
}

interface TextInputProps {
  id: string;
  label: string;
  help: string;
  error?: string | undefined;
  children(described: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }): ReactNode;
}

function TextInput({ id, label, help, error, children }: TextInputProps) {
  const faultId = `${id}-fault`;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <p id={`${id}-help`} className={fieldStyles.help}>
        {help}
      </p>
      {error !== undefined && (
        <p id={faultId} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': error === undefined ? `${id}-help` : `${id}-help ${faultId}`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}

export function TakeBackForm({ kind, onDone, ...props }: FormProps & { kind: SupportKind; onDone(): void }) {
  const { taking, guid, pagePath } = props;
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  async function submit(event: FormEvent): Promise<void> {
    if (!isAlive) return;
    event.preventDefault();
    if ((await taking.stop(kind)) !== undefined) onDone();
  }
  return (
    <Posted guid={guid} pagePath={pagePath} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name={takingPartFields.action} value="take-back" />
      <input type="hidden" name={takingPartFields.kind} value={kind} />
      <PlainButton type="submit" variant="quiet" aria-disabled={taking.busyWith !== undefined || undefined}>
        {t(`itemSupport.takeBack.${kind}`)}
      </PlainButton>
    </Posted>
  );
}
