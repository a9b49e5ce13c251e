/** Aroma types of baijiu by their code, with their national names. */
export const baijiuAromas = {
  strong: { zh: '浓香型白酒', en: 'Strong-aroma Baijiu' },
  sauce: { zh: '酱香型白酒', en: 'Sauce-aroma Baijiu' },
  light: { zh: '清香型白酒', en: 'Light-aroma Baijiu' },
  mixed: { zh: '兼香型白酒', en: 'Mixed-aroma Baijiu' },
  rice: { zh: '米香型白酒', en: 'Rice-aroma Baijiu' },
  feng: { zh: '凤香型白酒', en: 'Feng-aroma Baijiu' },
  sesame: { zh: '芝麻香型白酒', en: 'Sesame-aroma Baijiu' },
  laobaigan: { zh: '老白干香型白酒', en: 'Laobaigan-aroma Baijiu' },
  chi: { zh: '豉香型白酒', en: 'Chi-aroma Baijiu' },
} as const;
