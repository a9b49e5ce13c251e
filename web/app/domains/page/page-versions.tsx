import type { PageDesk } from '@fairbridge/contract/page/page.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { PAGE_PATHS } from './page.texts.ts';
import { useAction } from '../../ui/use-action.ts';

type Version = PageDesk['versions'][number];

function Row({ page, one, onTake }: { page: PageDesk; one: Version; onTake: () => void }) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const holds = one.version === page.version;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0">
      <LocalLink
        to={`${PAGE_PATHS[page.page]}?${new URLSearchParams({ version: one.version })}`}
        className="link num font-semibold"
        target="_blank"
        rel="noopener"
      >
        {one.version}
      </LocalLink>
      <span className="num text-soft">{beijingTime(one.publishedAt, lang)}</span>
      {holds && <span className="rounded-sign bg-action px-2 text-sm text-on-action">{t('holds')}</span>}
      {one.consentAgain && <span className="text-sm text-soft">{t('asksConsent')}</span>}
      <span className="min-w-0 flex-1">
        <Says text={one.changes} />
      </span>
      {!holds && (
        <Button kind="plain" aria-label={t('takeBackOf', { version: one.version })} onClick={onTake}>
          {t('takeBack')}
        </Button>
      )}
    </li>
  );
}

/** Every version that was published, and the way back to each: as the draft, which is published under a new name. */
export function PageVersions({
  page,
  revision,
  changed,
  forget,
}: {
  page: PageDesk;
  /** Of the draft; 0 for none. */
  revision: number;
  changed: boolean;
  /** Gives up what was typed: the version takes its place. */
  forget: () => Promise<void>;
}) {
  const t = useTexts(deskTexts);
  const { busy, run } = useAction({ reload: true });
  const [asked, setAsked] = useState<string | null>(null);
  const take = async (version: string): Promise<void> => {
    setAsked(null);
    const restore = async (): Promise<void> => {
      await api(calls.page.restore, { page: page.page, revision, version });
      await forget();
    };
    await run(restore, { success: t('takenBack', { version }) });
  };
  return (
    <OrganizerPart title={t('versions')}>
      <ul>
        {page.versions.map((one) => (
          <Row
            key={one.version}
            page={page}
            one={one}
            onTake={() => (revision > 0 || changed ? setAsked(one.version) : void take(one.version))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('takeBackTitle', { version: asked ?? '' })}
        onClose={() => setAsked(null)}
        act={t('takeBack')}
        busy={busy}
        onConfirm={() => void take(asked ?? '')}
      >
        <p>{t('takeBackLead')}</p>
      </ConfirmDialog>
    </OrganizerPart>
  );
}
