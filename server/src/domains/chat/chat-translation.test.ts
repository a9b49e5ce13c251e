import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { openEngine, translated } from '../../../test/translation-engine.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeVisitor,
  PASSWORD,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { engine: engineCall, message } = contract.chatTranslation;

const engine = await openEngine();
afterAll(() => engine.close());
const portal = testPortal({ TRANSLATE_URL: engine.url });
const without = testPortal();

let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
let conversationId: string;
beforeEach(async () => {
  engine.state.answer = translated;
  engine.questions.length = 0;
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal, { name: '李明' });
  conversationId = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, [
    { side: 'visitor', minutesAgo: 3, text: '需要20吨草甘膦，请报价。' },
    { side: 'exhibitor', minutesAgo: 2, text: 'We can offer 20 MT.' },
    { side: 'visitor', minutesAgo: 2, card: true },
  ]);
});

const translate = (person: Person, seq: number, into: Lang, at = portal) =>
  at.as(person)(message, { conversationId, seq, into });
const kept = () =>
  portal.ctx.db
    .selectFrom('chat_translation')
    .where('exhibition_id', '=', portal.ctx.exhibition.id)
    .where('message_id', 'in', (inner) =>
      inner
        .selectFrom('chat_message')
        .where('chat_message.exhibition_id', '=', portal.ctx.exhibition.id)
        .where('conversation_id', '=', conversationId)
        .select('id'),
    )
    .select(['lang', 'text', 'author_id'])
    .orderBy('lang')
    .execute();

describe('a message', () => {
  test('is translated without its numbers and names, which stand in the answer', async () => {
    expect([await translate(staff, 1, 'en'), engine.questions.map(({ q }) => q)]).toEqual([
      { text: '[en] 需要 20 t glyphosate，请报价。', by: 'engine', kept: [] },
      ['需要 QZ0Z QZ1Z，请报价。'],
    ]);
  });

  test('is asked of the engine once for each language, whoever reads it', async () => {
    const first = await translate(staff, 1, 'en');
    expect([await translate(buyer, 1, 'en'), await translate(staff, 1, 'en'), engine.questions.length]).toEqual([
      first,
      first,
      1,
    ]);
    expect(await kept()).toEqual([{ lang: 'en', text: first.text, author_id: buyer.visitorId }]);
  });

  test('that is in the language already, or is no text, is not translated', async () => {
    expect([
      await outcomeOf(translate(staff, 2, 'en')),
      await outcomeOf(translate(staff, 1, 'zh')),
      await outcomeOf(translate(staff, 3, 'en')),
      await outcomeOf(translate(staff, 99, 'en')),
      engine.questions,
    ]).toEqual(['sameLanguage', 'sameLanguage', 'notFound', 'notFound', []]);
  });

  test('of which a passage comes back without its figures keeps that passage, and says so', async () => {
    const { seq } = await portal.as(buyer)(contract.chat.send, {
      conversationId,
      clientId: newId(),
      body: { kind: 'text', text: '需要20吨。请报价。' },
    });
    engine.state.answer = (reply) =>
      void reply.writeHead(200).end('{"translatedText":["We need some.","Please quote."]}');
    expect(await translate(staff, seq, 'en')).toEqual({
      text: '需要20吨。 Please quote.',
      by: 'engine',
      kept: ['需要20吨。'],
    });
  });

  test('of which nothing can be trusted, or that the engine does not answer, is said to have failed, and tried again', async () => {
    engine.state.answer = (reply) => void reply.writeHead(200).end('{"translatedText":"We need some."}');
    const lost = await outcomeOf(translate(staff, 1, 'en'));
    engine.state.answer = (reply) => void reply.destroy();
    const down = await outcomeOf(translate(staff, 1, 'en'));
    engine.state.answer = translated;
    expect([lost, down, await kept(), (await translate(staff, 1, 'en')).by]).toEqual([
      'translationFailed',
      'translationFailed',
      [],
      'engine',
    ]);
  });

  test('goes with its translations when it is recalled, also one that was at work', async () => {
    const send = async (text: string) =>
      (await portal.as(buyer)(contract.chat.send, { conversationId, clientId: newId(), body: { kind: 'text', text } }))
        .seq;
    const [first, second] = [await send('请尽快报价'), await send('请尽快发样')];
    await translate(staff, first, 'en');
    await portal.as(buyer)(contract.chat.recall, { conversationId, seq: first });
    const gone = await outcomeOf(translate(staff, first, 'en'));
    engine.state.answer = (reply, question) =>
      void portal
        .as(buyer)(contract.chat.recall, { conversationId, seq: second })
        .then(() => translated(reply, question));
    expect([gone, await outcomeOf(translate(staff, second, 'en')), await kept()]).toEqual(['notFound', 'notFound', []]);
  });

  test('loses its translations with the account of its author, and no others', async () => {
    await translate(staff, 1, 'en');
    await translate(buyer, 2, 'zh');
    await portal.as(buyer)(contract.account.deleteAccount, { proof: { password: PASSWORD } });
    expect((await kept()).map(({ lang, author_id: author }) => [lang, author])).toEqual([['zh', staff.employeeId]]);
    // what was said stays with the other side, and is translated anew, for nobody
    await translate(staff, 1, 'en');
    expect((await kept()).map(({ lang, author_id: author }) => [lang, author])).toEqual([
      ['en', null],
      ['zh', staff.employeeId],
    ]);
  });

  test('keeps no translation for an author who goes at the moment at which it is made', async () => {
    const mine = sql`select id from chat_message where conversation_id = ${conversationId} and seq = 1`;
    await portal.ctx.db.transaction().execute(async (going) => {
      // as an erasure does: first what is theirs, then their name
      await sql`delete from chat_translation where message_id = (${mine})`.execute(going);
      await translate(staff, 1, 'en');
      await sql`update chat_message set author_id = null where id = (${mine})`.execute(going);
    });
    expect(await kept()).toEqual([]);
  });

  test('is found by nobody who may not read it, and the engine hears nothing (G2)', async () => {
    const colleague = await makeEmployee(portal, company);
    const stranger = await makeVisitor(portal);
    const other = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const sugar = { ...(await makeVisitor(portal, {}, portal.sugarCtx)), host: SUGAR_HOST };
    await translate(staff, 1, 'en');
    engine.questions.length = 0;
    const outcomes = await Promise.all(
      [colleague, stranger, other, sugar].map((one) => outcomeOf(translate(one, 1, 'en'))),
    );
    expect([outcomes, engine.questions]).toEqual([['notFound', 'notFound', 'notFound', 'notFound'], []]);
  });
});

describe('without an engine', () => {
  test('nothing is translated but what needs none, and whoever asks is told', async () => {
    const there = await makeExhibitor(without);
    const member = await makeEmployee(without, there);
    const asker = await makeVisitor(without);
    conversationId = await makeConversation(without, there, asker, {}, [
      { side: 'visitor', minutesAgo: 3, text: '需要20吨草甘膦，请报价。' },
      { side: 'visitor', minutesAgo: 2, text: '草甘膦 480克/升 可溶液剂 20吨' },
    ]);
    expect([
      (await without.as(member)(engineCall, {})).present,
      (await portal.as(staff)(engineCall, {})).present,
      await outcomeOf(translate(member, 1, 'en', without)),
      await translate(member, 2, 'en', without),
    ]).toEqual([false, true, 'translationOff', { text: 'glyphosate 480 g/L SL 20 t', by: 'names', kept: [] }]);
  });
});
