import { countDays } from '@fairbridge/contract/days.ts';
import type { ProfileOut } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import type { HostRole } from '@fairbridge/contract/fair-profile/host-roles.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Uploaded } from '../../components/upload/picture-use.ts';
import { nullOr } from '../../editing/matches-shape.ts';

export type DayHours = { opens: string; closes: string; note: Bilingual };
/** The key keeps an organization's fields its own while the order changes. */
export type Host = { key: number; role: HostRole; name: Bilingual; website: string };

/** The fair's details while they are typed. */
export type ProfileValues = Pick<
  ProfileOut,
  'name' | 'shortName' | 'slogan' | 'searchHint' | 'about' | 'startsOn' | 'endsOn' | 'venue' | 'city' | 'address'
> &
  Pick<ProfileOut, 'action' | 'accent' | 'email' | 'phone'> & {
    /** Does what is planned move along when the first day does? */
    moveAlong: boolean;
    /** Of each day from the first on. */
    hours: readonly DayHours[];
    hosts: readonly Host[];
    logo: Uploaded | null;
    entityName: Bilingual;
    entityAddress: Bilingual;
    entityNumber: string;
    entityIcp: string;
  };

const EMPTY: Bilingual = { zh: '', en: '' };
export const CLOSED: DayHours = { opens: '', closes: '', note: EMPTY };
export const newHost = (key: number): Host => ({ key, role: 'host', name: EMPTY, website: '' });

export function toProfileValues({ form, logoAddress }: { form: ProfileOut; logoAddress: string }): ProfileValues {
  const { entity, hosts, logo, ...rest } = form;
  return {
    ...rest,
    moveAlong: true,
    hosts: hosts.map((host, key) => ({ ...host, key })),
    logo: logo === null ? null : { id: logo, url: logoAddress },
    entityName: entity.name,
    entityAddress: entity.address,
    entityNumber: entity.number,
    entityIcp: entity.icp,
  };
}

/** What values that were kept before are compared with. */
export const PROFILE_LIKE = {
  name: EMPTY,
  shortName: EMPTY,
  slogan: EMPTY,
  searchHint: EMPTY,
  about: EMPTY,
  startsOn: '',
  endsOn: '',
  venue: EMPTY,
  city: EMPTY,
  address: EMPTY,
  action: '',
  accent: '',
  email: '',
  phone: '',
  moveAlong: true,
  hours: [CLOSED],
  hosts: [newHost(0)],
  logo: nullOr({ id: '', url: '' }),
  entityName: EMPTY,
  entityAddress: EMPTY,
  entityNumber: '',
  entityIcp: '',
};

/** How many days have hours to be typed. */
export const daysWithHours = (
  { startsOn, endsOn }: Pick<ProfileValues, 'startsOn' | 'endsOn'>,
  max: number,
): number => {
  const days = countDays({ from: startsOn, to: endsOn });
  return Number.isNaN(days) ? 0 : Math.max(0, Math.min(days, max));
};

/** As the call takes it. */
export function toProfileInput(values: ProfileValues, version: number) {
  const { moveAlong, hosts, logo, entityName, entityAddress, entityNumber, entityIcp, ...rest } = values;
  const days = countDays({ from: values.startsOn, to: values.endsOn });
  return {
    version,
    moveAlong,
    form: {
      ...rest,
      hours: values.hours.slice(0, Number.isNaN(days) ? undefined : Math.max(0, days)),
      hosts: hosts.map(({ role, name, website }) => ({ role, name, website })),
      logo: logo?.id ?? null,
      entity: { name: entityName, number: entityNumber, address: entityAddress, icp: entityIcp },
    },
  };
}
