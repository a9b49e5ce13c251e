import { texts } from '@fairbridge/contract/text.ts';

export const floorPlanDeskTexts = texts({
  title: ['展馆平面图', 'Floor plan'],
  lead: [
    '观众看到的楼层、展位和通道。可导入建筑平面图（GeoJSON）或展位表。',
    'Floors, booths and aisles as visitors see them. Import a plan (GeoJSON) or a list of booths.',
  ],
  open: ['查看地图', 'Open the map'],
  floors: ['楼层', 'Floors'],
  floor: ['楼层', 'Floor'],
  size: ['尺寸（米）', 'Size (m)'],
  elements: ['图形', 'Shapes'],
  booths: ['展位', 'Booths'],
  free: ['空闲', 'Free'],
  held: ['预留', 'Held back'],
  taken: ['已分配', 'Taken'],
  shared: ['共用', 'Shared'],
  notDrawn: ['未绘制', 'Not drawn'],
  warnings: ['需要核对（{count}）', 'To be checked ({count})'],
  noWarnings: ['没有需要核对的内容', 'Nothing to be checked'],
  more: ['另有 {count} 项', '{count} more'],
  plan: ['平面图（GeoJSON）', 'Plan (GeoJSON)'],
  planLead: [
    '坐标以米为单位，原点为楼层西南角。导入后整个平面图会被替换；有任何错误时不会导入。',
    'Coordinates in metres from the south-west corner of each floor. The import replaces the whole plan; with any fault nothing is imported.',
  ],
  boothSheet: ['展位表', 'List of booths'],
  boothLead: [
    '按展馆和展位号修改或新增展位，其余展位保持不变。展商的展位在展商资料中分配。',
    'Changes or adds booths by hall and number; all others stay. Exhibitors are given their booths in their own record.',
  ],
  download: ['下载', 'Download'],
  file: ['文件', 'File'],
  drop: ['将文件拖到这里，或', 'Drop the file here, or'],
  choose: ['选择文件', 'choose it'],
  change: [
    '新增展位 {added} 个，修改 {changed} 个，删除 {removed} 个',
    'Booths added: {added}, changed: {changed}, removed: {removed}',
  ],
  faults: ['有 {count} 处错误，未导入任何内容', 'Nothing can be imported: faults found {count}'],
  importNow: ['导入', 'Import'],
  imported: ['已导入', 'Imported'],
});
