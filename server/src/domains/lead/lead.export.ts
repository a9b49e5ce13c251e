import type { FileOut } from '@fairbridge/contract/fields.ts';
import { CLOSING_REASON_NAMES } from '@fairbridge/contract/lead/closing.shapes.ts';
import type { Lead, LeadKind, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';

const COLUMNS = [
  { ...column('createdAt', '收到时间', 'Received'), kind: 'date' as const },
  column('kind', '类型', 'Type', 12),
  column('state', '阶段', 'Stage', 12),
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
  column('text', '买家留言', 'Message', 40),
  column('employee', '负责人', 'Handled by'),
  { ...column('answeredAt', '首次联系时间', 'First contacted'), kind: 'date' as const },
  column('followUpOn', '跟进日期', 'Follow up on', 14),
  column('lostReason', '未成交原因', 'Reason lost', 30),
  column('closing', '买家关闭原因', 'Closed by the buyer because', 30),
  column('sourcing', '采购需求', 'Requirement', 30),
];

const KIND: Record<LeadKind, Bilingual> = {
  order: { zh: '意向订单', en: 'Intent order' },
  inquiry: { zh: '询盘', en: 'Inquiry' },
};

const STATE: Record<LeadState, Bilingual> = {
  new: { zh: '待联系', en: 'New' },
  contacted: { zh: '已联系', en: 'Contacted' },
  quoted: { zh: '已报价', en: 'Quoted' },
  won: { zh: '已成交', en: 'Won' },
  lost: { zh: '未成交', en: 'Lost' },
};

const CLOSED: Bilingual = { zh: '买家已关闭', en: 'Closed by the buyer' };

const productsOf = ({ product, otherProducts }: Pick<Lead, 'product' | 'otherProducts'>, lang: Lang): string =>
  product === null ? '' : `${inLang(product.name, lang)}${otherProducts === 0 ? '' : ` +${otherProducts}`}`;

const closingText = ({ closing }: Pick<Lead, 'closing'>, lang: Lang): string =>
  closing === null
    ? ''
    : [inLang(CLOSING_REASON_NAMES[closing.reason], lang), closing.text]
        .filter((part) => part !== '')
        .join(lang === 'zh' ? '：' : ': ');

/** Leads with their buyers, one a row. */
export const leadsFile = (leads: readonly Lead[], lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '线索.xlsx' : 'leads.xlsx', {
    sheet: lang === 'zh' ? '线索' : 'Leads',
    lang,
    columns: COLUMNS,
    rows: leads.map(({ buyer: { id: _id, ...buyer }, ...lead }) => ({
      createdAt: new Date(lead.createdAt),
      kind: inLang(KIND[lead.kind], lang),
      state: inLang(lead.closing === null ? STATE[lead.state] : CLOSED, lang),
      product: productsOf(lead, lang),
      strength: lead.product?.strength ?? '',
      quantity: lead.quantity,
      unit: lead.quantity === null ? '' : unitName(lead.unit, lang, lead.quantity),
      ...buyer,
      country: buyer.country === '' ? '' : inLang(countryName(buyer.country), lang),
      text: lead.text,
      employee: lead.employee === null ? '' : inLang(lead.employee.name, lang),
      answeredAt: lead.answeredAt === null ? null : new Date(lead.answeredAt),
      followUpOn: lead.followUpOn ?? '',
      lostReason: lead.lostReason,
      closing: closingText(lead, lang),
      sourcing: lead.sourcing?.title ?? '',
    })),
  });
