import { Icon, type IconName } from './icons.tsx';

/** Signs of rooms and acts that only menus and work screens show: they travel with those, and no public page carries them. */
const ROOM_PATHS = {
  overview: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  people:
    'M9 11.5a3.250 3.250 0 1 0 0-6.500 3.250 3.250 0 0 0 0 6.500ZM2.500 19.500c.5-3.500 3-5 6.500-5s6 1.500 6.500 5M16 5.300a3.250 3.250 0 0 1 0 6.200M17.500 14.800c2.300.6 3.700 2.100 4 4.700',
  badge:
    'M5 5h14v15H5zM10 3h4v4h-4zM12 14a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400ZM8.500 17.500c.5-1.500 1.800-2.200 3.500-2.200s3 .7 3.500 2.200',
  passport: 'M6 3.5h12v17H6zM12 13.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM8.8 10.3h6.4M9 17h6',
  questions:
    'M4 5h16v12h-8l-4 3.500V17H4zM9.500 9.200c.3-1.500 1.300-2.200 2.500-2.200 1.500 0 2.500.9 2.500 2.100 0 1.800-2.500 1.700-2.500 3.400M12 14.500v.4',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500v-5M9 19.500v-5',
  leave: 'M14 8V5H5v14h9v-3M10 12h10M17 9l3 3-3 3',
  bell: 'M12 4a5.5 5.5 0 0 0-5.5 5.500c0 5-2 6.500-2 6.500h15s-2-1.500-2-6.500A5.5 5.5 0 0 0 12 4ZM10 19.500a2.200 2.200 0 0 0 4 0',
  company: 'M5 20V5h9v15M14 10h5v10M3 20h18M8 9h3M8 13h3M8 17h3',
  headset:
    'M4.500 14v-2a7.500 7.500 0 0 1 15 0v2M4.500 13.500h3v5h-3zM16.500 13.500h3v5h-3zM19.500 18.500c0 1.500-1.500 2-4 2',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  shield: 'M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6zM9 12l2.200 2.200L15 10.500',
  at: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.500a2.500 2.500 0 0 0 5 0V12a9 9 0 1 0-3.500 7.100',
  profile:
    'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 12.500a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600ZM6.500 18c1-2.400 3-3.200 5.500-3.200s4.500.8 5.500 3.200',
  link: 'M10 14a3.500 3.500 0 0 0 5 0l3.500-3.500a3.500 3.500 0 0 0-5-5L12 7M14 10a3.500 3.500 0 0 0-5 0l-3.500 3.500a3.500 3.500 0 0 0 5 5L12 17',
  swap: 'M5 8h13M14.500 4.500 18 8l-3.500 3.500M19 16H6M9.500 12.500 6 16l3.500 3.500',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM17.500 17.500H20V20h-2.500zM18 14h2M14 20h1',
  next: 'm9 6 6 6-6 6',
  contrast: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  megaphone: 'M4 10v4h3l8 4.500v-13L7 10zM18 9.500a3.500 3.500 0 0 1 0 5M8.500 15l1.500 5',
} as const;

export type RoomIconName = IconName | keyof typeof ROOM_PATHS;

const isOwn = (name: RoomIconName): name is keyof typeof ROOM_PATHS => Object.hasOwn(ROOM_PATHS, name);

/** As `Icon`, with the signs of rooms too. */
export function RoomIcon({ name, size = 20 }: { name: RoomIconName; size?: number }) {
  return isOwn(name) ? <Icon name="home" path={ROOM_PATHS[name]} size={size} /> : <Icon name={name} size={size} />;
}
