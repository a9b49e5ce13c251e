import { acts } from '../acts.ts';

export const homeActs = acts({
  'pageLink.create': {
    name: ['新增页面链接', 'Added a link to the pages'],
    told: ['{who} 新增了页面链接“{object}”', '{who} added the link “{object}” to the pages'],
  },
  'pageLink.change': {
    name: ['修改页面链接', 'Changed a link of the pages'],
    told: ['{who} 修改了页面链接“{object}”', '{who} changed the link “{object}” of the pages'],
  },
  'pageLink.sort': {
    name: ['调整页面链接顺序', 'Put links of the pages in another order'],
    told: ['{who} 调整了页面链接的顺序', '{who} put links of the pages in another order'],
  },
  'pageLink.remove': {
    name: ['删除页面链接', 'Removed a link of the pages'],
    told: ['{who} 删除了页面链接“{object}”', '{who} removed the link “{object}” from the pages'],
  },
  'home.sections': {
    name: ['修改首页栏目', 'Changed the sections of the home page'],
    told: ['{who} 修改了首页栏目', '{who} changed the sections of the home page'],
  },
  'home.featured': {
    name: ['修改推荐展商', 'Changed the featured exhibitors'],
    told: ['{who} 修改了推荐展商', '{who} changed the featured exhibitors'],
  },
});
