import { createHash } from 'node:crypto';
import { texts, translator } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { sessionStarted } from '../session/session.events.ts';
import { employeeAsked } from '../binding/binding.events.ts';
import { putNotice } from './notice.queries.ts';
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

const [zh, en] = [translator(sessionTexts, 'zh'), translator(sessionTexts, 'en')];
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** A log-in elsewhere is shown as a notice, not a log-out (ruling 2.9). */
async function notifyOfSession(
  ctx: FairContext,
  given: { accountId: string; sessionId: string; device: string },
): Promise<void> {
  const { device } = given;
  for (const recipientId of await subjectsOf(ctx, given.accountId))
    await putNotice(ctx, {
      id: idOf(`session ${given.sessionId} ${recipientId}`),
      recipientId,
      kind: 'login',
      title: { zh: zh('title'), en: en('title') },
      body: {
        zh: zh('body', { device: device || zh('unknown') }),
        en: en('body', { device: device || en('unknown') }),
      },
      link: '/personal/sessions',
    });
}

async function notifyOfAsking(ctx: FairContext, employeeId: string): Promise<void> {
  const asking = await askingFacts(ctx, employeeId);
  if (asking === undefined) return;
  const admins = await adminsOf(ctx, asking.exhibitor_id);
  const facts = { name: asking.name_zh, account: asking.email || asking.mobile };
  await inTransaction(ctx, async (inner) => {
    for (const admin of admins)
      await putNotice(inner, {
        id: idOf(`employee ${employeeId} ${admin.id}`),
        recipientId: admin.id,
        kind: 'employee',
        title: { zh: zh('askedTitle', facts), en: en('askedTitle', facts) },
        body: { zh: zh('askedBody', facts), en: en('askedBody', facts) },
        link: '/my-employee-list',
      });
  });
}

export const sessionEventHandlers: readonly EventHandler[] = [
  onEvent(sessionStarted, 'notice', (_services, ctx, told) => notifyOfSession(ctx, told)),
  onEvent(employeeAsked, 'notice', (_services, ctx, { employeeId }) => notifyOfAsking(ctx, employeeId)),
];
