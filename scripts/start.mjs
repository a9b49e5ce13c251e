/**
 * `npm start`, from a fresh clone to a running portal: installs, builds the pages, starts the server on the project's own Node.
 * Runs on any Node from 20 on and uses nothing that would have to be installed first.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, ownNode, root } from './prepare.mjs';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed to start; this is ${process.version}.`);
  process.exit(1);
}

let node;
try {
  await install();
  node = ownNode();
  await build(node);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(
  node,
  [
    ...(process.env.NODE_ENV === 'development'
      ? ['--watch-path=server/src', '--watch-path=demo', '--watch-path=contract/src']
      : []),
    'server/src/main.ts',
  ],
  {
    cwd: root,
    // over this channel the server notices when this process was killed, and stops instead of keeping the port
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'production',
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  },
);
const end = (signal) => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
// npm hands on neither its own hang-up nor a kill: whoever it started notices that it is gone. Without npm a shell that ends is no reason
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    end('SIGTERM');
  }, 500);
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
