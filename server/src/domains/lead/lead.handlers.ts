import { contract } from '@fairbridge/contract/index.ts';
import type { LeadKind, LeadTab } from '@fairbridge/contract/lead/lead.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { answersOf } from '../exhibitor/answer-time.queries.ts';
import { answersMissing, answerTimeOf } from '../exhibitor/answer-time.rules.ts';
import { addNote, assign, editNote, removeNote, setFollowUp, setStateOf } from './lead.actions.ts';
import { entryAnswer, leadAnswer } from './lead.answers.ts';
import { entriesOf } from './lead-entry.queries.ts';
import { shownAsSeen } from './lead-seen.queries.ts';
import { leadsFile } from './lead.export.ts';
import { meantBy } from './lead-keyword.queries.ts';
import { saveTemplate } from './lead.templates.ts';
import { dropTemplate, templatesOf } from './reply-template.queries.ts';
import { replyToLead } from './lead.reply.ts';
import { setRules } from './lead.ruling.ts';
import { rulesOf } from './lead-rule.queries.ts';
import { markRead } from './request-message.queries.ts';
import { colleagues, leadCounts, leadOf, leads, type LeadFilter } from './lead.queries.ts';

type Asked = {
  keyword: string;
  kind?: LeadKind | undefined;
  state?: LeadTab | undefined;
  employee?: string | undefined;
  due: boolean;
};

const filterOf = async (
  ctx: FairContext,
  caller: ExhibitorCaller,
  { keyword, kind, state, employee, due }: Asked,
): Promise<LeadFilter> => ({
  meant: await meantBy(ctx, caller, keyword.trim()),
  kind: kind ?? null,
  state: state ?? null,
  employee: employee ?? null,
  due,
});

/** More than any company receives; a bound for one file. */
const MOST = 50_000;

type Using = Pick<Services, 'jobs' | 'config'>;

export const leadHandlers = (services: Using): Handlers<FairContext, typeof contract.lead> => ({
  list: async ({ ctx, caller, input }) => {
    const filter = await filterOf(ctx, caller, input);
    const { sort, descending } = input;
    const [rows, { counts, waiting, due }, { answers, minutes }] = await Promise.all([
      shownAsSeen(ctx, () => leads(ctx, caller, { ...filter, sort, descending, ...rangeOf(input) })),
      leadCounts(ctx, caller, filter),
      answersOf(ctx, caller.exhibitorId),
    ]);
    const list = rows.map((row) => leadAnswer(ctx.exhibition, row));
    return {
      ...pageAnswer(list, counts[filter.state ?? 'all'], input),
      counts,
      waiting,
      due,
      answersMissing: answersMissing(answers),
      answerTime: answerTimeOf(minutes),
    };
  },

  get: async ({ ctx, caller, input }) => {
    const [row] = await shownAsSeen(ctx, async () => {
      const found = await leadOf(ctx, caller, input.id);
      return found === null ? [] : [found];
    });
    if (row === undefined) fail('notFound');
    const entries = await entriesOf(ctx, row.id);
    await markRead(ctx, row.id, 'company');
    return {
      lead: leadAnswer(ctx.exhibition, row),
      entries: entries.map((entry) => entryAnswer(entry, caller)),
    };
  },

  assignees: async ({ ctx, caller }) => ({ list: await colleagues(ctx, caller.exhibitorId) }),

  exportList: async ({ ctx, caller, input }) => {
    const { sort, descending } = input;
    const asked = { ...(await filterOf(ctx, caller, input)), sort, descending, limit: MOST, offset: 0 };
    const rows = await shownAsSeen(ctx, () => leads(ctx, caller, asked));
    return leadsFile(
      rows.map((row) => leadAnswer(ctx.exhibition, row)),
      input.lang,
    );
  },

  assign: async ({ ctx, caller, input }) => ({
    changed: await assign(services.jobs, ctx, caller, input.ids, input.employeeId),
  }),

  setState: async ({ ctx, caller, input: { selection, ...towards } }) => {
    const chosen =
      'ids' in selection ? selection : { ...selection, filter: await filterOf(ctx, caller, selection.filter) };
    return { changed: await setStateOf(services.jobs, ctx, caller, chosen, towards) };
  },

  rules: ({ ctx, caller }) => rulesOf(ctx, caller.exhibitorId),

  setRules: ({ ctx, caller, input }) => setRules(ctx, caller.exhibitorId, input),

  setFollowUp: ({ ctx, caller, input }) => setFollowUp(services.jobs, ctx, caller, input),

  reply: ({ ctx, caller, input }) => replyToLead(services, ctx, caller, input),

  templates: async ({ ctx, caller }) => ({ list: await templatesOf(ctx, caller.exhibitorId) }),

  saveTemplate: ({ ctx, caller, input }) => saveTemplate(ctx, caller.exhibitorId, input),

  removeTemplate: ({ ctx, caller, input }) => dropTemplate(ctx, caller.exhibitorId, input.name),

  addNote: ({ ctx, caller, input }) => addNote(ctx, caller, input),

  editNote: ({ ctx, caller, input }) => editNote(ctx, caller, input.id, input.text),

  removeNote: ({ ctx, caller, input }) => removeNote(ctx, caller, input.id),
});
