import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { countMail } from '../../platform/delivery/mail-allowance.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import { withoutLinks, nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { invitationAnswered, invitationCreated, invitationReminded } from '../invitation/invitation.events.ts';
import {
  invitationFacts,
  invitedEmployees,
  invitedVisitor,
  type InvitationFacts,
  type InvitationRecipient,
} from './notice.of-invitation.queries.ts';
import { sendNotice, type Messages } from './notice.sending.ts';

const invitationTexts = texts({
  toVisitorTitle: ['{exhibitor} 邀请您成为专属客户', '{exhibitor} invites you to become its customer'],
  toVisitorBody: [
    '{exhibitor} 邀请您成为专属客户。同意后您可以查看其仅对客户开放的展品，对方可以看到您的联系方式。',
    '{exhibitor} invites you to become its customer. If you accept, you can see exhibits it shows to customers only, and it can see your contact details.',
  ],
  introducedTitle: ['主办方向您引荐 {exhibitor}', 'The organizer introduces {exhibitor} to you'],
  introducedBody: [
    '主办方认为 {exhibitor} 可能适合您。同意后您可以查看其仅对客户开放的展品，对方可以看到您的联系方式；未同意前，对方不会知道这次引荐。',
    'The organizer thinks that {exhibitor} may suit you. If you accept, you can see exhibits it shows to customers only, and it can see your contact details. Until then it does not hear of this introduction.',
  ],
  metTitle: ['{buyer} 经主办方引荐加入了客户池', '{buyer} joined your customer pool by introduction'],
  metBody: [
    '{buyer}（{company}）同意了主办方的引荐，已加入贵公司的客户池。',
    '{buyer} ({company}) agreed to the organizer’s introduction and joined your customer pool.',
  ],
  toCompanyTitle: ['{buyer} 邀请贵公司建立联系', '{buyer} invites your company to connect'],
  toCompanyBody: [
    '{buyer}（{company}）希望与贵公司建立联系。同意后，对方加入贵公司的客户池，可以查看仅对客户池开放的展品。',
    '{buyer} ({company}) would like to connect. If you accept, they join your customer pool and can see exhibits shown to customers only.',
  ],
  confirmedTitle: ['{other} 同意了您的邀约', '{other} accepted your invitation'],
  confirmedBody: [
    '{other} 已同意您的邀约，双方已建立联系。',
    '{other} has accepted your invitation. You are now in contact.',
  ],
  refusedTitle: ['{other} 拒绝了您的邀约', '{other} declined your invitation'],
  refusedBody: ['{other} 拒绝了您的邀约。', '{other} has declined your invitation.'],
  joinedTitle: ['{buyer} 通过邀请码加入了客户池', '{buyer} joined your customer pool by code'],
  joinedBody: [
    '{buyer}（{company}）使用邀请码加入了贵公司的客户池。',
    '{buyer} ({company}) used an invitation code and joined your customer pool.',
  ],
  remindTitle: ['您有一条邀约待答复', 'an invitation is waiting for your reply'],
  message: ['留言', 'Message'],
  see: ['查看邀约', 'View invitation'],
  sms: ['您有一条邀约待答复：{link}', 'an invitation is waiting for your reply: {link}'],
});

const LINK = '/invite';

type Title = 'toVisitor' | 'introduced' | 'toCompany' | 'confirmed' | 'refused' | 'joined' | 'met';

/** Of one that waits, by who asks whom. */
const openTitle = ({ channel, sent_by: sentBy }: InvitationFacts): Title => {
  if (channel === 'fair') return 'introduced';
  return sentBy === 'visitor' ? 'toCompany' : 'toVisitor';
};

/** Of `facts` as they stand, or with nothing in them that a mail program makes a link of. */
function words(about: Title, facts: InvitationFacts, lang: Lang) {
  const t = translator(invitationTexts, lang);
  const exhibitor = inLang(bilingualOf('exhibitor', facts), lang);
  const { buyer, company } = facts;
  const other =
    facts.sent_by === 'visitor' ? exhibitor : `${buyer}${lang === 'zh' ? `（${company}）` : ` (${company})`}`;
  const said = { exhibitor, buyer, company, other };
  return { title: t(`${about}Title`, said), body: t(`${about}Body`, said) };
}

const safe = (facts: InvitationFacts): InvitationFacts => ({
  ...facts,
  exhibitor_zh: nameWithoutLinks(facts.exhibitor_zh),
  exhibitor_en: nameWithoutLinks(facts.exhibitor_en),
  buyer: nameWithoutLinks(facts.buyer),
  company: nameWithoutLinks(facts.company),
});

const languageOf = ({ language }: InvitationRecipient): Lang => (isLang(language) ? language : 'zh');
const linkFor = (site: string, { employee }: InvitationRecipient, lang: Lang): string =>
  inSite(site, lang, `${LINK}${employee ? '?as=actor' : ''}`);

type Mailed = InvitationRecipient & { email: string };

function mailOf(ctx: FairContext, facts: InvitationFacts, to: Mailed, site: string, again: boolean): NewMessage {
  const lang = languageOf(to);
  const t = translator(invitationTexts, lang);
  const { title, body } = words(openTitle(facts), safe(facts), lang);
  return composeMail(ctx.exhibition, lang, {
    kind: 'invitation',
    to: to.email,
    person: to.id,
    category: to.employee ? 'notice' : 'invitation',
    values: { title: again ? t('remindTitle') : title, text: body },
    facts: facts.message === '' ? [] : [[t('message'), withoutLinks(facts.message)]],
    button: { text: t('see'), url: linkFor(site, to, lang) },
  });
}

/** By SMS where there is no e-mail: with fixed words, since nobody reads there who wrote what. */
function smsOf(ctx: FairContext, to: InvitationRecipient, mobile: string, site: string): NewMessage {
  const lang = languageOf(to);
  const link = linkFor(site, to, lang);
  const text = translator(invitationTexts, lang)('sms', { link });
  return composeSms(ctx.exhibition, lang, { to: mobile, person: to.id, text, link, category: 'notice' });
}

const mayWrite = async ({ counters }: Pick<Services, 'counters'>, address: string): Promise<boolean> =>
  (await countMail(counters, [
    { to: address, key: 'on invitations', max: LIMITS.invitationMailsPerAddressDay, days: 1 },
  ])) === null;

const hasEmail = (one: InvitationRecipient): one is Mailed => one.email !== null && one.email !== '';

type Using = Pick<Services, 'jobs' | 'counters'>;
const waits = ({ state }: InvitationFacts): boolean =>
  state === 'toBeConfirmed' || state === 'toBeConfirmedByEmployees';
const recipientsOf = (ctx: FairContext, facts: InvitationFacts): Promise<InvitationRecipient[]> =>
  facts.sent_by === 'visitor' ? invitedEmployees(ctx, facts) : invitedVisitor(ctx, facts.visitor_id);

type About = { facts: InvitationFacts; title: Title; of: string };

const put = <P extends { id: string }>(ctx: FairContext, { facts, title, of }: About, to: P, messages?: Messages<P>) =>
  sendNotice(ctx, { of, kind: 'invitation', words: (lang) => words(title, facts, lang), link: LINK }, [to], messages);

/** Of the first telling the day is empty. One message whatever runs twice: the notice says whether it was written. */
async function notifyOfInvitation(using: Using, ctx: FairContext, id: string, site: string, day = ''): Promise<void> {
  const facts = await invitationFacts(ctx, id);
  if (facts === null || !waits(facts)) return;
  const again = day !== '';
  const title = openTitle(facts);
  for (const to of await recipientsOf(ctx, facts)) {
    const address = hasEmail(to) ? to.email : again ? to.mobile : null;
    const writes = address !== null && (await mayWrite(using, address));
    const message = (): NewMessage | null => {
      if (address === null || !writes) return null;
      return hasEmail(to) ? mailOf(ctx, facts, to, site, again) : smsOf(ctx, to, address, site);
    };
    await put(ctx, { facts, title, of: again ? `invitation ${id} ${day}` : `invitation ${id}` }, to, {
      jobs: using.jobs,
      to: message,
    });
  }
}

/** Tells the sender how it was answered, and the company who came by a code. Run twice, it tells once. */
async function notifyOfAnswer(ctx: FairContext, id: string): Promise<void> {
  const facts = await invitationFacts(ctx, id);
  if (facts === null || waits(facts)) return;
  if (facts.channel === 'fair') return notifyOfMeeting(ctx, id, facts);
  const joined = facts.channel === 'code';
  const to = facts.sent_by === 'visitor' && !joined ? facts.visitor_id : facts.employee_id;
  if (to === null) return;
  const title = joined ? 'joined' : facts.state === 'confirmed' ? 'confirmed' : 'refused';
  await put(ctx, { facts, title, of: `invitation answered ${id}` }, { id: to });
}

/** The company's admins hear of whoever agreed to be introduced, and of nobody who declined. */
async function notifyOfMeeting(ctx: FairContext, id: string, facts: InvitationFacts): Promise<void> {
  if (facts.state !== 'confirmed') return;
  for (const to of await invitedEmployees(ctx, facts))
    await put(ctx, { facts, title: 'met', of: `invitation answered ${id}` }, to);
}

export const invitationEventHandlers: readonly EventHandler[] = [
  onEvent(invitationCreated, 'notice', (services, ctx, { invitationId }) =>
    notifyOfInvitation(services, ctx, invitationId, siteOf(services.config, ctx.exhibition)),
  ),
  onEvent(invitationAnswered, 'notice', (_services, ctx, { invitationId }) => notifyOfAnswer(ctx, invitationId)),
  onEvent(invitationReminded, 'notice', (services, ctx, { invitationId, day }) =>
    notifyOfInvitation(services, ctx, invitationId, siteOf(services.config, ctx.exhibition), day),
  ),
];
