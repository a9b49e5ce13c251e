import { test } from 'vitest';
import { sql } from 'kysely';
import { openStage, ask, inputOf } from './stage.ts';
import { calls } from '@fairbridge/contract/index.ts';
test('probe', async () => {
  const s = await openStage();
  const c = calls.get('content.article')!;
  const i = await inputOf(s, c, 'visitorOne');
  console.log(i, (await ask(s, c, 'visitorOne', i)).text.slice(0, 400));
  console.log((await sql`select id, exhibition_id, published_at, now() from article`.execute(s.test.scope.db)).rows);
  await s.close();
});
