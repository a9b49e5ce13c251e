import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const deletionTexts = texts({
  askedSubject: ['【{fair}】展会将于 {day} 删除', '{fair}: the fair will be deleted on {day}'],
  asked: [
    '{who} 申请删除{fair}。{days} 天后，展会的全部内容将永久删除：展商、展品、观众、订单、聊天记录和文件。',
    '{who} has asked for {fair} to be deleted. In {days} days everything in it will be deleted for good: exhibitors, exhibits, visitors, orders, chats and files.',
  ],
  askedTakeBack: [
    '在此之前，任何一位负责人都可以在控制台撤销删除。',
    'Until then, any owner can cancel the deletion in the console.',
  ],
  button: ['打开控制台', 'Open the console'],
  backSubject: ['【{fair}】展会不再删除', '{fair}: the fair will not be deleted'],
  back: [
    '{who} 撤销了删除{fair}的申请，展会保持不变。',
    '{who} has cancelled the deletion of {fair}. The fair stays as it is.',
  ],
});

type News = { kind: 'asked'; day: string } | { kind: 'back' };

/** Tells an owner that the fair is to be deleted, or that this was taken back. `who` is a name, `link` leads to the console. */
export function deletionMessage(
  exhibition: Exhibition,
  { email, lang }: { email: string; lang: Lang },
  { who, link, ...news }: News & { who: string; link: string },
): NewMessage {
  const t = translator(deletionTexts, lang);
  const fair = exhibition.shortName[lang];
  const asked = news.kind === 'asked';
  return composeMail(exhibition, lang, {
    kind: 'fairDeletion',
    to: email,
    category: 'transactional',
    subject: asked ? t('askedSubject', { fair, day: news.day }) : t('backSubject', { fair }),
    paragraphs: asked
      ? [t('asked', { who, fair, days: CONSOLE_LIMITS.fairDeletionDays }), t('askedTakeBack')]
      : [t('back', { who, fair })],
    button: { text: t('button'), url: link },
  });
}
