// Finds, or installs where it may, the browser and the speech tools that the journeys need.
import { readFileSync } from 'node:fs';
import { findBrowser, findOnPath } from '../find-tools.mjs';
import { reasonOf, run, runNpm, SetupError, say } from './step.mjs';

/** Each tool with what it is for, and its packages on Debian: a recogniser needs its model, a browser a font. */
const TOOLS = [
  { name: 'Chromium', find: findBrowser, purpose: 'the browser journeys', debian: ['chromium', 'fonts-liberation'] },
  {
    name: 'pocketsphinx',
    find: () => findOnPath('pocketsphinx_continuous'),
    purpose: 'hearing spoken answers on this machine',
    debian: ['pocketsphinx', 'pocketsphinx-en-us'],
  },
  { name: 'flite', find: () => findOnPath('flite'), purpose: 'speech made for the tests', debian: ['flite'] },
  {
    name: 'espeak-ng',
    find: () => findOnPath('espeak-ng'),
    purpose: 'speaking questions on this machine',
    debian: ['espeak-ng'],
  },
];

export function findTestTools() {
  if (missing().length > 0 && isDebianRoot()) installOnDebian();
  if (!findBrowser()) installPlaywrightBrowser();
  const left = missing();
  for (const tool of left) say(`${tool.name} is missing (${tool.purpose}): ${howToInstall(tool)}`);
  if (left.length > 0 && process.env.CI === 'true') {
    throw new SetupError(`with CI=true every tool is needed; missing: ${left.map((tool) => tool.name).join(', ')}`);
  }
}

const missing = () => TOOLS.filter((tool) => !tool.find());

function installOnDebian() {
  const packages = missing().flatMap((tool) => tool.debian);
  say(`installing ${packages.join(', ')} with apt-get …`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const update = run('apt-get', ['update', '-q']);
  const result = update.isDone
    ? run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
    : update;
  if (!result.isDone) say(`apt-get failed: ${lastError(result.output)}`);
}

function installPlaywrightBrowser() {
  say("fetching Playwright's Chromium …");
  const { isDone, output } = runNpm(['exec', '--no', '--', 'playwright', 'install', 'chromium']);
  if (!isDone) say(`playwright install failed: ${output.match(/Error: .*/g)?.at(-1) ?? reasonOf(output)}`);
}

/** @param {typeof TOOLS[number]} tool */
function howToInstall(tool) {
  if (process.platform === 'darwin') {
    return tool.name === 'Chromium' ? 'npx playwright install chromium' : `brew install ${tool.debian[0]}`;
  }
  return `sudo apt-get install ${tool.debian.join(' ')}`;
}

/** Only Debian itself: elsewhere `chromium` may be a stub that asks for a snap. */
function isDebianRoot() {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} output */
function lastError(output) {
  const lines = output.trim().split('\n');
  return lines.find((line) => line.startsWith('E: ')) ?? lines.slice(-1).join('');
}
