import type { Announcement } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { Category } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { htmlLang, LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { ANNOUNCEMENTS_PATH } from './announcement-address.ts';
import { AnnouncementStateMark } from './announcement-state.tsx';
import { announcementTexts } from './announcement.texts.ts';
import { audienceWords } from './audience-words.ts';
import { useAnnouncementActions } from './use-announcement-actions.ts';

const LOOKED_AGAIN_MS = 1_500;

/** While it is on its way the figures are asked for again and again. */
function useProgress(sending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!sending) return;
    const timer = setInterval(() => void revalidate(), LOOKED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [sending, revalidate]);
}

function Progress({ announcement }: { announcement: Announcement }) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { expected, recipients } = announcement;
  const all = Math.max(expected, recipients);
  return (
    <div className="mb-5">
      <p className="num mb-1.5 font-semibold" role="status">
        {t('progress')} · {t('progressOf', { done: number(recipients, lang), all: number(all, lang) })}
      </p>
      <progress
        className="block h-2.5 w-full accent-[var(--action)]"
        max={all}
        value={recipients}
        aria-label={t('progress')}
      />
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="num text-2xl font-bold">{children}</dd>
    </div>
  );
}

function Figures({ announcement }: { announcement: Announcement }) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { recipients, emails, read, byEmail, state } = announcement;
  const share = recipients === 0 ? 0 : Math.round((100 * read) / recipients);
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Figure name={t('people2')}>{number(recipients, lang)}</Figure>
      {state !== 'withdrawn' && (
        <Figure name={t('read')}>{t('readShare', { count: number(read, lang), share })}</Figure>
      )}
      {byEmail && <Figure name={t('mails')}>{number(emails, lang)}</Figure>}
    </dl>
  );
}

/** What it says, in each language that was written. */
function Words({ announcement }: { announcement: Announcement }) {
  const t = useTexts(announcementTexts);
  const { title, body, link } = announcement;
  const written = (['zh', 'en'] as const).filter((lang) => title[lang] !== '');
  return (
    <>
      <div className={`grid gap-x-8 gap-y-6 ${written.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {written.map((lang) => (
          <div key={lang} className="min-w-0">
            <p className="mb-2 text-sm text-soft">{t(`${lang}Name`)}</p>
            <div lang={htmlLang(lang)} className="break-words">
              <h3 className="mb-2 text-lg">{title[lang]}</h3>
              <Paragraphs text={body[lang]} />
            </div>
          </div>
        ))}
      </div>
      {link !== '' && (
        <p className="mt-5 border-t border-line pt-3">
          <LocalLink to={link} className="link break-all">
            {link}
          </LocalLink>
        </p>
      )}
    </>
  );
}

function TakeBack({ busy, onTakeBack }: { busy: boolean; onTakeBack: () => Promise<unknown> }) {
  const t = useTexts(announcementTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="bad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('takeBackDots')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('takeBackTitle')}
        act={t('takeBackAct')}
        kind="bad"
        busy={busy}
        onConfirm={() => void onTakeBack().then(() => setOpen(false))}
      >
        <p>{t('takeBackLead')}</p>
      </ConfirmDialog>
    </>
  );
}

function Actions({ announcement }: { announcement: Announcement }) {
  const t = useTexts(announcementTexts);
  const { state, id } = announcement;
  const { busy, cancel, takeBack, copy } = useAnnouncementActions();
  return (
    <>
      {state === 'scheduled' && (
        <Button busy={busy} onClick={() => void cancel(id)}>
          {t('cancel')}
        </Button>
      )}
      <Button kind="quiet" busy={busy} onClick={() => void copy(id)}>
        {t('copy')}
      </Button>
      {(state === 'sending' || state === 'sent') && <TakeBack busy={busy} onTakeBack={() => takeBack(id)} />}
    </>
  );
}

/** An announcement that is no draft any more: what became of it, and what can still be done. */
export function AnnouncementRecord({
  announcement,
  categories,
}: {
  announcement: Announcement;
  categories: readonly Category[];
}) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const { state, sendAt, sentAt, byEmail } = announcement;
  useProgress(state === 'sending');
  return (
    <OrganizerPage
      back={{ to: ANNOUNCEMENTS_PATH, label: t('back') }}
      title={<Says text={announcement.title} />}
      actions={<Actions announcement={announcement} />}
    >
      <div className="max-w-5xl">
        <section className="card mb-5 p-5" aria-label={t('Status')}>
          <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
            <AnnouncementStateMark state={state} />
            {sentAt !== null && (
              <span className="num text-soft">{t('sentOn', { time: beijingTime(sentAt, lang) })}</span>
            )}
          </p>
          {state === 'sending' && <Progress announcement={announcement} />}
          {state === 'scheduled' && sendAt !== null && (
            <p className="num text-lg font-semibold">{t('scheduledFor', { time: beijingTime(sendAt, lang) })}</p>
          )}
          {state === 'withdrawn' && <p className="note note-bad mb-4">{t('withdrawnLead')}</p>}
          {state !== 'scheduled' && <Figures announcement={announcement} />}
        </section>
        <OrganizerPart title={t('who')}>
          <p>
            {audienceWords(announcement.audience, categories, lang)}
            {byEmail && ` · ${t('withMail')}`}
          </p>
        </OrganizerPart>
        <OrganizerPart title={t('words')}>
          <Words announcement={announcement} />
        </OrganizerPart>
      </div>
    </OrganizerPage>
  );
}
