/**
 * Test files that `npm test` leaves to `npm run test:all`, with the reason. The gate is red for broken code only and takes ten minutes: a test
 * that is slow, or that fails where a machine stops for a moment, stands here.
 */
export const NOT_IN_GATE: readonly { reason: string; files: readonly string[] }[] = [
  {
    reason: 'calls every call with hundreds of inputs: minutes, and they find what seldom changes',
    files: ['context', 'fields', 'malformed', 'patterns'].map((name) => `server/test/sweeps/${name}.test.ts`),
  },
  {
    reason: 'starts and kills whole programs and databases',
    files: [
      'scripts/start*.test.ts',
      'server/test/throwaway.test.ts',
      'server/test/upgrade*.test.ts',
      'server/test/sweeps/database-away.test.ts',
      'server/src/platform/database/{client,embedded,migrate}.test.ts',
      'server/src/secret/secret.test.ts',
      'server/src/**/*.kill.test.ts',
      'web/app/realtime/stampede.test.ts',
    ],
  },
  {
    reason: 'has clients that drip bytes, or asserts how soon something happens',
    files: [
      'server/test/slow-clients.test.ts',
      'server/test/sweeps/rights-change.test.ts',
      'server/src/platform/http/{slow-readers,body-timeout}.test.ts',
      'server/src/platform/{counters/counters,delivery/delivery}.test.ts',
      'server/src/domains/login/{code.enumeration,login.guessing,login.known-device}.test.ts',
      'server/src/domains/{identity/identity,notice/notice.stream,session/session.ending}.test.ts',
      'server/src/domains/{organizer/settings,visitor/visitor.review,upload/upload.vip}.test.ts',
      'server/src/platform/realtime/sockets.test.ts',
      'web/app/realtime/socket.test.ts',
    ],
  },
  {
    reason: 'works on large files, films, an object store or a whole catalogue',
    files: [
      'server/src/domains/upload/{upload.{s3,full,orphans},video,video.room}.test.ts',
      'server/src/platform/files/{file-store,pdf-check}.test.ts',
      'server/src/platform/pdf/pdf.test.ts',
      'server/src/platform/video/video-transcoder.test.ts',
      'server/src/platform/live/media-server.encoders.test.ts',
      'server/src/domains/live/live.{broadcast,nginx-rtmp}.test.ts',
      'server/src/platform/search/search.{quality,trade}.test.ts',
    ],
  },
];
