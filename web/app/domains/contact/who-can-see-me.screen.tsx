import type { ShownTo } from '@fairbridge/contract/contact/contact.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAction } from '../../ui/use-action.ts';
import { seenTexts, sourceTexts } from './who-can-see-me.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '谁可以看到我的联系方式', en: 'Who can see my contact details' });

const PATH = '/personal/who-can-see-me';
const ENDED = `${PATH}?state=ended`;

const load = defineClientLoad(async ({ api: ask, query }) => {
  const ended = query.get('state') === 'ended';
  const page = await ask(calls.contact.ownList, { ended, pageNum: pageNumOf(query) });
  return { ended, page, companies: page.list.filter((one) => 'exhibitor' in one) };
});
export const clientLoader = load.browser;

function Facts({ entry }: { entry: ShownTo }) {
  const t = useTexts(seenTexts);
  const through = useTexts(sourceTexts);
  const lang = useLang();
  const { source, since, member, expiresOn, endedAt, endedBy } = entry;
  const day = (at: string): string => beijingDay(at, lang);
  return (
    <>
      <p className="num text-sm text-soft">{t('since', { day: day(since), source: through(source) })}</p>
      {member && (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <span className="tag">{t('member')}</span>
          {expiresOn !== null && <span className="num text-soft">{t('until', { day: day(expiresOn) })}</span>}
        </p>
      )}
      {endedAt !== null && (
        <p className="num text-sm">
          {t(endedBy === 'exhibitor' ? 'endedByExhibitor' : 'endedByVisitor', { day: day(endedAt) })}
        </p>
      )}
    </>
  );
}

function Entry({ entry, onWithdraw }: { entry: ShownTo; onWithdraw: () => void }) {
  const t = useTexts(seenTexts);
  const lang = useLang();
  const { id, name, logo } = entry.exhibitor;
  return (
    <li className="flex items-start gap-4 border-t border-line py-3.5 first:border-t-0 first:pt-0">
      {logo !== '' && (
        <Picture
          address={logo}
          alt=""
          sizes="48px"
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-sign border border-line object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <LocalLink to={`/find-exhibitor/detail/${id}`} className="link inline-block min-h-7 font-semibold">
          <Says text={name} />
        </LocalLink>
        <Facts entry={entry} />
      </div>
      {entry.endedAt === null && (
        <Button
          small
          kind="quiet"
          className="shrink-0"
          aria-haspopup="dialog"
          aria-label={t('withdrawFrom', { name: inLang(name, lang) })}
          onClick={onWithdraw}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}

function Withdraw({ entry, onClose }: { entry: ShownTo; onClose: () => void }) {
  const t = useTexts(seenTexts);
  const lang = useLang();
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const name = inLang(entry.exhibitor.name, lang);
  const withdraw = async () => {
    const work = () => api(calls.contact.withdraw, { exhibitorId: entry.exhibitor.id });
    if (await run(work, { success: t('withdrawn', { name }) })) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('withdrawTitle', { name })}
      act={t('withdrawAct')}
      kind="bad"
      busy={busy}
      failure={failure}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>{t('withdrawLead')}</p>
      {entry.member && <p className="mt-3">{t('withdrawMember')}</p>}
    </ConfirmDialog>
  );
}

function Nothing({ ended }: { ended: boolean }) {
  const t = useTexts(seenTexts);
  if (ended) return <EmptyState title={t('emptyEnded')} />;
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to="/find/actor" className="mt-5">
        {t('findExhibitors')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Which companies know how to reach a visitor, since when and through what; each can be withdrawn from. */
export default function WhoCanSeeMeScreen() {
  const t = useTexts(seenTexts);
  const { ended, page, companies } = load.useData();
  const [leaving, setLeaving] = useState<ShownTo | null>(null);
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('tabs')}
        current={ended ? ENDED : PATH}
        tabs={[
          { to: PATH, label: t('open'), count: page.counts.open },
          { to: ENDED, label: t('ended'), count: page.counts.ended },
        ]}
      />
      {companies.length === 0 ? (
        <Nothing ended={ended} />
      ) : (
        <ul>
          {companies.map((entry) => (
            <Entry key={entry.exhibitor.id} entry={entry} onWithdraw={() => setLeaving(entry)} />
          ))}
        </ul>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      {leaving !== null && <Withdraw entry={leaving} onClose={() => setLeaving(null)} />}
    </PersonalFrame>
  );
}
