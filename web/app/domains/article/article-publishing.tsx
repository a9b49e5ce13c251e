import type { ArticleDesk } from '@fairbridge/contract/article/article.shapes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ArticleStateTag } from './article-state.tsx';
import { beijingInput, beijingInstant } from '../../components/content/beijing-input.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';

const HOUR = 3_600_000;

function ScheduleDialog({ onSet, onClose }: { onSet: (at: string) => void; onClose: () => void }) {
  const t = useTexts(deskTexts);
  const [typed, setTyped] = useState(() => beijingInput(new Date(Date.now() + 24 * HOUR).toISOString()));
  const [wrong, setWrong] = useState(false);
  const set = (): void => {
    const at = beijingInstant(typed);
    if (at === null || new Date(at).getTime() <= Date.now()) return setWrong(true);
    onSet(at);
  };
  return (
    <ConfirmDialog open title={t('schedule')} onClose={onClose} act={t('schedule')} onConfirm={set}>
      <DateInput
        label={t('scheduleAt')}
        type="datetime-local"
        name="at"
        value={typed}
        error={wrong ? t('scheduleWrong') : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
    </ConfirmDialog>
  );
}

function RemoveDialog({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const t = useTexts(deskTexts);
  return (
    <ConfirmDialog open title={t('removeTitle')} onClose={onClose} act={t('Delete')} kind="bad" onConfirm={onRemove}>
      <p>{t('removeLead')}</p>
    </ConfirmDialog>
  );
}

function Standing({ article }: { article: ArticleDesk }) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const at = article.publishedAt === null ? '' : beijingTime(article.publishedAt, lang);
  const words =
    at === '' ? t('neverPublished') : t(article.state === 'scheduled' ? 'scheduledFor' : 'publishedAt', { at });
  return (
    <p className="num flex flex-wrap items-center gap-3">
      <ArticleStateTag state={article.state} />
      {words}
      {article.state === 'published' && !article.deleted && (
        <LocalLink to={`/news/${article.id}`} className="link" target="_blank" rel="noopener">
          {t('seePage')}
        </LocalLink>
      )}
    </p>
  );
}

/** Where an article stands, and everything that may become of it. What was written is saved first. */
export function ArticlePublishing({
  article,
  changed,
  saveFirst,
}: {
  article: ArticleDesk;
  changed: boolean;
  /** Saves what was written; the version that stands then, or null where it could not be saved. */
  saveFirst: () => Promise<number | null>;
}) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, run } = useAction({ reload: true });
  const [asking, setAsking] = useState<'schedule' | 'remove' | null>(null);
  const { id, state, may } = article;
  const publish = async (at?: string): Promise<void> => {
    setAsking(null);
    const version = await saveFirst();
    if (version === null) return;
    await run(() => api(calls.article.publish, { id, version, ...(at !== undefined && { at }) }), {
      success: t(at === undefined ? 'published' : 'scheduled'),
    });
  };
  const withdraw = async (): Promise<void> => {
    if ((await saveFirst()) === null) return;
    await run(() => api(calls.article.withdraw, { id }), { success: t('withdrawn') });
  };
  const remove = async (): Promise<void> => {
    setAsking(null);
    if (await run(() => api(calls.article.remove, { id }), { success: t('Deleted') }))
      await navigate(localPath(lang, '/organizer/articles'));
  };
  if (article.deleted)
    return (
      <OrganizerPart title={t('publishing')}>
        <p className="mb-3">{t('deletedNote')}</p>
        <Button
          busy={busy}
          onClick={() => void run(() => api(calls.article.restore, { id }), { success: t('restored') })}
        >
          {t('Restore')}
        </Button>
      </OrganizerPart>
    );
  return (
    <OrganizerPart title={t('publishing')}>
      <Standing article={article} />
      {changed && <p className="note mt-3">{t('unsavedFirst')}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {may.publish && (
          <>
            <Button busy={busy} onClick={() => void publish()}>
              {t('publish')}
            </Button>
            <Button kind="quiet" busy={busy} onClick={() => setAsking('schedule')}>
              {t('schedule')}
            </Button>
          </>
        )}
        {may.withdraw && (
          <Button kind="quiet" busy={busy} onClick={() => void withdraw()}>
            {t(state === 'scheduled' ? 'unschedule' : 'withdraw')}
          </Button>
        )}
        <Button kind="plain" busy={busy} onClick={() => setAsking('remove')}>
          {t('Delete')}
        </Button>
      </div>
      {asking === 'schedule' && <ScheduleDialog onSet={(at) => void publish(at)} onClose={() => setAsking(null)} />}
      {asking === 'remove' && <RemoveDialog onRemove={() => void remove()} onClose={() => setAsking(null)} />}
    </OrganizerPart>
  );
}
