import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { isAmongTags, nameOfTag, type Tag, type TouchedTag } from '#platform/contract/calls/cache-tag.ts';
import { type DeclaredEffects, listedAudits } from '#platform/contract/calls/call-effects.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { RequestLog } from './logger.ts';

/** A call or a job at work, with what it declared. */
export interface EffectScope {
  /** `POST /api/roles`, `job forget-mail`. */
  name: string;
  declared: Partial<DeclaredEffects>;
  log: RequestLog;
  /** Whom its caller views the site as, and who that caller is. */
  viewingAs?: Viewer['viewingAs'];
}

/** Tests hear of every effect, and fail for what was not declared. */
export interface EffectObserver {
  seen(scope: string, effect: string): void;
  undeclared(scope: string, effect: string): void;
}

const current = new AsyncLocalStorage<EffectScope>();
let observer: EffectObserver | undefined;

/** Answers who listened before. */
export function observeEffects(chosen: EffectObserver | undefined): EffectObserver | undefined {
  const before = observer;
  observer = chosen;
  return before;
}

export const withEffects = <T>(scope: EffectScope, work: () => Promise<T>): Promise<T> => current.run(scope, work);

/** Of the call at work. Services that name another viewer than the caller's cannot hide who called. */
export const viewingAsOfCall = (): Viewer['viewingAs'] => current.getStore()?.viewingAs;

/** `saysWhom`: a reader of the log is told whom or what it happened to. */
export function reportAudit(action: AuditAction, saysWhom = true): void {
  const scope = current.getStore();
  if (scope === undefined) return;
  report(scope, `audits ${action}`, listedAudits(scope.declared.audits).includes(action));
  if (!saysWhom) report(scope, `audits ${action} without saying whom`, false);
}

export function reportTouch(tag: Tag): void {
  const scope = current.getStore();
  if (scope === undefined) return;
  const declared = (scope.declared.touches ?? []).find((one) => isAmongTags(tag, [one]));
  report(scope, `touches ${nameOfTag(declared ?? familyOf(tag))}`, declared !== undefined);
}

/** Ids differ from run to run; the family is what someone has to declare. */
const familyOf = (tag: Tag): TouchedTag => tag.replace(/:.*/s, ':*') as Tag;

function report({ name, log }: EffectScope, effect: string, isDeclared: boolean): void {
  if (isDeclared) observer?.seen(name, effect);
  else if (observer === undefined) log.warn({ scope: name, effect }, 'an effect that was not declared');
  else observer.undeclared(name, effect);
}

/** Every effect of a declaration by the names that an observer hears. */
export const effectsOf = ({ audits, touches = [] }: Partial<DeclaredEffects>): string[] => [
  ...listedAudits(audits).map((action) => `audits ${action}`),
  ...touches.map((tag) => `touches ${nameOfTag(tag)}`),
];
