import { useTexts } from '../../i18n/lang.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { mailTexts } from './mail.texts.ts';
import { addressQuery, mailQuery } from './mail-query.ts';

/** Between what was sent and where nothing goes any more. */
export function MailTabs({ current }: { current: typeof mailQuery.path }) {
  const t = useTexts(mailTexts);
  return (
    <Tabs
      label={t('both')}
      tabs={[
        { to: mailQuery.path, label: t('log') },
        { to: addressQuery.path, label: t('addresses') },
      ]}
      current={current}
    />
  );
}
