import { dayAfter } from '@fairbridge/contract/days.ts';
import { inLang, isLang, texts, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { dayInBeijing } from '../../core/days.ts';
import { forEachFair, onEvent, type EventHandler, type Schedule } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { company } from '../exhibitor/exhibitor.queries.ts';
import { activeAdministrators, type ActiveAdministrator } from '../notice/notice.recipients.queries.ts';
import { sendNotice } from '../notice/notice.sending.ts';
import { publishDue } from './exhibitor-task.actions.ts';
import { tasksDue } from './exhibitor-task.events.ts';
import { openOf, ownTasks, type OwnTaskRow } from './exhibitor-task.queries.ts';

const reminderTexts = texts({
  title: ['参展任务待完成', 'Tasks for the fair'],
  body: ['请按时完成：{tasks}。', 'Please complete in time: {tasks}.'],
  task: ['{title}（{day} 前）', '{title} (by {day})'],
  button: ['查看任务', 'View tasks'],
});

const LINK = '/company-tasks';
/** How many days before the last one who has not done a task is told. */
const DAYS_BEFORE = [7, 1] as const;

const wordsOf =
  (open: readonly OwnTaskRow[]) =>
  (lang: Lang): { title: string; body: string } => {
    const t = translator(reminderTexts, lang);
    const tasks = open.map((row) => t('task', { title: inLang(bilingualOf('title', row), lang), day: row.due }));
    return { title: t('title'), body: t('body', { tasks: tasks.join(lang === 'zh' ? '；' : '; ') }) };
  };

type Told = { name: Bilingual; open: readonly OwnTaskRow[]; site: string };

/** Null to whom no e-mail goes. */
function mailOf(
  { exhibition }: FairContext,
  { name, open, site }: Told,
  { id: person, email, language }: ActiveAdministrator,
): NewMessage | null {
  if (email === '') return null;
  const lang = isLang(language) ? language : 'zh';
  return composeMail(exhibition, lang, {
    to: email,
    person,
    category: 'notice',
    kind: 'exhibitorTask',
    values: { company: nameWithoutLinks(inLang(name, lang)), text: wordsOf(open)(lang).body },
    button: { text: translator(reminderTexts, lang)('button'), url: inSite(site, lang, LINK) },
  });
}

/** Tells the administrators of an exhibitor of these tasks, as far as they are open still. Run twice on a day, it tells each once. */
async function remind(
  { jobs, config }: Services,
  ctx: FairContext,
  { exhibitorId, taskIds }: { exhibitorId: string; taskIds: readonly string[] },
  day: string,
): Promise<void> {
  const own = await company(ctx, exhibitorId);
  const open = (await ownTasks(ctx, exhibitorId)).filter(({ id, done }) => !done && taskIds.includes(id));
  if (own === undefined || open.length === 0) return;
  const told = { name: bilingualOf('name', own), open, site: siteOf(config, ctx.exhibition) };
  const notice = { of: `tasks ${exhibitorId} ${day}`, kind: 'announcement', words: wordsOf(open), link: LINK } as const;
  const to = (one: ActiveAdministrator): NewMessage | null => mailOf(ctx, told, one);
  await sendNotice(ctx, notice, await activeAdministrators(ctx, exhibitorId), { jobs, to });
}

export const exhibitorTaskEventHandlers: readonly EventHandler[] = [
  onEvent(tasksDue, 'remind', async (services, ctx, { day, open }) => {
    for (const one of open) await remind(services, ctx, one, day);
  }),
];

/** Has whoever has not done what is due in a week or tomorrow told. */
export async function remindOfTasks({ jobs }: Pick<Services, 'jobs'>, ctx: FairContext, now: Date): Promise<void> {
  const day = dayInBeijing(now);
  await publishDue(jobs, ctx, await openOf(ctx, { dueOn: DAYS_BEFORE.map((days) => dayAfter(day, days)) }), day);
}

/** In the morning of the fair's own days. */
export const remindEveryMorning: Schedule = {
  queue: 'exhibitor-task.remind',
  cron: '0 1 * * *',
  work: forEachFair((services, ctx) => remindOfTasks(services, ctx, new Date())),
};
