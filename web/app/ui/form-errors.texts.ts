import { texts } from '@fairbridge/contract/text.ts';

export const formErrorsTexts = texts({
  title: ['{count} 处需要修改', '{count} {count|field needs|fields need} attention'],
  one: ['{label}：{message}', '{label}: {message}'],
});
