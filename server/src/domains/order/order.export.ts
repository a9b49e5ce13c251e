import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { OrderState, ReceivedOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';

const COLUMNS = [
  { ...column('orderedAt', '下单时间', 'Ordered'), kind: 'date' as const },
  column('state', '状态', 'State'),
  column('product', '展品', 'Exhibit', 36),
  column('strength', '含量与剂型', 'Strength', 22),
  { ...column('quantity', '数量', 'Quantity', 12), kind: 'number' as const },
  column('unit', '单位', 'Unit', 10),
  column('name', '姓名', 'Name'),
  column('company', '公司', 'Company', 32),
  column('position', '职位', 'Position', 22),
  column('country', '国家/地区', 'Country or region'),
  column('email', '邮箱', 'E-mail', 28),
  column('mobile', '手机', 'Mobile', 20),
  column('remark', '备注', 'Remark', 40),
  column('salesperson', '负责人', 'Handled by'),
  { ...column('contactedAt', '联系时间', 'Contacted'), kind: 'date' as const },
];

const STATE: Record<OrderState, Bilingual> = {
  notContacted: { zh: '未联系', en: 'Not contacted' },
  contacted: { zh: '已联系', en: 'Contacted' },
};

/** Received orders with their buyers, one a row. */
export const receivedFile = (orders: readonly ReceivedOrder[], lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '意向订单.xlsx' : 'intent-orders.xlsx', {
    sheet: lang === 'zh' ? '意向订单' : 'Intent orders',
    lang,
    columns: COLUMNS,
    rows: orders.map(({ product, buyer, quantity, remark, orderedAt, contactedAt, ...order }) => ({
      orderedAt: new Date(orderedAt),
      state: inLang(STATE[order.state], lang),
      product: inLang(product.name, lang),
      strength: product.strength,
      quantity,
      unit: unitName(order.unit, lang, quantity),
      ...buyer,
      country: buyer.country === '' ? '' : inLang(countryName(buyer.country), lang),
      remark,
      salesperson: order.salesperson?.name ?? '',
      contactedAt: contactedAt === null ? null : new Date(contactedAt),
    })),
  });
