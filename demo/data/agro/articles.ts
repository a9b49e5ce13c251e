import type { Article } from '../shapes.ts';
import { article } from '../texts.ts';

/** News of the agrochemical fair; every event, company and figure in them is invented. */
export const agroArticles: Article[] = [
  article(
    2,
    ['开展在即：六层展馆完成布展，线上展厅同步开放', 'Ready to open: booths on all floors built, online halls open'],
    [
      '布展工作提前半天完成，专业观众今天起即可登录线上展厅查找展品、发送意向订单。',
      'Booths were finished half a day early. From today trade visitors can log in, find exhibits and send intent orders.',
    ],
    [
      '昨天傍晚，最后一批特装展台通过消防验收，展馆一层至七层全部完成布展。组委会介绍，今年把入口安检、证件打印和行李寄存集中到大堂，观众从下车到进馆的步行时间可缩短到十分钟以内。',
      'The last custom-built booths passed their fire inspection yesterday evening, and all floors from 1F to 7F are ready. Security, badge printing and cloakrooms are now all in the lobby, so getting from your car to the first hall should take less than ten minutes.',
    ],
    [
      '线上展厅与现场共用同一张平面图。观众在手机上点开任意一个展位号，就能看到所在楼层、从当前入口出发的步行路线，以及该展商的展品。',
      'The online halls use the same floor plan as the venue. Tap any booth number on your phone to see its floor, the route from your entrance and the exhibitor’s exhibits.',
    ],
    [
      '组委会提醒，展会仅面向专业观众，请携带与预登记一致的证件。需要签证邀请函的境外买家，可在个人中心下载带二维码的电子版。',
      'The fair is for trade visitors only, so please bring the ID you registered with. Overseas buyers who need a visa invitation can download it, with its QR code, from their personal centre.',
    ],
  ),
  article(
    5,
    ['生物农药展区面积扩大，四十余家企业首次参展', 'Biologicals area expands with more than 40 first-time exhibitors'],
    [
      '微生物、植物源和信息素产品成为今年增长最快的展区。',
      'Microbials, botanicals and pheromones are the fastest-growing area this year.',
    ],
    [
      '位于负一层的六号馆今年整体划为生物制剂区。展区负责人说，报名企业中有四十余家是第一次参展，其中一半来自云南、四川和新疆等特色作物产区。',
      'Hall 6 on B1F is now entirely devoted to biologicals. More than 40 of its exhibitors are here for the first time, half of them from specialty crop regions such as Yunnan, Sichuan and Xinjiang.',
    ],
    [
      '从提交的展品看，枯草芽孢杆菌、苦参碱、白僵菌和性诱芯是最集中的品类，也有几家企业带来处于田间试验阶段的 RNA 干扰产品。主办方要求处于试验阶段的展品在展位上明确标注，不得作为商品报价。',
      'Bacillus subtilis, matrine, Beauveria and pheromone lures are the most common exhibits, and a few companies bring RNAi products still in field trials. Products in trials must be clearly marked at the booth and may not be quoted for sale.',
    ],
    [
      '为方便买家比较，线上展厅把含菌量、有效成分含量和保存温度放在同一行显示。观众可以按作物和防治对象筛选，再把结果加入参观路线。',
      'To make comparison easy, the online hall shows spore count, content and storage temperature side by side. Filter by crop and target, then add the results to your route.',
    ],
  ),
  article(
    8,
    ['一个搜索框，认得 CAS 号、通用名和老名字', 'One search box for CAS numbers, common names and old names'],
    [
      '输入“溴虫腈”能找到虫螨腈，输入“WDG”能找到水分散粒剂。',
      'Search for a former name or for “WDG”, and find the product under its standard name.',
    ],
    [
      '很多买家的采购单上写的是老名称或者贸易简称，比如“甲维盐”“高氯氟”“水剂”。今年的线上展厅把这些写法与国家标准通用名对应起来，搜索结果里会注明标准名称。',
      'Buyers’ purchase lists often use former names or trade abbreviations. This year the online halls map them to the standard common names, and the search results show the standard name.',
    ],
    [
      '同一种物质可能有几个 CAS 号，例如酸和盐、外消旋体和单一异构体。系统把它们作为别名处理，并在产品页上标出首选号码，点一下即可复制。',
      'One substance can have several CAS numbers, for example for an acid and its salt, or a racemate and a single isomer. They are treated as aliases; the exhibit page shows the preferred one, ready to copy.',
    ],
    [
      '剂型代码采用 GB/T 19378-2017。老写法仍然可以搜索，“悬浮种衣剂”会指向 FS，“水剂”会指向 SL。含量可以写成百分数，也可以写成克每升，两种写法都能筛选。',
      'Formulation codes follow GB/T 19378-2017. Old terms still work and lead to the right code, such as FS or SL. Contents can be given in per cent or in grams per litre, and you can filter by both.',
    ],
  ),
  article(
    11,
    [
      '首批采购需求发布：巴西、埃及买家寻找除草剂与水溶肥',
      'First sourcing requirements: buyers from Brazil and Egypt seek herbicides and soluble fertilizers',
    ],
    [
      '需求可按成分、剂型和目的港匹配展商，展商一键报名。',
      'Requirements are matched with exhibitors by ingredient, formulation and port. Exhibitors respond with one click.',
    ],
    [
      '截至昨天，买家已发布一百八十条采购需求，最集中的是草铵膦、烯草酮和大量元素水溶肥。一家来自巴西巴拉那州的分销商希望采购烯草酮乳油，要求供应商提供五批次全分析报告。',
      'Buyers have posted 180 sourcing requirements so far, most of them for glufosinate, clethodim and soluble NPK. A distributor in Paraná, Brazil, wants clethodim EC with a five-batch analysis.',
    ],
    [
      '一家埃及农场联合体则为滴灌棉田寻找硝酸钾和磷酸二氢钾，要求产品在四十五天内到港。需求中写明了包装、贸易术语和目的港，展商可以直接判断能否供货。',
      'A farm group in Egypt is looking for potassium nitrate and monopotassium phosphate for drip-irrigated cotton, delivered to port within 45 days. Packing, trade term and port are stated, so exhibitors can see at once whether they can supply.',
    ],
    [
      '需求发布后，系统会提示成分和品类匹配的展商。联系方式由买家自己决定何时给出。',
      'Exhibitors with matching exhibits are notified. Buyers decide when to share their contact details.',
    ],
  ),
  article(
    14,
    ['飞防喷洒专区搬到室外，每天四场演示', 'Drone spraying area moves outdoors, with four demonstrations a day'],
    [
      '十一家整机与零部件企业将在室外展区轮流飞行。',
      'Eleven manufacturers of drones and components take turns in the outdoor area.',
    ],
    [
      '室外展区今年划出两千平方米的飞行网笼，每天上午十点、十一点半、下午两点和三点半各有一场演示。观众可以在雨棚下观看喷幅、雾滴和播撒均匀度的现场测量。',
      'A netted flight area of 2,000 square metres opens outdoors, with demonstrations at 10:00, 11:30, 14:00 and 15:30. From under the canopy, visitors can watch swath, droplet size and spreading being measured live.',
    ],
    [
      '演示使用清水和示踪染料，不使用任何农药。主办方同时邀请三家助剂企业提供飞防助剂，在相同条件下对比沉积量，数据会在当天晚上公布。',
      'Only clear water and a tracer dye are used, no pesticides. Three adjuvant manufacturers join in to compare deposition under identical conditions; results are published the same evening.',
    ],
    [
      '每场演示由一名中文主持和一名英文主持轮流讲解，测量记录当天在演示区张贴。',
      'Commentary is in Chinese and English, and the measurements are posted beside the flight area the same day.',
    ],
  ),
  article(
    18,
    ['海外登记公开课排定：讲清资料差距与时间表', 'Overseas registration sessions: data gaps and timelines explained'],
    [
      '六个国家和地区的专场将在二层会议室举行。',
      'Six countries and regions, one session each, in the meeting rooms on 2F.',
    ],
    [
      '登记是农药出口最容易被低估的环节。今年的公开课邀请一线登记顾问，按国家讲解资料要求、试验周期和费用构成，每场留出半小时答疑。',
      'Registration is the most underestimated step in exporting. Practising consultants explain dossiers, study times and costs country by country, with half an hour for questions.',
    ],
    [
      '巴西与阿根廷专场放在第一天上午，东南亚专场放在第一天下午，欧盟、非洲、印度与澳大利亚分别安排在第二天。每场都配有中英文同声传译。',
      'Brazil and Argentina are covered on the first morning and South-East Asia that afternoon; the European Union, Africa, India and Australia follow on the second day. All sessions are interpreted between Chinese and English.',
    ],
    [
      '讲师特别提醒：课程内容用于学习交流，各国规定经常调整，实际办理请以主管部门最新公布的要求为准。课后讲义将发布在线上展厅的资料栏。',
      'Rules change often. Use the sessions to learn, and always check what each authority currently publishes. Handouts will be available online afterwards.',
    ],
  ),
  article(
    23,
    ['展商问答：怎样写好一条产品信息', 'Exhibitor Q&A: how to write a good exhibit description'],
    [
      '把成分、含量和剂型填进字段，比写进名称更容易被找到。',
      'Put ingredient, content and formulation in their own fields: that is how buyers find you.',
    ],
    [
      '组委会抽查了一千条产品信息，发现最常见的问题是把“独家配方”“特效”之类的词写进名称，而真正的成分和含量反而没有填写。买家按成分筛选时，这些产品就不会出现。',
      'The organizer reviewed a thousand exhibits. The most common mistake: marketing words in the name, with ingredient and content left empty. Buyers who filter by ingredient will never see such an exhibit.',
    ],
    [
      '建议的写法是“通用名加含量加剂型”，例如“草铵膦 200 g/L 可溶液剂”。混剂把各成分用间隔号连接，并在成分栏分别填写各自的含量。商标放在品牌栏，不要写进产品名称。',
      'Write common name, content and formulation, such as “Glufosinate-ammonium 200 g/L SL”. For mixtures, list each ingredient with its content on its own line. Put the trade mark in the brand field, not in the name.',
    ],
    [
      '证书栏请填写国家、登记证号和有效期。180 天内到期的证书会标明“即将到期”，过期的不再计入已登记国家。中英文缺一栏时，系统会在编辑页标出来，但不会阻止发布。',
      'Enter country, number and date of every registration. Registrations that expire within 180 days are marked, and expired ones do not count as valid. If a language is missing, the form points it out but still lets you publish.',
    ],
  ),
  article(
    29,
    ['印度、土耳其展团确认参展，将设联合接待处', 'Pavilions from India and Türkiye confirmed, with a joint reception'],
    [
      '两个展团共八十七家企业，以制剂、中间体和特种肥为主。',
      'Together, 87 companies will show formulations, intermediates and specialty fertilizers.',
    ],
    [
      '印度展团有五十九家企业，集中在三号馆；土耳其展团有二十八家企业，位于四号馆东侧。两个展团在二层连廊设联合接待处，提供土耳其语、印地语与中文的翻译服务。',
      'The 59 Indian companies are in Hall 3 and the 28 Turkish companies at the east end of Hall 4. The joint reception on the 2F bridge offers interpreting in Turkish, Hindi and Chinese.',
    ],
    [
      '土耳其展团带来较多适用于温室作物的水溶肥和生物刺激素，印度展团则以三唑类杀菌剂、拟除虫菊酯和中间体为主。展团代表表示，希望与中国原药企业建立长期供货关系。',
      'The Turkish companies focus on soluble fertilizers and biostimulants for greenhouses, the Indian companies on triazoles, pyrethroids and intermediates. Both are looking for long-term technical suppliers in China.',
    ],
    [
      '观众可以在线上展厅按国家筛选展商。展团的集体路演安排在第二天上午，每家企业有六分钟。',
      'You can filter exhibitors by country online. The joint presentations are on the second morning, six minutes per company.',
    ],
  ),
  article(
    36,
    ['绿色参展指南发布：可回收展台可减免清运费', 'Green exhibiting guide: reusable booths pay no clearance fee'],
    [
      '使用可循环材料的特装展台，撤展时无需支付垃圾清运费用。',
      'Custom-built booths made of reusable materials are exempt from the waste fee at dismantling.',
    ],
    [
      '指南把展台材料分成三类：可循环型材、可回收木材和一次性材料。前两类占比超过七成的展台，凭施工图和现场照片即可申请减免。',
      'The guide distinguishes three types of material: reusable frames, recyclable wood and single-use materials. Booths with more than 70% of the first two can apply with a drawing and photos.',
    ],
    [
      '印刷品也有建议。组委会鼓励展商把样本做成电子版，观众扫描展位二维码即可保存，撤展后仍能在线查看。仍需印刷的资料请放在展位内，不要在通道派发。',
      'The guide also covers printed matter. Put your catalogue online so that visitors can scan the code at your booth and save it. Printed matter should stay at the booth and not be handed out in the aisles.',
    ],
    [
      '农药包装废弃物不得留在展馆。演示用的空瓶请由展商自行带回，或交给室外展区的专用回收点。',
      'Do not leave empty pesticide packaging in the halls. Take it with you or bring it to the outdoor collection point.',
    ],
  ),
  article(
    44,
    [
      '预登记突破两万人，境外买家来自七十一个国家和地区',
      'Pre-registration passes 20,000, with buyers from 71 countries and regions',
    ],
    [
      '经销商和制剂企业占比最高，拉美与东南亚增幅明显。',
      'Distributors and formulators lead; Latin America and South-East Asia are growing fastest.',
    ],
    [
      '截至上周末，专业观众预登记人数达到两万零四百人，其中境外买家三千一百人。按业务性质看，经销商占百分之三十四，制剂企业占百分之二十一，贸易商占百分之十五。',
      'By last weekend 20,400 trade visitors had registered, 3,100 of them from abroad: 34% are distributors, 21% formulators and 15% traders.',
    ],
    [
      '在感兴趣的产品中，除草剂、生物刺激素和植保无人机排在前三位。近四成买家选择需要供应商提供登记资料支持，比上一届明显提高。',
      'Herbicides, biostimulants and spraying drones are most in demand. Nearly 40% of buyers need registration support from their supplier, clearly more than last time.',
    ],
    [
      '预登记在开展前一天晚上关闭，此后可在现场大堂办理。已经登记的观众可以随时修改问卷，修改后的匹配结果会在当天更新。',
      'Online registration closes the day before the fair; after that, register at the desk in the lobby. You can change your answers at any time, and your matches are updated the same day.',
    ],
  ),
  article(
    52,
    ['谁能看到我的信息：数据授权说明更新', 'Who can see my data: updated consent information'],
    [
      '展商只能看到您同意分享的内容，授权可随时撤回。',
      'Exhibitors see only what you have agreed to share, and you can withdraw your consent at any time.',
    ],
    [
      '更新后的说明把授权分成三层：公开的脱敏资料、与您有往来的展商可见的资料，以及经您同意后可见的联系方式。每一层都可以单独设置。',
      'There are now three levels: masked data that anyone can see, data for exhibitors you have been in contact with, and contact details once you agree. You can set each one separately.',
    ],
    [
      '个人中心新增“谁看过我的资料”一栏，按展商列出看过的内容、原因和时间。撤回授权后，该展商的导出文件中将不再包含您的信息。',
      'Your personal centre now lists which exhibitor saw what, why and when. Once you withdraw, you no longer appear in that exhibitor’s exports.',
    ],
    [
      '向境外展商提供信息需要单独同意。您在问卷中选择“否”，境外展商只能通过站内消息与您联系。',
      'Transferring data abroad requires separate consent. If you decline, overseas exhibitors can contact you only by message on this site.',
    ],
  ),
];
