const words = (text: string): string[] => text.split(' ');

/** Words that make a country the one where a product is registered: 'registered in Brazil', '巴西登记'. Small talk elsewhere. */
export const REGISTERED: ReadonlySet<string> = new Set(
  words('registered registration registrations 登记 登记证 已登记 获得登记 取得登记 登记产品'),
);

/** Words of the trade's small talk; they are left out unless nothing else was asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...words(
    'a an the of for and or in with to from by on buy buyer price prices cheap supplier suppliers manufacturer manufacturers ' +
      'factory wholesale quote quotation cas no number reg co ltd inc corp limited company ' +
      '的 和 与 及 或 号 编号 登记证号 登记号 价格 报价 多少钱 厂家 供应 供应商 批发 求购 采购 哪里买 有没有 有限公司 股份有限公司 有限责任公司 在 已在',
  ),
  ...REGISTERED,
]);
