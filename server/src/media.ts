import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log, readInstallation } from './start/installation.ts';
import { printLine } from './start/print-line.ts';
import { ADDRESS_FILE, STREAMS_FOLDER } from './platform/live/live-engine.ts';
import { MediaServer } from './platform/live/media-server.ts';
import { mediaToken } from './platform/live/media-token.ts';
import { askPortal } from './platform/live/publish-hook.ts';
import { findFfmpeg } from './platform/video/ffmpeg.ts';

/**
 * The media process: takes the broadcasts of exhibitors in and records them. It stands beside the portal, so that a portal that is started anew
 * cuts nobody off, and needs no database: whether a stream key is right it asks the portal.
 */
async function main(): Promise<void> {
  const config = readInstallation();
  const programs = findFfmpeg(config.FFMPEG_PATH);
  if (programs === null)
    printLine(
      'Cameras whose browser records no AAC cannot broadcast: that needs ffmpeg and the programs of util-linux.',
    );
  const folder = path.join(config.DATA_DIR, 'live');
  const token = mediaToken(config.SECRET);
  const hook = `${config.LIVE_HOOK_URL ?? `http://127.0.0.1:${config.PORT}${config.BASE_PATH}broadcast/hook`}/${token}`;
  const server = new MediaServer({
    rtmpPort: config.RTMP_PORT,
    rtmpHost: config.RTMP_HOST,
    folder: path.join(folder, STREAMS_FOLDER),
    ffmpeg: programs?.ffmpeg ?? null,
    token,
    hook: (event) => askPortal(hook, event),
    log: log.error,
  });
  mkdirSync(path.join(folder, STREAMS_FOLDER), { recursive: true, mode: 0o700 });
  const ports = await server.listen();
  const file = path.join(folder, ADDRESS_FILE);
  writeFileSync(
    `${file}.new`,
    JSON.stringify({ port: ports.http, rtmpPort: ports.rtmp, takesOpus: programs !== null }),
    { mode: 0o600 },
  );
  renameSync(`${file}.new`, file);
  const end = () => void server.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
