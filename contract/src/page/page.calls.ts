import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingual, bilingualOut, lang, optionalBilingual } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor } from '../roles.ts';
import { legalPage, pageDesk, pageName, pageSummary, pageVersion } from './page.shapes.ts';
import { richBilingual } from '../rich-text/rich-text.ts';

const call = callsOf('/organizer/v1/page', [editor]);

const revision = z.int().min(0);

export const list = call({
  does: 'The pages of the fair with their versions',
  path: 'list',
  output: z.object({
    list: z.array(pageSummary),
    /** Languages that a question or an answer lacks. */
    questionsLack: z.array(lang),
  }),
});

export const get = call({
  does: 'One page: as published, with all versions, and as it is being written',
  path: 'get',
  input: z.object({ page: pageName }),
  output: pageDesk,
  example: { page: 'about' },
});

const body = {
  zh: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: '正文' }] }],
  },
  en: { type: 'doc' as const, content: [] },
};

export const save = call({
  does: 'Keep what is being written of a page, without publishing it',
  path: 'save',
  input: z.object({ page: pageName, revision, body: richBilingual }),
  output: z.object({ revision: z.int() }),
  errors: ['editConflict'],
  example: { page: 'disclaimer', revision: 0, body },
});

export const discard = call({
  does: 'Throw away what is being written of a page',
  path: 'discard',
  input: z.object({ page: pageName, revision }),
  errors: ['editConflict'],
  example: { page: 'disclaimer', revision: 0 },
});

export const publish = call({
  does: 'Publish what was written of a page as its new version; of the agreement it is from then on what people consent to. Agreement and disclaimer wait for a second person where the fair asks for two',
  path: 'publish',
  input: z.object({
    page: pageName,
    revision: z.int().min(1),
    version: pageVersion,
    changes: optionalBilingual(LIMITS.pageChangesMax),
    consentAgain: z.boolean().default(false),
    /** Only one language differs from the version that holds, and the other is meant to stay as it is. */
    oneLanguage: z.boolean().default(false),
  }),
  /** `waits`: somebody else has to release it. */
  output: z.object({ waits: z.boolean() }),
  errors: ['notFound', 'editConflict', 'releaseWaits'],
  example: { page: 'about', revision: 1, version: '2026-02' },
});

export const fill = call({
  does: 'Write a legal page anew as its draft, from the usual words and the fair’s details: who answers for the fair, and how they are reached. What is missing there stands in brackets, and has to be filled in before it is published',
  path: 'fill',
  input: z.object({ page: legalPage, revision }),
  output: z.object({ revision: z.int() }),
  errors: ['editConflict'],
  example: { page: 'agreement', revision: 0 },
});

export const restore = call({
  does: 'Take a version of a page that was published as what is being written, to publish it again; what was being written is replaced',
  path: 'restore',
  input: z.object({ page: pageName, revision, version: pageVersion }),
  output: z.object({ revision: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: { page: 'disclaimer', revision: 0, version: '2026-01' },
});

const question = z.object({
  question: bilingual(LIMITS.questionAskedMax),
  answer: bilingual(LIMITS.questionAnswerMax),
});

export const getQuestions = call({
  does: 'The questions and answers of the fair, to edit them',
  path: 'questions',
  output: z.object({ list: z.array(z.object({ question: bilingualOut, answer: bilingualOut })), version: z.int() }),
});

export const saveQuestions = call({
  does: 'Replace the questions and answers of the fair, in their order',
  path: 'saveQuestions',
  input: z.object({ version: z.int().min(1), list: z.array(question).max(LIMITS.questionsAnsweredMax) }),
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: {
    version: 1,
    list: [
      { question: { zh: '谁可以参观？', en: 'Who may visit?' }, answer: { zh: '专业观众。', en: 'Trade visitors.' } },
    ],
  },
});
