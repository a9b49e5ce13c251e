import type { Insertable } from 'kysely';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyRows } from './demo-company.ts';
import { chatRows, conversationRow, type Said } from './factories/factories.ts';

type Buyer = { id: string };
type Chat = { conversation: Insertable<Tables['conversation']>; messages: Insertable<Tables['chat_message']>[] };

/** Nobody is written to because of what the demo brought. */
const TOLD = { visitor_told: true, exhibitor_told: true } as const;

/** The demo buyer has asked the demo exhibitor, who has just answered. */
function answered({ exhibitor, employees, products }: CompanyRows, buyer: Buyer): Chat[] {
  const [admin] = employees;
  const product = products.find(({ scope }) => scope === 0);
  if (admin === undefined || product === undefined) return [];
  const asks = (minutesAgo: number, text: string): Said => ({ side: 'visitor', authorId: buyer.id, minutesAgo, text });
  const says = (minutesAgo: number, text: string): Said => ({
    side: 'exhibitor',
    authorId: admin.id,
    minutesAgo,
    text,
  });
  const said: Said[] = [
    asks(95, '您好，我们是进口商，想了解这个产品的供货情况。'),
    { ...asks(94, ''), productId: product.id },
    says(80, '您好！目前有现货，起订量可以谈。请问每年大概需要多少？'),
    asks(62, '每年两到三个货柜，分批发货。可以先寄样品吗？'),
    { ...says(58, ''), card: true },
    says(4, '可以，样品免费，运费到付。请把收件地址发给我。'),
  ];
  const row = conversationRow(exhibitor, buyer.id, { employee_id: admin.id, ...TOLD });
  return [chatRows(row, said, { visitor: 5, exhibitor: 4 })];
}

/** Somebody of the trade waits for an answer of the demo exhibitor. */
function waiting({ exhibitor }: CompanyRows, other: Buyer): Chat {
  const says = (minutesAgo: number, text: string): Said => ({ side: 'visitor', authorId: other.id, minutesAgo, text });
  const said = [says(12, 'Hello, do you ship to South America?'), says(11, 'We would need about 20 tonnes a month.')];
  return chatRows(conversationRow(exhibitor, other.id, { employee_id: null, ...TOLD }), said);
}

/** The demo buyer and another company, long read. */
function read({ exhibitor, employees: [employee] }: CompanyRows, buyer: Buyer): Chat[] {
  if (employee === undefined) return [];
  const said: Said[] = [
    { side: 'visitor', authorId: buyer.id, minutesAgo: 3_000, text: '请问展会期间可以约个时间在展位见面吗？' },
    { side: 'exhibitor', authorId: employee.id, minutesAgo: 2_950, text: '当然，展会第二天上午十点可以吗？' },
    { side: 'visitor', authorId: buyer.id, minutesAgo: 2_940, text: '好的，到时见。' },
  ];
  const row = conversationRow(exhibitor, buyer.id, {
    employee_id: employee.id,
    resolved_at: new Date().toISOString(),
    ...TOLD,
  });
  return [chatRows(row, said, { visitor: 3, exhibitor: 3 })];
}

/** Whoever speaks with a buyer is in charge of them, and has their contact and leads. */
async function giveCustomers(db: Db, chats: readonly Chat[]): Promise<void> {
  for (const { conversation } of chats) {
    const { exhibition_id, exhibitor_id, visitor_id, employee_id } = conversation;
    if (employee_id === null || employee_id === undefined || visitor_id === null || visitor_id === undefined) continue;
    await insertRows(db, 'customer', [{ exhibition_id, exhibitor_id, visitor_id, employee_id }]);
    for (const table of ['contact', 'lead'] as const)
      await db
        .updateTable(table)
        .set({ employee_id })
        .where('exhibitor_id', '=', exhibitor_id)
        .where('visitor_id', '=', visitor_id)
        .execute();
  }
}

/** Conversations of the demo buyer and the demo exhibitor; each of them has something unread. */
export async function loadChats(
  db: Db,
  companies: readonly CompanyRows[],
  buyer: Buyer,
  visitors: readonly Buyer[],
): Promise<void> {
  const [first, second] = companies;
  const other = visitors.find(({ id }) => id !== buyer.id);
  if (first === undefined) return;
  const chats = [
    ...answered(first, buyer),
    ...(other === undefined ? [] : [waiting(first, other)]),
    ...(second === undefined ? [] : read(second, buyer)),
  ];
  await insertRows(
    db,
    'conversation',
    chats.map(({ conversation }) => conversation),
  );
  await insertRows(
    db,
    'chat_message',
    chats.flatMap(({ messages }) => messages),
  );
  await giveCustomers(db, chats);
}
