import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { NotificationSettings } from '../../components/notification/notification-settings.tsx';
import { notificationTexts } from '../../components/notification/notification.texts.ts';
import { WorkDigest } from '../../components/workbench/work-digest.tsx';
import { PushDevices } from '../../components/push/push-devices.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { personalTexts } from '../../shell/personal/personal.texts.ts';

export const meta = workMeta({ zh: '通知设置', en: 'Notification settings' });

/** Which e-mails of this fair one receives, and which devices are told of notices. */
export default function PersonalNotificationsScreen() {
  const t = useTexts(personalTexts);
  const settings = useTexts(notificationTexts);
  const mayDigest = useCanCall(calls.workbench.getDigest);
  const mayPush = useCanCall(calls.push.devices);
  return (
    <PersonalFrame title={settings('settings')} lead={t('notificationsLead')}>
      <div className="grid max-w-2xl gap-5">
        <div className="card p-5">
          <NotificationSettings />
        </div>
        {mayDigest && (
          <div className="card p-5">
            <WorkDigest />
          </div>
        )}
        {mayPush && (
          <div className="card p-5">
            <PushDevices />
          </div>
        )}
      </div>
    </PersonalFrame>
  );
}
