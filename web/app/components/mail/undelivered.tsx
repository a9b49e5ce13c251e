import { MAIL_FAILURES, type MailFailure } from '@fairbridge/contract/mail/mail.failures.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { undeliveredTexts } from './undelivered.texts.ts';

/** That an invitation did not arrive, and why; nothing where it did, or nobody knows yet. */
export function Undelivered({ failure }: { failure: MailFailure | null }) {
  const t = useTexts(undeliveredTexts);
  const lang = useLang();
  if (failure === null) return null;
  return <p className="text-sm text-bad">{t('undelivered', { why: wordsIn(MAIL_FAILURES[failure], lang) })}</p>;
}
