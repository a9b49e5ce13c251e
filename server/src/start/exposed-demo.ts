import { WrongConfiguration, type Config } from '../config.ts';
import { isLocalHost } from '../platform/http/local-request.ts';

/** A demo that others can reach is nearly always a forgotten DEMO=0, so it has to be said that it is meant. */
export function failIfDemoExposed(config: Pick<Config, 'DEMO' | 'DEMO_PUBLIC' | 'HOST' | 'PUBLIC_ORIGIN'>): void {
  if (!config.DEMO || config.DEMO_PUBLIC) return;
  const exposed = [
    ...(isLocalHost(config.HOST) ? [] : ['HOST']),
    ...(config.PUBLIC_ORIGIN === undefined || isLocalHost(new URL(config.PUBLIC_ORIGIN).hostname)
      ? []
      : ['PUBLIC_ORIGIN']),
  ];
  if (exposed.length === 0) return;
  throw new WrongConfiguration(
    `The configuration is not valid:\n  ${exposed.join(' and ')}: others would reach a demo fair. Set DEMO=0 for a real one, or DEMO_PUBLIC=1 if the demo is meant to be seen`,
  );
}
