import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { NoTranslation, type Translator } from '../../platform/translation/translator.ts';
import { messagesOf } from './chat-message.queries.ts';
import { vocabularyFinder } from './chat-translation.names.ts';
import { keepTranslation, translationOf } from './chat-translation.queries.ts';
import { prepare, tellIn, type Prepared, type Told } from './chat-translation.rules.ts';
import { writtenText } from './chat.answers.ts';
import { readableRow } from './chat.presenting.ts';
import { authorOf, type Member } from './chat.rules.ts';

type Using = Pick<Services, 'counters' | 'log' | 'translator'>;
type Answer = OutputOf<typeof contract.chatTranslation.message>;
type Asked = { conversationId: string; seq: number; into: Lang };

const DAY_SECONDS = 86_400;

/** The text of a message that the caller may read; errors `notFound` for all else, recalled ones too. */
async function textOf(
  ctx: FairContext,
  caller: Member,
  { conversationId, seq }: Asked,
): Promise<{ id: string; text: string }> {
  await readableRow(ctx, caller, conversationId);
  const [row] = await messagesOf(ctx, conversationId, { afterSeq: seq - 1, limit: 1 });
  const text = row?.seq === seq ? writtenText(row) : null;
  if (row === undefined || text === null) fail('notFound');
  return { id: row.id, text };
}

/** Asks the engine. Error: `translationFailed`, also where nothing of what came back can be trusted. */
async function askEngine(
  { log }: Pick<Services, 'log'>,
  translator: Translator,
  prepared: readonly Prepared[],
  into: Lang,
): Promise<Told> {
  const sent = prepared.map(({ masked }) => masked).filter((masked) => masked !== null);
  const from = into === 'zh' ? 'en' : 'zh';
  const back = await translator.translate(sent, from, into).catch((err: unknown) => {
    if (!(err instanceof NoTranslation)) throw err;
    log.error({ err }, 'the translation engine');
    return fail('translationFailed');
  });
  const told = tellIn(prepared, back, into);
  if (told.kept.length === sent.length) fail('translationFailed');
  return told;
}

/** A message in the other language. Only what an engine has made is kept: the rest is made quicker than it is read. */
export async function translateMessage(using: Using, ctx: FairContext, caller: Member, asked: Asked): Promise<Answer> {
  const { into } = asked;
  const { id, text } = await textOf(ctx, caller, asked);
  const before = await translationOf(ctx, id, into);
  if (before !== undefined) return { ...before, by: 'engine' };
  const prepared = prepare(text, into, vocabularyFinder(ctx.exhibition, into));
  if (prepared.every(({ masked }) => masked === null)) {
    const told = tellIn(prepared, [], into);
    if (told.text === text.trim()) fail('sameLanguage');
    return { ...told, by: 'names' };
  }
  const { translator, counters } = using;
  if (translator === null) fail('translationOff');
  const count = await counters.increment(`messages translated for ${authorOf(caller)}`, DAY_SECONDS);
  if (count > LIMITS.chatTranslationsPerDay) fail('chatLimit');
  const told = await askEngine(using, translator, prepared, into);
  // recalled while the engine was at work
  if (!(await keepTranslation(ctx, id, into, told))) fail('notFound');
  return { ...told, by: 'engine' };
}
