import type { z } from 'zod';
import { DOCUMENT_KINDS } from '@fairbridge/contract/product-document/document-kinds.ts';
import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { withoutLinks } from '../../platform/delivery/without-links.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { documentAnswered, documentAsked } from '../product-document/product-document.events.ts';
import { sendNotice } from './notice.sending.ts';
import { type DocumentFacts, documentFacts } from './notice.facts.queries.ts';
import { documentRecipients } from './notice.recipients.queries.ts';

const documentTexts = texts({
  askedTitle: ['买家申请资料：{product}', 'Document request: {product}'],
  askedBody: [
    '{buyer}（{company}）申请查看“{product}”的{document}。请在“资料申请”中处理。',
    '{buyer} ({company}) has requested “{document}” of “{product}”. Please respond under “Document requests”.',
  ],
  grantedTitle: ['资料申请已通过：{product}', 'Document request approved: {product}'],
  grantedBody: [
    '{exhibitor} 已同意您的申请，“{product}”的{document}可在展品页面下载。',
    '{exhibitor} has approved your request for “{document}” of “{product}”. You can download it on the exhibit page.',
  ],
  grantedAllBody: [
    '{exhibitor} 已同意您的申请，“{product}”的 {count} 份资料可在展品页面下载。',
    '{exhibitor} has approved your request for {count} {count|document|documents} of “{product}”. You can download them on the exhibit page.',
  ],
  refusedTitle: ['资料申请被拒绝：{product}', 'Document request declined: {product}'],
  refusedBody: [
    '{exhibitor} 暂不向您开放“{product}”的{document}，您可以直接联系展商。',
    '{exhibitor} has declined your request for “{document}” of “{product}” at present. You can contact the exhibitor directly.',
  ],
  mailGreeting: ['{name}，您好！', 'Hello {name},'],
  see: ['查看展品', 'View exhibit'],
});

const REQUESTS = '/document-requests';

function wordsOf(row: DocumentFacts, lang: Lang) {
  return {
    product: inLang(bilingualOf('product', row), lang),
    exhibitor: inLang(bilingualOf('exhibitor', row), lang),
    document: inLang(DOCUMENT_KINDS[row.kind], lang),
    buyer: row.visitor_name,
    company: row.company,
  };
}

async function notifyOfAsking(
  ctx: FairContext,
  { requestId, asked }: z.output<typeof documentAsked.shape>,
): Promise<void> {
  const row = await documentFacts(ctx, requestId);
  if (row === null) return;
  const words = (lang: Lang) => {
    const t = translator(documentTexts, lang);
    const facts = wordsOf(row, lang);
    return { title: t('askedTitle', facts), body: t('askedBody', facts) };
  };
  const recipients = await documentRecipients(ctx, row);
  await sendNotice(
    ctx,
    { of: `document ${requestId} ${asked}`, kind: 'documentRequest', words, link: REQUESTS },
    recipients.map((id) => ({ id })),
  );
}

type Answered = z.output<typeof documentAnswered.shape>;

function answerWords(row: DocumentFacts, { state, documents }: Answered, lang: Lang) {
  const t = translator(documentTexts, lang);
  const words = { ...wordsOf(row, lang), count: documents };
  const body = state === 'refused' ? 'refusedBody' : documents > 1 ? 'grantedAllBody' : 'grantedBody';
  return { title: t(`${state}Title`, words), body: t(body, words) };
}

/** Tells the visitor, on the portal, and where something was granted by e-mail as well. Run twice, it tells once. */
async function notifyOfAnswer(jobs: Jobs, ctx: FairContext, given: Answered, site: string): Promise<void> {
  const row = await documentFacts(ctx, given.requestId);
  if (row === null) return;
  const link = `/find-exhibit/detail/${row.product_id}`;
  const words = (lang: Lang) => answerWords(row, given, lang);
  const mail = () => {
    if (given.state === 'refused' || row.email === null) return null;
    const lang = isLang(row.language) ? row.language : 'zh';
    const t = translator(documentTexts, lang);
    const { title, body } = words(lang);
    return composeMail(ctx.exhibition, lang, {
      kind: 'documentAnswer',
      to: row.email,
      category: 'transactional',
      greeting: t('mailGreeting', { name: row.visitor_name }),
      values: { title: withoutLinks(title), text: withoutLinks(body) },
      button: { text: t('see'), url: inSite(site, lang, link) },
    });
  };
  const of = `document answered ${given.requestId} ${given.answered}`;
  await sendNotice(ctx, { of, kind: 'documentAnswer', words, link }, [{ id: row.visitor_id }], { jobs, to: mail });
}

export const documentEventHandlers: readonly EventHandler[] = [
  onEvent(documentAsked, 'notice', (_services, ctx, told) => notifyOfAsking(ctx, told)),
  onEvent(documentAnswered, 'notice', ({ jobs, config }, ctx, told) =>
    notifyOfAnswer(jobs, ctx, told, siteOf(config, ctx.exhibition)),
  ),
];
