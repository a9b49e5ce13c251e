import type { QuestionAnswer } from '../shapes.ts';
import { answer } from '../texts.ts';

/** Common questions of the sugar and liquor fair. */
export const sugarQa: QuestionAnswer[] = [
  answer(
    ['谁可以入场？', 'Who can visit?'],
    [
      '展会面向糖酒饮品行业的专业观众，须年满十八周岁并完成预登记。',
      'Trade visitors in the sugar, liquor and drinks industry aged eighteen or over who have pre-registered.',
    ],
  ),
  answer(
    ['怎样按香型或酒精度找酒？', 'How do I find baijiu by aroma or strength?'],
    [
      '在展品列表左侧选择香型、酒精度和净含量，也可以直接搜索“酱香 53 度 500 mL”。',
      'Select aroma, alcohol and net content next to the exhibit list, or type them into the search box.',
    ],
  ),
  answer(
    ['白砂糖的色值在哪里看？', 'Where is the colour of white sugar shown?'],
    [
      '展品页面的参数表列出等级与 ICUMSA 色值，列表中也可以按色值范围筛选。',
      'The specifications on the exhibit page give grade and ICUMSA colour, and you can filter the list by colour range.',
    ],
  ),
  answer(
    ['可以预约品鉴吗？', 'Can I book a tasting?'],
    [
      '请在现场向展商预约品鉴时段。请适量品鉴，切勿酒后驾车。',
      'Please book a tasting time with the exhibitor on site. Taste responsibly and do not drive afterwards.',
    ],
  ),
  answer(
    ['怎样申请区域代理？', 'How do I apply to be a regional agent?'],
    [
      '在展品页面发送意向订单，并在备注里说明地区、渠道和门店数量，展商会与您联系。',
      'Send an intent order on an exhibit page and state your region, channels and number of outlets in the remarks. The exhibitor will contact you.',
    ],
  ),
  answer(
    ['能寄样品吗？', 'Can samples be sent?'],
    [
      '酒类与食品样品由展商自行决定寄送，运输须遵守承运方对酒类的规定。',
      'Exhibitors decide whether to send liquor and food samples. Shipping must follow the carrier’s rules for liquor.',
    ],
  ),
  answer(
    ['意向订单等于正式订单吗？', 'Is an intent order a binding order?'],
    [
      '不是。意向订单用于表达采购意愿，价格、数量与付款以双方合同为准。',
      'No. It expresses your interest in buying. Price, quantity and payment are settled by contract.',
    ],
  ),
  answer(
    ['我的联系方式会公开吗？', 'Will my contact details be public?'],
    [
      '不会。未经您同意，展商只能看到脱敏信息；您可以随时撤回授权。',
      'No. Without your consent, exhibitors see masked data only, and you can withdraw consent at any time.',
    ],
  ),
  answer(
    ['展会有无障碍设施吗？', 'Is the venue accessible?'],
    [
      '各层均有无障碍电梯与卫生间，地图的列表视图标有路线说明，可用键盘和读屏软件操作。',
      'All floors have accessible lifts and toilets. The list view of the map describes routes and works with keyboard and screen reader.',
    ],
  ),
];
