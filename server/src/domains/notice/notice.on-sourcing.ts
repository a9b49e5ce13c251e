import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import {
  signUpDenied,
  signUpSaved,
  sourcingChanged,
  sourcingOpened,
  sourcingReviewed,
} from '../sourcing/sourcing.events.ts';
import { sendNotice } from './notice.sending.ts';
import {
  matchingAdmins,
  signedUpEmployees,
  signUpFacts,
  sourcingFacts,
  type SourcingFacts,
} from './notice.sourcing.queries.ts';

const noticeTexts = texts({
  openedTitle: ['新的采购需求与贵公司展品匹配：{title}', 'A new requirement fits your exhibits: {title}'],
  openedBody: ['采购：{goods}。请在 {day} 前报名并报价。', 'Wanted: {goods}. Please sign up with your offer by {day}.'],
  editedTitle: ['采购需求有修改：{title}', 'A requirement was edited: {title}'],
  editedBody: ['请核对贵公司的报价是否仍然适用。', 'Please check whether your offer still holds.'],
  closedTitle: ['采购需求已关闭：{title}', 'A requirement was closed: {title}'],
  closedBody: [
    '买家已不再征集供应商，无需再跟进。',
    'The buyer is no longer looking for suppliers. No follow-up is needed.',
  ],
  approvedTitle: ['您的采购需求已通过审核：{title}', 'Your requirement was approved: {title}'],
  approvedBody: [
    '已送达匹配的展商，有展商报名时会通知您。',
    'It has reached matching exhibitors. You will be told when one signs up.',
  ],
  refusedTitle: ['您的采购需求未通过审核：{title}', 'Your requirement was not approved: {title}'],
  refusedBody: ['原因：{reason}。您可以修改后重新提交。', 'Reason: {reason}. You can edit it and submit it again.'],
  signedUpTitle: ['{exhibitor} 报名了您的采购需求：{title}', '{exhibitor} signed up for your requirement: {title}'],
  offersBody: [
    '附 {count} 项报价。您同意前，对方看不到您的姓名和联系方式。',
    'With {count} {count|offer|offers}. Your name and contact data stay hidden until you agree.',
  ],
  messageBody: ['您同意前，对方看不到您的姓名和联系方式。', 'Your name and contact data stay hidden until you agree.'],
  deniedTitle: ['买家未选择贵公司：{title}', 'The buyer did not choose your company: {title}'],
  deniedBody: ['您可以继续关注其他匹配的采购需求。', 'Other requirements that fit your exhibits are still open.'],
  deniedReason: ['原因：{reason}', 'Reason: {reason}'],
});

const linkTo = (sourcingId: string): string => `/procurementDocking/${sourcingId}`;
type Key = keyof typeof noticeTexts;

/** On the portal, and in the next morning's digest who has not read it by then. Run twice, it tells once. */
const tell = (
  ctx: FairContext,
  { of, sourcingId }: { of: string; sourcingId: string },
  people: readonly { id: string }[],
  words: (
    t: (key: Key, values?: Record<string, string | number>) => string,
    lang: Lang,
  ) => { title: string; body: string },
) =>
  sendNotice(
    ctx,
    {
      of,
      kind: 'sourcing',
      link: linkTo(sourcingId),
      words: (lang) => {
        const t = translator(noticeTexts, lang);
        return words((key, values) => t(key, values ?? {}), lang);
      },
    },
    people,
  );

const goodsOf = ({ goods_zh: zh, goods_en: en }: SourcingFacts, lang: Lang): string => (lang === 'zh' ? zh : en);

/** Nobody is told of one that was closed or taken down meanwhile. */
async function notifyOfOpening(ctx: FairContext, id: string): Promise<void> {
  const facts = await sourcingFacts(ctx, id);
  if (facts === null || facts.over || facts.audit !== 'approved') return;
  await tell(ctx, { of: `sourcing ${id}`, sourcingId: id }, await matchingAdmins(ctx, id), (t, lang) => ({
    title: t('openedTitle', { title: facts.title }),
    body: t('openedBody', { goods: goodsOf(facts, lang), day: facts.deadline }),
  }));
}

async function notifyOfChange(
  ctx: FairContext,
  id: string,
  change: 'edited' | 'closed',
  version: number,
): Promise<void> {
  const facts = await sourcingFacts(ctx, id);
  if (facts === null) return;
  const people = await signedUpEmployees(ctx, { sourcingId: id });
  await tell(ctx, { of: `sourcing ${id} ${change} ${version}`, sourcingId: id }, people, (t) => ({
    title: t(`${change}Title`, { title: facts.title }),
    body: t(`${change}Body`),
  }));
}

async function notifyOfReview(ctx: FairContext, id: string, version: number): Promise<void> {
  const facts = await sourcingFacts(ctx, id);
  if (facts === null || facts.over || facts.version !== version) return;
  const what = facts.audit === 'approved' ? 'approved' : 'refused';
  await tell(ctx, { of: `sourcing ${id} review ${version}`, sourcingId: id }, [{ id: facts.visitor_id }], (t) => ({
    title: t(`${what}Title`, { title: facts.title }),
    body: t(`${what}Body`, { reason: facts.reason }),
  }));
}

/** The buyer is told of a company once, however often that writes its offer anew. */
async function notifyOfSignUp(ctx: FairContext, id: string): Promise<void> {
  const facts = await signUpFacts(ctx, id);
  if (facts === null || !facts.standing) return;
  const about = { of: `sourcing sign-up ${id}`, sourcingId: facts.sourcing_id };
  await tell(ctx, about, [{ id: facts.visitor_id }], (t, lang) => ({
    title: t('signedUpTitle', { exhibitor: inLang(bilingualOf('exhibitor', facts), lang), title: facts.title }),
    body: facts.offers === 0 ? t('messageBody') : t('offersBody', { count: facts.offers }),
  }));
}

async function notifyOfDenial(ctx: FairContext, id: string): Promise<void> {
  const facts = await signUpFacts(ctx, id);
  if (facts?.participation !== 'denied') return;
  const people = await signedUpEmployees(ctx, { signUpId: id });
  await tell(ctx, { of: `sourcing sign-up ${id} denied`, sourcingId: facts.sourcing_id }, people, (t) => ({
    title: t('deniedTitle', { title: facts.title }),
    body: facts.reason === '' ? t('deniedBody') : t('deniedReason', { reason: facts.reason }),
  }));
}

export const sourcingEventHandlers: readonly EventHandler[] = [
  onEvent(sourcingOpened, 'notice', (_services, ctx, { sourcingId }) => notifyOfOpening(ctx, sourcingId)),
  onEvent(sourcingChanged, 'notice', (_services, ctx, { sourcingId, change, version }) =>
    notifyOfChange(ctx, sourcingId, change, version),
  ),
  onEvent(sourcingReviewed, 'notice', (_services, ctx, { sourcingId, version }) =>
    notifyOfReview(ctx, sourcingId, version),
  ),
  onEvent(signUpSaved, 'notice', (_services, ctx, { signUpId }) => notifyOfSignUp(ctx, signUpId)),
  onEvent(signUpDenied, 'notice', (_services, ctx, { signUpId }) => notifyOfDenial(ctx, signUpId)),
];
