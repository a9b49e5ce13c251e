import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { mailTexts } from './mail.texts.ts';
import { addressQuery, mailQuery } from './mail-query.ts';
import { mailTextTexts } from './mail-text.texts.ts';

const TEXTS = '/organizer/mails/texts';

/** Between what was sent, where nothing goes any more, and what the e-mails say: those of them that are this reader's. */
export function MailTabs({ current }: { current: string }) {
  const t = useTexts(mailTexts);
  const of = useTexts(mailTextTexts);
  const sees = useCanCall(calls.mail.list);
  const edits = useCanCall(calls.mailText.list);
  if (!sees) return null;
  return (
    <Tabs
      label={t('both')}
      tabs={[
        { to: mailQuery.path, label: t('log') },
        { to: addressQuery.path, label: t('addresses') },
        ...(edits ? [{ to: TEXTS, label: of('list') }] : []),
      ]}
      current={current}
    />
  );
}
