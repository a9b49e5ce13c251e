import { openEngine, type Asked } from '../server/test/translation-engine.ts';

/** In both languages, as the engine of the journeys knows them: `QZ0Z` and its like stand for what no engine may see. */
const KNOWN: readonly (readonly [zh: string, en: string])[] = [
  ['我们可以供应 QZ0Z QZ1Z，QZ2Z 号 QZ3Z，每月 QZ4Z。', 'We can supply QZ0Z QZ1Z, QZ2Z no. QZ3Z, QZ4Z a month.'],
  ['样品本周寄出。', 'The samples leave this week.'],
];
/** What it is out of order for, each time it is asked the first, third, fifth time. */
const HARD: readonly [zh: string, en: string] = ['今天无法答复。', 'No answer is possible today.'];

/** The sentence in the other language, where it came exactly so. */
function told(passage: string, target: string): string {
  const [zh, en] = [...KNOWN, HARD].find((pair) => pair.includes(passage)) ?? [];
  return (target === 'zh' ? zh : en) ?? `? ${passage}`;
}

/** The engine of the portal that all journeys share. It stands before any of them begins, so what it says is settled here. */
export async function openJourneysEngine(): Promise<{ url: string; close: () => Promise<void> }> {
  const engine = await openEngine();
  const timesAsked = ({ q }: Asked): number => engine.questions.filter((one) => one.q === q).length;
  engine.state.answer = (reply, question) => {
    const { q, target } = question;
    if (typeof q === 'string' && HARD.includes(q) && timesAsked(question) % 2 === 1)
      return void reply.writeHead(500).end('{"error":"out of order"}');
    const translatedText = typeof q === 'string' ? told(q, target) : q.map((passage) => told(passage, target));
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText }));
  };
  return { url: engine.url, close: engine.close };
}
