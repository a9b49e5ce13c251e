import type { IceServer } from '@fairbridge/contract/talk/talk.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { browserIceServers, canConnect } from './peer.ts';

/** `null`: this installation has no such server. */
export type Network = {
  direct: boolean;
  stun: boolean | null;
  turn: 'udp' | 'tcp' | false | null;
  /** The addresses of the relay, for whoever has to let them through. */
  addresses: string[];
};

const GATHERED_MS = 10_000;

/** Every way that this device has to others, by asking the servers as a call does. */
async function waysOf(servers: readonly IceServer[]): Promise<RTCIceCandidate[]> {
  const connection = new RTCPeerConnection({ iceServers: browserIceServers(servers) });
  const found: RTCIceCandidate[] = [];
  const gathered = new Promise<void>((done) => {
    connection.onicecandidate = ({ candidate }) => {
      if (candidate === null) done();
      else found.push(candidate);
    };
    setTimeout(done, GATHERED_MS);
  });
  try {
    connection.createDataChannel('test');
    await connection.setLocalDescription(await connection.createOffer());
    await gathered;
    return found;
  } finally {
    connection.close();
  }
}

const has = (servers: readonly IceServer[], kind: RegExp): boolean =>
  servers.some(({ urls }) => urls.some((url) => kind.test(url)));

function relayOf(found: readonly RTCIceCandidate[]): 'udp' | 'tcp' | false {
  const relays = found.filter(({ type }) => type === 'relay');
  if (relays.length === 0) return false;
  // how it is reached, which is not told by every browser
  return relays.every((one) => ['tcp', 'tls'].includes(String(Reflect.get(one, 'relayProtocol')))) ? 'tcp' : 'udp';
}

/** What a call could go over, from here; `none` where this browser has no calls. Throws as calls do. */
export async function testNetwork(): Promise<Network | 'none'> {
  if (!canConnect()) return 'none';
  const { list } = await api(calls.talk.servers, {});
  const found = await waysOf(list);
  const is = (type: string): boolean => found.some((one) => one.type === type);
  return {
    direct: is('host') || is('srflx'),
    // where one’s own address is the public one, the server tells nothing new
    stun: has(list, /^stuns?:/) ? is('srflx') : null,
    turn: has(list, /^turns?:/) ? relayOf(found) : null,
    addresses: list.flatMap(({ urls }) => urls.filter((url) => /^turns?:/.test(url))),
  };
}
