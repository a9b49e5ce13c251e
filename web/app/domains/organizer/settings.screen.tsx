import type { InputOf } from '@fairbridge/contract/call.ts';
import type { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import {
  SETTING_GROUPS,
  SETTING_ROWS,
  type FairSettings,
  type SettingGroup,
} from '@fairbridge/contract/settings/settings.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { Fragment, useId, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FairHours } from './fair-hours.tsx';
import { SettingForm } from './setting-form.tsx';
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

type SwitchRow = Extract<(typeof SETTING_ROWS)[number], { kind: 'switch' }>;

const switchesOf = (group: string): readonly SwitchRow[] =>
  SETTING_ROWS.filter((row): row is SwitchRow => row.kind === 'switch' && row.group === group);

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[];

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

/** The settings of the fair by their groups; switches that shut people out ask once. */
export default function SettingsScreen() {
  const t = useTexts(settingsTexts);
  const lang = useLang();
  const { settings, busy, save } = useFairSettings();
  const [asked, setAsked] = useState<SwitchRow | null>(null);
  const turn = (row: SwitchRow, on: boolean): void => {
    if (on && row.ask !== undefined) setAsked(row);
    else void save({ [row.name]: on });
  };
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <div className="max-w-4xl">
        {GROUPS.map((group) => (
          <Fragment key={group}>
            {/* before what opens and closes the whole fair */}
            {group === 'wholeFair' && (
              <OrganizerPart title={t('openingHours')}>
                <FairHours />
              </OrganizerPart>
            )}
            <OrganizerPart title={wordsIn(SETTING_GROUPS[group].title, lang)}>
              {switchesOf(group).map((row) => (
                <Switch
                  key={row.name}
                  name={wordsIn(row.label, lang)}
                  lead={wordsIn(row.lead, lang)}
                  on={settings[row.name] === true}
                  busy={busy}
                  onChange={(on) => turn(row, on)}
                />
              ))}
              <SettingForm group={group} settings={settings} onSave={save} />
            </OrganizerPart>
          </Fragment>
        ))}
      </div>
      {asked?.ask !== undefined && (
        <ConfirmDialog
          open
          title={wordsIn(asked.ask.title, lang)}
          act={wordsIn(asked.ask.act, lang)}
          kind="bad"
          onConfirm={() => {
            setAsked(null);
            void save({ [asked.name]: true });
          }}
          onClose={() => setAsked(null)}
        >
          <p>{wordsIn(asked.ask.lead, lang)}</p>
        </ConfirmDialog>
      )}
    </OrganizerPage>
  );
}
