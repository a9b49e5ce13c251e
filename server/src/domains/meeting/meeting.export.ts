import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { AppointmentFilter } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import {
  APPOINTMENT_STATE_NAMES,
  MEETING_SIDE_NAMES,
  PARTICIPATION_NAMES,
  SIGNUP_AUDIT_NAMES,
} from '@fairbridge/contract/meeting/meeting.names.ts';
import type { SignupFilter } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { withAreaCode } from '../../platform/phone/phone.ts';
import { inPortions } from '../../platform/database/paginate.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { managedAppointmentAnswer } from './meeting-appointment.answers.ts';
import { managedAppointments, type WholeAppointment } from './meeting-appointment.queries.ts';
import { managedSignups, type ManagedRow } from './meeting-desk.queries.ts';
import { managedSignupAnswer } from './meeting-signup.answers.ts';

const SIGNUP_COLUMNS = [
  column('side', '身份', 'Side', 10),
  column('number', '场次号', 'Session number', 10),
  column('company', '公司', 'Company', 32),
  column('contact', '联系人', 'Contact'),
  column('email', '邮箱', 'E-mail', 28),
  column('mobile', '手机', 'Mobile', 20),
  column('country', '国家/地区', 'Country or region'),
  column('booth', '展位', 'Booth'),
  column('title', '主题', 'Subject', 32),
  column('purchase', '采购数量', 'Quantity wanted'),
  column('requirements', '其他要求', 'Other requirements', 32),
  column('audit', '审核', 'Decision'),
  column('reason', '原因', 'Reason', 24),
  column('participation', '参会意向', 'Participation'),
  { ...column('signedUpAt', '报名时间', 'Signed up'), kind: 'date' as const },
  { ...column('withdrawnAt', '退出时间', 'Withdrawn'), kind: 'date' as const },
];

function signupCells(ctx: FairContext, row: ManagedRow, lang: Lang) {
  const line = managedSignupAnswer(ctx, row);
  return {
    side: inLang(MEETING_SIDE_NAMES[line.side], lang),
    number: String(line.number),
    company: line.companyName,
    contact: line.contactName,
    email: line.email,
    mobile: withAreaCode(line.mobileAreaCode, line.mobile),
    country: line.country === '' ? '' : inLang(countryName(line.country), lang),
    booth: line.boothNumber,
    title: line.title,
    purchase: line.purchase === null ? '' : `${line.purchase.quantity} ${line.purchase.unit}`,
    requirements: line.otherRequirements,
    audit: inLang(SIGNUP_AUDIT_NAMES[line.audit], lang),
    reason: line.reason,
    participation: inLang(PARTICIPATION_NAMES[line.participation], lang),
    signedUpAt: row.created_at,
    withdrawnAt: row.withdrawn_at,
  };
}

const APPOINTMENT_COLUMNS = [
  { ...column('startsAt', '开始', 'Start'), kind: 'date' as const },
  { ...column('endsAt', '结束', 'End'), kind: 'date' as const },
  column('table', '桌号', 'Table', 8),
  column('buyer', '买家公司', 'Buyer', 32),
  column('buyerContact', '买家联系人', 'Buyer’s contact'),
  column('supplier', '展商', 'Exhibitor', 32),
  column('supplierContact', '展商联系人', 'Exhibitor’s contact'),
  column('booth', '展位', 'Booth'),
  column('state', '状态', 'Status'),
  column('reason', '原因', 'Reason', 24),
];

function appointmentCells(ctx: FairContext, row: WholeAppointment, lang: Lang) {
  const line = managedAppointmentAnswer(ctx, row, new Date());
  return {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    table: line.table === null ? '' : String(line.table),
    buyer: line.visitor.companyName,
    buyerContact: line.visitor.contactName,
    supplier: line.exhibitor.companyName,
    supplierContact: line.exhibitor.contactName,
    booth: line.exhibitor.boothNumber,
    state: inLang(APPOINTMENT_STATE_NAMES[line.state], lang),
    reason: line.reason,
  };
}

async function* signupRows(ctx: FairContext, filter: SignupFilter, lang: Lang) {
  for await (const row of inPortions((range) => managedSignups(ctx, filter, range))) yield signupCells(ctx, row, lang);
}

export const signupsFile = (ctx: FairContext, filter: SignupFilter, lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '对接会报名.xlsx' : 'sign-ups.xlsx', {
    sheet: lang === 'zh' ? '报名' : 'Sign-ups',
    lang,
    columns: SIGNUP_COLUMNS,
    rows: signupRows(ctx, filter, lang),
  });

async function* appointmentRows(ctx: FairContext, filter: AppointmentFilter, lang: Lang) {
  for await (const row of inPortions((range) => managedAppointments(ctx, filter, range)))
    yield appointmentCells(ctx, row, lang);
}

export const appointmentsFile = (ctx: FairContext, filter: AppointmentFilter, lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '对接会洽谈.xlsx' : 'appointments.xlsx', {
    sheet: lang === 'zh' ? '洽谈' : 'Appointments',
    lang,
    columns: APPOINTMENT_COLUMNS,
    rows: appointmentRows(ctx, filter, lang),
  });
