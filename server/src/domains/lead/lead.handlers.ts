import { DONE } from '@fairbridge/contract/fields.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { LeadKind, LeadTab } from '@fairbridge/contract/lead/lead.shapes.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import { answersOf } from '../exhibitor/answer-time.queries.ts';
import { answersMissing, answerTimeOf } from '../exhibitor/answer-time.rules.ts';
import { addNote, assign, editNote, removeNote, setFollowUp, setStateOf, setStateOfAll } from './lead.actions.ts';
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
import { colleagues, leadCounts, leadOf, leads, type LeadFilter } from './lead.queries.ts';

type Asked = {
  keyword: string;
  kind?: LeadKind | undefined;
  state?: LeadTab | undefined;
  employee?: string | undefined;
  due: boolean;
};

const filterOf = async (
  scope: Scope,
  caller: ExhibitorCaller,
  { keyword, kind, state, employee, due }: Asked,
): Promise<LeadFilter> => ({
  meant: await meantBy(scope, caller, keyword.trim()),
  kind: kind ?? null,
  state: state ?? null,
  employee: employee ?? null,
  due,
});

/** More than any company receives; a bound for one file. */
const MOST = 50_000;

type Using = Pick<Services, 'jobs' | 'config'>;

export const leadHandlers = (services: Using): Implementation<Scope, typeof contract.lead> => ({
  list: async ({ scope, caller, input }) => {
    const filter = await filterOf(scope, caller, input);
    const { sort, descending } = input;
    const [rows, { counts, waiting, due }, { answers, minutes }] = await Promise.all([
      shownAsSeen(scope, () => leads(scope, caller, { ...filter, sort, descending, ...rangeOf(input) })),
      leadCounts(scope, caller, filter),
      answersOf(scope, caller.exhibitorId),
    ]);
    const list = rows.map((row) => leadAnswer(scope.exhibition, row));
    return {
      ...pageAnswer(list, counts[filter.state ?? 'all'], input),
      counts,
      waiting,
      due,
      answersMissing: answersMissing(answers),
      answerTime: answerTimeOf(minutes),
    };
  },

  get: async ({ scope, caller, input }) => {
    const [row] = await shownAsSeen(scope, async () => {
      const found = await leadOf(scope, caller, input.id);
      return found === null ? [] : [found];
    });
    if (row === undefined) refuse('notFound');
    const entries = await entriesOf(scope, row.id);
    return {
      lead: leadAnswer(scope.exhibition, row),
      entries: entries.map((entry) => entryAnswer(entry, caller)),
    };
  },

  assignees: async ({ scope, caller }) => ({ list: await colleagues(scope, caller.exhibitorId) }),

  exportList: async ({ scope, caller, input }) => {
    const { sort, descending } = input;
    const asked = { ...(await filterOf(scope, caller, input)), sort, descending, limit: MOST, offset: 0 };
    const rows = await shownAsSeen(scope, () => leads(scope, caller, asked));
    return leadsFile(
      rows.map((row) => leadAnswer(scope.exhibition, row)),
      input.lang,
    );
  },

  assign: async ({ scope, caller, input }) => ({
    changed: await assign(services.jobs, scope, caller, input.ids, input.employeeId),
  }),

  setState: async ({ scope, caller, input: { ids, ...towards } }) => ({
    changed: await setStateOf(services.jobs, scope, caller, ids, towards),
  }),

  setStateAll: async ({ scope, caller, input: { filter, ...rest } }) => ({
    changed: await setStateOfAll(services.jobs, scope, caller, {
      filter: await filterOf(scope, caller, filter),
      ...rest,
    }),
  }),

  rules: ({ scope, caller }) => rulesOf(scope, caller.exhibitorId),

  setRules: async ({ scope, caller, input }) => {
    await setRules(scope, caller.exhibitorId, input);
    return DONE;
  },

  setFollowUp: async ({ scope, caller, input }) => {
    await setFollowUp(scope, caller, input.id, input.on);
    return DONE;
  },

  reply: ({ scope, caller, input }) => replyToLead(services, scope, caller, input),

  templates: async ({ scope, caller }) => ({ list: await templatesOf(scope, caller.exhibitorId) }),

  saveTemplate: async ({ scope, caller, input }) => {
    await saveTemplate(scope, caller.exhibitorId, input);
    return DONE;
  },

  removeTemplate: async ({ scope, caller, input }) => {
    await dropTemplate(scope, caller.exhibitorId, input.name);
    return DONE;
  },

  addNote: ({ scope, caller, input }) => addNote(scope, caller, input),

  editNote: async ({ scope, caller, input }) => {
    await editNote(scope, caller, input.id, input.text);
    return DONE;
  },

  removeNote: async ({ scope, caller, input }) => {
    await removeNote(scope, caller, input.id);
    return DONE;
  },
});
