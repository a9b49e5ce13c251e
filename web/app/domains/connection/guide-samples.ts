import type {
  ContactRecord,
  LeadRecord,
  OrderRecord,
  QuoteRecord,
} from '@fairbridge/contract/connection/connection.shapes.ts';

/** An order as it is sent and read; the type keeps it true. */
export const SAMPLE_ORDER: OrderRecord = {
  id: 'k3Vq8ZtB1nXw5LrY0cHs',
  orderedAt: '2026-11-23T08:30:00.000Z',
  quantity: 500,
  unit: 'kg',
  remark: 'FOB Shanghai',
  state: 'notContacted',
  contactedAt: null,
  product: {
    id: 'p7Jd2MfE9aQu4RsT6gKo',
    name: { zh: '吡虫啉原药', en: 'Imidacloprid TC' },
    articleNumber: 'IMI-95',
    strength: '95% TC',
  },
  buyer: {
    name: 'Maria Souza',
    company: 'Verde Agro Ltda',
    position: 'Purchasing manager',
    country: 'BR',
    email: 'maria@verde-agro.example',
    mobile: '+55 11900000000',
  },
};

const SAMPLE_LEAD: LeadRecord = {
  id: SAMPLE_ORDER.id,
  kind: 'order',
  state: 'contacted',
  lostReason: '',
  createdAt: SAMPLE_ORDER.orderedAt,
  answeredAt: '2026-11-23T09:05:00.000Z',
  followUpOn: '2026-11-27',
  closing: null,
  assignedTo: { id: 'e2Rw5YcH8mZ1KuP0vNqD', name: { zh: '陈静', en: 'Chen Jing' } },
};

const SAMPLE_QUOTE: QuoteRecord = {
  id: 'q4Hn7SvC2yTe8MbX5kRj',
  on: { kind: 'order', id: SAMPLE_ORDER.id },
  product: { id: SAMPLE_ORDER.product.id, name: SAMPLE_ORDER.product.name, strength: SAMPLE_ORDER.product.strength },
  line: null,
  version: 2,
  state: 'declined',
  price: { amount: 9.5, currency: 'USD', unit: 'kg' },
  perActiveKg: 10,
  quantity: { amount: 20, unit: 't' },
  incoterm: 'FOB',
  port: 'Shanghai',
  validUntil: '2026-12-20',
  leadTime: '30 days after the deposit',
  payment: '30 % T/T, 70 % against copy of B/L',
  packing: '25 kg',
  remark: '',
  sentAt: '2026-11-23T10:20:00.000Z',
  decidedAt: '2026-11-24T01:40:00.000Z',
  reason: 'The price is too high',
};

const SAMPLE_CONTACT: ContactRecord = {
  id: 'c9Xb4GtF7sJ2LhV6wEyA',
  joinedAt: '2026-11-22T02:15:00.000Z',
  source: 'CARD',
  level: 'A',
  tags: ['LATAM'],
  expiresOn: null,
  person: SAMPLE_ORDER.buyer,
};

const shown = (value: unknown): string => JSON.stringify(value, null, 2);

export const sampleMessage = (fair: string): string =>
  [
    'POST /fairbridge HTTP/1.1',
    'content-type: application/json',
    'webhook-id: d5Nc8YwG3iSa1PzV7eUm',
    'webhook-timestamp: 1795422600',
    'webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    '',
    shown({ type: 'order.created', timestamp: SAMPLE_ORDER.orderedAt, fair, data: SAMPLE_ORDER }),
  ].join('\n');

export const VERIFYING = `import { createHmac, timingSafeEqual } from 'node:crypto';

// secret: whsec_…  body: as it came, before it is parsed
export function isGenuine(secret, headers, body) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}`;

export const sampleReading = (site: string): string =>
  `curl -H "Authorization: Bearer fbkey_…" \\\n  "${site}/api/v1/orders?since=2026-11-01T00:00:00Z&limit=100"`;

export const SAMPLE_ANSWER = shown({ data: [SAMPLE_ORDER], next: null });
export const SAMPLE_LEAD_TEXT = shown(SAMPLE_LEAD);
export const SAMPLE_QUOTE_TEXT = shown(SAMPLE_QUOTE);
export const SAMPLE_CONTACT_TEXT = shown(SAMPLE_CONTACT);
