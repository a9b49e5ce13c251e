import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { drawingBy } from '../../platform/pdf/drawing.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { mayHandle } from '../lead/lead.rules.ts';
import { acceptedWith, type AcceptedRow } from './proforma.queries.ts';
import type { Proforma } from './proforma.shapes.ts';

const PROFORMA = drawingBy<typeof import('./proforma.drawing.ts')>(new URL('./proforma.drawing.ts', import.meta.url));

const maySee = (row: AcceptedRow, caller: VisitorCaller | ExhibitorCaller): boolean =>
  caller.kind === 'visitor'
    ? row.visitor_id === caller.visitorId
    : mayHandle({ exhibitorId: row.exhibitor_id, assignedTo: row.dealt_with_by }, caller);

/** With the country alone: a buyer's street is told to no exhibitor. */
const buyerOf = (row: AcceptedRow): Proforma['buyer'] => ({
  name: { zh: row.company, en: row.company },
  address: row.country === '' ? { zh: '', en: '' } : countryName(row.country),
  contact: row.buyer_name,
});

const lineOf = (row: AcceptedRow): Proforma['lines'][number] => ({
  product: bilingualOf('product', row),
  strength: row.product_strength,
  price: { amount: Number(row.price_amount), currency: row.price_currency, unit: row.price_unit },
  quantity: row.quantity === null ? null : { amount: row.quantity, unit: row.quantity_unit },
  incoterm: row.incoterm,
  port: row.port,
  leadTime: row.lead_time,
  payment: row.payment,
  packing: row.packing,
  remark: row.remark,
});

/** What the buyer has accepted on the request of this quote, as a proforma invoice in PDF. Errors: `notFound`, `quoteNotAccepted`. */
export async function proformaFile(
  { pdf }: Pick<Services, 'pdf'>,
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  { id, lang }: { id: string; lang: Lang },
): Promise<FileOut> {
  const rows = await acceptedWith(ctx, id);
  const [first] = rows;
  if (first === undefined || !maySee(first, caller)) fail('notFound');
  const accepted = rows.filter(({ state }) => state === 'accepted');
  const last = accepted.at(-1);
  if (last === undefined) fail('quoteNotAccepted');
  const number = `PI-${(first.order_id ?? first.inquiry_id ?? '').slice(-8).toUpperCase()}-${accepted.length}`;
  const { bytes } = await pdf.draw(PROFORMA, ctx.exhibition, {
    lang,
    number,
    issuedOn: dayInBeijing(last.decided_at ?? last.created_at),
    seller: {
      name: bilingualOf('exhibitor', first),
      address: bilingualOf('address', first),
      contact: inLang(bilingualOf('employee', first), lang),
    },
    buyer: buyerOf(first),
    lines: accepted.map(lineOf),
  });
  return { name: lang === 'zh' ? `形式发票-${number}.pdf` : `Proforma-${number}.pdf`, type: 'application/pdf', bytes };
}
