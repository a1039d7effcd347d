// Finds the programs of this machine that the tests need; plain JavaScript for any Node from 18, shared by setup and Playwright.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_BROWSERS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Where a Playwright download keeps its executable, below `chromium-<revision>/chrome-<platform>/`. */
const PLAYWRIGHT_EXECUTABLES = [
  'chrome',
  'chrome.exe',
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/**
 * The path of a program on PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findOnPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * A Chromium to test with: the one named by PLAYWRIGHT_CHROMIUM or CHROMIUM_PATH, else the machine's own, else Playwright's.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = [process.env.PLAYWRIGHT_CHROMIUM, process.env.CHROMIUM_PATH].find((path) => path && isExecutable(path));
  if (named) return named;
  for (const name of BROWSERS) {
    const path = findOnPath(name);
    if (path) return path;
  }
  return MAC_BROWSERS.find(isExecutable) ?? findPlaywrightBrowser();
}

/** @returns {string | undefined} */
function findPlaywrightBrowser() {
  const cache = playwrightCache();
  if (!existsSync(cache)) return undefined;
  const newestFirst = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((left, right) => Number(right.slice('chromium-'.length)) - Number(left.slice('chromium-'.length)));
  for (const revision of newestFirst) {
    for (const platform of readdirSync(join(cache, revision)).filter((name) => name.startsWith('chrome-'))) {
      const path = PLAYWRIGHT_EXECUTABLES.map((name) => join(cache, revision, platform, name)).find(isExecutable);
      if (path) return path;
    }
  }
  return undefined;
}

function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(homedir(), 'AppData/Local/ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
