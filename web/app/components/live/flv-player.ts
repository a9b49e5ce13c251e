import mpegts from 'mpegts.js';
import { flvLoaderOf } from './flv-loader.ts';
import type { Engine } from './playback-session.ts';

// what fails is told by an event; in the console it would look like a fault of the page
mpegts.LoggingControl.applyConfig({ enableAll: false });

/** Loaded with the first live that plays: what nobody watches costs the page nothing. */
export const playsFlv = (): boolean => mpegts.isSupported();

/** Plays HTTP-FLV with a second's delay, from the address of now. */
export function playFlv(video: HTMLVideoElement, addressOf: () => string, onFail: () => void): Engine {
  const urlOf = (): string => new URL(addressOf(), window.location.href).href;
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: urlOf() },
    {
      // a signed line ends after a minute: the next one is there before
      customLoader: flvLoaderOf(urlOf),
      enableStashBuffer: false,
      liveBufferLatencyChasing: true,
      liveBufferLatencyMaxLatency: 1.5,
      liveBufferLatencyMinRemain: 0.3,
    },
  );
  player.on(mpegts.Events.ERROR, onFail);
  player.on(mpegts.Events.LOADING_COMPLETE, onFail);
  player.attachMediaElement(video);
  player.load();
  return {
    stop: () => {
      // a stream that is read while its player is taken apart ends with an error
      player.unload();
      player.destroy();
    },
  };
}
