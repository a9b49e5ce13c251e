import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const translationTexts = textsWithShared({
  translate: ['翻译', 'Translate'],
  translating: ['正在翻译…', 'Translating…'],
  translated: ['机器翻译', 'Machine translation'],
  names: ['名称与单位已转换', 'Names and units converted'],
  phrase: ['常用语译文', 'From the phrase book'],
  hide: ['隐藏译文', 'Hide translation'],
  show: ['显示译文', 'Show translation'],
  kept: [
    '部分内容无法可靠翻译，已保留原文。',
    'Some passages could not be translated reliably and are shown as written.',
  ],
  // in the menu of a conversation
  always: ['自动翻译对方的消息', 'Translate all messages'],
  off: ['本站未启用机器翻译，仅提供常用语', 'No machine translation on this site, only the phrase book'],
});
