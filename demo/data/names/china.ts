import { list } from '../../../server/src/set-up/templates/rows.ts';

export type Place = { zh: string; en: string; cities: { zh: string; en: string }[] };

/** Reads '杭州 Hangzhou|宁波 Ningbo'. */
function pairs(text: string): { zh: string; en: string }[] {
  return list(text).map((entry) => {
    const [zh = '', ...rest] = entry.split(' ');
    return { zh, en: rest.join(' ') };
  });
}

function province(zh: string, en: string, cities: string): Place {
  return { zh, en, cities: pairs(cities) };
}

/** Provinces and cities, those with much crop protection industry first. */
export const agroProvinces: Place[] = [
  province(
    '江苏',
    'Jiangsu',
    "南京 Nanjing|南通 Nantong|盐城 Yancheng|淮安 Huai'an|徐州 Xuzhou|泰州 Taizhou|常州 Changzhou|连云港 Lianyungang",
  ),
  province(
    '山东',
    'Shandong',
    '济南 Jinan|潍坊 Weifang|青岛 Qingdao|滨州 Binzhou|淄博 Zibo|临沂 Linyi|德州 Dezhou|济宁 Jining',
  ),
  province(
    '浙江',
    'Zhejiang',
    '杭州 Hangzhou|宁波 Ningbo|绍兴 Shaoxing|嘉兴 Jiaxing|湖州 Huzhou|衢州 Quzhou|台州 Taizhou',
  ),
  province('安徽', 'Anhui', "合肥 Hefei|芜湖 Wuhu|安庆 Anqing|池州 Chizhou|马鞍山 Ma'anshan|宣城 Xuancheng"),
  province('河北', 'Hebei', '石家庄 Shijiazhuang|沧州 Cangzhou|邯郸 Handan|保定 Baoding|衡水 Hengshui'),
  province('湖北', 'Hubei', '武汉 Wuhan|宜昌 Yichang|荆州 Jingzhou|襄阳 Xiangyang|潜江 Qianjiang'),
  province('湖南', 'Hunan', '长沙 Changsha|岳阳 Yueyang|常德 Changde|益阳 Yiyang'),
  province('四川', 'Sichuan', '成都 Chengdu|绵阳 Mianyang|乐山 Leshan|眉山 Meishan'),
  province('河南', 'Henan', '郑州 Zhengzhou|洛阳 Luoyang|新乡 Xinxiang|濮阳 Puyang'),
  province('内蒙古', 'Inner Mongolia', '呼和浩特 Hohhot|鄂尔多斯 Ordos|乌海 Wuhai'),
  province('宁夏', 'Ningxia', '银川 Yinchuan|石嘴山 Shizuishan'),
  province('江西', 'Jiangxi', '南昌 Nanchang|九江 Jiujiang|抚州 Fuzhou'),
  province('广东', 'Guangdong', '广州 Guangzhou|深圳 Shenzhen|惠州 Huizhou|茂名 Maoming'),
  province('广西', 'Guangxi', '南宁 Nanning|柳州 Liuzhou|桂林 Guilin'),
  province('陕西', 'Shaanxi', "西安 Xi'an|渭南 Weinan|咸阳 Xianyang"),
  province('上海', 'Shanghai', '上海 Shanghai'),
  province('天津', 'Tianjin', '天津 Tianjin'),
  province('辽宁', 'Liaoning', '沈阳 Shenyang|大连 Dalian|葫芦岛 Huludao'),
  province('黑龙江', 'Heilongjiang', '哈尔滨 Harbin|佳木斯 Jiamusi'),
  province('福建', 'Fujian', '福州 Fuzhou|三明 Sanming|漳州 Zhangzhou'),
  province('新疆', 'Xinjiang', '乌鲁木齐 Urumqi|石河子 Shihezi'),
];

/** Provinces and cities, those with much sugar and liquor first. */
export const sugarProvinces: Place[] = [
  province('四川', 'Sichuan', '成都 Chengdu|宜宾 Yibin|泸州 Luzhou|德阳 Deyang|遂宁 Suining|邛崃 Qionglai'),
  province('贵州', 'Guizhou', '贵阳 Guiyang|遵义 Zunyi|仁怀 Renhuai|毕节 Bijie'),
  province('广西', 'Guangxi', '南宁 Nanning|崇左 Chongzuo|来宾 Laibin|柳州 Liuzhou|百色 Baise'),
  province('云南', 'Yunnan', '昆明 Kunming|德宏 Dehong|临沧 Lincang|玉溪 Yuxi|大理 Dali'),
  province('广东', 'Guangdong', '广州 Guangzhou|湛江 Zhanjiang|佛山 Foshan|东莞 Dongguan|汕头 Shantou'),
  province('安徽', 'Anhui', '合肥 Hefei|亳州 Bozhou|宿州 Suzhou|阜阳 Fuyang'),
  province('江苏', 'Jiangsu', "宿迁 Suqian|南京 Nanjing|淮安 Huai'an|无锡 Wuxi|苏州 Suzhou"),
  province('浙江', 'Zhejiang', '绍兴 Shaoxing|杭州 Hangzhou|金华 Jinhua|湖州 Huzhou'),
  province('山东', 'Shandong', '烟台 Yantai|青岛 Qingdao|济南 Jinan|淄博 Zibo|临沂 Linyi'),
  province('山西', 'Shanxi', '太原 Taiyuan|吕梁 Lüliang|临汾 Linfen|晋中 Jinzhong'),
  province('河北', 'Hebei', '石家庄 Shijiazhuang|张家口 Zhangjiakou|衡水 Hengshui|秦皇岛 Qinhuangdao'),
  province('河南', 'Henan', '郑州 Zhengzhou|洛阳 Luoyang|商丘 Shangqiu|漯河 Luohe'),
  province('宁夏', 'Ningxia', '银川 Yinchuan|吴忠 Wuzhong'),
  province('新疆', 'Xinjiang', '昌吉 Changji|石河子 Shihezi|伊犁 Yili|和硕 Heshuo'),
  province('内蒙古', 'Inner Mongolia', '赤峰 Chifeng|呼和浩特 Hohhot|包头 Baotou'),
  province('福建', 'Fujian', '福州 Fuzhou|厦门 Xiamen|泉州 Quanzhou|龙岩 Longyan'),
  province('湖北', 'Hubei', '武汉 Wuhan|襄阳 Xiangyang|宜昌 Yichang'),
  province('湖南', 'Hunan', '长沙 Changsha|湘西 Xiangxi|邵阳 Shaoyang'),
  province('陕西', 'Shaanxi', "西安 Xi'an|宝鸡 Baoji|渭南 Weinan"),
  province('上海', 'Shanghai', '上海 Shanghai'),
  province('北京', 'Beijing', '北京 Beijing'),
  province('海南', 'Hainan', '海口 Haikou|儋州 Danzhou'),
];

/** First and second characters of invented house names; unusual ones, so that no known house comes out. */
export const agroHeads = pairs(
  '穗 Sui|稷 Ji|黍 Shu|芃 Peng|芊 Qian|沐 Mu|澍 Shu|岚 Lan|峻 Jun|颂 Song|霁 Ji|泓 Hong|澜 Lan|淳 Chun|昱 Yu|瑾 Jin|琅 Lang|桐 Tong|榆 Yu|楷 Kai|檀 Tan|绮 Qi|钧 Jun|驭 Yu|曜 Yao|陌 Mo|畦 Qi|畴 Chou|籽 Zi|苇 Wei|垄 Long|禾 He|耘 Yun|稔 Ren|芸 Yun|葳 Wei|蓁 Zhen',
);
export const agroTails = pairs(
  '丰 feng|润 run|泽 ze|瑞 rui|田 tian|盛 sheng|达 da|谷 gu|农 nong|邦 bang|华 hua|安 an|益 yi|远 yuan|茂 mao|宸 chen|腾 teng|嘉 jia|诚 cheng|沃 wo|野 ye|维 wei|朗 lang|博 bo|青 qing|利 li',
);
export const sugarHeads = pairs(
  '醴 Li|醇 Chun|蔗 Zhe|秫 Shu|粱 Liang|沁 Qin|漱 Shu|泠 Ling|澄 Cheng|溪 Xi|峪 Yu|岭 Ling|雅 Ya|韵 Yun|琼 Qiong|璟 Jing|瑶 Yao|榕 Rong|桂 Gui|棠 Tang|枫 Feng|松 Song|鹤 He|鹭 Lu|雁 Yan|曦 Xi|暄 Xuan|霖 Lin|霞 Xia|陶 Tao|坛 Tan|谧 Mi|筠 Yun|笙 Sheng|陌 Mo|珺 Jun|沅 Yuan|沭 Shu',
);
export const sugarTails = pairs(
  '泉 quan|坊 fang|香 xiang|源 yuan|春 chun|堂 tang|园 yuan|和 he|福 fu|盛 sheng|台 tai|液 ye|甘 gan|露 lu|满 man|谷 gu|庄 zhuang|门 men|池 chi|山 shan|川 chuan|河 he|溢 yi|雅 ya|鼎 ding|盈 ying',
);

/** Pairs that are or come near a name in use. */
export const takenWords: ReadonlySet<string> = new Set([
  '沐远',
  '禾丰',
  '禾益',
  '禾田',
  '禾盛',
  '泓润',
  '霖源',
  '泓达',
  '穗丰',
  '穗华',
  '桂源',
  '桂香',
  '醇香',
  '醇和',
  '桂园',
  '松河',
  '松源',
  '鹤山',
  '雁门',
  '溪源',
  '春泉',
  '琼台',
  '蔗源',
  '蔗香',
  '韵达',
  '雅香',
  '雅雅',
  '溪山',
  '霞山',
  '桂山',
  '桂林',
  '枫林',
  '陶源',
  '陶园',
  '松山',
  '坛香',
  '钧达',
  '峻丰',
  '泓泽',
  '沁园',
  '沁源',
]);
