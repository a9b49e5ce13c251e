import {
  audit,
  meetingSide,
  participation,
  type ManagedSignup,
  type OwnSignup,
  type signupValues,
  type suggestedSignup,
} from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { z } from 'zod';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { boothAnswer } from '../exhibitor/exhibitor.answers.ts';
import { mayDealWith } from './meeting-party.ts';
import type { SignupRow, SignupWithParty, Suggested } from './meeting-signup.queries.ts';
import { isApproved, isDecidable, isEditable, isTakingPart } from './meeting-signup.rules.ts';
import type { MeetingRow } from './meeting.queries.ts';
import { isOpenForSignup, stageOf } from './meeting.rules.ts';

type ShownPicture = NonNullable<OwnSignup['productImage']>;

/** For whoever may read the sign-up, or has it as a partner. */
export const shownPicture = ({ exhibition }: FairContext, id: string): ShownPicture => ({
  id,
  address: exhibition.signedPictures.address(id),
});
export const productImageOf = (ctx: FairContext, id: string): ShownPicture | null =>
  id === '' ? null : shownPicture(ctx, id);

export const valuesOf = (ctx: FairContext, row: SignupRow): z.output<typeof signupValues> => ({
  contactName: row.contact_name,
  email: row.email,
  mobileAreaCode: row.mobile_area_code,
  mobile: row.mobile,
  website: row.website,
  companyName: row.company_name,
  businessNature: row.business_nature,
  title: row.title,
  description: row.description,
  productImage: productImageOf(ctx, row.product_image),
  certificates: row.certificates.map((id) => shownPicture(ctx, id)),
  purchase: row.purchase_quantity === null ? null : { quantity: row.purchase_quantity, unit: row.purchase_unit },
  supplier: {
    businessNature: row.supplier_business_nature,
    scale: row.supplier_scale,
    regions: row.supplier_regions,
  },
  expectedDate: row.expected_date,
  otherRequirements: row.other_requirements,
  answers: row.answers,
});

/** The plate of a company's booth, with its hall; empty for a visitor. */
export function boothOf({ exhibition }: FairContext, row: { hall: string | null; booth_number: string }): string {
  const booth = boothAnswer(exhibition, row.hall, row.booth_number);
  return booth === null ? '' : boothText(booth);
}

const standingOf = (row: SignupRow) => ({
  id: row.id,
  version: row.version,
  side: meetingSide.parse(row.side),
  number: row.number,
  audit: audit.parse(row.audit),
  reason: row.reason,
  participation: participation.parse(row.participation),
  signedUpAt: row.created_at.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

/** As whoever signed up reads it. */
export function signupAnswer(
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  row: SignupWithParty,
  { meeting, now }: { meeting: MeetingRow; now: Date },
): OwnSignup {
  const deals = mayDealWith(caller, row);
  const stage = stageOf(meeting, now);
  const goesOn = stage === 'toStart' || stage === 'begun';
  return {
    ...valuesOf(ctx, row),
    ...standingOf(row),
    meetingId: row.meeting_id,
    boothNumber: boothOf(ctx, row),
    employee: row.employee_id === null ? null : { id: row.employee_id, name: bilingualOf('employee', row) },
    may: {
      edit: deals && isEditable(row) && isOpenForSignup(meeting, now),
      withdraw: deals && row.withdrawn_at === null && stage === 'toStart',
      answer: deals && isApproved(row) && goesOn,
      propose: deals && isTakingPart(row) && goesOn,
    },
  };
}

export const managedSignupAnswer = (
  ctx: FairContext,
  row: SignupWithParty & { appointments: number },
): ManagedSignup => ({
  ...valuesOf(ctx, row),
  ...standingOf(row),
  boothNumber: boothOf(ctx, row),
  country: row.country,
  partyId: row.visitor_id ?? row.exhibitor_id ?? '',
  appointments: row.appointments,
  may: { decide: isDecidable(row) },
});

export const suggestedAnswer = (row: Suggested | undefined): z.output<typeof suggestedSignup> => ({
  contactName: row?.contact_name ?? '',
  email: row?.email ?? '',
  mobileAreaCode: row?.mobile_area_code ?? '',
  mobile: row?.mobile ?? '',
  website: row?.website ?? '',
  companyName: row?.company_name ?? '',
  businessNature: row?.company_types[0] ?? '',
});
