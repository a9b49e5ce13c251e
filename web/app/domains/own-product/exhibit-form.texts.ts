import { texts } from '@fairbridge/contract/text.ts';

/** What an exhibit needs, what else can be said of it, and how much of it is there. */
export const exhibitFormTexts = texts({
  essentials: ['发布所需', 'To publish'],
  essentialsLead: [
    '填完这一部分即可发布，其余内容随时可以补充。',
    'Complete this part to publish. Everything else can be added later.',
  ],
  ingredientsAndStrength: ['成分与含量', 'Ingredients and strength'],
  categoryHint: ['同时作为第一个产品标签', 'Also becomes the first product tag'],
  tagsHint: [
    '主要类别自动成为标签；还可再选 2 个，买家在这些类别下也能找到这件展品',
    'Filled in from the main category. Add up to 2 more categories under which buyers also find this exhibit.',
  ],
  classHint: ['按第一种成分自动填入，可以修改', 'Filled in from the first ingredient. Can be changed.'],
  registrationsHint: [
    '买家按登记国家筛选，登记国家由此得出；没有证号时可以只选国家',
    'Buyers filter by country of registration, which is taken from here. A country without a number is fine.',
  ],
  contentNoteHint: [
    '仅说明含量的计算基准，如“以酸当量计”；含量本身填在“发布所需”中',
    'Only what the content is based on, for example “as acid equivalent”. Enter the content itself in “To publish”.',
  ],
  documentsHint: [
    '可应买家要求提供的资料；文件请在“视频与资料”中上传',
    'What you can provide on request. Upload files under “Video and documents”.',
  ],
  unNumberHint: [
    '运输用编号；标签上的标准号或条码填在“产品标识”中',
    'For transport. Standards and barcodes on the label go under “Identification”.',
  ],
  scopeUsed: ['对所有买家可见的展品已有 {count} / {max} 件', '{count} of {max} exhibits are visible to all buyers'],
  scopeFull: [
    '对所有买家可见的展品已满 {max} 件，可选择其他范围，数量不限',
    'All {max} places for exhibits visible to all buyers are taken. The other options have no limit.',
  ],
  numberOfExhibit: ['本公司另一件展品已使用此货号：', 'Another of your exhibits has this number:'],
  numberOfDraft: ['本公司一件草稿已使用此货号：', 'One of your drafts has this number:'],
  listing: ['分类与品牌', 'Classification and brand'],
  media: ['视频与资料', 'Video and documents'],
  brand: ['品牌', 'Brand'],
  packing: ['包装', 'Packing'],
  values: ['其他技术指标', 'Other technical data'],
  filled: ['已填 {count} / {max} 项', '{count} of {max} filled in'],
  completeness: ['完整度', 'Completeness'],
  required: ['发布前必填', 'Required to publish'],
  ready: ['可以发布', 'Ready to publish'],
  helps: ['填写后更容易被买家找到', 'Helps buyers find it'],
  helpFilter: ['筛选条件', 'Filter'],
  helpSearch: ['搜索内容', 'Search'],
  allHelps: ['买家的筛选和搜索所需内容已齐全', 'Everything that buyers filter and search by is there'],
});
