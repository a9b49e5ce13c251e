import { MAIL_KINDS, MAIL_KIND_NAMES, type MailKind } from '@fairbridge/contract/mail/mail.kinds.ts';
import { isLetterKind } from '@fairbridge/contract/mail/mail.letters.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { mailTextTexts } from './mail-text.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '邮件文本', en: 'E-mail texts' });

const load = defineClientLoad(({ api }) => api(calls.mailText.list, {}));
export const clientLoader = load.browser;

/** Those that can be edited first. */
const KINDS: readonly MailKind[] = [
  ...MAIL_KIND_NAMES.filter(isLetterKind),
  ...MAIL_KIND_NAMES.filter((kind) => !isLetterKind(kind) && kind !== 'test'),
];

function Row({ kind }: { kind: MailKind }) {
  const t = useTexts(mailTextTexts);
  const lang = useLang();
  const row = load.useData().list.find((one) => one.kind === kind);
  const name = wordsIn(MAIL_KINDS[kind].name, lang);
  return (
    <RecordRow>
      <RecordCell name={t('kind')} plain>
        {row === undefined ? (
          name
        ) : (
          <LocalLink to={`/organizer/mails/texts/${kind}`} className="link">
            {name}
          </LocalLink>
        )}
      </RecordCell>
      <RecordCell name={t('text')}>
        {row === undefined ? (
          <span className="text-soft">{t('notYet')}</span>
        ) : row.replaced ? (
          <span className="font-semibold">{t('own')}</span>
        ) : (
          t('house')
        )}
      </RecordCell>
      <RecordCell name={t('changed')}>
        <MinuteCell at={row?.changedAt ?? null} />
      </RecordCell>
    </RecordRow>
  );
}

/** Every kind of e-mail, with the text that it has. */
export default function MailTextsScreen() {
  const t = useTexts(mailTextTexts);
  return (
    <OrganizerPage title={t('list')} lead={t('listLead')}>
      <MailTabs current="/organizer/mails/texts" />
      <RecordTable
        walked={false}
        label={t('list')}
        columns={[
          { key: 'kind', label: t('kind') },
          { key: 'text', label: t('text') },
          { key: 'changed', label: t('changed') },
        ]}
      >
        {KINDS.map((kind) => (
          <Row key={kind} kind={kind} />
        ))}
      </RecordTable>
    </OrganizerPage>
  );
}
