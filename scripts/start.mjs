/**
 * `npm start`, from a fresh clone to a running portal: installs, builds the pages, starts the server on the project's own Node.
 * Runs on any Node from 20 on and uses nothing that would have to be installed first.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, ownNode, root } from './prepare.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

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

const isDevelopment = process.env.NODE_ENV === 'development';
const WATCHED = ['--watch-path=server/src', '--watch-path=demo', '--watch-path=contract/src'];
/** Broadcasts are taken in by a process of their own, which an end of the server does not cut off. Tests ask for it by LIVE=1. */
const withMedia = (process.env.LIVE ?? (process.env.NODE_ENV === 'test' ? '0' : '1')) === '1';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const LAST_WORDS_MS = 5_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

const begin = (args) => {
  const child = spawn(node, args, {
    cwd: root,
    // over this channel a process notices when this one was killed, and stops instead of keeping its port
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'production',
      // a second start reads what the first has compiled
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
};

const end = (signal) => {
  isEnding = true;
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
};

/** Ends with what is left, once it has ended. */
function leave(code) {
  isEnding = true;
  process.exitCode = code;
  if (running.size === 0) process.exit();
  for (const child of running) child.on('exit', () => running.size === 0 && process.exit()).kill('SIGTERM');
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
    process.exit();
  }, LAST_WORDS_MS).unref();
}

/** Keeps a process running that was open once: one that dies comes back, after longer and longer where it dies again at once. */
function keep(name, args, { isOpen, onOpen = () => {}, onEnd }) {
  let wait = FIRST_WAIT_MS;
  const again = () => {
    const begun = Date.now();
    const child = begin(args);
    child.on('message', (said) => {
      if (said !== 'open' || isOpen) return;
      isOpen = true;
      onOpen();
    });
    child.on('exit', (code, signal) => {
      const ended = code ?? (signal === null ? 0 : 1);
      if (isEnding || code === 0 || !isOpen) return onEnd(ended);
      wait = Date.now() - begun > LONGEST_WAIT_MS ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, wait * 2);
      console.error(`The ${name} ended (${signal ?? code}) and is started again.`);
      setTimeout(() => (isEnding ? onEnd(ended) : again()), wait);
    });
  };
  again();
}

// what cannot take broadcasts in says so and ends; everything else goes on without it
const keepMedia = () => keep('media process', ['server/src/media.ts'], { isOpen: true, onEnd: () => {} });
const server = [...SERVER_FLAGS, ...(isDevelopment ? WATCHED : []), 'server/src/main.ts'];
// a server that is watched for changes tells its watcher alone that it is open, and its watcher never dies
keep('server', server, { isOpen: false, onOpen: () => withMedia && keepMedia(), onEnd: leave });
if (isDevelopment && withMedia) keepMedia();

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
