import type { Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { lettersOut } from './mailing-numbers.ts';
import { mailingPath } from './mailing-path.ts';
import { MailingState } from './mailing-state.tsx';
import { mailingsTexts } from './mailings.texts.ts';

type Page = { list: readonly Mailing[]; pageNum: number; pageSize: number; total: number };

function useColumns(): readonly ResourceColumn<Mailing>[] {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  return [
    {
      key: 'file',
      label: t('file'),
      main: true,
      cell: ({ id, fileName }) => (
        <LocalLink to={mailingPath(id)} className="link font-semibold break-all">
          {fileName}
        </LocalLink>
      ),
    },
    { key: 'state', label: t('state'), cell: ({ state }) => <MailingState state={state} /> },
    {
      key: 'progress',
      label: t('progress'),
      cell: (mailing) => (
        <span className="num">
          {mailing.state === 'draft'
            ? t('rows', { ready: number(mailing.counts.ready, lang), total: number(mailing.total, lang) })
            : t('out', { sent: number(lettersOut(mailing), lang), total: number(mailing.total, lang) })}
        </span>
      ),
    },
    {
      key: 'startedAt',
      label: t('startedAt'),
      cell: ({ startedAt }) => (
        <span className="num text-sm">{startedAt === null ? '-' : beijingTime(startedAt, lang)}</span>
      ),
    },
    { key: 'by', label: t('by'), cell: ({ employee }) => inLang(employee, lang) || '-' },
  ];
}

/** The company's lists, the newest first. */
export function MailingList({ page }: { page: Page }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  return (
    <ResourceList
      list="mailings"
      label={t('label')}
      found={t('found', { count: number(page.total, lang) })}
      page={page}
      columns={useColumns()}
      nameOf={({ fileName }) => fileName}
      empty={
        <EmptyState title={t('none')}>
          <p>{t('noneLead')}</p>
        </EmptyState>
      }
    />
  );
}
