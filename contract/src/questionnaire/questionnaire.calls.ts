import { z } from 'zod';
import { currentUser } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { bilingualOut, code, fileOut, lang, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor, exhibitor, visitor } from '../roles.ts';
import { answer, managedQuestion, question, questionForm, site, writtenAnswer } from './questionnaire.shapes.ts';

const call = callsOf('/organizer/v1/question', [editor]);

/** The questions of a place, as somebody without answers would be asked. */
const asked = z.object({
  site,
  /** Changes with each change of the questions; goes back with the answers. */
  version: z.int(),
  questions: z.array(question),
});

export const ofSite = call({
  does: 'The questions of a site place',
  path: '/visitor/v2/customQuestions/questionSite',
  roles: [visitor, exhibitor],
  input: z.object({ site }),
  output: asked,
  example: { site: 'register' },
});

export const get = call({
  does: 'The questionnaire with own answers: of a visitor the registration or the survey, of an employee the exhibitor’s',
  path: '/visitor/v2/questions/questionnaire',
  roles: [visitor, exhibitor],
  input: z.object({ site: site.optional() }),
  output: asked.extend({ answers: z.array(answer) }),
  errors: ['notFound'],
});

export const save = call({
  does: 'Save own answers: the last step of the registration, and changes at any time after it',
  path: '/visitor/v2/questions/saveQuestion',
  roles: [visitor, exhibitor],
  input: z.object({
    site: site.optional(),
    /** Of the questions that were answered: if they have changed since, nothing is saved and the call says so. */
    version: z.int().optional(),
    answers: z.array(answer).max(LIMITS.questionsMax),
  }),
  /** `answers` as stored: those of questions that are not asked are left out, a group of a tree is its choices. */
  output: z.object({ user: currentUser, next: z.string(), answers: z.array(answer) }),
  errors: ['stepNotOpen', 'notFound', 'questionsChanged'],
  example: { answers: [{ question: 'businessType', choices: ['importer'] }] },
});

export const listSites = call({
  does: 'The places questions are asked at, with their numbers',
  path: 'sites',
  input: z.object({}),
  output: z.object({
    sites: z.array(
      z.object({
        site,
        version: z.int(),
        /** Questions offered today. */
        questions: z.int(),
        /** People who have answered at least one of them. */
        respondents: z.int(),
      }),
    ),
  }),
});

export const list = call({
  does: 'All questions of a place with the number of answers of each option, retired ones last',
  path: 'list',
  input: z.object({ site }),
  output: z.object({ site, version: z.int(), respondents: z.int(), questions: z.array(managedQuestion) }),
  example: { site: 'register' },
});

export const saveForm = call({
  does: 'Create or edit a whole question; saving a retired one brings it back',
  path: 'save',
  input: z.object({
    site,
    /** Null makes a new question, at the end of its place. */
    code: code.nullable().default(null),
    /** Of the question that was edited; null for a new one. */
    version: z.int().nullable().default(null),
    form: questionForm,
  }),
  output: z.object({ question: managedQuestion, version: z.int() }),
  errors: ['notFound', 'editConflict', 'questionAnswered'],
  example: {
    site: 'register',
    form: {
      title: { zh: '您是否需要接机服务', en: 'Do you need to be met at the airport?' },
      kind: 'single',
      options: [
        { code: 'yes', name: { zh: '需要', en: 'Yes' } },
        { code: 'no', name: { zh: '不需要', en: 'No' } },
      ],
    },
  },
});

export const sort = call({
  does: 'Put the questions of a place in this order',
  path: 'sort',
  input: z.object({
    site,
    /** Of the place, as listed. */
    version: z.int(),
    /** Every question that is offered, each once. */
    codes: z.array(code).max(LIMITS.questionsMax),
  }),
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: { site: 'visit', version: 1, codes: [] },
});

export const remove = call({
  does: 'Take a question off: deleted without answers, else retired and its answers kept',
  path: 'remove',
  input: z.object({ code, version: z.int() }),
  output: z.object({ done: z.enum(['deleted', 'retired']), version: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: { code: 'businessType', version: 1 },
});

export const preview = call({
  does: 'The questions of a place as they are asked, for the editor',
  path: 'preview',
  input: z.object({ site }),
  output: asked,
  example: { site: 'register' },
});

export const listWritten = call({
  does: 'What was written as the answer to a question, or beside one of its options; without whom',
  path: 'written',
  input: page.extend({ code, keyword: searchText }),
  output: pageSchema(writtenAnswer).extend({ title: bilingualOut }),
  errors: ['notFound'],
  example: { code: 'businessType' },
});

export const getAnswers = call({
  does: 'All answers to the questions of a place as a spreadsheet: a row for each person, without whom',
  path: 'answers',
  answers: 'file',
  input: z.object({ site, lang }),
  output: fileOut,
  rate: { perMinute: 5 },
  example: { site: 'register', lang: 'zh' },
});
