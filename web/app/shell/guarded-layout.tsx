import { data, Outlet, redirect, type ClientLoaderFunctionArgs } from 'react-router';
import { bare, langOf, localPath, withoutBase } from '../i18n/address.ts';
import { checkAccess } from '../session/access-decision.ts';
import { Guard } from '../session/guard.tsx';
import { loginPath } from '../session/login-path.ts';
import { getSession } from '../session/session.ts';
import { storeTarget } from '../session/target.ts';
import type { Group } from '../site/groups.ts';

type Next = () => Promise<unknown>;

/**
 * The layout route of a group of addresses. Its middleware asks before any screen behind it loads, so that nothing is requested for
 * somebody who is sent away; the component asks again for pages that came from the server and load nothing.
 */
export function guardedLayout(group: Group) {
  const ask = async ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>, next: Next): Promise<unknown> => {
    const { pathname, search } = new URL(request.url);
    const path = withoutBase(pathname);
    const lang = langOf(path);
    const admission = checkAccess(group, getSession()?.user ?? null, bare(path));
    if (admission.kind === 'logIn') {
      // where they wanted to go is kept (specification, section 4)
      storeTarget(localPath(lang, bare(path) + search), group);
      throw redirect(localPath(lang, loginPath(group, search)));
    }
    if (admission.kind === 'go') throw redirect(localPath(lang, admission.to));
    if (admission.kind === 'finishRegistration')
      throw data({ failure: { name: 'registrationUnfinished', message: '' } }, { status: 403 });
    if (admission.kind === 'forVisitors')
      throw data({ failure: { name: 'forVisitors', message: '' } }, { status: 403 });
    return next();
  };
  const Layout = () => (
    <Guard group={group}>
      <Outlet />
    </Guard>
  );
  return { clientMiddleware: [ask], Layout };
}
