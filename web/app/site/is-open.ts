import closed from 'virtual:closed-addresses';

/** Does an address of this site have its screen yet? What has none is linked from nowhere; its links appear with the screen. */
export const isOpen = (to: string): boolean => !closed.test(to.replace(/[?#][^]*/, ''));
