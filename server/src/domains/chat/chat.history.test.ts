import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeVisitor, type Exhibitor, type Visitor } from '../../../test/world.ts';

const { history } = contract.chat;

const portal = testPortal();
let company: Exhibitor;
let buyer: Visitor;
let id: string;
const ALL = 600;
beforeAll(async () => {
  company = await makeExhibitor(portal);
  buyer = await makeVisitor(portal);
  const said = Array.from({ length: ALL }, (_, at) => ({
    side: at % 2 === 0 ? ('visitor' as const) : ('exhibitor' as const),
    minutesAgo: ALL - at,
    text: `第 ${at + 1} 条`,
  }));
  id = await makeConversation(portal, company, buyer, {}, said);
});

const part = async (asked: { beforeSeq?: number; afterSeq?: number; limit?: number }) => {
  const { list, hasMore, lastSeq } = await portal.as(buyer)(history, { conversationId: id, ...asked });
  return { seqs: list.map(({ seq }) => seq), hasMore, lastSeq };
};
const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('without a place the newest twenty come, in order', async () => {
  expect(await part({})).toEqual({ seqs: run(581, 600), hasMore: true, lastSeq: ALL });
});

test('going back comes to the first and says when nothing is before it', async () => {
  expect([
    await part({ beforeSeq: 581 }),
    await part({ beforeSeq: 22 }),
    await part({ beforeSeq: 21 }),
    await part({ beforeSeq: 1 }),
  ]).toEqual([
    { seqs: run(561, 580), hasMore: true, lastSeq: ALL },
    { seqs: run(2, 21), hasMore: true, lastSeq: ALL },
    { seqs: run(1, 20), hasMore: false, lastSeq: ALL },
    { seqs: [], hasMore: false, lastSeq: ALL },
  ]);
});

test.for([0, 1, 20, 21, 199, 200, 201, 400, 499, 501, 600])(
  'who has missed %i catches up with all of them in order, and with nothing twice (G51)',
  async (missed) => {
    const found: number[] = [];
    let pages = 0;
    for (let after = ALL - missed, more = true; more; pages += 1) {
      const page = await part({ afterSeq: after, limit: 200 });
      found.push(...page.seqs);
      after = page.seqs.at(-1) ?? after;
      more = page.hasMore;
    }
    expect([found, pages]).toEqual([run(ALL - missed + 1, ALL), Math.max(1, Math.ceil(missed / 200))]);
  },
);

test('between two places only what stands there comes', async () => {
  expect(await part({ afterSeq: 100, beforeSeq: 105 })).toEqual({ seqs: run(101, 104), hasMore: false, lastSeq: ALL });
});

test('beyond what is written nothing is found, and no more than 200 at once', async () => {
  expect([await part({ afterSeq: 5000 }), await outcomeOf(part({ limit: 201 }))]).toEqual([
    { seqs: [], hasMore: false, lastSeq: ALL },
    'badInput',
  ]);
});
