import type { z } from 'zod';
import { reviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { lang } from '@fairbridge/contract/fields.ts';
import {
  visitorRecord as recordShape,
  visitorState,
  type ReviewedVisitor,
  type VisitorRecord,
} from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import type { Answer, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { mask, decrypt } from '../../platform/encryption/encryption.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { areaName } from '../exhibition/exhibition.areas.ts';
import { questionOf, questionRows } from '../question/question.queries.ts';
import { answersOf } from '../questionnaire/questionnaire.queries.ts';
import { ID_NUMBER, tiersOf } from '../visitor/visitor.answers.ts';
import { isVip } from '../visitor/visitor.queries.ts';
import type { VisitorRow } from './visitor-line.queries.ts';
import { latestConsent, reviewHistory, type visitorRecord } from './visitor-review.queries.ts';
import { shownMobile } from './visitor-review.rules.ts';

type Record = NonNullable<Awaited<ReturnType<typeof visitorRecord>>>;

export const lineOf = (row: VisitorRow): ReviewedVisitor => ({
  id: row.id,
  version: row.review_version,
  state: visitorState.parse(row.state),
  name: row.name,
  company: row.company,
  position: row.position,
  country: row.country,
  email: row.email ?? '',
  mobile: shownMobile(row.mobile_area_code, row.mobile, row.account_mobile),
  source: row.invitation_source === 'INVITATION' ? 'invitation' : 'direct',
  createdAt: row.created_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
});

/** A question with the names of what was chosen; a choice that no option has any more shows its code. */
function answered(question: Question, { choices, text }: Answer): VisitorRecord['answers'][number] {
  const names = new Map(question.options.map((option) => [option.code, option.name]));
  return {
    question: question.code,
    title: question.title,
    choices: choices.map((code) => names.get(code) ?? { zh: code, en: code }),
    text,
  };
}

async function answersWithNames(ctx: FairContext, visitorId: string): Promise<VisitorRecord['answers']> {
  const asked = (await questionRows(ctx, 'register')).map(questionOf);
  const answers = new Map(
    (await answersOf(ctx, { kind: 'visitor', id: visitorId }, asked)).map((answer) => [answer.question, answer]),
  );
  return asked.flatMap((question) => {
    const answer = answers.get(question.code);
    return answer === undefined ? [] : [answered(question, answer)];
  });
}

function invitedBy(row: Record): VisitorRecord['invitedBy'] {
  if (row.inviting_id === null) return null;
  const employee = row.inviter_zh === null && row.inviter_en === null ? null : bilingualOf('inviter', row);
  return {
    exhibitorId: row.inviting_id,
    exhibitor: bilingualOf('inviting', row),
    employee,
  };
}

async function consentOf(ctx: FairContext, accountId: string): Promise<VisitorRecord['consent']> {
  const row = await latestConsent(ctx, accountId);
  if (row === undefined) return null;
  return {
    version: row.version,
    language: lang.parse(row.language),
    at: row.given_at.toISOString(),
    minor: row.minor,
    guardianName: row.guardian_name,
    guardianContact: row.guardian_contact,
  };
}

/** Stored sealed, shown masked, never whole (ruling 2.12). */
const maskedNumber = (secret: string, sealed: string | null): string =>
  sealed === null ? '' : mask(decrypt(secret, ID_NUMBER, sealed));

/** All that the organizer sees of one visitor. */
export async function recordAnswer(
  services: Services,
  ctx: FairContext,
  row: Record,
): Promise<z.input<typeof recordShape>> {
  const history = await reviewHistory(ctx, row.id);
  return {
    ...lineOf(row),
    reviewState: reviewState.nullable().parse(row.review_state),
    reviewReason: row.review_reason,
    title: recordShape.shape.title.catch('').parse(row.title),
    department: row.department,
    province: areaName(row.country, null, row.province),
    city: areaName(row.country, row.province, row.city),
    address: row.address,
    website: row.website,
    language: lang.catch('zh').parse(row.language),
    avatar: row.avatar,
    tier: tiersOf(row, await isVip(ctx, row.id)).at(-1) ?? 'visitor',
    certifiedAt: row.certified_at?.toISOString() ?? null,
    idType: recordShape.shape.idType.catch('idCard').parse(row.id_type),
    idNumber: maskedNumber(services.config.SECRET, row.id_number_sealed),
    suspended:
      row.suspended_at === null
        ? null
        : { at: row.suspended_at.toISOString(), reason: row.suspended_reason, by: row.suspended_by ?? '' },
    invitedBy: invitedBy(row),
    consent: await consentOf(ctx, row.account_id),
    advertisingSharing: row.advertising_sharing,
    answers: await answersWithNames(ctx, row.id),
    history: history.map(({ state, reason, created_at: at, by }) => ({
      state: reviewState.parse(state),
      reason,
      at: at.toISOString(),
      by: by ?? '',
    })),
  };
}
