import type { Notice } from '@fairbridge/contract/notice/notice.calls.ts';
import { NOTICE_KINDS, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { safePath } from '../../session/target.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NavIcon, type NavIconName } from '../../ui/nav-icons.tsx';
import { noticeTexts } from './notice.texts.ts';

const ICONS: Record<NoticeKind, NavIconName> = {
  announcement: 'flag',
  suggestion: 'questions',
  registration: 'badge',
  vip: 'passport',
  post: 'journal',
  comment: 'comment',
  colleague: 'people',
  documentAnswer: 'download',
  follow: 'star',
  order: 'order',
  inquiry: 'questions',
  sourcing: 'basket',
  documentRequest: 'document',
  handOver: 'order',
  employee: 'person',
  login: 'lock',
  invitation: 'invitation',
  connection: 'link',
  chat: 'comment',
  live: 'camera',
  meeting: 'people',
  meetingSignup: 'badge',
};

/** One notice that opens in its place; opening it marks it seen. */
export function NoticeRow({
  notice,
  seen,
  onOpen,
  open = false,
}: {
  notice: Notice;
  seen: boolean;
  onOpen: () => void;
  /** Open from the beginning. */
  open?: boolean;
}) {
  const t = useTexts(noticeTexts);
  const lang = useLang();
  const link = safePath(notice.link);
  return (
    <li className="@container">
      <details
        className="card overflow-hidden"
        {...(open && { open })}
        onToggle={(event) => {
          if (event.currentTarget.open) onOpen();
        }}
      >
        <summary
          className={`grid min-h-14 gap-x-4 gap-y-1 px-4 py-3 @xl:grid-cols-[1fr_auto] @xl:items-center ${seen ? '' : 'border-l-4 border-action bg-tint'}`}
        >
          <span className="min-w-0">
            <span className="mr-2 inline-flex items-center gap-1.5 align-middle text-sm text-soft">
              <NavIcon name={ICONS[notice.kind]} size={16} />
              <Says text={NOTICE_KINDS[notice.kind].name} />
            </span>
            {!seen && (
              <span className="mr-2 rounded-full bg-action px-2 text-sm font-semibold text-on-action">
                {t('unread')}
              </span>
            )}
            <span className={`block ${seen ? '' : 'font-semibold'}`}>
              <Says text={notice.title} />
            </span>
          </span>
          <span className="num text-sm text-soft">{beijingTime(notice.createdAt, lang)}</span>
        </summary>
        <div className="border-t border-line px-4 py-4">
          <p className="max-w-prose whitespace-pre-line">
            <Says text={notice.body} />
          </p>
          {link !== null && (
            <ButtonLink small to={link} className="mt-4">
              {t('View')}
            </ButtonLink>
          )}
        </div>
      </details>
    </li>
  );
}
