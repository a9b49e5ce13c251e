import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useMatches } from 'react-router';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { addressName } from '../site-map/address.ts';
import { COMING } from '../site-map/coming.ts';
import { ButtonLink } from '../ui/button.tsx';
import { pageMeta } from '../site/page-meta.ts';
import { errorPageTexts } from './error-page.texts.ts';
import { notOpenYetTexts } from './not-open-yet.texts.ts';
import WaysOnButtons from './next-page-buttons.tsx';

const ROOM: Bilingual = { zh: '展厅', en: 'Room' };
const addressOf = (id: string | undefined) => COMING.find(({ path }) => addressName(path) === id);

export const meta = pageMeta(({ lang }) => ({ title: lang === 'zh' ? '尚未开放' : 'Not open yet', noindex: true }));

/** An honest page for a room that is still being set up: what will be here, and where to go meanwhile. */
export default function NotOpenYetScreen() {
  const t = useTexts(errorPageTexts);
  const said = useTexts(notOpenYetTexts);
  const lang = useLang();
  const address = addressOf(useMatches().at(-1)?.id);
  return (
    <div className="page-card py-12 md:py-20">
      <div className="card relative overflow-hidden px-7 py-10">
        {/* The striped tape in front of a booth that is being built. */}
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-3"
          style={{ background: 'repeating-linear-gradient(-45deg, var(--accent) 0 16px, var(--on-accent) 16px 32px)' }}
        />
        <p className="font-semibold text-action">{inLang(address?.title ?? ROOM, lang)}</p>
        <h1 className="mt-2 text-3xl">{said('notOpen')}</h1>
        {address?.promise !== undefined && (
          <>
            <p className="mt-4 text-soft">{said('notOpenLead')}</p>
            <p className="note mt-3">{inLang(address.promise, lang)}</p>
          </>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <WaysOnButtons />
          <ButtonLink to="/" kind="plain">
            {t('backHome')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
