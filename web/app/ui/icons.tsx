import type { ReactNode } from 'react';

export type IconName = keyof typeof PATHS;

/** Our own line icons, 24 by 24, drawn in the colour of the text: those that public pages show. What menus and work screens alone need is in `nav-icons.tsx`. */
const PATHS = {
  home: 'M4 11 12 4l8 7M6 10v9h12v-9M10 19v-5h4v5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  live: 'M4 7h11v10H4zM15 11l5-3v8l-5-3',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  person: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.6-4 3.5-5.5 7.5-5.5s6.9 1.5 7.5 5.5',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  star: 'm12 3.8 2.5 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  ticket: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  filter: 'M4 6h16M7 12h10M10 18h4',
  arrow: 'M5 12h13M13 7l5 5-5 5',
  back: 'M19 12H6M11 7l-5 5 5 5',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  check: 'm5 12.5 4.5 4.5L19 7',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  warning: 'M12 4 2.8 19.5h18.400zM12 10v4.5M12 17v.5',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17',
  map: 'M9 5 4 7v12l5-2 6 2 5-2V5l-5 2zM9 5v12M15 7v12',
  order: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  download: 'M12 5v11M7.5 11.5 12 16l4.5-4.5M5 19h14',
  document: 'M6.500 3.500h7.500l4 4v13H6.500zM13.500 3.500V8H18M9.500 12.500h5M9.500 16h5',
  upload: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19h14',
  pause: 'M8.500 5v14M15.500 5v14',
  play: 'M7 4.500v15l12-7.500z',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  journal: 'M6 4h13v16H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8.500 4v16M12 9h4M12 13h4',
  heart: 'M12 20S4 15 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300C20 15 12 20 12 20Z',
  flag: 'M6 21V4h12l-2.500 4 2.500 4H6',
  comment: 'M4 5h16v11h-8.500L7 19.500V16H4zM8 9h8M8 12h5',
  compare: 'M4 20h16M6 20V9h4v11M14 20V4h4v16',
} as const;

/** Decorative by default: what it means stands in words beside it, or in the button's label. */
export function Icon({
  name,
  size = 20,
  filled = false,
  path = PATHS[name],
}: {
  name: IconName;
  size?: number;
  filled?: boolean;
  /** Another drawing (`NavIcon`). */
  path?: string;
}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
