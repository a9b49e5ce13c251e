import { acts } from '../acts.ts';

export const collectionActs = acts({
  'collection.create': {
    name: ['新建展商专题', 'Made a collection of exhibitors'],
    told: ['{who} 新建了展商专题“{object}”', '{who} made the theme “{object}”'],
  },
  'collection.change': {
    name: ['修改展商专题', 'Changed a collection of exhibitors'],
    told: ['{who} 修改了展商专题“{object}”', '{who} changed the theme “{object}”'],
  },
  'collection.sort': {
    name: ['调整展商专题顺序', 'Put collections in another order'],
    told: ['{who} 调整了展商专题的顺序', '{who} put the themes in another order'],
  },
  'collection.remove': {
    name: ['删除展商专题', 'Deleted a collection of exhibitors'],
    told: ['{who} 删除了展商专题“{object}”', '{who} deleted the theme “{object}”'],
  },
});
