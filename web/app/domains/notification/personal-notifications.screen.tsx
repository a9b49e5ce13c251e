import { useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { NotificationSettings } from '../../parts/notification/notification-settings.tsx';
import { notificationTexts } from '../../parts/notification/notification.texts.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { personalTexts } from '../../shell/personal/personal.texts.ts';

export const meta = workMeta({ zh: '通知设置', en: 'Notification settings' });

/** Which e-mails of this fair one receives. */
export default function PersonalNotificationsScreen() {
  const t = useTexts(personalTexts);
  const settings = useTexts(notificationTexts);
  return (
    <PersonalFrame title={settings('settings')} lead={t('notificationsLead')}>
      <div className="card max-w-2xl p-5">
        <NotificationSettings />
      </div>
    </PersonalFrame>
  );
}
