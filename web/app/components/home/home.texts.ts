import { texts } from '@fairbridge/contract/text.ts';

export const homeTexts = texts({
  exhibitorsCount: ['展商', 'exhibitors'],
  productsCount: ['展品', 'exhibits'],
  hallsCount: ['展馆', 'halls'],
  try: ['试试', 'Try'],
  guideLead: [
    '自上而下逐层排列，点击展馆查看馆内展商，点击楼层打开展位图。',
    'The venue floor by floor. Select a hall to see its exhibitors, or a floor for its map.',
  ],
  hallExhibitors: ['家展商', 'exhibitors'],
  floorMap: ['{floor}展位图', 'Booth map of {floor}'],
  map: ['打开展位图', 'Open the booth map'],
  allExhibitors: ['全部展商', 'All exhibitors'],
  allProducts: ['全部展品', 'All exhibits'],
  allLives: ['全部直播', 'All live streams'],
  allNews: ['全部新闻', 'All news'],
  allCollections: ['全部专题', 'All themes'],
  adsLeft: ['左侧推广', 'Advertising, left'],
  adsRight: ['右侧推广', 'Advertising, right'],
  join: ['注册成为观众', 'Register as a visitor'],
  joinTitle: ['到场之前，先把清单列好', 'Have your list ready before you arrive'],
  joinLead: [
    '注册后可收藏展品、发送意向订单，并查看仅对预登记观众开放的展品。',
    'Registered visitors can save favourites, send intent orders and see exhibits reserved for them.',
  ],
  exhibitorDoor: ['我是展商', 'I am an exhibitor'],
});
