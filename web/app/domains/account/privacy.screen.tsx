import { useState } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { PersonalFrame, PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { DeleteDialog } from './privacy-delete.tsx';
import { PrivacySeen } from './privacy-seen.tsx';
import { privacyTexts } from './privacy.texts.ts';

export const meta = workMeta({ zh: '隐私与数据', en: 'Privacy and data' });

/** Without the texts that need something filled in. */
type Line = Exclude<keyof typeof privacyTexts, 'typeWord' | 'wordWrong' | 'RemoveOf'>;

function Fate({ title, icon, lines }: { title: Line; icon: IconName; lines: readonly Line[] }) {
  const t = useTexts(privacyTexts);
  return (
    <div>
      <h3 className="mb-2 font-semibold">{t(title)}</h3>
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <span className="mt-1 shrink-0 text-soft">
              <Icon name={icon} size={16} />
            </span>
            {t(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All that is held about oneself, to have or to end (ruling 2.11: PIPL, GDPR). */
export default function PrivacyScreen() {
  const t = useTexts(privacyTexts);
  const user = useUser();
  const maySee = useCanCall(calls.visitor.privacy);
  const mayDelete = useCanCall(calls.account.deleteAccount);
  const [deleting, setDeleting] = useState(false);
  return (
    <PersonalFrame
      title={t('title')}
      lead={
        <>
          {t('lead')}{' '}
          <LocalLink to="/agreement" className="link">
            {t('policy')}
          </LocalLink>
        </>
      }
    >
      {maySee && <PrivacySeen />}
      <PersonalSection title={t('exportTitle')}>
        <p className="mb-4 max-w-2xl">{t('exportLead')}</p>
        <SaveButton save={() => downloadFile(calls.account.exportData, {})}>{t('download')}</SaveButton>
      </PersonalSection>
      <PersonalSection title={t('deleteTitle')}>
        <p className="mb-4 max-w-2xl">{t('deleteLead')}</p>
        <div className="mb-4 grid max-w-4xl gap-x-8 gap-y-5 lg:grid-cols-2">
          <Fate title="gone" icon="trash" lines={['gone1', 'gone2', 'gone3']} />
          <Fate title="stays" icon="order" lines={['stays1', 'stays2', 'stays3']} />
        </div>
        {mayDelete ? (
          <>
            <p className="mb-4 text-soft">{t('badge')}</p>
            <Button kind="bad" onClick={() => setDeleting(true)}>
              {t('begin')}
            </Button>
          </>
        ) : (
          <p className="note">{t('organizerStays')}</p>
        )}
      </PersonalSection>
      {deleting && user !== null && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </PersonalFrame>
  );
}
