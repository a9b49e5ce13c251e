import { Pdf } from '../server/src/platform/pdf/pdf.ts';
import type { PrintedFair } from '../server/src/platform/pdf/pdf.shapes.ts';
import { BADGES } from '../server/src/domains/voucher/voucher.drawings.ts';
import type { Badge } from '../server/src/domains/voucher/voucher.shapes.ts';
import { atMost, plain, type Row } from './table.ts';

const ROUNDS = 30;
const fair: PrintedFair = {
  name: { zh: '国际农用化学品展览会', en: 'International Agrochemical Fair' },
  venue: { zh: '国家会展中心', en: 'National Exhibition and Convention Center' },
  city: { zh: '上海', en: 'Shanghai' },
  startsOn: '2026-11-21',
  endsOn: '2026-11-24',
  theme: { action: '#0F5B3E', accent: '#E8B33F', ink: '#1C2321' },
};
const people = [
  ['张伟', '深圳市创新智能装备有限公司'],
  ['王芳·阿依古丽', '新疆棉花（集团）股份有限公司'],
  ['Maximilian Alexander von Hohenstein-Oldenburg', 'Bundesverband Pflanzenschutzmittel GmbH & Co. KG'],
] as const;

function badge(at: number): Badge {
  const [name, company] = people[at % people.length] ?? people[0];
  const number = `V26-${String(at).padStart(6, '0')}`;
  const country = { zh: '中国', en: 'China' };
  return {
    kind: 'visitor',
    name,
    company,
    position: '采购总监',
    country,
    number,
    qr: `https://fair.example/b/${'x'.repeat(32)}`,
  };
}

/** A badge as the portal draws it, in its thread: the first one with the thread's start, the median of thirty, the largest file. */
export async function measurePdf(): Promise<Row[]> {
  const pdf = new Pdf();
  const times: number[] = [];
  let largest = 0;
  const draw = async (at: number): Promise<number> => {
    const from = performance.now();
    const { bytes } = await pdf.draw(BADGES, fair, [badge(at)]);
    largest = Math.max(largest, bytes.length);
    return performance.now() - from;
  };
  const cold = await draw(0);
  for (let at = 1; at <= ROUNDS; at += 1) times.push(await draw(at));
  await pdf.close();
  const median = times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
  return [
    plain('badge, the first, with the thread and its fonts', `${cold.toFixed(0)} ms`),
    atMost('badge, median of 30', median, 150, 'ms'),
    atMost('badge, largest file', largest / 1000, 400, 'kB'),
  ];
}
