import type { z } from 'zod';
import { inLang, isLang, texts, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { company } from '../exhibitor/exhibitor.queries.ts';
import { exhibitorIncomplete } from '../exhibitor-record/exhibitor-letter.events.ts';
import { activeAdministrators, type ActiveAdministrator } from './notice.recipients.queries.ts';
import { sendNotice } from './notice.sending.ts';

const incompleteTexts = texts({
  title: ['请完善贵公司的参展资料', 'Please complete your company’s information'],
  body: [
    '买家通过公司资料和展品了解贵公司，目前还缺少：{lacks}。',
    'Buyers get to know your company through its page and exhibits. Still missing: {lacks}.',
  ],
  logo: ['公司标志', 'company logo'],
  introductionZh: ['中文介绍', 'introduction in Chinese'],
  introductionEn: ['英文介绍', 'introduction in English'],
  exhibit: ['展品', 'exhibits'],
  complete: ['完善资料', 'Complete information'],
});

const LINK = '/company-management';

type Incomplete = z.output<typeof exhibitorIncomplete.shape>;

const wordsOf =
  ({ lacks }: Incomplete) =>
  (lang: Lang): { title: string; body: string } => {
    const t = translator(incompleteTexts, lang);
    const list = lacks.map((lack) => t(lack)).join(lang === 'zh' ? '、' : ', ');
    return { title: t('title'), body: t('body', { lacks: list }) };
  };

/** Null to whom no e-mail goes. */
function mailOf(
  { exhibition }: FairContext,
  incomplete: Incomplete & { name: Bilingual },
  { id: person, email, language }: ActiveAdministrator,
  site: string,
): NewMessage | null {
  if (email === '') return null;
  const lang = isLang(language) ? language : 'zh';
  const t = translator(incompleteTexts, lang);
  return composeMail(exhibition, lang, {
    to: email,
    person,
    category: 'notice',
    kind: 'exhibitorIncomplete',
    values: { company: nameWithoutLinks(inLang(incomplete.name, lang)), text: wordsOf(incomplete)(lang).body },
    button: { text: t('complete'), url: inSite(site, lang, LINK) },
  });
}

/** Tells the administrators of an exhibitor what it lacks. Run twice, it tells each once. */
async function notifyOfIncomplete(jobs: Jobs, ctx: FairContext, told: Incomplete, site: string): Promise<void> {
  const own = await company(ctx, told.exhibitorId);
  if (own === undefined) return;
  const incomplete = { ...told, name: bilingualOf('name', own) };
  const of = `incomplete ${told.exhibitorId} ${told.askedAt}`;
  const notice = { of, kind: 'announcement', words: wordsOf(told), link: LINK } as const;
  const to = (one: ActiveAdministrator): NewMessage | null => mailOf(ctx, incomplete, one, site);
  await sendNotice(ctx, notice, await activeAdministrators(ctx, told.exhibitorId), { jobs, to });
}

export const exhibitorIncompleteEventHandlers: readonly EventHandler[] = [
  onEvent(exhibitorIncomplete, 'notice', ({ jobs, config }, ctx, told) =>
    notifyOfIncomplete(jobs, ctx, told, siteOf(config, ctx.exhibition)),
  ),
];
