import type { Article } from '../shapes.ts';
import { article } from '../texts.ts';

/** News of the sugar and liquor fair; every event, company and figure in them is invented. */
export const sugarArticles: Article[] = [
  article(
    2,
    ['好席将开：七大展馆与啤酒花园同日迎客', 'Almost ready: seven halls and a beer garden open on the same day'],
    [
      '酒店展提前预热，主展馆与线上展厅明后两天陆续开放。',
      'The hotel shows are under way. The main halls and the online halls open over the next two days.',
    ],
    [
      '名酒馆、酱酒馆与葡萄酒馆已完成布展，负一层的包装机械馆今天下午通电试机。组委会介绍，今年把同一价格带的展商尽量安排在相邻区域，经销商选品不必来回跑。',
      'The baijiu, sauce-aroma and wine halls are ready, and the packaging machines on B1F are powered up for testing this afternoon. This year exhibitors in the same price band are placed next to each other, so distributors walk less.',
    ],
    [
      '室外的啤酒花园今年扩大到三十二家精酿厂，观众凭电子证件领取品鉴杯。展馆内设有代驾与接驳车站点，主办方提醒：品鉴之后请勿驾车。',
      'The outdoor beer garden has grown to 32 craft breweries, and your digital badge gets you a tasting glass. Shuttle buses and designated drivers are available at the halls. Please do not drive after a tasting.',
    ],
    [
      '线上展厅可按香型、酒精度、净含量和产地筛选产品。看中一款酒，可以收藏、对比，并直接向展商发送意向订单。',
      'Online, filter by aroma, alcohol, net content and origin. When you find something you like, add it to your favourites, compare it, and send the exhibitor an intent order.',
    ],
  ),
  article(
    4,
    ['酱酒馆首设“轮次酒墙”，七个轮次一次尝清', 'New this year: taste all seven distillations of sauce-aroma baijiu'],
    ['观众可按轮次依次品鉴，理解勾调的来龙去脉。', 'Taste them in order and see how a blend comes together.'],
    [
      '酱香型白酒讲究多轮次取酒。今年酱酒馆入口处设置“轮次酒墙”，十二家酒厂各提供七个轮次的基酒，由品酒师按从前到后的顺序讲解。',
      'Sauce-aroma baijiu is distilled in several rounds. At the entrance to its hall, twelve distilleries each pour the base liquor of seven rounds, and professional tasters explain them in order.',
    ],
    [
      '品鉴采用统一的郁金香杯，每次十毫升，并提供吐酒桶和清水。想继续了解的观众，可在酒墙旁扫码查看每款基酒的产地、年份和酒精度。',
      'Each pour is 10 mL in the same tulip glass, with spittoons and water at hand. Scan the code beside the wall for the origin, year and strength of each base liquor.',
    ],
    [
      '酒墙每天开放四场，每场三十人，须在酒墙旁领取号牌。未成年人不得进入品鉴区域。',
      'There are four sessions a day for thirty people each; collect a token beside the wall. Minors are not admitted to the tasting area.',
    ],
  ),
  article(
    7,
    ['食糖馆发布新榨季看板，价格与色值同屏对比', 'New sugar season: prices and colour on one board'],
    ['买家可以按产区、等级和提货月份比较报价。', 'Compare offers by region, grade and month of delivery.'],
    [
      '食糖馆中央的电子看板汇总展商自愿发布的报价，按广西、云南、广东和进口四组显示。点开任意一条，可以看到等级、ICUMSA 色值、包装和可提货月份。',
      'The board in the centre of the sugar hall shows offers that exhibitors choose to publish, grouped as Guangxi, Yunnan, Guangdong and imports. Open an offer for its grade, ICUMSA colour, packing and delivery month.',
    ],
    [
      '看板只展示展商主动填报的信息，不构成行情发布。组委会建议买卖双方在合同中写明计价方式、质量异议期和仓储费用由谁承担。',
      'The board shows what exhibitors enter and is not a market report. The organizing committee advises both sides to agree in the contract how the price is set, how long quality can be disputed and who pays for storage.',
    ],
    [
      '同期举行的糖品应用课堂，将演示单晶冰糖、转化糖浆和阿洛酮糖在饮品与烘焙中的差别，配方卡可在线下载。',
      'A class held alongside shows how rock sugar, invert syrup and allulose differ in drinks and baking. Recipe cards can be downloaded online.',
    ],
  ),
  article(
    10,
    ['低度潮饮成为最热关键词，果酒展商增加六成', 'Low-alcohol drinks lead searches; 60% more fruit wine exhibitors'],
    ['青梅、杨梅和沙棘是最常见的三种原料。', 'Green plum, bayberry and sea buckthorn are the most common fruits.'],
    [
      '根据线上展厅的搜索统计，过去两周“低度”“气泡”“果酒”的搜索量居前三位，超过了传统的大单品关键词。果酒与配制酒展商比上一届增加六成。',
      'Over the past two weeks “low alcohol”, “sparkling” and “fruit wine” were the top three searches online, ahead of the big-name labels. There are 60% more exhibitors of fruit wine and liqueurs than last time.',
    ],
    [
      '多数果酒的酒精度在六到十二度之间，净含量以三百三十毫升和五百毫升为主，面向餐饮和便利店渠道。也有企业带来桶装产品，供酒吧现打销售。',
      'Most fruit wines have 6% to 12% alcohol and come in 330 or 500 mL for restaurants and convenience stores. Some are kegged for bars.',
    ],
    [
      '评委提醒，果酒的稳定性取决于澄清与除菌工艺。经销商选品时，可以要求厂家提供加速老化后的样品进行比较。',
      'Judges point out that the stability of fruit wine depends on clarification and sterile filtration. Distributors can ask for samples after accelerated ageing and compare them.',
    ],
  ),
  article(
    13,
    ['经销商调查：七成受访者今年计划增加新品类', 'Survey: 70% of distributors plan to add new categories this year'],
    ['黄酒、精酿和无糖茶是增补意愿最强的品类。', 'Huangjiu, craft beer and unsweetened tea are most in demand.'],
    [
      '组委会对一千二百位已登记的经销商做了问卷调查，七成受访者表示今年会增加新品类，其中黄酒、精酿啤酒和无糖茶饮料的意愿最强。',
      'Of 1,200 registered distributors surveyed by the organizing committee, 70% plan to add categories this year, above all huangjiu, craft beer and unsweetened tea.',
    ],
    [
      '受访者最看重的三个条件是：退换货政策清楚、价格体系稳定、厂家提供动销支持。仅有两成受访者把“独家代理”放在第一位。',
      'What matters most to them: clear returns, stable prices and sales support from the producer. Only 20% put exclusive rights first.',
    ],
    [
      '调查结果已匿名汇总，展商可在工作台查看按地区和渠道拆分的图表。少于五人的分组不单独显示，以保护受访者。',
      'The results are anonymous. In the workbench, exhibitors can see them by region and channel; groups of fewer than five are not shown, to protect respondents.',
    ],
  ),
  article(
    17,
    ['一瓶一码进展馆：扫码可看检验报告', 'One code per bottle: scan to read the test report'],
    [
      '参展酒样统一贴码，品鉴前就能查看批次信息。',
      'Every sample carries a code, so you know the batch before you taste.',
    ],
    [
      '今年参加品鉴的酒样统一贴上展会编码。观众用手机扫码，可以看到生产批次、原料、酒精度和型式检验报告的摘要。',
      'All samples for tasting carry a fair code this year. Scan it to see the batch, raw materials, strength and a summary of the type test report.',
    ],
    [
      '编码由展商在线申请，提交检验报告后自动生成。报告过期的样品不会生成编码，也不能进入品鉴廊。',
      'Exhibitors request codes online and get them once they have submitted a test report. Samples with expired reports get no code and cannot enter the tasting gallery.',
    ],
    [
      '包装馆的多家企业也带来一物一码方案，可用于防窜货、溯源和扫码活动。买家可以现场体验从赋码到核销的完整流程。',
      'Several companies in the packaging hall also offer one-item-one-code systems for preventing diversion, tracing products and running promotions. Try the full process, from printing the code to redeeming it.',
    ],
  ),
  article(
    22,
    ['海外酒庄来信：十四国葡萄酒与烈酒抵达保税仓', 'From overseas: wine and spirits from 14 countries arrive in bond'],
    ['首批六百款样酒已完成中文背标备案。', 'The Chinese back labels of the first 600 samples are filed.'],
    [
      '本周，来自法国、意大利、西班牙、澳大利亚等十四国的样酒陆续抵达保税仓。组委会联合通关服务商，为中小酒庄统一办理背标备案，首批六百款已经完成。',
      'Samples from 14 countries, including France, Italy, Spain and Australia, reached the bonded warehouse this week. With a customs service provider, the organizing committee files back labels for small and medium estates; the first 600 are done.',
    ],
    [
      '样酒将存放在葡萄酒馆的恒温酒柜，侍酒师按预约时段取用。未开封的样酒在展会结束后可由进口商直接办理通关。',
      'The samples are kept in temperature-controlled cabinets in the wine hall and served by sommeliers at booked times. After the fair, importers can clear unopened bottles directly.',
    ],
    [
      '今年还新增“第一次来中国”专区，四十家从未进入中国市场的酒庄将集中亮相，并提供一对一翻译。',
      'A new area, “First time in China”, brings together 40 estates that have never sold here before, with one-to-one interpreting.',
    ],
  ),
  article(
    28,
    ['黄酒坊上七楼：冬酿现场与年份垂直品鉴', 'Huangjiu moves up to 7F, with live brewing and vertical tastings'],
    [
      '观众可以看到浸米、蒸饭和开耙，也可以喝到不同年份。',
      'Watch rice being soaked, steamed and fermented, and taste different vintages.',
    ],
    [
      '七层的云顶黄酒坊搬来了一整套传统器具。每天上午，师傅们会演示浸米、蒸饭、落缸和开耙，下午则由不同酒厂轮流主持年份垂直品鉴。',
      'A full set of traditional equipment has moved into the Huangjiu Loft on 7F. Every morning master brewers demonstrate soaking, steaming, mashing and stirring; in the afternoon breweries take turns hosting vertical tastings.',
    ],
    [
      '今年黄酒展商中，有三分之一带来气泡、低糖或小瓶装新品，希望打开餐饮之外的消费场景。传统的花雕和加饭仍占订货量的大头。',
      'A third of this year’s huangjiu exhibitors bring sparkling, low-sugar or small-bottle products to reach beyond restaurants. Huadiao and jiafan still account for most orders.',
    ],
    [
      '黄酒坊每天限流六百人。没有排到的观众可以到各酒厂展位品尝。',
      'The loft admits 600 people a day. If it is full, you can taste at the breweries’ booths.',
    ],
  ),
  article(
    35,
    [
      '减糖不减味：代糖企业与饮料厂联合发布应用指南',
      'Less sugar, same taste: sweetener and drinks makers publish a guide',
    ],
    ['指南覆盖茶饮、汽水、烘焙和乳品四类配方。', 'It covers recipes for tea drinks, soda, bakery and dairy.'],
    [
      '指南由八家代糖企业与五家饮料厂共同编写，比较了赤藓糖醇、阿洛酮糖、甜菊糖苷和罗汉果甜苷在不同酸度和温度下的表现。',
      'Eight sweetener makers and five drinks makers compared how erythritol, allulose, steviol glycosides and mogrosides perform at different acidities and temperatures.',
    ],
    [
      '编写组给出的建议是：先确定目标甜度，再用两种以上甜味剂互补后味，最后用少量蔗糖修饰口感。每类配方都附有成本测算。',
      'Their advice: set the target sweetness first, combine two or more sweeteners to balance the aftertaste, and round off with a little sucrose. Each recipe comes with a cost estimate.',
    ],
    [
      '各国对甜味剂的使用范围和限量不同。指南中的配方仅作参考，企业应按销售地的标准核对后使用。',
      'Permitted uses and limits of sweeteners differ by country. The recipes are for reference only; check them against the standards of the market where you sell.',
    ],
  ),
  article(
    43,
    [
      '参展报名收官：两千一百家企业，酱酒与包装增长最快',
      'Booths sold out: 2,100 companies, with sauce aroma and packaging growing fastest',
    ],
    [
      '七大展馆全部满馆，另有三百家企业进入线上候补。',
      'All seven halls are full, and 300 companies are on the online waiting list.',
    ],
    [
      '组委会宣布，今年线下展位已全部售罄，共有两千一百家企业参展。按品类看，白酒占四成，食品饮料占两成，葡萄酒与烈酒占一成八，包装与机械占一成二。',
      'The organizing committee has announced that all booths are sold, to 2,100 companies: 40% baijiu, 20% foods and drinks, 18% wine and spirits, 12% packaging and machinery.',
    ],
    [
      '没有订到展位的三百家企业可以先进入线上展厅，与线下展商一样发布产品、接收意向订单。若有展位退出，将按报名顺序递补。',
      'The 300 companies without a booth can exhibit online, publish exhibits and receive intent orders just like the others. If a booth becomes free, they move up in order of application.',
    ],
    [
      '展位图已在线公布。展商可以在工作台核对楣板名称，楣板以中英文对照显示，修改截止到开展前十天。',
      'The floor plan is online. Check your fascia name in the workbench: it is shown in Chinese and English and can be changed until ten days before the opening.',
    ],
  ),
  article(
    50,
    ['理性饮酒倡议：展会首次设立“清醒服务站”', 'Drink responsibly: sober service desks at the fair for the first time'],
    ['服务站提供饮水、小食、休息区与代驾叫车。', 'They offer water, snacks, a place to rest and a ride home.'],
    [
      '今年展馆每层都设有清醒服务站，由经过培训的志愿者值守，提供饮用水、小食和休息座椅，并协助需要帮助的观众联系代驾或接驳车。',
      'Every floor has a service desk staffed by trained volunteers, with drinking water, snacks and seats. They also help visitors book a driver or a shuttle.',
    ],
    [
      '所有品鉴展位均须签署理性饮酒承诺：单次品鉴不超过十五毫升，不劝酒，不向未成年人提供酒类。违反承诺的展位将被停止品鉴资格。',
      'Every booth that offers tastings signs a pledge: no more than 15 mL per taste, no pressure to drink, no alcohol for minors. Booths that break it may no longer offer tastings.',
    ],
    [
      '主办方鼓励展商准备无醇饮品作为陪衬。线上展厅也新增“无醇与低度”筛选项，方便买家寻找替代选择。',
      'Exhibitors are encouraged to offer alcohol-free drinks as well, and a new online filter, “alcohol-free and low-alcohol”, makes alternatives easy to find.',
    ],
  ),
];
