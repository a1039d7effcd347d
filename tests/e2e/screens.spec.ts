import { signIn } from './account-steps.ts';
import { INTERVIEW_SCREENS } from './screens/interview-screens.ts';
import { LIVE_SCREENS } from './screens/live-screens.ts';
import { MEMBER_SCREENS } from './screens/member-screens.ts';
import { test } from './screens/studio.ts';
import { TOOL_SCREENS } from './screens/tool-screens.ts';
import { VISITOR_SCREENS } from './screens/visitor-screens.ts';

// A trace draws every step once more, which takes as long as the pictures themselves; a failed one shows what it is about.
test.use({ trace: 'off' });

for (const screen of [...VISITOR_SCREENS, ...INTERVIEW_SCREENS, ...TOOL_SCREENS]) {
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
    test.setTimeout(240_000);
    await signIn(page, { name: 'Ada Lovelace', email });
    await studio.freeze(context);
    for (const screen of screens) {
      if (screen.allows) consoleGuard.allow(screen.allows);
      await screen.open(page, { context });
      await studio.look(screen.name, page, screen);
    }
  });
}
