import { z } from 'zod';
import { callsOf } from '../call.ts';
import { code, date, fileOut, id, lang, optionalText, page, pageSchema, searchText, text } from '../fields.ts';
import { answerTime } from '../exhibitor/exhibitor.shapes.ts';
import { LIMITS } from '../limits.ts';
import { allMatching, selectionOf, someById } from '../selection.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { requestId } from '../request-id.ts';
import {
  LEAD_SORTS,
  colleague,
  lead,
  leadCounts,
  leadEntry,
  leadKind,
  leadRuleKind,
  leadRules,
  leadState,
  leadTab,
  replyTemplate,
} from './lead.shapes.ts';

const call = callsOf('/visitor/v2/lead', [exhibitor]);

/** The inbox narrowed: by the buyer's name, company and e-mail and the exhibit, by what it is, how far it is, who deals with it, and what is due. */
const filter = z.object({
  keyword: searchText,
  kind: leadKind.optional(),
  state: leadTab.optional(),
  /** Whose: one's own, nobody's, or a colleague's. */
  employee: z.union([z.enum(['me', 'nobody']), id('employee')]).optional(),
  due: z.boolean().default(false),
});
const sorted = { sort: z.enum(LEAD_SORTS).default('createdAt'), descending: z.boolean().default(true) };

export const list = call({
  does: "The company's leads, orders and inquiries alike: admins see all, other staff those assigned to them and those of nobody",
  path: 'list',
  input: page.extend({ ...filter.shape, ...sorted }),
  /**
   * `counts`: of those that the filter finds in whatever state. `waiting`, `due`: of all. `answersMissing`:
   * until it is told how soon the company answers.
   */
  output: pageSchema(lead).extend({
    counts: leadCounts,
    waiting: z.int(),
    due: z.int(),
    answersMissing: z.int(),
    answerTime: answerTime.nullable(),
  }),
});

export const get = call({
  does: 'One lead with what happened to it, oldest first',
  path: 'get',
  input: z.object({ id: id('lead') }),
  output: z.object({ lead, entries: z.array(leadEntry) }),
  errors: ['notFound'],
  example: { id: '$lead' },
});

export const assignees = call({
  does: 'Colleagues whom a lead can be assigned to',
  path: 'assignees',
  roles: [exhibitorAdmin],
  output: z.object({ list: z.array(colleague) }),
});

export const exportList = call({
  does: 'The leads with their buyers as a spreadsheet, filtered and sorted as the list is',
  path: 'export',
  roles: [exhibitorAdmin],
  answers: 'file',
  input: filter.extend({ lang, ...sorted }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

const chosen = z.array(id('lead')).min(1, 'select').max(LIMITS.pageSizeMax);
/** Those that stood so already are not counted. */
const changed = z.object({ changed: z.int() });

export const assign = call({
  does: 'Give leads to a colleague, or to nobody: all of them or none',
  path: 'assign',
  roles: [exhibitorAdmin],
  input: z.object({ ids: chosen, employeeId: id('employee').nullable() }),
  output: changed,
  errors: ['notFound'],
  example: { ids: ['$lead'], employeeId: null },
});

export const rules = call({
  does: 'To whom new leads go by themselves; colleagues who have left are not among them',
  path: 'rules',
  roles: [exhibitorAdmin],
  output: leadRules,
});

export const setRules = call({
  does: 'Decide to whom leads go by themselves from now on: by product line, country or language, the rest in turn',
  path: 'updateRules',
  roles: [exhibitorAdmin],
  input: z.object({
    rules: z
      .array(z.object({ kind: leadRuleKind, value: code, employeeId: id('employee') }))
      .max(LIMITS.leadRulesMax, 'tooMuch')
      .default([]),
    turns: z.array(id('employee')).max(LIMITS.leadRulesMax, 'tooMuch').default([]),
  }),
  errors: ['notFound'],
  example: { rules: [{ kind: 'country', value: 'BR', employeeId: '$employee' }], turns: [] },
});

/** Why it was lost is asked for then, and kept with nothing else. */
const towards = { state: leadState, lostReason: optionalText(LIMITS.lostReasonMax) };

export const setState = call({
  does: 'Say how far leads are: some, or all that match a filter but for some; all of them or none. The first answer is timed when one is no longer new',
  path: 'setState',
  input: z.object({
    selection: selectionOf(someById('lead', LIMITS.pageSizeMax), allMatching('lead', filter)),
    ...towards,
  }),
  output: changed,
  errors: ['notFound', 'editConflict'],
  example: { selection: { ids: ['$lead'] }, state: 'contacted' },
});

export const setFollowUp = call({
  does: 'Set the day on which a lead is to be followed up, or none',
  path: 'setFollowUp',
  input: z.object({ id: id('lead'), on: date.nullable() }),
  errors: ['notFound'],
  example: { id: '$lead', on: '2027-03-15' },
});

export const reply = call({
  does: 'Answer the buyer of a lead by e-mail; a lead that was new is contacted by it',
  path: 'reply',
  input: z.object({ id: id('lead'), text: text(LIMITS.leadReplyMax), requestId }),
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'leadReplyLimit', 'leadUnreachable', 'conflict'],
  rate: { perMinute: 20 },
  example: { id: '$lead', text: '您好，报价单将于今天发送。' },
});

export const templates = call({
  does: "The company's templates for replies, by name",
  path: 'templates',
  output: z.object({ list: z.array(replyTemplate) }),
});

const templateName = text(LIMITS.replyTemplateNameMax);

export const saveTemplate = call({
  does: 'Keep a reply as a template for the company; of the same name there is one, and the later one stays',
  path: 'saveTemplate',
  roles: [exhibitorAdmin],
  input: z.object({ name: templateName, text: text(LIMITS.leadReplyMax) }),
  errors: ['replyTemplateLimit'],
  example: { name: '报价', text: '{name}，您好！报价单将于今天发送。' },
});

export const removeTemplate = call({
  does: 'Delete a template for replies; one that is gone already stays gone',
  path: 'removeTemplate',
  roles: [exhibitorAdmin],
  input: z.object({ name: templateName }),
  example: { name: '报价' },
});

export const addNote = call({
  does: 'Write a note to a lead, for the company alone',
  path: 'addNote',
  input: z.object({ id: id('lead'), text: text(LIMITS.leadNoteMax), requestId }),
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'leadNoteLimit', 'conflict'],
  example: { id: '$lead', text: '下周回电' },
});

export const editNote = call({
  does: 'Change an own note',
  path: 'editNote',
  input: z.object({ id: id('leadNote'), text: text(LIMITS.leadNoteMax) }),
  errors: ['notFound'],
  example: { id: '$leadNote', text: '下周三回电' },
});

export const removeNote = call({
  does: "Delete an own note; as an administrator anybody's",
  path: 'removeNote',
  input: z.object({ id: id('leadNote') }),
  errors: ['notFound'],
  example: { id: '$leadNote' },
});
