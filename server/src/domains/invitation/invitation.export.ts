import type { InvitationChannel, InvitationState } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inPortions, type Range } from '../../platform/database/paginate.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { sentOfCompany, type InvitationRow } from './invitation.queries.ts';
import { sentLetters, type SentLetter } from './mailing-letter.queries.ts';

const COLUMNS = [
  column('name', '姓名', 'Name'),
  column('company', '公司', 'Company', 32),
  column('email', '邮箱', 'E-mail', 32),
  column('channel', '来源', 'Source'),
  column('state', '状态', 'Status'),
  { ...column('invitedAt', '邀约时间', 'Invited'), kind: 'date' as const },
  { ...column('answeredAt', '答复或注册时间', 'Answered or registered', 22), kind: 'date' as const },
  column('employee', '发出人', 'Sent by'),
];

const CHANNEL: Record<InvitationChannel, Bilingual> = {
  person: { zh: '观众名片', en: 'Visitor profile' },
  booth: { zh: '展商页面', en: 'Exhibitor page' },
  post: { zh: '商圈动态', en: 'Post' },
  product: { zh: '展品提示', en: 'Exhibit notice' },
  footprint: { zh: '浏览记录', en: 'Viewer list' },
  mail: { zh: '邮件邀请', en: 'E-mail invitation' },
  code: { zh: '邀请码', en: 'Invitation code' },
  fair: { zh: '主办方引荐', en: 'Introduced by the organizer' },
};

const STATE: Record<InvitationState, Bilingual> = {
  toBeConfirmed: { zh: '待对方确认', en: 'To be confirmed' },
  toBeConfirmedByEmployees: { zh: '待员工确认', en: 'To be confirmed by staff' },
  confirmed: { zh: '已同意', en: 'Accepted' },
  refused: { zh: '已拒绝', en: 'Declined' },
};

const LETTER: Record<SentLetter['state'], Bilingual> = {
  sent: { zh: '已发送', en: 'Sent' },
  bounced: { zh: '退信', en: 'Bounced' },
  registered: { zh: '已注册', en: 'Registered' },
};

const ofInvitation = (row: InvitationRow, lang: Lang) => ({
  name: row.visitor_name,
  company: row.company,
  // an address comes with the contact alone
  email: '',
  channel: inLang(CHANNEL[row.channel], lang),
  state: inLang(STATE[row.state], lang),
  invitedAt: row.created_at,
  answeredAt: row.answered_at,
  employee: inLang(bilingualOf('employee', row), lang),
});

const ofLetter = (row: SentLetter, lang: Lang) => ({
  name: row.name,
  company: '',
  email: row.address,
  channel: inLang(CHANNEL.mail, lang),
  state: inLang(LETTER[row.state], lang),
  invitedAt: row.sent_at,
  answeredAt: row.registered_at,
  employee: inLang(bilingualOf('employee', row), lang),
});

async function* rowsOf(ctx: FairContext, caller: ExhibitorCaller, lang: Lang) {
  const all = { keyword: '', state: null };
  const invitations = (range: Range) => sentOfCompany(ctx, caller, all, range);
  for await (const row of inPortions(invitations)) yield ofInvitation(row, lang);
  const letters = (range: Range) => sentLetters(ctx, caller.exhibitorId, range);
  for await (const row of inPortions(letters)) yield ofLetter(row, lang);
}

/** What a company has sent: invitations to visitors, then letters to addresses. */
export const historyFile = (ctx: FairContext, caller: ExhibitorCaller, lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '邀约记录.xlsx' : 'invitations.xlsx', {
    sheet: lang === 'zh' ? '邀约记录' : 'Invitations',
    lang,
    columns: COLUMNS,
    rows: rowsOf(ctx, caller, lang),
  });
