import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { postState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { newId } from '../../core/id.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeComment, makeOrganizer, makePost, makeVisitor, speakerOf, type Organizer } from '../../../test/world.ts';

const { get, publish, refuse, remove, removeComment, restore, restoreComment, settleReports } = contract.postReview;

const portal = testPortal();
let editor: Organizer;
let other: Organizer;
beforeAll(async () => {
  [editor, other] = [await makeOrganizer(portal), await makeOrganizer(portal)];
  await sql`update organizer_staff set name = '周敏' where account_id = ${other.accountId}`.execute(portal.ctx.db);
});

let id: string;
beforeEach(async () => {
  const author = speakerOf(await makeVisitor(portal));
  ({ id } = await makePost(portal, author, { state: 'underReview' }));
});

const versionOf = async (): Promise<number> => (await portal.as(editor)(get, { id })).version;
const stateOf = async (): Promise<string> => (await portal.as(editor)(get, { id })).state;
const report = async (): Promise<void> => {
  const { accountId } = await makeVisitor(portal);
  await sql`
    insert into post_report (id, exhibition_id, post_id, account_id, reason)
    values (${newId()}, ${portal.ctx.exhibition.id}, ${id}, ${accountId}, 'advertising')`.execute(portal.ctx.db);
};

describe('a decision about a post', () => {
  test.each(postState.options)('that is %s: what its record offers is done, and nothing else', async (state) => {
    const author = speakerOf(await makeVisitor(portal));
    for (const [verb, call] of Object.entries({ publish, refuse, remove, restore })) {
      ({ id } = await makePost(portal, author, { state }));
      const { version, may } = await portal.as(editor)(get, { id });
      const reason = verb === 'refuse' || verb === 'remove' ? { reason: '广告' } : {};
      await portal.send(call, { id, version, ...reason }, editor);
      expect([verb, (await stateOf()) !== state]).toEqual([
        verb,
        Object.entries(may).some(([one, so]) => one === verb && so),
      ]);
    }
  });

  test('is about what was read: a stale one is refused with who decided what, and when', async () => {
    const read = { id, version: await versionOf() };
    await portal.as(other)(publish, read);
    const late = { ...read, reason: '广告' };
    for (const [call, input] of [
      [refuse, late],
      [remove, late],
    ] as const) {
      const { status, body } = await portal.send(call, input, editor);
      expect([status, body.code]).toEqual([409, CODES.decidedMeanwhile.code]);
      expect(body.message).toMatch(/ · 周敏 · \d{4}-\d\d-\d\d \d\d:\d\d \(GMT\+8\) · 已发布/);
    }
    expect(await stateOf()).toBe('published');
    await portal.as(other)(remove, { ...late, version: await versionOf() });
    const removed = { id, version: await versionOf() };
    await portal.as(other)(restore, removed);
    await portal.as(other)(remove, { ...late, version: await versionOf() });
    // removed as before, but for another reason than the one that was read
    const { body } = await portal.send(restore, removed, { ...editor, lang: 'en' });
    expect(body.message).toMatch(/ · 周敏 · .+ · removed\./);
    expect(await stateOf()).toBe('removed');
  });

  test('about a comment is about what was read, whoever was quicker; the same decision twice is one', async () => {
    const { id: commentId } = await makeComment(
      portal,
      { id, exhibition_id: portal.ctx.exhibition.id },
      speakerOf(await makeVisitor(portal)),
    );
    const seen = async () => {
      const comment = (await portal.as(editor)(get, { id })).commentList.find((one) => one.id === commentId);
      return { id: commentId, version: comment?.version ?? 0, removed: comment?.removed };
    };
    const { removed: _shown, ...read } = await seen();
    await portal.as(other)(removeComment, read);
    expect((await portal.send(removeComment, read, editor)).status).toBe(200);
    const { removed: _removed, ...second } = await seen();
    await portal.as(other)(restoreComment, second);
    // whoever still has it as it was first does not undo what was decided since
    const { status, body } = await portal.send(removeComment, read, editor);
    expect([status, body.code]).toEqual([409, CODES.decidedMeanwhile.code]);
    expect(body.message).toMatch(/ · 周敏 · .+ · 评论已恢复/);
    expect((await seen()).removed).toBe('');
    const [last, ...more] = (
      await portal.as(await makeOrganizer(portal))(contract.organizer.auditList, { objectId: id })
    ).list;
    expect([last?.act, more.map(({ act }) => act)]).toEqual(['post.restoreComment', ['post.removeComment']]);
  });

  test('settles the reports that were read, and none that came later', async () => {
    await report();
    const read = { id, version: await versionOf(), reports: 1 };
    await report();
    const { status, body } = await portal.send(settleReports, read, editor);
    expect([status, body.code]).toEqual([409, CODES.editConflict.code]);
    expect((await portal.as(editor)(get, { id })).reports).toBe(2);
    await portal.as(editor)(settleReports, { ...read, reports: 2 });
    expect((await portal.as(editor)(get, { id })).reports).toBe(0);
  });
});
