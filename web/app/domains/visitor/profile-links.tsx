import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { profileTexts } from './profile.texts.ts';

type Text =
  | 'voucher'
  | 'voucherLead'
  | 'vipLink'
  | 'vipLead'
  | 'colleagues'
  | 'colleaguesLead'
  | 'questionnaire'
  | 'questionnaireLead'
  | 'orders'
  | 'ordersLead'
  | 'favouriteProducts'
  | 'favouriteProductsLead'
  | 'favouriteExhibitors'
  | 'favouriteExhibitorsLead'
  | 'posts'
  | 'postsLead'
  | 'messages'
  | 'messagesLead';
type Shortcut = { to: string; icon: IconName; title: Text; lead: Text };

const SHORTCUTS: readonly Shortcut[] = [
  { to: '/voucher', icon: 'badge', title: 'voucher', lead: 'voucherLead' },
  { to: '/vip', icon: 'passport', title: 'vipLink', lead: 'vipLead' },
  { to: '/preRegistration/group', icon: 'people', title: 'colleagues', lead: 'colleaguesLead' },
  { to: '/personal/questionnaire/change', icon: 'questions', title: 'questionnaire', lead: 'questionnaireLead' },
  { to: '/potential-order', icon: 'order', title: 'orders', lead: 'ordersLead' },
  { to: '/collection/product', icon: 'star', title: 'favouriteProducts', lead: 'favouriteProductsLead' },
  { to: '/collection/exhibitor', icon: 'star', title: 'favouriteExhibitors', lead: 'favouriteExhibitorsLead' },
  { to: '/opportunity-manage/list', icon: 'comment', title: 'posts', lead: 'postsLead' },
  { to: '/mail', icon: 'mail', title: 'messages', lead: 'messagesLead' },
];

/** From the profile to everything else that is the visitor's own. */
export function ProfileLinks() {
  const t = useTexts(profileTexts);
  return (
    <nav aria-label={t('shortcuts')} className="mb-5">
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {SHORTCUTS.map(({ to, icon, title, lead }) => (
          <li key={to}>
            <LocalLink to={to} className="card flex h-full gap-3 p-3.5 hover:border-action">
              <span className="mt-0.5 shrink-0 text-action">
                <Icon name={icon} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{t(title)}</span>
                <span className="block text-sm text-soft">{t(lead)}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
