import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

/** The other side of a conversation as its head and its row in a list show it. */
export type Facing = {
  /** The buyer, or the company; '' where the account is gone. */
  name: string;
  /** Below it: the buyer's company, or who speaks for the exhibitor. */
  below: string;
  /** The base address of a picture, or ''. */
  picture: string;
  /** The page of it. */
  to: string;
};

/** Without an account: beside a name that anybody may give. */
const GUEST = { zh: '访客（未登录）', en: 'Guest (not logged in)' } as const;

export function facingOf({ side, exhibitor, employee, visitor }: Conversation, lang: Lang): Facing {
  if (side === 'visitor')
    return {
      name: inLang(exhibitor.name, lang),
      below: employee === null ? '' : inLang(employee.name, lang),
      picture: exhibitor.logo,
      to: `/find-exhibitor/detail/${exhibitor.id}`,
    };
  return {
    name: visitor?.name ?? '',
    below:
      visitor?.guest === true
        ? GUEST[lang]
        : [visitor?.position, visitor?.company].filter((part) => part !== undefined && part !== '').join(' · '),
    picture: visitor?.avatar ?? '',
    to: visitor === null || visitor.guest ? '' : `/customer/${visitor.id}`,
  };
}
