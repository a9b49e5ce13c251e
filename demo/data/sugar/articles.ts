import type { Article } from '../shapes.ts';
import { article } from '../texts.ts';

/** News of the sugar and liquor fair; every event, company and figure in them is invented. */
export const sugarArticles: Article[] = [
  article(
    2,
    ['好席将开：七大展馆与啤酒花园同日迎客', 'The table is laid: seven halls and a beer garden open together'],
    [
      '酒店展提前预热，主展馆与线上展厅明后两天陆续开放。',
      'The hotel shows have begun; main halls and online halls follow within two days.',
    ],
    [
      '名酒馆、酱酒馆与葡萄酒馆已完成布展，负一层的包装机械馆今天下午通电试机。组委会介绍，今年把同一价格带的展商尽量安排在相邻区域，经销商选品不必来回跑。',
      'The halls for baijiu, sauce aroma and wine are ready, and the machines on B1F are running for the first time this afternoon. Exhibitors of one price band stand close together this year, so that distributors walk less.',
    ],
    [
      '室外的啤酒花园今年扩大到三十二家精酿厂，观众凭电子证件领取品鉴杯。展馆内设有代驾与接驳车站点，主办方提醒：品鉴之后请勿驾车。',
      'The beer garden outside has grown to 32 craft breweries; your digital badge gets you a tasting glass. Shuttle buses and drivers wait at the doors: do not drive after a tasting.',
    ],
    [
      '线上展厅可按香型、酒精度、净含量和产地筛选产品。看中一款酒，可以收藏、对比，并直接向展商发送意向订单。',
      'Online you filter by aroma, alcohol, net content and origin. Save and compare what you like, and send its exhibitor an intent order.',
    ],
  ),
  article(
    4,
    ['酱酒馆首设“轮次酒墙”，七个轮次一次尝清', 'A wall of rounds: taste all seven distillations of sauce aroma'],
    ['观众可按轮次依次品鉴，理解勾调的来龙去脉。', 'Taste round after round and understand how blending works.'],
    [
      '酱香型白酒讲究多轮次取酒。今年酱酒馆入口处设置“轮次酒墙”，十二家酒厂各提供七个轮次的基酒，由品酒师按从前到后的顺序讲解。',
      'Sauce-aroma baijiu is distilled in several rounds. At the entrance of its hall twelve distilleries pour the base liquor of seven rounds, explained in order by tasters.',
    ],
    [
      '品鉴采用统一的郁金香杯，每次十毫升，并提供吐酒桶和清水。想继续了解的观众，可在酒墙旁扫码查看每款基酒的产地、年份和酒精度。',
      'Each taste is ten millilitres in the same tulip glass, with spittoons and water at hand. Codes beside the wall tell origin, year and strength of every base.',
    ],
    [
      '酒墙每天开放四场，每场三十人，须在酒墙旁领取号牌。未成年人不得进入品鉴区域。',
      'Four sessions a day take thirty people each with tokens from beside the wall. Minors are not admitted to the tasting area.',
    ],
  ),
  article(
    7,
    ['食糖馆发布新榨季看板，价格与色值同屏对比', 'A board for the new sugar season: price and colour on one screen'],
    ['买家可以按产区、等级和提货月份比较报价。', 'Compare offers by region, grade and month of delivery.'],
    [
      '食糖馆中央的电子看板汇总展商自愿发布的报价，按广西、云南、广东和进口四组显示。点开任意一条，可以看到等级、ICUMSA 色值、包装和可提货月份。',
      'The board in the middle of the sugar hall gathers offers that exhibitors choose to publish, for Guangxi, Yunnan, Guangdong and imports. Open a line to see grade, ICUMSA colour, packing and month of delivery.',
    ],
    [
      '看板只展示展商主动填报的信息，不构成行情发布。组委会建议买卖双方在合同中写明计价方式、质量异议期和仓储费用由谁承担。',
      'It shows what exhibitors enter and is no market report. Contracts should state how the price is fixed, how long quality may be disputed and who pays for storage.',
    ],
    [
      '同期举行的糖品应用课堂，将演示单晶冰糖、转化糖浆和阿洛酮糖在饮品与烘焙中的差别，配方卡可在线下载。',
      'A class next to the board shows what rock sugar, invert syrup and allulose do in drinks and bakery; recipe cards are online.',
    ],
  ),
  article(
    10,
    [
      '低度潮饮成为最热关键词，果酒展商增加六成',
      'Low-alcohol drinks lead the search, fruit wine makers up by sixty per cent',
    ],
    ['青梅、杨梅和沙棘是最常见的三种原料。', 'Green plum, bayberry and sea buckthorn are the fruits used most.'],
    [
      '根据线上展厅的搜索统计，过去两周“低度”“气泡”“果酒”的搜索量居前三位，超过了传统的大单品关键词。果酒与配制酒展商比上一届增加六成。',
      'In two weeks “low alcohol”, “sparkling” and “fruit wine” were searched most, ahead of the classic labels. Exhibitors of fruit wine and liqueurs grew by sixty per cent.',
    ],
    [
      '多数果酒的酒精度在六到十二度之间，净含量以三百三十毫升和五百毫升为主，面向餐饮和便利店渠道。也有企业带来桶装产品，供酒吧现打销售。',
      'Most hold six to twelve per cent and come in 330 or 500 millilitres for restaurants and convenience stores. Some are kegged for bars.',
    ],
    [
      '评委提醒，果酒的稳定性取决于澄清与除菌工艺。经销商选品时，可以要求厂家提供加速老化后的样品进行比较。',
      'Juries note that fruit wine keeps only if it is well fined and filtered. Ask makers for a sample after accelerated ageing before you choose.',
    ],
  ),
  article(
    13,
    ['经销商调查：七成受访者今年计划增加新品类', 'Survey: seven in ten distributors plan new lines this year'],
    ['黄酒、精酿和无糖茶是增补意愿最强的品类。', 'Huangjiu, craft beer and unsweetened tea are wanted most.'],
    [
      '组委会对一千二百位已登记的经销商做了问卷调查，七成受访者表示今年会增加新品类，其中黄酒、精酿啤酒和无糖茶饮料的意愿最强。',
      'Of 1,200 registered distributors, seven in ten will add lines this year, most of all huangjiu, craft beer and unsweetened tea.',
    ],
    [
      '受访者最看重的三个条件是：退换货政策清楚、价格体系稳定、厂家提供动销支持。仅有两成受访者把“独家代理”放在第一位。',
      'Three things count: clear returns, stable prices and help with selling. Only two in ten put exclusive rights first.',
    ],
    [
      '调查结果已匿名汇总，展商可在工作台查看按地区和渠道拆分的图表。少于五人的分组不单独显示，以保护受访者。',
      'The results are anonymous. Exhibitors see them by region and channel; groups of fewer than five are not shown.',
    ],
  ),
  article(
    17,
    ['一瓶一码进展馆：扫码可看检验报告', 'One code per bottle: scan and read the test report'],
    ['参展酒样统一贴码，品鉴前就能查看批次信息。', 'All samples carry codes, so the batch is known before you taste.'],
    [
      '今年参加品鉴的酒样统一贴上展会编码。观众用手机扫码，可以看到生产批次、原料、酒精度和型式检验报告的摘要。',
      'Samples for tasting carry a code of the fair. A scan shows batch, raw materials, strength and a summary of the type test.',
    ],
    [
      '编码由展商在线申请，提交检验报告后自动生成。报告过期的样品不会生成编码，也不能进入品鉴廊。',
      'Exhibitors request codes online; they are made once a test report is handed in. Samples with expired reports get none and stay out of the tasting gallery.',
    ],
    [
      '包装馆的多家企业也带来一物一码方案，可用于防窜货、溯源和扫码活动。买家可以现场体验从赋码到核销的完整流程。',
      'Several makers in the packaging hall offer codes for every item, against diversion, for tracing and for promotions. Try the whole way from printing to redeeming.',
    ],
  ),
  article(
    22,
    [
      '海外酒庄来信：十四国葡萄酒与烈酒抵达保税仓',
      'Letters from estates: wine and spirits of fourteen countries in bond',
    ],
    ['首批六百款样酒已完成中文背标备案。', 'The first six hundred samples have their Chinese back labels.'],
    [
      '本周，来自法国、意大利、西班牙、澳大利亚等十四国的样酒陆续抵达保税仓。组委会联合通关服务商，为中小酒庄统一办理背标备案，首批六百款已经完成。',
      'Samples from fourteen countries reached the bonded warehouse this week. A joint service files back labels for small estates, and the first six hundred are done.',
    ],
    [
      '样酒将存放在葡萄酒馆的恒温酒柜，侍酒师按预约时段取用。未开封的样酒在展会结束后可由进口商直接办理通关。',
      'They rest in cooled cabinets of the wine hall, served by sommeliers at booked times. Unopened bottles may be cleared by importers after the fair.',
    ],
    [
      '今年还新增“第一次来中国”专区，四十家从未进入中国市场的酒庄将集中亮相，并提供一对一翻译。',
      'A new corner, “First time in China”, brings forty estates never sold here before, each with an interpreter.',
    ],
  ),
  article(
    28,
    ['黄酒坊上七楼：冬酿现场与年份垂直品鉴', 'Huangjiu moves to the seventh floor, with brewing and vertical tastings'],
    [
      '观众可以看到浸米、蒸饭和开耙，也可以喝到不同年份。',
      'See rice soaked, steamed and stirred, and taste the years.',
    ],
    [
      '七层的云顶黄酒坊搬来了一整套传统器具。每天上午，师傅们会演示浸米、蒸饭、落缸和开耙，下午则由不同酒厂轮流主持年份垂直品鉴。',
      'A whole set of traditional vessels has come up to 7F. In the morning masters soak, steam, mash and stir; in the afternoon breweries take turns with vertical tastings.',
    ],
    [
      '今年黄酒展商中，有三分之一带来气泡、低糖或小瓶装新品，希望打开餐饮之外的消费场景。传统的花雕和加饭仍占订货量的大头。',
      'A third of the huangjiu makers bring sparkling, low-sugar or small-bottle drinks to reach beyond the restaurant. Huadiao and jiafan still make most of the orders.',
    ],
    [
      '黄酒坊每天限流六百人。没有排到的观众可以到各酒厂展位品尝。',
      'Six hundred people a day may enter. Those who find no place can taste at the booths of the breweries.',
    ],
  ),
  article(
    35,
    [
      '减糖不减味：代糖企业与饮料厂联合发布应用指南',
      'Less sugar, same taste: makers of sweeteners and drinks publish a guide',
    ],
    ['指南覆盖茶饮、汽水、烘焙和乳品四类配方。', 'It covers tea, soda, bakery and dairy.'],
    [
      '指南由八家代糖企业与五家饮料厂共同编写，比较了赤藓糖醇、阿洛酮糖、甜菊糖苷和罗汉果甜苷在不同酸度和温度下的表现。',
      'Eight makers of sweeteners and five of drinks compared erythritol, allulose, steviol glycosides and monk fruit at different acidity and heat.',
    ],
    [
      '编写组给出的建议是：先确定目标甜度，再用两种以上甜味剂互补后味，最后用少量蔗糖修饰口感。每类配方都附有成本测算。',
      'Their advice: fix the sweetness, let two sweeteners balance each other’s aftertaste, and round off with a little sucrose. Each recipe comes with its cost.',
    ],
    [
      '各国对甜味剂的使用范围和限量不同。指南中的配方仅作参考，企业应按销售地的标准核对后使用。',
      'Rules on sweeteners differ by country. Use the recipes as a start and check them against the standards where you sell.',
    ],
  ),
  article(
    43,
    [
      '参展报名收官：两千一百家企业，酱酒与包装增长最快',
      'Stands sold out: 2,100 companies, sauce aroma and packaging grow most',
    ],
    [
      '七大展馆全部满馆，另有三百家企业进入线上候补。',
      'All seven halls are full, and three hundred companies wait online.',
    ],
    [
      '组委会宣布，今年线下展位已全部售罄，共有两千一百家企业参展。按品类看，白酒占四成，食品饮料占两成，葡萄酒与烈酒占一成八，包装与机械占一成二。',
      'All stands are sold, to 2,100 companies: forty per cent baijiu, twenty foods and drinks, eighteen wine and spirits, twelve packaging and machinery.',
    ],
    [
      '没有订到展位的三百家企业可以先进入线上展厅，与线下展商一样发布产品、接收意向订单。若有展位退出，将按报名顺序递补。',
      'Three hundred companies without a stand may show online, with products and intent orders as the others have. They move up in order if a stand falls free.',
    ],
    [
      '展位图已在线公布。展商可以在工作台核对楣板名称，楣板以中英文对照显示，修改截止到开展前十天。',
      'The plan is online. Check the fascia name in your workbench: it shows Chinese and English side by side and can be changed until ten days before the opening.',
    ],
  ),
  article(
    50,
    ['理性饮酒倡议：展会首次设立“清醒服务站”', 'Drink with sense: the first sober desks at the fair'],
    ['服务站提供饮水、小食、休息区与代驾叫车。', 'Water, snacks, rest and a ride home.'],
    [
      '今年展馆每层都设有清醒服务站，由经过培训的志愿者值守，提供饮用水、小食和休息座椅，并协助需要帮助的观众联系代驾或接驳车。',
      'Every floor has a desk with trained volunteers, water, snacks and chairs, who also call a driver or a shuttle for those who need one.',
    ],
    [
      '所有品鉴展位均须签署理性饮酒承诺：单次品鉴不超过十五毫升，不劝酒，不向未成年人提供酒类。违反承诺的展位将被停止品鉴资格。',
      'All stands that pour have signed up to it: no more than fifteen millilitres a taste, no pressing to drink, nothing for minors. Stands that break the promise may no longer pour.',
    ],
    [
      '主办方鼓励展商准备无醇饮品作为陪衬。线上展厅也新增“无醇与低度”筛选项，方便买家寻找替代选择。',
      'Exhibitors are asked to offer drinks without alcohol as well, and a filter for them makes alternatives easy to find online.',
    ],
  ),
];
