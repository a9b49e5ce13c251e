import type { ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import type { NavIconName } from '../../ui/nav-icons.tsx';

type NextStep = {
  to: string;
  icon: NavIconName;
  title: 'voucher' | 'FindExhibits' | 'findExhibitors' | 'colleagues' | 'orders' | 'profile' | 'news';
  lead:
    | 'voucherLead'
    | 'findProductsLead'
    | 'findExhibitorsLead'
    | 'colleaguesLead'
    | 'ordersLead'
    | 'profileLead'
    | 'newsLead';
};

const VOUCHER: NextStep = { to: '/voucher', icon: 'badge', title: 'voucher', lead: 'voucherLead' };
const COLLEAGUES: NextStep = {
  to: '/preRegistration/index',
  icon: 'people',
  title: 'colleagues',
  lead: 'colleaguesLead',
};
const PRODUCTS: NextStep = { to: '/find/product', icon: 'search', title: 'FindExhibits', lead: 'findProductsLead' };
const EXHIBITORS: NextStep = { to: '/find/actor', icon: 'map', title: 'findExhibitors', lead: 'findExhibitorsLead' };
const ORDERS: NextStep = { to: '/potential-order', icon: 'order', title: 'orders', lead: 'ordersLead' };
const PROFILE: NextStep = { to: '/profile', icon: 'person', title: 'profile', lead: 'profileLead' };
const NEWS: NextStep = { to: '/news', icon: 'journal', title: 'news', lead: 'newsLead' };

/** What a registered visitor does next; while the fair is open for registration only, what the visit needs. */
export function nextSteps(review: ReviewState, registrationMode: 1 | 2): readonly NextStep[] {
  if (registrationMode === 2) return review === 'approved' ? [VOUCHER, COLLEAGUES, PROFILE, NEWS] : [PROFILE, NEWS];
  if (review === 'approved') return [VOUCHER, PRODUCTS, EXHIBITORS, COLLEAGUES];
  return review === 'underReview' ? [PRODUCTS, EXHIBITORS, ORDERS, PROFILE] : [PRODUCTS, EXHIBITORS];
}
