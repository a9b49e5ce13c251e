import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { sessionStarted } from '../session/session.events.ts';
import { employeeAsked } from '../binding/binding.events.ts';
import { sendNotice } from './notice.sending.ts';
import { subjectsOf, adminsOf } from './notice.recipients.queries.ts';
import { askingFacts } from './notice.facts.queries.ts';

const sessionTexts = texts({
  title: ['您的账号在其他设备登录', 'Login elsewhere'],
  body: [
    '您的账号刚刚在另一台设备登录：{device}。如果不是您本人操作，请修改密码并在“登录设备”中退出该设备。',
    'Your account has just logged in on another device: {device}. If this was not you, change your password and log that device out under “Devices”.',
  ],
  unknown: ['未知设备', 'an unknown device'],
  askedTitle: ['{name} 申请加入贵公司', '{name} requests to join your company'],
  askedBody: [
    '{name}（{account}）使用展商代码申请加入贵公司，请同意或拒绝。',
    '{name} ({account}) used your exhibitor code to request an employee account. Please approve or decline.',
  ],
});

/** A log-in elsewhere is shown as a notice, not a log-out (ruling 2.9). */
async function notifyOfSession(
  ctx: FairContext,
  { accountId, sessionId, device }: { accountId: string; sessionId: string; device: string },
): Promise<void> {
  const words = (lang: Lang) => {
    const t = translator(sessionTexts, lang);
    return { title: t('title'), body: t('body', { device: device || t('unknown') }) };
  };
  const subjects = await subjectsOf(ctx, accountId);
  await sendNotice(
    ctx,
    { of: `session ${sessionId}`, kind: 'login', words, link: '/personal/sessions' },
    subjects.map((id) => ({ id })),
  );
}

async function notifyOfAsking(ctx: FairContext, employeeId: string): Promise<void> {
  const asking = await askingFacts(ctx, employeeId);
  if (asking === undefined) return;
  const facts = { name: asking.name_zh, account: asking.email || asking.mobile };
  const words = (lang: Lang) => {
    const t = translator(sessionTexts, lang);
    return { title: t('askedTitle', facts), body: t('askedBody', facts) };
  };
  const notice = { of: `employee ${employeeId}`, kind: 'employee', words, link: '/my-employee-list' } as const;
  await sendNotice(ctx, notice, await adminsOf(ctx, asking.exhibitor_id));
}

export const sessionEventHandlers: readonly EventHandler[] = [
  onEvent(sessionStarted, 'notice', (_services, ctx, told) => notifyOfSession(ctx, told)),
  onEvent(employeeAsked, 'notice', (_services, ctx, { employeeId }) => notifyOfAsking(ctx, employeeId)),
];
