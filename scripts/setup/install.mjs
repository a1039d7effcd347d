// Installs the packages when the lock file changed, and a newer Node beside them where the machine's own is too old.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { binaries, readStamp, reasonOf, root, run, runNpm, SetupError, say, writeStamp } from './step.mjs';

/** The oldest Node that runs the program. */
const OLDEST_NODE = { major: 22, minor: 22 };
const OWN_FOLDER = join(root, 'node_modules', '.greenroom');
const STAMP = join(OWN_FOLDER, 'installed');
/** Apart from the other packages, since npm removes what the lock does not name. */
const NODE_FOLDER = join(OWN_FOLDER, 'node');
const NODE_PROGRAM = join(
  NODE_FOLDER,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
/** Not saved, so that the lock stays as it is; with the developers' tools also where NODE_ENV is production. */
const INSTALL = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

export function install() {
  const isHostOld = isOldNode(hostNodeVersion());
  if (isHostOld && isOldNode(versionOf(join(binaries, 'node')))) addNode();

  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readStamp(STAMP) === lock) return;
  say('installing the packages (a minute or so the first time) …');
  // An install that is broken off half-way must not pass for the one before it.
  rmSync(STAMP, { force: true });
  // npm leaves out optional packages, such as the builder's binary, that its own Node is too old for.
  const { isDone, output } = runNpm(INSTALL, isHostOld ? NODE_PROGRAM : undefined);
  if (!isDone) throw new SetupError(`npm install failed: ${reasonOf(output)}`);
  writeStamp(STAMP, lock);
}

/** Puts Node 24 where npm's scripts look first: node_modules/.bin. */
function addNode() {
  say(`adding Node 24, since this machine's is ${hostNodeVersion()} …`);
  // Newer npm runs the install scripts of named packages only.
  writeStamp(join(NODE_FOLDER, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  const { isDone, output } = runNpm([...INSTALL, '--prefix', NODE_FOLDER, 'node@24']);
  if (!isDone || isOldNode(versionOf(NODE_PROGRAM))) {
    const wanted = `install Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer`;
    throw new SetupError(
      `Node 24 could not be added: ${isDone ? 'it does not run here' : reasonOf(output)}; ${wanted}`,
    );
  }
  mkdirSync(binaries, { recursive: true });
  const link = join(binaries, 'node');
  rmSync(link, { force: true });
  if (process.platform === 'win32') writeFileSync(`${link}.cmd`, `@"${NODE_PROGRAM}" %*\r\n`);
  else symlinkSync(relative(binaries, NODE_PROGRAM), link);
}

/** The version of the Node outside node_modules: npm's own when it started us, since npm puts node_modules/.bin first on PATH. */
function hostNodeVersion() {
  if (!process.execPath.startsWith(join(root, 'node_modules') + sep)) return process.version;
  const hostNode = process.env.npm_node_execpath;
  return hostNode ? versionOf(hostNode) : '';
}

/** @param {string} program */
function versionOf(program) {
  return run(program, ['--version']).output.trim();
}

/** @param {string} version `v24.1.0`; anything else counts as too old */
function isOldNode(version) {
  const match = /^v(\d+)\.(\d+)\./.exec(version);
  if (!match) return true;
  const [major, minor] = [Number(match[1]), Number(match[2])];
  return major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor);
}
