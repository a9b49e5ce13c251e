import type { QuestionAnswer } from '../shapes.ts';
import { answer } from '../texts.ts';

/** Common questions of the sugar and liquor fair. */
export const sugarQa: QuestionAnswer[] = [
  answer(
    ['谁可以入场？', 'Who may enter?'],
    [
      '展会面向糖酒饮品行业的专业观众，须年满十八周岁并完成预登记。',
      'Trade visitors of eighteen years and over who have registered.',
    ],
  ),
  answer(
    ['怎样按香型或酒精度找酒？', 'How do I find baijiu by aroma or strength?'],
    [
      '在产品列表左侧选择香型、酒精度和净含量，也可以直接搜索“酱香 53 度 500 mL”。',
      'Choose aroma, alcohol and net content beside the product list, or simply type them into the search box.',
    ],
  ),
  answer(
    ['白砂糖的色值在哪里看？', 'Where is the colour of white sugar shown?'],
    [
      '产品页的参数表列出等级与 ICUMSA 色值，列表中也可以按色值范围筛选。',
      'The table on the product page gives grade and ICUMSA colour, and the list can be filtered by it.',
    ],
  ),
  answer(
    ['可以预约品鉴吗？', 'Can I book a tasting?'],
    [
      '请在现场向展商预约品鉴时段。请适量品鉴，切勿酒后驾车。',
      'Yes, ask at the booth for a time. Taste with measure and do not drive afterwards.',
    ],
  ),
  answer(
    ['怎样申请区域代理？', 'How do I apply to be an agent?'],
    [
      '在产品页发送意向订单，并在备注里说明地区、渠道和门店数量，展商会与您联系。',
      'Send an intent order on the page of a product and state region, channel and number of outlets: the exhibitor gets in touch.',
    ],
  ),
  answer(
    ['能寄样品吗？', 'Can samples be sent?'],
    [
      '酒类与食品样品由展商自行决定寄送，运输须遵守承运方对酒类的规定。',
      'That is for the exhibitor to decide; carriers have their own rules for liquor.',
    ],
  ),
  answer(
    ['意向单等于订单吗？', 'Is a purchase intent an order?'],
    [
      '不是。意向单用于表达采购意愿，价格、数量与付款以双方合同为准。',
      'No. It says what you would like to buy; price, quantity and payment are settled by contract.',
    ],
  ),
  answer(
    ['我的联系方式会公开吗？', 'Will my contact details be public?'],
    [
      '不会。未经您同意，展商只能看到脱敏信息；您可以随时撤回授权。',
      'No. Without your consent exhibitors see masked data only, and you can withdraw at any time.',
    ],
  ),
  answer(
    ['展会有无障碍设施吗？', 'Is the venue accessible?'],
    [
      '各层均有无障碍电梯与卫生间，地图的列表视图标有路线说明，可用键盘和读屏软件操作。',
      'All floors have lifts and toilets for wheelchairs; the list view of the map describes the way and works with keyboard and screen reader.',
    ],
  ),
];
