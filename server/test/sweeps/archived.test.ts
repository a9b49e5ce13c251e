import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInArchive, OPEN_IN_ARCHIVE } from '@fairbridge/contract/fair-state.ts';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { Actor } from './actors.ts';
import { tablesOf } from './journal.ts';
import { ask, everyCall, inputOf, openStage, watched, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** One of those who may make the call, somebody with rows of their own before a guest. */
function actorOf({ roles }: AnyCall): Actor {
  const has = (...some: readonly string[]): boolean => roles.some((role) => some.includes(role));
  if (has('owner', 'reviewer', 'editor', 'support')) return 'organizer';
  if (has('exhibitor', 'exhibitorAdmin')) return 'aAdmin';
  if (has('visitor', 'registeredVisitor')) return 'visitorOne';
  return has('organizer') ? 'organizer' : 'anonymous';
}

/**
 * What is written down of reading itself: exports in the log, what was opened or seen, and what is made when its owner first looks at it,
 * as a badge or a card.
 */
const NOTES: ReadonlySet<string> = new Set([
  'audit',
  'badge',
  'chat_report',
  'document_opening',
  'inquiry',
  'lead',
  'notice',
  'report_share',
  'visiting_card',
]);

test('what may be called at an archived fair, and is not named as changing something, only reads', async () => {
  const changing: string[] = [];
  for (const [name, call] of everyCall) {
    if (!openInArchive(name) || OPEN_IN_ARCHIVE.has(name)) continue;
    const actor = actorOf(call);
    const input = await inputOf(stage, call, actor);
    const { changes } = await watched(stage, call, () => ask(stage, call, actor, input));
    const changed = tablesOf(changes).filter((table) => !NOTES.has(table));
    if (changed.length > 0) changing.push(`${name}: ${changed.join(', ')}`);
  }
  expect(changing).toEqual([]);
});
