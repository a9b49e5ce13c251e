import { calls } from '@fairbridge/contract/index.ts';
import type { Plugin } from 'vite';
import { namedInOrder } from './call-addresses.ts';

const ID = 'virtual:call-callers';

/** Who may make each call, one letter for a call, in the order in which `call-addresses.ts` names them: 0.5 kB, packed. */
export function callerModule(addresses = 'virtual:call-addresses', ofConsole = 'virtual:console-addresses'): string {
  const names = namedInOrder();
  const all = names.map((name) => calls.get(name)?.roles.toSorted().join(',') ?? '');
  const groups = [...new Set(all)];
  const letters = all.map((who) => String.fromCharCode(97 + groups.indexOf(who))).join('');
  return `import calls from ${JSON.stringify(addresses)};
import ${JSON.stringify(ofConsole)};
const groups=${JSON.stringify(groups.join(';'))}.split(';').map((group)=>group.split(','));
export default new Map(Object.values(calls).flatMap((domain)=>Object.values(domain)).map((call,at)=>[call,groups[${JSON.stringify(letters)}.charCodeAt(at)-97]]));`;
}

/** Tells screens who may make which call, as the contract says it; `session/can-call.ts` asks. Readers of public pages do not load it. */
export function callCallers(): Plugin {
  return {
    name: 'fairbridge:call-callers',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? callerModule() : null),
  };
}
