import type { NewSuggestion, SuggestionState } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { AuditDetails } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { cutText, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { AnonymousCaller, ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { failStaleFromLog } from '../audit/audit.conflict.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { suggestionAnswered } from './suggestion.events.ts';
import { suggestions } from './suggestion.queries.ts';

type Sender = { caller: AnonymousCaller | VisitorCaller | ExhibitorCaller; lang: Lang; address: string };
type Guards = Pick<Services, 'counters' | 'humanCheck'>;

const DAY_SECONDS = 86_400;

/** Whoever is not known passes a human check first; everybody is counted (G16, G19). */
async function failIfTooMany({ counters, humanCheck }: Guards, ctx: FairContext, sender: Sender, token: string) {
  const { caller, address } = sender;
  if (caller.kind === 'anonymous')
    await requireHumanCheck({ humanCheck }, ctx, { action: 'suggest', subject: '', address, token });
  const [who, most] =
    caller.kind === 'anonymous'
      ? [address, LIMITS.suggestionsPerClientDay]
      : [caller.accountId, LIMITS.suggestionsPerCallerDay];
  if ((await counters.increment(`suggestions of ${who}`, DAY_SECONDS)) > most) fail('tooManyTries');
}

export async function addSuggestion(
  guards: Guards,
  ctx: FairContext,
  sender: Sender,
  { kind, text, contact, humanCheck }: NewSuggestion,
): Promise<void> {
  await failIfTooMany(guards, ctx, sender, humanCheck);
  const { caller, lang: language } = sender;
  await suggestions.insert(ctx, {
    kind,
    text,
    contact,
    language,
    account_id: caller.kind === 'anonymous' ? null : caller.accountId,
    visitor_id: caller.kind === 'visitor' ? caller.visitorId : null,
    employee_id: caller.kind === 'exhibitor' ? caller.employeeId : null,
  });
}

const WORDS = {
  'suggestion.answer': { zh: '已回复', en: 'replied' },
  'suggestion.state': { zh: '已更改状态', en: 'changed the status' },
  'suggestion.note': { zh: '已修改备注', en: 'edited the note' },
} as const satisfies Partial<Record<AuditAction, Bilingual>>;

type Wish = { id: string; version: number };

/** One act of the staff on one suggestion, as it was read, with its row of the log. */
async function act(
  ctx: FairContext,
  acting: Acting,
  { id, version }: Wish,
  what: { act: AuditAction; details: AuditDetails },
  work: (ctx: FairContext) => Promise<unknown>,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const held = await suggestions.lock(inner, { id });
    if (held.version !== version) await failStaleFromLog(inner, { id, name: cutText(held.text, 40) }, WORDS);
    await work(inner);
    await writeAudit(inner, acting, { ...what, object: { kind: 'suggestion', id } });
  });
}

export const answerSuggestion = (
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { answer, ...wish }: Wish & { answer: string },
): Promise<void> =>
  act(ctx, acting, wish, { act: 'suggestion.answer', details: {} }, async (inner) => {
    const at = new Date();
    await suggestions.update(inner, { id: wish.id }, { answer, state: 'answered', answered_at: at });
    const told = { exhibitionId: inner.exhibition.id, suggestionId: wish.id, answeredAt: at.toISOString() };
    await jobs.publish(inner.db, suggestionAnswered, told);
  });

export const setSuggestionState = (
  ctx: FairContext,
  acting: Acting,
  { state, ...wish }: Wish & { state: SuggestionState },
): Promise<void> =>
  act(ctx, acting, wish, { act: 'suggestion.state', details: { state } }, (inner) =>
    suggestions.update(inner, { id: wish.id }, { state }),
  );

export const noteSuggestion = (
  ctx: FairContext,
  acting: Acting,
  { note, ...wish }: Wish & { note: string },
): Promise<void> =>
  act(ctx, acting, wish, { act: 'suggestion.note', details: {} }, (inner) =>
    suggestions.update(inner, { id: wish.id }, { note }),
  );
