import type { InputOf } from '@fairbridge/contract/call.ts';
import type { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import type { FairSettings } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { useId, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FairHours } from './fair-hours.tsx';
import { NumberSettings, POST_LIMITS } from './number-settings.tsx';
import { ServiceContact } from './service-contact.tsx';
import { settingsTexts } from './settings.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '展会设置', en: 'Settings' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.organizer.getSettings, {}));
export const clientLoader = load.browser;

function Switch({
  name,
  lead,
  on,
  busy,
  onChange,
}: {
  name: string;
  lead: string;
  on: boolean;
  busy: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTexts(settingsTexts);
  const id = useId();
  return (
    <div className="flex items-start gap-5 border-b border-line py-4 first:pt-1 last:border-0 last:pb-1">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-semibold">
          {name}
        </p>
        <p id={`${id}-lead`} className="mt-0.5 max-w-[62ch] text-soft">
          {lead}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-center gap-1">
        <button
          type="button"
          role="switch"
          aria-checked={on}
          aria-labelledby={id}
          aria-describedby={`${id}-lead`}
          aria-disabled={busy || undefined}
          className={`relative h-7 w-12 rounded-full border-2 ${on ? 'border-action bg-action' : 'border-soft bg-transparent'}`}
          onClick={() => {
            if (!busy) onChange(!on);
          }}
        >
          <span
            className={`absolute top-0.5 size-5 rounded-full motion-safe:transition-[left] motion-safe:duration-150 ${on ? 'left-[1.35rem] bg-on-action' : 'left-0.5 bg-soft'}`}
          />
        </button>
        <span className="text-sm text-soft" aria-hidden="true">
          {t(on ? 'on' : 'off')}
        </span>
      </div>
    </div>
  );
}

type Asked = 'close' | 'only';

/** Saves one switch; a failed one stays where it was. */
function useFairSettings() {
  const t = useTexts(settingsTexts);
  const [settings, setSettings] = useState<FairSettings>(load.useData());
  const { busy, run } = useAction();
  const save = async (change: InputOf<typeof saveSettings>): Promise<void> => {
    await run(async () => setSettings(await api(calls.organizer.saveSettings, change)), {
      success: t('saved'),
      key: Object.keys(change).join(),
    });
  };
  return { settings, busy, save };
}

/** The switches of the fair, each with what it does; those that shut people out ask once. */
export default function SettingsScreen() {
  const t = useTexts(settingsTexts);
  const { settings, busy, save } = useFairSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmed = (change: Partial<FairSettings>): void => {
    setAsked(null);
    void save(change);
  };
  const plain = (key: 'reviewAtOnce' | 'visitorDelay' | 'adminSecondStep' | 'postReview') => (
    <Switch
      name={t(key)}
      lead={t(`${key}Lead`)}
      on={settings[key]}
      busy={busy}
      onChange={(on) => void save({ [key]: on })}
    />
  );
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <div className="max-w-4xl">
        <OrganizerPart title={t('registration')}>
          {plain('reviewAtOnce')}
          {plain('visitorDelay')}
        </OrganizerPart>
        <OrganizerPart title={t('exhibitorSide')}>
          {plain('adminSecondStep')}
          <Switch
            name={t('exhibitorDisabled')}
            lead={t('exhibitorDisabledLead')}
            on={settings.exhibitorDisabled}
            busy={busy}
            onChange={(on) => (on ? setAsked('close') : void save({ exhibitorDisabled: false }))}
          />
        </OrganizerPart>
        <OrganizerPart title={t('circle')}>
          {plain('postReview')}
          <NumberSettings
            names={POST_LIMITS}
            lead={t('postLimitsLead')}
            act={t('savePostLimits')}
            settings={settings}
            onSave={save}
          />
        </OrganizerPart>
        <OrganizerPart title={t('lives')}>
          <NumberSettings
            names={['replayDays']}
            lead={t('replayDaysLead')}
            act={t('saveReplayDays')}
            settings={settings}
            onSave={save}
          />
        </OrganizerPart>
        <OrganizerPart title={t('service')}>
          <ServiceContact settings={settings} onSave={save} />
        </OrganizerPart>
        <OrganizerPart title={t('openingHours')}>
          <FairHours />
        </OrganizerPart>
        <OrganizerPart title={t('wholeFair')}>
          <Switch
            name={t('registrationOnly')}
            lead={t('registrationOnlyLead')}
            on={settings.registrationMode === 2}
            busy={busy}
            onChange={(on) => (on ? setAsked('only') : void save({ registrationMode: 1 }))}
          />
        </OrganizerPart>
      </div>
      <ConfirmDialog
        open={asked === 'close'}
        title={t('closeTitle')}
        act={t('closeAct')}
        kind="bad"
        onConfirm={() => confirmed({ exhibitorDisabled: true })}
        onClose={() => setAsked(null)}
      >
        <p>{t('closeLead')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'only'}
        title={t('onlyTitle')}
        act={t('onlyAct')}
        kind="bad"
        onConfirm={() => confirmed({ registrationMode: 2 })}
        onClose={() => setAsked(null)}
      >
        <p>{t('onlyLead')}</p>
      </ConfirmDialog>
    </OrganizerPage>
  );
}
