import Bowser from 'bowser';

/** Longer ones are not written by a browser. */
const USER_AGENT_CHARACTERS = 400;
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * Browser and system, such as "Firefox on Linux", so that a person recognises a session. Versions and models are left out.
 * Only names that the library knows are stored, since a client may send any text.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > USER_AGENT_CHARACTERS) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const parts = [BROWSERS.has(browser.name ?? '') && browser.name, SYSTEMS.has(os.name ?? '') && os.name];
  return parts.filter(Boolean).join(' on ') || null;
}
