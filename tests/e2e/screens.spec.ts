import { signIn } from './account-steps.ts';
import { ACCOUNT_STATE_SCREENS } from './screens/account-state-screens.ts';
import { DOCUMENT_STATE_SCREENS } from './screens/document-state-screens.ts';
import { INTERVIEW_SCREENS } from './screens/interview-screens.ts';
import { INTERVIEW_STATE_SCREENS } from './screens/interview-state-screens.ts';
import { LIVE_SCREENS } from './screens/live-screens.ts';
import { LIVE_STATE_SCREENS } from './screens/live-state-screens.ts';
import { MEMBER_SCREENS } from './screens/member-screens.ts';
import { MEMBER_STATE_SCREENS } from './screens/member-state-screens.ts';
import { SIGN_IN_STATE_SCREENS } from './screens/sign-in-state-screens.ts';
import { SOUND_CHECK_SCREENS } from './screens/sound-check-screens.ts';
import { test } from './screens/studio.ts';
import { TOOL_SCREENS } from './screens/tool-screens.ts';
import { VISITOR_SCREENS } from './screens/visitor-screens.ts';

// A trace draws every step once more, which takes as long as the pictures themselves; a failed one shows what it is about.
test.use({ trace: 'off' });

const VISITORS = [
  ...VISITOR_SCREENS,
  ...SIGN_IN_STATE_SCREENS,
  ...INTERVIEW_SCREENS,
  ...INTERVIEW_STATE_SCREENS,
  ...SOUND_CHECK_SCREENS,
  ...TOOL_SCREENS,
  ...DOCUMENT_STATE_SCREENS,
];

for (const screen of VISITORS) {
  test(`${screen.name} looks as it should`, async ({ page, context, studio, consoleGuard }) => {
    if (screen.allows) consoleGuard.allow(screen.allows);
    await studio.freeze(context);
    await screen.open(page, { context });
    await studio.look(screen.name, page, screen);
  });
}

const SIGNED_IN = [
  {
    name: 'the screens of somebody who is signed in look as they should',
    email: 'ada@screens.example',
    screens: MEMBER_SCREENS,
  },
  {
    name: 'the live assistant of somebody who is signed in looks as it should',
    email: 'ada@live-screens.example',
    screens: LIVE_SCREENS,
  },
];

for (const { name, email, screens } of SIGNED_IN) {
  test(name, async ({ page, context, studio, consoleGuard }) => {
    test.setTimeout(600_000);
    await signIn(page, { name: 'Ada Lovelace', email });
    await studio.freeze(context);
    for (const screen of screens) {
      if (screen.allows) consoleGuard.allow(screen.allows);
      await screen.open(page, { context });
      await studio.look(screen.name, page, screen);
    }
  });
}

/** Nothing of one is left for the next but what the account holds. */
const SIGNED_IN_EACH_ANEW = [
  {
    name: 'what somebody practised looks as it should while it loads and where it fails',
    email: 'ada@states.example',
    screens: MEMBER_STATE_SCREENS,
  },
  {
    name: 'an account and its payments look as they should while they load and where they fail',
    email: 'ada@account-states.example',
    screens: ACCOUNT_STATE_SCREENS,
  },
  {
    name: 'the live assistant looks as it should on the way into a session and where that fails',
    email: 'ada@live-states.example',
    screens: LIVE_STATE_SCREENS,
  },
];

for (const { name, email, screens } of SIGNED_IN_EACH_ANEW) {
  test(name, async ({ page, context, studio, consoleGuard }) => {
    test.setTimeout(600_000);
    await signIn(page, { name: 'Ada Lovelace', email });
    await page.close();
    await studio.freeze(context);
    for (const screen of screens) {
      if (screen.allows) consoleGuard.allow(screen.allows);
      const fresh = await context.newPage();
      await test.step(screen.name, () => screen.open(fresh, { context }));
      await studio.look(screen.name, fresh, screen);
      await fresh.close();
    }
  });
}
