import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingual, id, lang, optionalBilingual, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor } from '../roles.ts';
import { requestId } from '../request-id.ts';
import { programmeCard, programmeKind } from './programme.shapes.ts';

const call = callsOf('/organizer/v1/programme', [editor]);

const version = z.int().min(1);
const programmeDesk = programmeCard.extend({ version: z.int(), deleted: z.boolean() });
export type ProgrammeDesk = z.output<typeof programmeDesk>;
const saved = z.object({ id: z.string(), version: z.int() });

const programmeForm = z.object({
  kind: programmeKind,
  title: bilingual(LIMITS.articleTitleMax),
  description: optionalBilingual(LIMITS.programmeTextMax),
  place: optionalBilingual(120),
  speaker: optionalBilingual(200),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
const inOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean =>
  new Date(startsAt) < new Date(endsAt);
const wrongOrder = { message: 'programmeTimes', path: ['endsAt'] };

export const list = call({
  does: 'Concurrent programmes in the order of time, to edit them',
  path: 'list',
  input: page.extend({
    deleted: z.boolean().default(false),
    keyword: searchText,
    /** Those alone that lack this language. */
    lacks: lang.optional(),
  }),
  output: pageSchema(programmeDesk),
});

export const get = call({
  does: 'One concurrent programme, a deleted one too',
  path: 'get',
  input: z.object({ id: id('programme') }),
  output: programmeDesk,
  errors: ['notFound'],
  example: { id: '$programme' },
});

const example = {
  kind: 'forum' as const,
  title: { zh: '生物农药论坛', en: 'Forum on biologicals' },
  description: { zh: '登记与田间效果。', en: 'Registration and field results.' },
  place: { zh: '2F 会议室 A', en: 'Meeting Room A, 2F' },
  speaker: { zh: '', en: '' },
  startsAt: '2027-03-10T02:00:00Z',
  endsAt: '2027-03-10T03:30:00Z',
};

export const create = call({
  does: 'Add a concurrent programme; it is public at once',
  path: 'create',
  input: programmeForm.extend({ requestId }).refine(inOrder, wrongOrder),
  output: saved,
  errors: ['conflict'],
  example,
});

export const change = call({
  does: 'Change a concurrent programme',
  path: 'change',
  input: programmeForm.extend({ id: id('programme'), version }).refine(inOrder, wrongOrder),
  output: saved,
  errors: ['notFound', 'editConflict'],
  example: { ...example, id: '$programme', version: 1 },
});

export const remove = call({
  does: 'Delete a concurrent programme; it can be restored',
  path: 'remove',
  input: z.object({ id: id('programme') }),
  errors: ['notFound'],
  example: { id: '$programme' },
});

export const restore = call({
  does: 'Bring a deleted concurrent programme back',
  path: 'restore',
  input: z.object({ id: id('deletedProgramme') }),
  errors: ['notFound'],
  example: { id: '$deletedProgramme' },
});
